# What the program costs: evils_parlor --robot benches/frame.robot --data-dir /tmp/bench
# Limits on software Vulkan: 30 frames per second while animating, 3 % of one core at rest,
# 3 s to the first frame, 350 MB, and a rematch within 1 s of the key.
set welcomed true
measure start
measure frames 3
wait 7
measure idle 10
seed 11
click "Play"
measure frames 3
wait idle
key O
key O
measure frames 2
wait idle
wait 7
measure idle 10
play-out 7 by keyboard
wait "Rematch"
key R
measure until "round 1 · turn 1"
quit
