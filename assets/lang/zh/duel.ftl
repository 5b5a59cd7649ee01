### 决斗：道具、按钮、查看、日志、结局。

## 词语
shell-live = 实弹
shell-blank = 空弹
shell-unknown = 未知
shell-seen = 已看见
shell-inferred = 推断
shell-place = 第 { $place } 发
shell-place-next = 下一发
clip = 弹夹
clip-left = { count-shells }
slate-loaded = 装填：实弹 { $live }，空弹 { $blank }
slate-unseen = { $count } 发不明
slate-left = 剩 { $count }
slate-live = 实弹
slate-blank = 空弹
candles = { $name } { $hp } 点生命
candles-of = { $name } { $hp } / { $start }
tool-count = { $tool } × { $count }

## 枪口朝谁。$whom 为 you、evil 或 other。
target = { $whom ->
    [you] 你
    [evil] 恶魔
   *[other] { $whom_name }
}

## 道具
tool-undo-yes = 可以撤销。
tool-undo-no = 不能撤销：{ $reason }。
tool-numbers-now = 此刻
tool-who-learns = 谁会知道什么

## 按钮
fire-self = 朝自己开枪
fire-foe = { $whom ->
    [evil] 朝恶魔开枪
   *[other] 朝{ $whom_name }开枪
}
fire-self-result = 再来一轮 { $percent }
fire-foe-result = 命中 { $percent }
fire-again = 再按一次开枪

## 状态牌
chip-boost = 伤害 +{ $count }
chip-dazed = 眩晕
chip-dazed-turns = 眩晕 { $count } 轮
chip-looked = 看过了
chip-boost-help = 加在下一枪上，不论打中谁。
chip-dazed-help = 将失去下一轮。
chip-looked-help = 知道最前面那发是什么。
chip-wounds = 负伤 { $count }/{ $most }
chip-wounds-range = 负伤 { $count }
chip-breath = 体力 { $count }/{ $most }
chip-breath-range = 体力 { $count }
chip-blowback = 炸膛 { $percent }
chip-rattled = 破防
chip-rattled-maybe = 破防？{ $percent }
chip-rattled-rounds = 破防：{ $count } 回合
chip-vests = 防弹衣：{ $count }
chip-bandages = 绷带：{ $count }（{ $due } 回合后）
chip-catchers = 接弹套：{ $count }
chip-repeaters = 双发：{ $count }
chip-combos = 连发：{ $count }
chip-good-self = 良枪（一）：{ $count }
chip-good-foe = 良枪（二）：{ $count }
chip-bad-guns = 破枪：{ $count }
chip-thorns = 反甲：{ $count }
chip-fire = 燃烧弹：{ $count }
chip-burning = 着火：{ $count }
clip-main = 主弹夹
clip-extra = 额外 { $number }
clip-empty = 空
chip-wounds-help = 每点伤害有“负伤数/8”的概率多扣 1 点生命，否则负伤加 1。
chip-breath-help = 每次开枪、每次接弹都消耗体力。低于 8 时，枪响之后可能晕倒，失去一轮。
chip-blowback-help = 下一发有这么大的概率炸膛，打向另一边。每发子弹都会磨损枪筒。
chip-rattled-help = 还没来得及选择，枪就自己响了，打向任意一方。
chip-vests-help = 挡下对方打来的子弹，不论实空，直到破损。
chip-bandages-help = 绷带在用上之后的第二个回合开始时治好一处伤。
chip-catchers-help = 可能接住对方打来的一发，放到弹夹末尾。
chip-repeaters-help = 下一枪朝对方时多打一发。
chip-combos-help = 下一枪朝对方时可能一发接一发地打下去。
chip-good-self-help = 下一枪朝自己时不会炸膛。
chip-good-foe-help = 下一枪朝对方时不会炸膛。
chip-bad-guns-help = 下一枪必定炸膛。
chip-thorns-help = 把对方实弹的伤害弹回去。
chip-fire-help = 下一次射击的实弹会点燃被击中的一方。
chip-burning-help = 这一方每次开枪之后扣 1 点生命。绷带可以灭火。
chip-matters = 影响下一枪：{ $percent }
clip-extra-length = { count-shells }，每枪同时打出其中一发。
clip-extra-open = 数量：？只要还有，每枪同时打出其中一发。
clip-extra-places = 实弹概率：{ $odds }
shell-live-chance = 实弹概率 { $odds }

## 查看
inspect-next = 下一发
inspect-live = 实弹
inspect-blank = 空弹
inspect-if-foe = { $who ->
    [you] 如果朝{ target }开枪
   *[other] 如果{ actor }朝{ target }开枪
}
inspect-if-self = { $who ->
    [you] 如果朝自己开枪
   *[other] 如果{ actor }朝自己开枪
}
inspect-hits = { $whom ->
    [you] 打中你
    [evil] 打中恶魔
   *[other] 打中{ $whom_name }
}
inspect-nothing = 没有命中
inspect-free-turn = 再来一轮
inspect-turn-passes = 轮到另一方
inspect-hp = { $name } { $from } → { $to }
inspect-why = 为什么是 { $percent }
inspect-folded = 概率马上回来。
inspect-over = 对局已经结束，没有秘密了。
inspect-later = 后面的子弹
inspect-next-shot = 下一枪
inspect-off = 查看面板已关闭。
why-left = 还剩 { $live } 发实弹、{ $blank } 发空弹。
why-order = 你对顺序一无所知，所以每种顺序可能性相同。
why-live-of = { $all } 发中有 { $live } 发实弹：{ $percent }。
why-seen = 你看过它：是{ $shell ->
    [live] 实弹
   *[blank] 空弹
}。
why-favoured = 噩梦的特权：下一发看得见。
why-all-live = 只剩实弹。
why-all-blank = 只剩空弹。
why-wounds = 对方负伤 { $count } 处：每点伤害扣 2 点生命的概率为 { $odds }。
why-damage = 实弹造成 { $damage } 点伤害：1 点，加小刀的 { $boost } 点。

## 提示
hint-reason-live = 下一发必是实弹。
hint-reason-blank = 下一发必是空弹；朝自己打，下一轮还是你。
hint-reason-likely-live = 更可能是实弹：{ $odds }。
hint-reason-likely-blank = 更可能是空弹：{ $odds }。
hint-reason-even = 一半一半。
hint-reason-knife = 这一枪多半是实弹，加把刀更疼。
hint-reason-eject = 下一发对你害多利少。
hint-reason-mallet = 对方还手之前，你多一轮。
hint-reason-praise = 必定恢复。
hint-reason-lens = 知道胜过猜测。
hint-reason-count = 算下来，这样胜率最高。
hint-reason-heal = 每一点生命都要紧。
hint-reason-guard = 下一发可能是冲你来的。
hint-reason-good-gun = 它让这一枪不会打错方向。
hint-reason-bad-gun = 对方的下一枪会打错方向。
hint-reason-more = 能打到对方身上的子弹更多。
hint-reason-tools = 道具越多，选择越多。
hint-reason-order = 它把子弹排成对你有利的次序。
hint-reason-mirror = 对方拥有的比你多。
hint-reason-luck = 这是赌一把，而胜算在你这边。

## 日志
log-round = 第 { $round } 回合：{ $first } { $first_hp } 点生命，{ $second } { $second_hp } 点生命。
log-gift = { actor }得到{ $tools }。
log-gift-none = { actor }放不下更多道具。
log-loaded = 装填：实弹 { $live } 发，空弹 { $blank } 发。
log-skipped = { actor }被打晕，失去一轮。
log-knife = { actor }用了小刀：下一枪伤害 +{ $boost }。
log-eject = { $shell ->
    [live] { actor }退出一发：实弹。
   *[blank] { actor }退出一发：空弹。
}
log-mallet = { actor }挥下超级小木锤：{ target }晕了。
log-dazed = { actor }挥下木锤：{ target }晕了。
log-praise-healed = 道德的崇高赞许为{ target }恢复了生命：现有 { $hp } 点。
log-praise-failed = 道德的崇高赞许对{ target }毫无作用：仍是 { $hp } 点生命。
log-look-seen = { $shell ->
    [live] { actor }看了下一发：实弹。
   *[blank] { actor }看了下一发：空弹。
}
log-look = { actor }看了下一发。
log-shot-foe-live = { actor }朝{ target }开枪：实弹，{ target }失去 { $damage } 点生命，剩 { $hp } 点。
log-shot-foe-blank = { actor }朝{ target }开枪：空弹。
log-shot-self-live = { actor }朝自己开枪：实弹，失去 { $damage } 点生命，剩 { $hp } 点。
log-shot-self-blank = { actor }朝自己开枪：空弹，再来一轮。
log-over = { $whom ->
    [you] 你倒下，
    [evil] 恶魔倒下，
   *[other] { $whom_name }倒下，
}{ $who ->
    [you] 你赢了。
    [evil] 恶魔赢了。
   *[other] { $name }赢了。
}
log-over-drawn = 双双倒下。

## 对恶魔的结局，按低于零多少：先你，后恶魔
ending-won-0 = 恶魔的最后一支蜡烛熄了。它很有礼貌地接受了。
ending-won-1 = 比需要的多了一点。恶魔记在本子上。
ending-won-2 = 过头了两点。恶魔的面具得用胶粘了。
ending-won-3 = 那不是一枪，那是一种态度。
ending-lost-0 = 你的最后一支蜡烛熄了，相当利落。
ending-lost-1 = 熄了，还多出一点。恶魔向椅子道了歉。
ending-lost-2 = 恶魔也许用力过猛。它不会承认。
ending-lost-3 = 有人做事周到，有人是恶魔。
ending-perished-0-0 = 两边同时熄灯。那盏吊灯假装没看见。
ending-perished-0-1 = 你走得安静，恶魔走得有痕迹。
ending-perished-0-2 = 你只是死了，恶魔还受了侮辱。
ending-perished-0-3 = 你像蜡烛一样熄灭，恶魔像吊灯一样坠落。
ending-perished-1-0 = 恶魔分毫不差地走了，你走得略远一点。
ending-perished-1-1 = 各自比零低一点。某处总有人在记分。
ending-perished-1-2 = 难分高下，如果你们谁还量得动的话。
ending-perished-1-3 = 你输了。恶魔输得更多。
ending-perished-2-0 = 恶魔保住了体面，你留下了账单。
ending-perished-2-1 = 比谁输得多，你赢了。
ending-perished-2-2 = 双双过头两点。桌子有话要说。
ending-perished-2-3 = 没有人留下来收杯子了。
ending-perished-3-0 = 就平局而言，你弄得相当狼藉。
ending-perished-3-1 = 恶魔本想笑，可惜它在桌子底下。
ending-perished-3-2 = 钟停了，出于敬意，或是损坏。
ending-perished-3-3 = 桌子已经没有了，只剩一段轶事。
