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
log-hint-dazed = { actor }还晕着。
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
log-felt-breath = 你感觉到：体力 +{ $count }。
log-felt-boost = 你感觉到：下一枪伤害 +{ $count }。
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
log-healed = { actor }用了医疗包：生命 +{ $count }。
log-halved = 硬币让{ actor }生命减半：剩 { $hp } 点。
log-repaired = { actor }修了枪筒。
log-sorted = { actor }分开了子弹：实弹在前，空弹在后。
log-merged = { actor }合并了弹夹：现有 { $count } 发。
log-wagered = { actor }押上 { $wager } 点生命。
log-stage-won = { actor }在擂台上获胜，赢得双方的赌注。
log-looked-seen = { actor }看了：{ $shells }。
log-praise-up = 道德的崇高赞许为{ actor }恢复 1 点生命。
log-praise-down = 道德的崇高赞许对{ actor }毫无作用。

## 日志：开枪。打中与空弹里的 $who 是子弹所到的一方。
log-fired-foe = { actor }朝{ target }开枪。
log-fired-self = { actor }朝自己开枪。
log-hit = 实弹：打中{ actor }，剩 { $hp } 点生命。
log-hit-blown = 实弹炸膛：打中{ actor }，剩 { $hp } 点生命。
log-hit-reflected = 实弹被反甲弹回：打中{ actor }，剩 { $hp } 点生命。
log-clicked = 咔哒，空弹：{ actor }没事。
log-clicked-blown = 咔哒，空弹炸膛：{ actor }没事。
log-caught = { actor }接住了子弹，它现在在弹夹末尾。
log-stopped = { actor }的防弹衣挡下了子弹。
log-vest-broke = { actor }的防弹衣破了。
log-ignited = { actor }着火了。
log-burned = { actor }被烧：生命 −1。
log-period-won = 这个恶魔倒下了。
log-period-lost = { $who ->
    [you] 你倒下了，恶魔获胜。
   *[other] { $name }倒下了，恶魔获胜。
}
log-period-drawn = 本周目双双倒下。

## 拒绝，写在变暗的名字下
refuse-tool-held = 道具架上没有{ $tool }
refuse-tool-unfinished = 先用掉{ $tool }，或放回去
refuse-nothing-pending = 这里没有要决定的
refuse-place = 没有位置 { $place }，最末是 { $most }
refuse-wager = 不能押 { $wager }，只能押 1 到 { $most }
refuse-choice-first = 请先用完手中的道具
refuse-too-late = 来不及取消了
refuse-on-stage = 擂台上不能用道具
refuse-no-temporary = 没有临时槽位
refuse-other-borrows = 对方正在用你的道具架
refuse-nothing-to-win = 没有可赢的了
refuse-barrel-fresh = 枪筒完好如新
refuse-nothing-to-merge = 没有可合并的
refuse-no-wound = 没有未包扎的负伤
refuse-clip-full = 弹夹满了
refuse-no-effect = { $tool }在本模式中无效
useless-no-temporary = 无临时槽
useless-other-borrows = 已被借用
useless-nothing-to-win = 无奖可得
useless-barrel-fresh = 尚无磨损
useless-nothing-to-merge = 没有子弹
useless-no-wound = 没有负伤
useless-clip-full = 弹夹已满
useless-no-effect = 无效

## 查看
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
place-cancel = 取消
place-gap = 空隙 { $place }

## 下赌注
wager-title = 你的赌注
wager-answer-title = 对方押 { $wager } 点生命，你呢？
wager-stake = { $wager } 点生命
wager-put = 押上

## 状态条
ribbon-place = 在弹夹里选一个位置
ribbon-wager = 报出你的赌注
ribbon-stage = 擂台之上——没有道具，只有枪
ribbon-doubt = 再看一眼——用了就不能撤销

## 放置与下注，续
place-text-arrange = 下一发——放进去才看得到。
place-text-last = 这是最后一发：取走它，这一回合就结束。
wager-if-won = 赢了：{ $hp } 点生命。
wager-if-lost = { $end ->
    [yes] 输了：就此结束。
   *[no] 输了：{ $hp } 点生命。
}

## 对半的机会，看两眼
doubt-half = 一半概率
doubt-use = 使用
doubt-you-turn = 你变成对方。
doubt-foe-turns = 对方变成你。
doubt-hp = 生命：{ $from } → { $to }
doubt-wounds = 负伤：{ $from } → { $to }
doubt-tools = 道具：{ $from } → { $to }
doubt-foe-tools = 对方道具：{ $from } → { $to }
doubt-copied = 其余一并变为：{ $list }
doubt-coin-tool = 原处变成一件限量道具（黄铜色）。
doubt-all-gone = 双方的道具、防弹衣和额外伤害全部消失。
doubt-nothing = 什么也不发生。

## 模式的规则书
rules-duel-goal-title = 目标
rules-duel-goal-text = 你有 { $own } 点生命，恶魔有 { $evil } 点。谁的生命归零，谁立刻出局；双方也可能同时出局。
rules-duel-goal-endless = 一个恶魔倒下，下一个就坐下；你保留一切，失去的体力恢复一半。
rules-duel-goal-sequence = 一共 { $count } 个，一个接一个；每次双方都重新开始。
rules-duel-round-title = 回合
rules-duel-round-text = 双方各有 { $slots } 个槽位，每回合开始时最多发 { $most } 件道具，有空位时平均 { $expected } 件。满了就没有。
rules-duel-round-slots = 另有 { $chance } 的概率得到一个临时槽位，{ $least } 到 { $most } 回合后连同其中的道具一起消失。
rules-duel-round-bare = 这个模式没有道具：只有枪。
rules-duel-clip-title = 弹夹
rules-duel-clip-text = 装 { $least } 到 { $most } 发：实弹 { $live } 到 { $live_most } 发，空弹至少 { $blank } 发。先定长度，再定实弹数，最后定位置。平均 { $share } 是实弹。打空后开始新的回合。
rules-duel-turn-title = 一轮
rules-duel-turn-text = 想用几件道具就用几件，一件接一件，然后开枪：朝自己，或朝对方。双方的道具架随时公开。
rules-duel-shot-title = 开枪
rules-duel-shot-text = 朝自己开枪时，每个弹夹各打出一发。朝对方开枪时，双发射手和连发射手可能打出更多。对方的接弹套和防弹衣能保护对方；没有什么能挡住你自己的子弹。
rules-duel-damage-title = 伤害
rules-duel-damage-text = 实弹造成 1 点伤害，有小刀则更多。每点伤害扣 1 点生命并留下一处负伤，或以 负伤数/8 的概率扣 2 点生命而不留伤。
rules-duel-wounds-title = 负伤
rules-duel-wounds-text = 最多 8 处。现在用的绷带在下下回合开始时治好一处；医疗包治好全部。
rules-duel-breath-title = 体力
rules-duel-breath-text = 共 32 点。每次开枪耗去射手一点，每次接弹耗去接弹者一点。每枪之后以 1/（负伤数 + 1） 的概率恢复一点。低于 8 时可能晕倒：以 1 − 体力/8 的概率眩晕一轮。
rules-duel-next-title = 轮到谁
rules-duel-next-text = 朝自己打出空弹且没有炸膛，下一轮还是你；否则轮到对方。眩晕的一方轮到时失去该轮，眩晕几次就失去几轮。
rules-duel-rattled-title = 破防
rules-duel-rattled-text = 最后一件防弹衣破掉时，每件破掉的都有 15% 的概率让穿的人破防一回合。破防的人不能用道具，只会胡乱开枪。
rules-duel-knowledge-title = 谁知道什么
rules-duel-knowledge-text = 道具架、回合开始时的生命、主弹夹的数目是公开的。次序、额外弹夹、体力、层数和耐久是隐藏的。被接住或被挡下的子弹是实是空，谁也不知道。查看面板上的一切都由你所知推出。
rules-duel-bold-title = 胆量筹码
rules-duel-bold-text = 更可能是实弹时朝自己开枪，却只听到咔哒一声：恶魔会推来一枚黄铜筹码，刻着你当时的确切概率。
rules-duel-blowback-title = 炸膛
rules-duel-blowback-text = 子弹可能炸膛，飞向另一边。每打出一发，枪筒就磨损一点；已打出 { $wear } 发，现在是 { $chance }。
rules-duel-blowback-fixed = 子弹可能炸膛，飞向另一边：这个模式里总是 { $chance }。
rules-duel-tool-share = 发到的概率 { $odds }。
rules-duel-tool-limit = 每局每方最多发 { $count } 件。
rules-duel-tool-hold = 手上有 { $count } 件时不再发放。
rack-free = { $count } 个空槽位
rack-free-until = 其中 1 个 { $count } 回合后消失
