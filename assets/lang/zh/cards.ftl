### 纸牌：牌桌、手牌栏、查看、日志、拒绝、规则。

## Names
mode-cards-name = 两副牌
element-cryo = 冰
element-hydro = 水
element-pyro = 火
element-electro = 雷
element-anemo = 风
element-geo = 岩
element-dendro = 草
element-omni = 万能
element-physical = 物理
element-piercing = 穿透
reaction-melt = 融化
reaction-vaporize = 蒸发
reaction-overloaded = 超载
reaction-superconduct = 超导
reaction-electro-charged = 感电
reaction-frozen = 冻结
reaction-burning = 燃烧
reaction-bloom = 绽放
reaction-quicken = 原激化
reaction-swirl = 扩散
reaction-crystallize = 结晶
cards-kind-normal = 普通攻击
cards-kind-skill = 元素战技
cards-kind-burst = 元素爆发
cards-kind-passive = 被动
cards-category-talent = 天赋牌
cards-category-token = 生成的牌
cards-category-weapon = 武器
cards-category-artifact = 圣遗物
cards-category-location = 支援：场地
cards-category-companion = 支援：伙伴
cards-category-item = 支援：道具
cards-category-resonance = 元素共鸣
cards-category-national = 国家牌
cards-category-event = 事件牌
cards-category-food = 料理
cards-category-legend = 秘传卡牌
cards-entity-status = 状态
cards-entity-shield = 护盾
cards-entity-combat = 出战状态
cards-entity-summon = 召唤物
cards-entity-support = 支援
cards-entity-equipment = 装备

## On the table
cards-support-of = { $who ->
    [you] 你的支援区
    [evil] 恶魔的支援区
   *[other] { $name }的支援区
}
cards-summons-of = { $who ->
    [you] 你的召唤物
    [evil] 恶魔的召唤物
   *[other] { $name }的召唤物
}
cards-end-round = 结束回合
cards-tune = 元素调和
cards-phase-set-card = 起始手牌
cards-phase-set-character = 谁先出战？
cards-phase-roll = 投掷阶段
cards-phase-action = 行动阶段
cards-phase-end = 结束阶段
cards-place = 第 { $round } 回合 · { $phase }
cards-banner-round = 第 { $round } 回合

## Ribbon
cards-ribbon-swap = 起始手牌：换掉不想要的
cards-ribbon-swap-again = 手牌：换掉不想要的
cards-ribbon-lead = 选择先出战的角色
cards-ribbon-new-lead = 选择接替出战的角色
cards-ribbon-roll = 重投不想要的骰子
cards-ribbon-action = 你的行动：快速行动后仍由你行动
cards-ribbon-alone = 你的行动：对方已结束
cards-ribbon-target = 选择目标

## Choosing
cards-swap-title = 你的起始手牌
cards-swap-again-title = 你的手牌
cards-swap-text = 标记要换掉的牌，会抓回同样张数的其他牌。
cards-swap-keep = 全部保留
cards-swap-some = 换 { $count } 张牌
cards-lead-title = 谁先出战？
cards-new-lead-title = 换谁出战？
cards-lead-text = 出战角色负责行动，也最先挨打。之后切换角色要花 1 个元素骰。
cards-roll-title = 你的骰子
cards-roll-left = 还可重投 { $count } 次
cards-roll-odds = 至少 { $count } 个{ $element }骰（含万能）：{ $odds }
cards-roll-keep = 全部保留
cards-roll-again = 重投 { $count } 个骰子
cards-roll-useless = 标记用不上的骰子
cards-target-title = { $card }：对谁？
cards-target-second = { $card }：第二个目标？
cards-target-support = { $card }：移走哪张支援牌？
cards-switch-title = 切换到谁？
cards-tune-title = 调和{ $card }：用哪个骰子？
cards-tune-text = 该骰子变为{ $element }元素。仍由你行动。
cards-pay-title = 用哪些骰子支付？
cards-pay-wrong = 已选 { $given }/{ $price } 个骰子，或种类不符。
cards-pay-auto = 自动选择
cards-pay-done = 完成
cards-pay-other = 换一种付法（{ $place }/{ $all }）
cards-pay-dice = { $element }×{ $count }
cards-pay-asked = { $dice }：费用要求如此。
cards-pay-instead = { $dice }：代替费用要求的元素。
cards-pay-nobody = { $dice }：你的角色都用不到。
cards-pay-behind = { $dice }：只有后台角色用得到。
cards-pay-front = { $dice }：出战角色用得到，但正好合适。
cards-pay-wild = { $dice }：万能，哪里都能用。
cards-end-title = 结束回合？
cards-end-text = 你还有可做的行动。先结束的一方下回合先手。
cards-end-stay = 继续
cards-concede = 认输

## Tray
cards-pay = { $count ->
    [0] 免费
   *[other] 支付 { $count }
}
cards-do-play = 打出
cards-do-tune = 调和
cards-choose-target = 选择目标
cards-edit-dice = 骰子
cards-switch = 切换
cards-passes = 之后轮到对方
cards-keeps = 仍是你的行动
cards-end-caption = 本回合你不再行动
cards-unasked = 现在无需决定
cards-hand-empty = 没有手牌
cards-hand-hidden = 不公开：手牌 { $cards } 张，骰子 { $dice } 个

## Refusals
cards-refuse-not-asked = 现在问的不是这个。
cards-refuse-no-card = 第 { $place } 张牌不存在。
cards-refuse-not-in-hand = { $card }不在手牌中。
cards-refuse-no-skill = 没有这个技能。
cards-refuse-cannot-cast = 不能行动
cards-refuse-energy = 还差 { $missing } 点充能
cards-refuse-lead = 不能出战
cards-refuse-target = 没有目标
cards-refuse-front = 不是出战角色
cards-refuse-condition = 条件不满足
cards-refuse-legend = 每局限一张秘传
cards-refuse-dice-gone = 骰子不齐。
cards-refuse-payment = { $given } 个骰子付不了 { $price } 的费用。
cards-refuse-tune = 万能骰和出战角色元素的骰子不能调和。
cards-refuse-poor = 骰子不够
cards-refuse-no-tune = 没有可调和的骰子
cards-refuse-no-switch = 无人可换

## Inspector
cards-inspect-nothing = 指向一张牌、一个技能或场上的任何东西。
cards-inspect-paid = 付得起
cards-inspect-if = 如果现在支付
cards-inspect-if-free = 如果现在执行
cards-inspect-last = 上一次伤害
cards-inspect-base = 基础伤害
cards-inspect-infused = { $cause }：变为{ $element }
cards-inspect-takes = { $name }受到
cards-inspect-pierced = { $name }（穿透）
cards-inspect-left = 剩余 { $hp } 点生命
cards-inspect-hp-left = 剩余生命
cards-inspect-burst = { $name }：充能 { $before } → { $energy }，可元素爆发
cards-inspect-goes = { $name }用尽
cards-brief-damage = { $count } 点{ $element }伤害
cards-brief-physical = { $count } 点伤害
cards-brief-heal = 治疗 { $count } 点
cards-brief-summons = { $count } 个召唤物
cards-inspect-defeat = { $name }被击倒
cards-inspect-energy = { $name }：充能 { $before } → { $energy }
cards-inspect-healed = { $name }恢复 { $count } 点
cards-inspect-aura = { $name }附着{ $element }
cards-inspect-came = { $name }入场
cards-inspect-switch = { $name }出战
cards-inspect-draw = 抓 { $count } 张牌
cards-inspect-dice = 获得 { $count } 个骰子
cards-inspect-sure = 确定：无投掷、无暗牌
cards-inspect-branch = 概率 { $odds }
cards-inspect-always = 无论结果如何
cards-inspect-passes = 结束你的行动
cards-inspect-stays = 仍是你的行动
cards-inspect-hp = 生命 { $hp }/{ $most }
cards-inspect-energy-of = 充能 { $energy }/{ $most }
cards-inspect-discount = { $cause }改变费用
cards-inspect-usages = 剩余 { $count }
cards-queue-title = 回合结束时
cards-queue-hold = 指针停在这里，一切都会暂停。
cards-queue-nobody = 桌上没有会行动的东西。
cards-queue-left = 已用尽
cards-hand-of = { $who ->
    [you] 你的手牌：{ $count }
    [evil] 恶魔的手牌：{ $count }
   *[other] { $name }的手牌：{ $count }
}

## Log
cards-log-round = 第 { $round } 回合
cards-log-end-phase = 回合结束，场上效果依次结算。
cards-log-drew = { actor }抓了 { $count } 张牌。
cards-log-drew-cards = { actor }抓到：{ $cards }。
cards-log-swapped = { actor }定下了手牌。
cards-log-burned = { actor }手牌已满，{ $card }被弃置。
cards-log-received = { actor }获得{ $card }。
cards-log-discarded = { actor }弃置{ $card }。
cards-log-lead = { actor }以{ $character }出战。
cards-log-rolled = { actor }投掷了 { $count } 个骰子。
cards-log-rerolled = { actor }重投了骰子。
cards-log-gained-dice = { actor }获得 { $count } 个骰子。
cards-log-lost-dice = { actor }交出 { $count } 个骰子。
cards-log-all-omni = { actor }的骰子全部变为万能。
cards-log-played = { actor }打出{ $card }。
cards-log-played-on = { actor }对{ $character }打出{ $card }。
cards-log-negated = { $card }被{ $cause }抵消。
cards-log-cast = { $character }：{ $skill }
cards-log-tuned = { actor }把一个骰子调和为{ $element }。
cards-log-switched = { actor }切换到{ $character }。
cards-log-reacted = { $character }身上引发{ $reaction }
cards-log-suffered = { $character }受到 { $value } 点伤害，剩 { $hp } 点生命。
cards-log-pierced = { $character }受到 { $value } 点穿透伤害，剩 { $hp } 点生命。
cards-log-healed = { $character }恢复 { $value } 点，现有 { $hp } 点生命。
cards-log-levelled = { $character }现有 { $hp } 点生命。
cards-log-came = { $thing }入场。
cards-log-left = { $thing }离场。
cards-log-no-room = 没有位置放{ $thing }。
cards-log-defeated = { $character }倒下了。
cards-log-extra = { actor }可以再行动一次。
cards-log-ended = { actor }结束了回合。
cards-log-conceded = { actor }认输了。
cards-log-drawn = 平局。
cards-standing = 生命 { $hp } · 手牌 { $hand } · 骰子 { $dice }
cards-belief = 已知对方 { $all } 张手牌中的 { $known } 张
cards-truth-none = 没有手牌
cards-knew-row = 恶魔所知：{ $belief }。实际手牌：{ $truth }。

## Results
cards-result-drawn = 平局
cards-result-rounds = { $rounds } 回合
cards-result-blow = 最重一击：{ $cause }造成 { $value } 点
cards-result-left = { actor }：剩 { $count } 名角色

## Hints
cards-deed-swap = { $count ->
    [0] 保留手牌
   *[other] 换 { $count } 张牌
}
cards-deed-lead = { $character }出战
cards-deed-reroll = { $count ->
    [0] 保留骰子
   *[other] 重投 { $count } 个骰子
}
cards-deed-play = 打出{ $card }
cards-deed-play-on = 对{ $target }打出{ $card }
cards-deed-switch = 切换到{ $character }
cards-deed-tune = 用{ $card }调和出{ $element }
cards-reason-damage = 现在能造成 { $value } 点伤害。
cards-reason-defeat = 能击倒{ $character }。
cards-reason-build = 比试过的其他走法都更有利。
cards-reason-end = 其余行动无益；先结束可抢先手。
cards-reason-dice = 这些骰子你的角色用不上。

## Achievements
achievement-meltdown-name = 熔毁
achievement-meltdown-text = 一次造成 8 点或更多伤害。
achievement-two-at-once-name = 一石二鸟
achievement-two-at-once-text = 一次行动击倒两名角色。
achievement-whole-team-name = 毫无折痕
achievement-whole-team-text = 三名角色全部存活并获胜。
achievement-last-paper-name = 最后一张纸
achievement-last-paper-text = 只剩一名角色时获胜。
achievement-alchemist-name = 炼金术士
achievement-alchemist-text = 一局中引发五种不同的元素反应。
achievement-full-yard-name = 满院
achievement-full-yard-text = 同时拥有四个召唤物。
achievement-tuner-name = 绝对音感
achievement-tuner-text = 一回合内调和三张牌。
achievement-card-nightmare-name = 看穿你的牌
achievement-card-nightmare-text = 在卡牌中击败噩梦难度的恶魔。

## Keys
scope-cards = 卡牌
action-skill-1 = 第一个技能
action-skill-2 = 第二个技能
action-skill-3 = 第三个技能
action-skill-4 = 第四个技能
action-switch-lead = 切换角色
action-tune-card = 元素调和
action-edit-dice = 选择骰子
action-end-round = 结束回合

## Decks
cards-setup-deck = 牌组：{ $name }
cards-setup-own = 自己的牌组
cards-fault-team = 队伍要 { $wanted } 名角色，现在有 { $count } 名。
cards-fault-twin = { $character }重复了。
cards-fault-size = 牌组要 { $wanted } 张牌，现在有 { $count } 张。
cards-fault-copies = { $card }有 { $count } 张，最多 { $most } 张。
cards-fault-token = { $card }只能在对局中生成。
cards-fault-needs = { $card }需要队伍中有{ $need }。
faction-mondstadt = 蒙德
faction-liyue = 璃月
faction-inazuma = 稻妻
faction-sumeru = 须弥
faction-fontaine = 枫丹
faction-fatui = 愚人众
faction-monster = 魔物
faction-hilichurl = 丘丘人

## Rules
cards-rules-goal-title = 目标
cards-rules-goal = 双方各有三名角色和 { $cards } 张牌，同名牌最多 { $copies } 张。没有存活角色的一方落败。第 { $rounds } 回合结束后判平局。
cards-rules-opening-title = 开局
cards-rules-opening = 开局 { $count } 张手牌，秘传卡牌优先入手，可任意更换一次。随后双方选择出战角色并同时亮出。
cards-rules-round-title = 回合
cards-rules-round = 双方各投 { $dice } 个元素骰，可重投任意个。双方轮流行动，直到都结束回合。然后场上效果依次结算（先结束的一方先），双方各抓 { $draw } 张牌。剩余元素骰作废。
cards-rules-actions-title = 行动
cards-rules-actions = 使用技能、切换角色和结束回合是战斗行动，之后轮到对方。打牌和元素调和是快速行动，之后仍由你行动（牌上另有说明的除外）。切换角色花费 1 个元素骰。先结束回合的一方下回合先手。
cards-rules-dice-title = 骰子与费用
cards-rules-dice = 彩色费用需要该元素的骰子，灰色可用任意骰子，白色需要相同元素的骰子。万能骰可当任意元素（调和除外）。元素调和：弃置一张手牌，把一个骰子变为出战角色的元素。
cards-rules-energy-title = 充能
cards-rules-energy = 普通攻击和元素战技使使用者获得 1 点充能。元素爆发需要充能点满，并会耗尽充能。
cards-rules-damage-title = 伤害
cards-rules-damage = 伤害按此顺序计算：附魔；加成；元素反应；依赖反应的加成；乘法；除法（向上取整）；屏障与护盾。剩下的扣除生命。穿透伤害跳过以上全部。
cards-rules-reactions-title = 元素反应
cards-rules-limits-title = 上限
cards-rules-limits = 手牌上限 { $hand }，骰子上限 { $dice }。每方最多 { $summons } 个召唤物、{ $supports } 张支援牌；再打出支援牌时要选一张移走。
cards-rules-hidden-title = 隐藏的信息
cards-rules-hidden = 手牌、骰子颜色和牌库顺序是隐藏的，数量公开。决定前显示的一切只根据你已知的信息推算。
cards-reacts-plain = 伤害 { $bonus }。
cards-reacts-switch = 伤害 { $bonus }；出战目标被迫切换到下一名角色。
cards-reacts-pierce = 伤害 { $bonus }，并对该方其他角色造成 { $count } 点穿透伤害。
cards-reacts-attach = 伤害 { $bonus }；目标附属{ $thing }。
cards-reacts-create = 伤害 { $bonus }；攻击方获得{ $thing }。
cards-reacts-spread = 对该方其他角色造成 { $count } 点被扩散元素的伤害。

## More
cards-end-act = 是的，结束

## Deck builder
cards-builder-open = 组建牌组…
cards-builder-title = 组牌
cards-builder-seat = 角色 { $number }
cards-builder-count = { $count }/{ $wanted } 张牌
cards-builder-legal = 这副牌可以使用。
cards-builder-curve = 牌的骰子费用
cards-builder-demand = 指定元素骰：{ $list }
cards-builder-expected = 起始手牌中费用不超过 3 的牌：平均 { $count } 张
cards-builder-chance = 起始手牌有{ $card }：{ $odds }
cards-builder-use = 使用这副牌
cards-builder-hand = 试抽手牌
cards-builder-copy = 复制代码
cards-builder-paste = 载入代码
cards-builder-show = 带我去看
cards-builder-picture = 存为图片
cards-filter-any-cost = 任意费用
cards-filter-dice = { $dice } 骰
cards-filter-cost = 费用
cards-filter-held = 是否在牌组中
cards-filter-in = 在牌组中
cards-filter-out = 不在牌组中
cards-filter-any-element = 任意元素
cards-filter-any-kind = 任意类型
cards-filter-element = 元素
cards-filter-kind = 类型
cards-filter-search = 搜索名称或文字
cards-filter-equipment = 武器与圣遗物

## Lesson
lesson-cards-swap = 起始五张手牌，可以换一次。这次全部保留。
lesson-cards-lead = 三名角色，一名出战：由其行动，也最先挨打。选择迪卢克。
lesson-cards-roll = 本回合八个骰子：三个火、三个风，正合你的队伍。全部保留。
lesson-cards-skill = 迪卢克的“逆焰之刃”要三个火骰。选中它：将支付的骰子会抬起，标签显示剩余生命。然后支付。
lesson-cards-switch = 恶魔结束了回合，它的角色身上还附着火元素。切换到砂糖：花 1 个元素骰。
lesson-cards-swirl = 风遇上火：扩散会波及所有后台角色。使用砂糖的第二个技能，看看算式。
lesson-cards-end = 没有可做的了：结束回合。之后场上的效果会自行结算。
lesson-cards-free = 新回合，新骰子，多两张牌。指向任何东西，查看面板会告诉你它的作用。接下来随你。

## First time
first-cards-pay = 选一张牌或一个技能：将支付的骰子会抬起。再选一次或按 Enter 支付。
first-cards-aura = 头像上附着了元素。另一种元素会与它反应，规则页有反应表。
first-cards-burst = 灯全亮了：元素爆发已就绪。
first-cards-summon = 召唤物在每回合结束时行动。圆片是伤害，标签是次数。
first-cards-frozen = 冻结：本回合不能使用技能，但可以切换角色。
first-cards-alone = 对方已结束回合，你可以一直行动下去。
first-cards-tune = 牌太多？选一张调和：把一个骰子变成需要的元素。
strength-knows-nightmare-cards = 特权：看得见你的手牌和骰子，每回合多一次重投。
