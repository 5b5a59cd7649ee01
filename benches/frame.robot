# What the program costs. Run with: evils_parlor --robot benches/frame.robot --data-dir /tmp/bench
# (speeds on software Vulkan; see the issue for the limits)
measure start
measure frames 3
measure idle 6
seed 11
click "Play"
wait 0.2
measure frames 4
wait idle
measure frames 3
measure idle 6
quit
