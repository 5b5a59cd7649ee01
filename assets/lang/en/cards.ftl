### The Cards: table, tray, inspector, log, refusals, rules.

## Names
mode-cards-name = Two decks
element-cryo = Cryo
element-hydro = Hydro
element-pyro = Pyro
element-electro = Electro
element-anemo = Anemo
element-geo = Geo
element-dendro = Dendro
element-omni = wild
element-physical = physical
element-piercing = piercing
reaction-melt = Melt
reaction-vaporize = Vaporize
reaction-overloaded = Overloaded
reaction-superconduct = Superconduct
reaction-electro-charged = Electro-Charged
reaction-frozen = Frozen
reaction-burning = Burning
reaction-bloom = Bloom
reaction-quicken = Quicken
reaction-swirl = Swirl
reaction-crystallize = Crystallize
cards-kind-normal = Normal attack
cards-kind-skill = Elemental skill
cards-kind-burst = Elemental burst
cards-kind-passive = Passive
cards-category-talent = Talent
cards-category-token = Generated card
cards-category-weapon = Weapon
cards-category-artifact = Artifact
cards-category-location = Support: place
cards-category-companion = Support: companion
cards-category-item = Support: item
cards-category-resonance = Elemental resonance
cards-category-national = National card
cards-category-event = Event
cards-category-food = Food
cards-category-legend = Arcane Legend
cards-entity-status = Status
cards-entity-shield = Shield
cards-entity-combat = Status of the side
cards-entity-summon = Summon
cards-entity-support = Support
cards-entity-equipment = Equipment

## On the table
cards-support-of = { $who ->
    [you] Your support
    [evil] Evil’s support
   *[other] Support: { $name }
}
cards-summons-of = { $who ->
    [you] Your summons
    [evil] Evil’s summons
   *[other] Summons: { $name }
}
cards-end-round = End round
cards-tune = Tune a card
cards-phase-set-card = Opening hand
cards-phase-set-character = Who begins?
cards-phase-roll = Roll phase
cards-phase-action = Action phase
cards-phase-end = End phase
cards-place = round { $round } · { $phase }
cards-banner-round = Round { $round }

## Ribbon
cards-ribbon-swap = Your opening hand – swap what you do not want
cards-ribbon-swap-again = Your hand – swap what you do not want
cards-ribbon-lead = Choose who begins
cards-ribbon-new-lead = Choose who steps forward
cards-ribbon-roll = Roll again what you do not want
cards-ribbon-action = Your action – fast actions keep the turn
cards-ribbon-alone = Your action – the other side is done
cards-ribbon-target = Choose a target

## Choosing
cards-swap-title = Your opening hand
cards-swap-again-title = Your hand
cards-swap-text = Mark cards to put back; you draw as many others.
cards-swap-keep = Keep all
cards-swap-some = { $count ->
    [one] Swap { $count } card
   *[other] Swap { $count } cards
}
cards-lead-title = Who stands in front?
cards-new-lead-title = Who steps forward?
cards-lead-text = The one in front acts and is hit first. Switching later costs a die.
cards-roll-title = Your dice
cards-roll-left = { $count ->
    [one] { $count } reroll left
   *[other] { $count } rerolls left
}
cards-roll-odds = At least { $count } { $element }, wild dice counted: { $odds }
cards-roll-keep = Keep all
cards-roll-again = { $count ->
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
cards-roll-useless = Mark dice you cannot use
cards-target-title = { $card }: on whom?
cards-target-second = { $card }: and then?
cards-target-support = { $card }: which support makes room?
cards-switch-title = Switch to whom?
cards-tune-title = Tune { $card }: which die?
cards-tune-text = The die becomes { $element }. The turn stays yours.
cards-pay-title = Pay with which dice?
cards-pay-wrong = { $given } of { $price } dice chosen, or the wrong kinds.
cards-pay-auto = Automatic
cards-pay-done = Done
cards-pay-other = Another way ({ $place } of { $all })
cards-pay-dice = { $count } { $element }
cards-pay-asked = { $dice }: as the price asks.
cards-pay-instead = { $dice }: in place of what the price asks for.
cards-pay-nobody = { $dice }: of no use to your team.
cards-pay-behind = { $dice }: of use only to those behind.
cards-pay-front = { $dice }: needed in front, but it fits.
cards-pay-wild = { $dice }: it would fit anywhere.
cards-end-title = End the round?
cards-end-text = You can still do something. Whoever ends first begins the next round.
cards-end-stay = Go on
cards-concede = Give up

## Tray
cards-pay = { $count ->
    [0] Free
   *[other] Pay { $count }
}
cards-do-play = Play
cards-do-tune = Tune
cards-choose-target = Choose a target
cards-edit-dice = Dice
cards-switch = Switch
cards-passes = then the other side acts
cards-keeps = you stay on turn
cards-end-caption = you get no more turns this round
cards-unasked = Nothing to decide now
cards-hand-empty = no cards in hand
cards-hand-hidden = Hidden: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}

## Refusals
cards-refuse-not-asked = That is not what is being asked now.
cards-refuse-no-card = There is no card at place { $place }.
cards-refuse-not-in-hand = { $card } is not in your hand.
cards-refuse-no-skill = There is no such skill.
cards-refuse-cannot-cast = cannot act
cards-refuse-energy = { $missing } energy short
cards-refuse-lead = cannot step forward
cards-refuse-target = no target
cards-refuse-front = not in front
cards-refuse-condition = condition unmet
cards-refuse-legend = one legend a match
cards-refuse-dice-gone = These dice are not all there.
cards-refuse-payment = { $given } dice do not pay the price of { $price }.
cards-refuse-tune = Wild dice and dice of the active element cannot be tuned.
cards-refuse-poor = dice missing
cards-refuse-no-tune = no die can be tuned
cards-refuse-no-switch = nobody left

## Inspector
cards-inspect-nothing = Point at a card, a skill or anybody on the table.
cards-inspect-paid = can be paid
cards-inspect-if = If you pay now
cards-inspect-if-free = If you do it now
cards-inspect-last = The last blow
cards-inspect-base = Base damage
cards-inspect-infused = { $cause }: becomes { $element }
cards-inspect-takes = { $name } takes
cards-inspect-pierced = { $name }, piercing
cards-inspect-left = { $hp } HP left
cards-inspect-hp-left = HP left
cards-inspect-burst = { $name }: energy { $before } → { $energy }: burst ready
cards-inspect-goes = { $name } is used up
cards-brief-damage = { $count } { $element } damage
cards-brief-physical = { $count } damage
cards-brief-heal = heals { $count }
cards-brief-summons = { $count ->
    [one] { $count } summon
   *[other] { $count } summons
}
cards-inspect-defeat = { $name } falls
cards-inspect-energy = { $name }: energy { $before } → { $energy }
cards-inspect-healed = { $name } heals { $count }
cards-inspect-aura = { $element } stays on { $name }
cards-inspect-came = { $name } comes
cards-inspect-switch = { $name } steps forward
cards-inspect-draw = { $count ->
    [one] { $count } card is drawn
   *[other] { $count } cards are drawn
}
cards-inspect-dice = { $count ->
    [one] { $count } die is gained
   *[other] { $count } dice are gained
}
cards-inspect-sure = Certain: no roll, no hidden card
cards-inspect-branch = With { $odds }
cards-inspect-always = Whatever comes
cards-inspect-passes = Ends your turn
cards-inspect-stays = You stay on turn
cards-inspect-hp = { $hp } of { $most } HP
cards-inspect-energy-of = energy { $energy } of { $most }
cards-inspect-discount = { $cause } changes the price
cards-inspect-usages = { $count } left
cards-queue-title = When the round ends
cards-queue-hold = Point here and everything waits.
cards-queue-nobody = Nothing on the table acts.
cards-queue-left = used up
cards-hand-of = { $who ->
    [you] Your hand: { $count }
    [evil] Evil’s hand: { $count }
   *[other] Hand of { $name }: { $count }
}

## Log
cards-log-round = Round { $round }
cards-log-end-phase = The round ends; what is on the table acts.
cards-log-drew = { actor } drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
cards-log-drew-cards = { actor } drew { $cards }.
cards-log-swapped = { actor } chose which cards to keep.
cards-log-burned = { actor } had no room for { $card }; it is gone.
cards-log-received = { actor } received { $card }.
cards-log-discarded = { actor } discarded { $card }.
cards-log-lead = { actor } put { $character } in front.
cards-log-rolled = { actor } rolled { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
cards-log-rerolled = { actor } rolled again.
cards-log-gained-dice = { actor } gained { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
cards-log-lost-dice = { actor } gave { $count ->
    [one] { $count } die
   *[other] { $count } dice
} away.
cards-log-all-omni = { $who ->
    [you] All your dice are wild now.
    [evil] All of Evil’s dice are wild now.
   *[other] All of { $name }’s dice are wild now.
}
cards-log-played = { actor } played { $card }.
cards-log-played-on = { actor } played { $card } on { $character }.
cards-log-negated = { $card } had no effect: { $cause }.
cards-log-cast = { $character }: { $skill }
cards-log-tuned = { actor } tuned a die to { $element }.
cards-log-switched = { actor } switched to { $character }.
cards-log-reacted = { $reaction } on { $character }
cards-log-suffered = { $character } took { $value } damage: { $hp } HP.
cards-log-pierced = { $character } took { $value } piercing damage: { $hp } HP.
cards-log-healed = { $character } healed { $value }: { $hp } HP.
cards-log-levelled = { $character } has { $hp } HP now.
cards-log-came = { $thing } is on the table.
cards-log-left = { $thing } is gone.
cards-log-no-room = There is no room for { $thing }.
cards-log-defeated = { $character } has fallen.
cards-log-extra = { actor } may act once more.
cards-log-ended = { actor } ended the round.
cards-log-conceded = { actor } gave up.
cards-log-drawn = Nobody has won.
cards-standing = HP { $hp } · { $hand } cards · { $dice } dice
cards-belief = { $known } of { $all } cards of the other hand known
cards-truth-none = no cards
cards-knew-row = Evil had { $belief }. In that hand: { $truth }.

## Results
cards-result-drawn = A draw
cards-result-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cards-result-blow = Hardest blow: { $value } by { $cause }
cards-result-left = { actor }: { $count ->
    [one] { $count } character standing
   *[other] { $count } characters standing
}

## Hints
cards-deed-swap = { $count ->
    [0] Keep the hand
    [one] Swap { $count } card
   *[other] Swap { $count } cards
}
cards-deed-lead = { $character } to the front
cards-deed-reroll = { $count ->
    [0] Keep the dice
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
cards-deed-play = Play { $card }
cards-deed-play-on = Play { $card } on { $target }
cards-deed-switch = Switch to { $character }
cards-deed-tune = Tune { $card } into { $element }
cards-reason-damage = It deals { $value } damage now.
cards-reason-defeat = It defeats { $character }.
cards-reason-build = It makes the position better than anything else tried.
cards-reason-end = Nothing left gains anything; ending first begins the next round.
cards-reason-dice = These dice fit nobody of yours.

## Achievements
achievement-meltdown-name = Meltdown
achievement-meltdown-text = Deal eight damage or more in one blow.
achievement-two-at-once-name = Two at once
achievement-two-at-once-text = Defeat two characters with one decision.
achievement-whole-team-name = Not a crease
achievement-whole-team-text = Win with all three characters standing.
achievement-last-paper-name = Last paper standing
achievement-last-paper-text = Win with one character left.
achievement-alchemist-name = Alchemist
achievement-alchemist-text = Cause five different reactions in one match.
achievement-full-yard-name = Full yard
achievement-full-yard-text = Have four summons at once.
achievement-tuner-name = Perfect pitch
achievement-tuner-text = Tune three cards in one round.
achievement-card-nightmare-name = Reads your cards
achievement-card-nightmare-text = Beat Evil at Nightmare in the Cards.

## Keys
scope-cards = At the Cards
action-skill-1 = First skill
action-skill-2 = Second skill
action-skill-3 = Third skill
action-skill-4 = Fourth skill
action-switch-lead = Switch characters
action-tune-card = Tune a card
action-edit-dice = Choose the dice
action-end-round = End the round

## Decks
cards-setup-deck = Deck: { $name }
cards-setup-own = Own deck
cards-fault-team = A team has { $wanted } characters, this one { $count }.
cards-fault-twin = { $character } is in the team twice.
cards-fault-size = A deck has { $wanted } cards, this one { $count }.
cards-fault-copies = { $card } is there { $count } times, { $most } at most.
cards-fault-token = { $card } is only created during play.
cards-fault-needs = { $card } needs { $need } in the team.
faction-mondstadt = Mondstadt
faction-liyue = Liyue
faction-inazuma = Inazuma
faction-sumeru = Sumeru
faction-fontaine = Fontaine
faction-fatui = Fatui
faction-monster = Monster
faction-hilichurl = Hilichurl

## Rules
cards-rules-goal-title = The goal
cards-rules-goal = Each side has three characters and { $cards } cards, at most { $copies } alike. A side without a living character loses. After round { $rounds } the match is a draw.
cards-rules-opening-title = The opening
cards-rules-opening = You begin with { $count } cards, Arcane Legends first, and may swap any of them once. Then both sides choose who stands in front, and show it together.
cards-rules-round-title = The round
cards-rules-round = Each side rolls { $dice } dice and may roll any of them again. The sides act in turn until both have ended the round. Then what is on the table acts, the side that ended first beginning, and both draw { $draw } cards. Dice that are left are lost.
cards-rules-actions-title = Actions
cards-rules-actions = Skills, switching and ending the round pass the turn. Cards and tuning are fast: the turn stays yours, unless the card says otherwise. Switching costs one die. Whoever ends the round first begins the next one.
cards-rules-dice-title = Dice and prices
cards-rules-dice = A coloured chip asks for a die of that element, a grey one for any dice, a white one for that many alike. Wild dice count as anything, except for tuning. Tuning puts a card away and turns a die into the element of whoever stands in front.
cards-rules-energy-title = Energy
cards-rules-energy = A normal attack or an elemental skill gives its user one energy. A burst needs the lamps beside the portrait lit, and puts them out.
cards-rules-damage-title = Damage
cards-rules-damage = Damage is worked out in this order: it may become elemental; additions; the reaction; additions that need the reaction; multiplications; divisions, rounded up; barriers and shields. What is left is taken from the HP. Piercing damage passes all of it.
cards-rules-reactions-title = Reactions
cards-rules-limits-title = Limits
cards-rules-limits = A hand holds { $hand } cards, a rack { $dice } dice. A side has room for { $summons } summons and { $supports } supports; another support takes the place of one you choose.
cards-rules-hidden-title = What is hidden
cards-rules-hidden = Hands, dice colours and the order of the decks are hidden. How many there are is open. Everything shown before you decide is worked out only from what you know.
cards-reacts-plain = { $bonus } damage.
cards-reacts-switch = { $bonus } damage; an active target steps back for the next.
cards-reacts-pierce = { $bonus } damage, and { $count } piercing damage to all others of that side.
cards-reacts-attach = { $bonus } damage; { $thing } on the target.
cards-reacts-create = { $bonus } damage; { $thing } for the attacking side.
cards-reacts-spread = { $count } damage of the other element to all others of that side.

## More
cards-end-act = Yes, end it

## Deck builder
cards-builder-open = Build a deck…
cards-builder-title = Deck builder
cards-builder-seat = Character { $number }
cards-builder-count = { $count } of { $wanted } cards
cards-builder-legal = This deck can be played.
cards-builder-curve = Dice asked by the cards
cards-builder-demand = Dice by name: { $list }
cards-builder-expected = Expected opening cards for three dice or fewer: { $count }
cards-builder-chance = { $card } in the opening hand: { $odds }
cards-builder-use = Use this deck
cards-builder-hand = Test hand
cards-builder-copy = Copy the code
cards-builder-paste = Take over a code
cards-builder-show = Show me
cards-builder-picture = Save as a picture
cards-filter-any-cost = any price
cards-filter-dice = { $dice } dice
cards-filter-cost = Price
cards-filter-held = In the deck or not
cards-filter-in = In the deck
cards-filter-out = Not in the deck
cards-filter-any-element = any element
cards-filter-any-kind = any kind
cards-filter-element = Element
cards-filter-kind = Kind
cards-filter-search = Search name or text
cards-filter-equipment = Weapons and artifacts

## Lesson
lesson-cards-swap = Five cards to begin with. What you do not want could be swapped once. Keep them all.
lesson-cards-lead = Three characters, and one stands in front: it acts, and it is hit first. Choose Diluc.
lesson-cards-roll = Eight dice for the round. Three Pyro, three Anemo: just what your team needs. Keep them all.
lesson-cards-skill = Diluc’s Searing Onslaught costs three Pyro. Choose it: the dice that would be paid are lifted, and the tag shows the HP that would be left. Then pay.
lesson-cards-switch = Evil has ended the round, and fire sticks to its character. Switch to Sucrose: that costs one die.
lesson-cards-swirl = Wind meets fire: Swirl carries it to everybody behind. Use the second skill of Sucrose, and read the sum.
lesson-cards-end = Nothing more to do: end the round. What you have on the table acts by itself then.
lesson-cards-free = A new round, new dice, two more cards. Point at anything: the inspector tells what it does. Go on as you like.

## First time
first-cards-pay = Choose a card or a skill: the dice that would be paid are lifted. Choose the same again, or Enter, to pay.
first-cards-aura = An element sticks to this portrait. Another one will react with it; the rules page has the table.
first-cards-burst = All lamps are lit: the burst is ready.
first-cards-summon = A summon acts at the end of every round. The chip is its damage, the tag its usages.
first-cards-frozen = Frozen: no skills this round. Switching is still possible.
first-cards-alone = The other side has ended the round. You may go on alone as long as you like.
first-cards-tune = Too many cards? Choose one and tune it: a die becomes the element you need.
strength-knows-nightmare-cards = Favours: it sees your hand and your dice, and has one reroll more each round.
