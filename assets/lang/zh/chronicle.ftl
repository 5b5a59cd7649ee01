### 完整决斗的文字：日志、拒绝、查看、选位置、下赌注。

## 日志：回合与道具架
log-period = { $number ->
    [1] 第 { $number } 周目：恶魔落座。
   *[other] 第 { $number } 周目：下一个恶魔落座。
}
log-round-begins = 第 { $number } 回合开始。
log-standing = { actor }：{ $hp } 点生命，{ $wounds ->
    [0] 没有负伤
   *[other] 负伤 { $wounds } 处
}。
log-returned = { actor }回到自己的道具架前。
log-slot-gone = { actor }的一个临时槽位到期了。
log-slot-gone-with = { actor }的一个临时槽位到期了，{ $tool }也一并没了。
log-slot-given = { actor }得到一个槽位，可用 { $rounds } 回合。
log-slot-given-good = { actor }得到一个永久槽位。
log-dealt = { actor }得到{ $tool }。
log-hint-dazed = { actor }正眩晕。
log-rattled = { actor }破防了，胡乱开枪。
log-spent = { actor }的道具架上少了{ $tool }。
log-slot-now = { actor }的道具架上现在有{ $tool }。
log-slot-empty = { actor }的道具架上空出一个槽位。
log-kept = { actor }没能用{ $tool }，它留在道具架上。

## 日志：道具
log-vested = { actor }穿上一件防弹衣。
log-thrown = { actor }在杯下掷了三颗骰子。
log-dice-sum = { actor }掷出 { $sum } 点。
log-felt-rattled = 你感觉到：你破防了。
log-felt-breath = 你感觉到：体力 + { $count }。
log-felt-boost = 你感觉到：下一枪伤害 + { $count }。
log-felt-nothing = 你毫无感觉。
log-struck-up = 骰子让{ actor }恢复 { $count } 点生命。
log-struck-down = 骰子让{ actor }失去 { $count } 点生命。
log-eighth = 骰子只给{ actor }留下八分之一：{ $hp } 点生命。
log-mirrored = 镜子：{ actor }变成了{ target }的样子。
log-filled = { actor }用了填实：弹夹里有变化。
log-arranged = { $shell ->
    [live] 放回位置 { $place }：实弹。
   *[blank] 放回位置 { $place }：空弹。
}
log-rearranged = { actor }重整了弹药。
log-extracted = { actor }从弹夹里取出一发。
log-extracted-seen = { $shell ->
    [live] { actor }取出位置 { $place } 的子弹：实弹。
   *[blank] { actor }取出位置 { $place } 的子弹：空弹。
}
log-inserted = { actor }往弹夹里放进一发{ $tool }。
log-bandaged = { actor }缠上绷带。
log-quenched = { actor }把火扑灭了。
log-healed = { actor }用了医疗包：生命 + { $count }。
log-halved = 硬币让{ actor }生命减半：剩 { $hp } 点。
log-repaired = { actor }修了枪筒。
log-sorted = { actor }分开了子弹：实弹在前，空弹在后。
log-merged = { actor }合并了弹夹：现有 { $count } 发。
log-wagered = { actor }押上 { $wager } 点生命。
log-stage-won = { actor }在舞台上获胜，赢得两份赌注。
log-looked-seen = { actor }看了：{ $shells }。
log-praise-up = 道德的崇高赞许治愈了{ actor }：生命 + 1。
log-praise-down = 道德的崇高赞许对{ actor }毫无作用。
log-big-mallet = { actor }挥下超级大木锤：{ target }晕了。

## 日志：开枪。打中与空弹里的 $who 是子弹所到的一方。
log-fired-foe = { actor }朝{ target }开枪。
log-fired-self = { actor }朝自己开枪。
log-hit = 实弹：打中{ actor }，剩 { $hp } 点生命。
log-hit-blown = 实弹炸膛：打中{ actor }，剩 { $hp } 点生命。
log-hit-reflected = 实弹被反甲弹回：打中{ actor }，剩 { $hp } 点生命。
log-clicked = 空弹：{ actor }没事。
log-clicked-blown = 空弹炸膛：{ actor }没事。
log-caught = { actor }接住了子弹，它现在在弹夹末尾。
log-stopped = { actor }的防弹衣挡下了子弹。
log-vest-broke = { actor }的防弹衣破了。
log-ignited = { actor }着火了。
log-burned = { actor }被烧：生命 − 1。
log-period-won = 这个恶魔倒下了。
log-period-lost = 你倒下了，恶魔留在座上。
log-period-drawn = 本周目双双倒下。

## 拒绝，写在变暗的名字下
refuse-tool-held = 道具架上没有{ $tool }
refuse-tool-unfinished = 先用掉{ $tool }，或放回去
refuse-nothing-pending = 这里没有要决定的
refuse-place = 没有位置 { $place }，最末是 { $most }
refuse-wager = 不能押 { $wager }，只能押 1 到 { $most }
refuse-choice-first = 请先用完手中的道具
refuse-too-late = 来不及放回去了
refuse-on-stage = 舞台上不用道具
refuse-no-temporary = 没有临时槽位
refuse-other-borrows = 对方正在用你的道具架
refuse-nothing-to-win = 没有可赢的了
refuse-barrel-fresh = 枪筒完好如新
refuse-nothing-to-merge = 没有可合并的
refuse-no-wound = 没有未包扎的伤
refuse-clip-full = 弹夹满了
refuse-no-effect = { $tool }在本模式中无效

## 查看
inspect-blows-back-you = 炸膛打中你
inspect-blows-back = { $whom ->
    [you] 炸膛打中你
    [evil] 炸膛打中恶魔
   *[other] 炸膛打中{ $whom_name }
}
inspect-caught = 被接住
inspect-stopped = 被防弹衣挡下
why-certain = 你确知其中 { $count } 发。
why-live = 是实弹的概率为 { $percent }。
why-blowback = 炸膛的概率为 { $percent }。
why-caught = 被接住的概率为 { $percent }。
why-stopped = 被防弹衣挡下的概率为 { $percent }。
why-sampled = 可能的情形太多，数不过来；这些数字由抽样得出。

## 选位置
place-title-extract = 取哪一发？
place-title-insert = { $tool }放在哪里？
place-title-arrange = 还有 { $count } 发在外面
place-text = 选一个位置：最前面的先击发。
place-put = 就这里
place-cancel = 放回去
place-gap = 空隙 { $place }

## 下赌注
wager-title = 你的赌注
wager-answer-title = 对方押 { $wager } 点生命，你呢？
wager-text = 1 到 { $most } 点生命。舞台上的胜者拿走两份赌注。
wager-stake = { $wager } 点生命
wager-put = 押上
wager-cancel = 放回去

## 状态条
ribbon-place = 在弹夹里选一个位置
ribbon-wager = 报出你的赌注
ribbon-stage = 舞台之上——没有道具，只有枪
