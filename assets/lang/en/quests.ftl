### The table challenges of the Wager.

quest-coin-stack-title = Tower of coins
quest-coin-stack-task = Stack coins with one hand for a minute. Count the coins that still stand at the end.
quest-coin-stack-ask-1 = coins

quest-one-leg-title = Stork
quest-one-leg-task = Stand on one leg with your eyes closed. Stop the clock when the other foot touches down.
quest-one-leg-ask-1 = seconds

quest-half-minute-title = Inner clock
quest-half-minute-task = Without a clock, say stop after thirty seconds. Enter how many seconds it really were; the nearest wins.
quest-half-minute-ask-1 = seconds

quest-paper-plane-title = Paper plane
quest-paper-plane-task = Fold a plane from one sheet and throw it once. Measure the flight in centimetres.
quest-paper-plane-ask-1 = centimetres

quest-bin-shots-title = Into the bin
quest-bin-shots-task = Ten paper balls into a bin from three steps away. Count the hits.
quest-bin-shots-ask-1 = hits

quest-alphabet-back-title = Zebra to apple
quest-alphabet-back-task = Say the alphabet backwards. Enter the seconds it took and the letters missed; each missed letter costs five seconds.
quest-alphabet-back-ask-1 = seconds
quest-alphabet-back-ask-2 = letters missed

quest-whisper-words-title = One letter
quest-whisper-words-task = The table picks a letter. Name things in this room that begin with it for one minute.
quest-whisper-words-ask-1 = things

quest-napkin-star-title = Cut a star
quest-napkin-star-task = Tear a star from a napkin without tools. The others give it 0 to 10 points each; enter the sum.
quest-napkin-star-ask-1 = points

quest-spoon-walk-title = Steady spoon
quest-spoon-walk-task = Carry a full spoon of water around the table. Enter the seconds, and 1 if anything was spilt, else 0; a spill costs twenty seconds.
quest-spoon-walk-ask-1 = seconds
quest-spoon-walk-ask-2 = spilt

quest-dice-dozen-title = Exactly a dozen
quest-dice-dozen-task = Roll one die and add up, stopping when you like. Up to twelve the sum counts, above it nothing does.
quest-dice-dozen-ask-1 = sum

quest-card-throw-title = Hat trick
quest-card-throw-task = Throw thirteen playing cards at a hat two steps away. A card inside counts three, one on the brim counts one.
quest-card-throw-ask-1 = inside
quest-card-throw-ask-2 = on the brim

quest-weigh-it-title = Kitchen scale
quest-weigh-it-task = Fill a cup with what you think are two hundred grams of anything. Weigh it; enter by how many grams you were off.
quest-weigh-it-ask-1 = grams off

quest-still-face-title = Stone face
quest-still-face-task = The others may say anything but not touch you. Stop the clock when you smile or speak, at most three minutes.
quest-still-face-ask-1 = seconds

quest-memory-tray-title = Under the cloth
quest-memory-tray-task = Look at fifteen things on a tray for half a minute, then write down what you remember. Wrong ones count against you.
quest-memory-tray-ask-1 = right
quest-memory-tray-ask-2 = wrong

quest-hum-it-title = Hum a tune
quest-hum-it-task = Hum songs of your choice for a minute. Count how many the others name.
quest-hum-it-ask-1 = tunes named

quest-page-guess-title = Open the book
quest-page-guess-task = Somebody names a page of the thickest book here. Open it once; enter by how many pages you missed it.
quest-page-guess-ask-1 = pages off

quest-bottle-flip-title = Bottle flip
quest-bottle-flip-task = Twenty flips of a bottle a third full. Count how often it stands, and your longest run, which counts double.
quest-bottle-flip-ask-1 = standing
quest-bottle-flip-ask-2 = longest run

quest-tap-race-title = Drum roll
quest-tap-race-task = Tap the table with one finger for ten seconds while somebody counts.
quest-tap-race-ask-1 = taps

quest-blind-portrait-title = Blind portrait
quest-blind-portrait-task = Draw the player on your left without looking at the paper. The others give 0 to 10 points each; enter the sum.
quest-blind-portrait-ask-1 = points

quest-sum-of-dates-title = Birthday sums
quest-sum-of-dates-task = Add up the days and months of everybody's birthday in your head. Enter the seconds you needed and by how much you were wrong; each point of error costs three seconds.
quest-sum-of-dates-ask-1 = seconds
quest-sum-of-dates-ask-2 = error

quest-penny-slide-title = Closest to the edge
quest-penny-slide-task = Slide three coins towards the far edge of the table. Enter the millimetres of your best one that is still on it, or 500 if none is.
quest-penny-slide-ask-1 = millimetres

quest-long-breath-title = One long note
quest-long-breath-task = Sing one note for as long as one breath lasts, loud enough for the far end of the table.
quest-long-breath-ask-1 = seconds

quest-sock-darts-title = Sock target
quest-sock-darts-task = Five rolled socks at three cushions worth 1, 3 and 5 points. Your best and your worst throw count, and the hits in all.
quest-sock-darts-ask-1 = best
quest-sock-darts-ask-2 = worst
quest-sock-darts-ask-3 = hits

quest-twenty-one-title = Count to twenty-one
quest-twenty-one-task = Count aloud to 21, leaving out every number that has a 7 in it or is one of its multiples. Enter how far you came without a mistake.
quest-twenty-one-ask-1 = last number
