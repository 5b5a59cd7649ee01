### 经典决斗的规则、教学、初见提示。

## 规则页
rules-search = 搜索规则
rules-classic-goal-title = 目标
rules-classic-goal-text = 双方同坐一桌，共用一把枪。生命耗尽者出局。你开局有 { $own } 点生命，对方有 { $other } 点。
rules-classic-round-title = 回合
rules-classic-round-text = 每回合双方各得 { $gift } 件道具，手上最多 { $hand } 件。随后装弹，并公布实弹与空弹各有多少，但不公布顺序。
rules-classic-clip-title = 弹夹
rules-classic-clip-text = 弹夹装 { $least } 到 { $most } 发，实弹空弹至少各一发。先抽长度，各种长度概率相等；再抽实弹数；最后抽位置。弹夹打空，新的回合开始。
rules-classic-clip-now = 还剩 { $live } 发实弹、{ $blank } 发空弹，所以下一发是实弹的概率为 { $odds }。
rules-classic-turn-title = 一轮
rules-classic-turn-text = 道具想用几件用几件，一件接一件。然后必须开枪：朝自己，或朝对方。
rules-classic-shot-title = 开枪
rules-classic-shot-text = 击发下一发。实弹使被瞄准者失去 1 点生命，此前每用一把小刀再加 1 点。空弹什么也不发生。小刀只管一枪，不论实弹空弹。
rules-classic-next-title = 接着是谁
rules-classic-next-text = 朝自己打出空弹，下一轮还是你。其余情况都轮到对方。轮到谁，会带进下一回合。
rules-classic-daze-title = 眩晕
rules-classic-daze-text = 被打晕的一方失去自己的下一轮。多次眩晕逐次扣除。若双方都晕，则轮流跳过，直到有一方清醒。
rules-classic-tools-title = 道具
rules-classic-tools-text = 共五种道具，概率相等。用掉就没了。
rules-classic-praise-title = 道德的崇高赞许
rules-classic-praise-text = 生命为 3 或更少时必定恢复 1 点。再往上每多 1 点概率减半：4 点时 1/2，5 点时 1/4，6 点时 1/8。
rules-classic-praise-now = 你现在 { $hp } 点生命，恢复的概率为 { $odds }。
rules-classic-end-title = 结束
rules-classic-end-text = 一方生命降到 0 或更低，决斗立即结束。
rules-classic-last-stand-title = 背水一战
rules-classic-last-stand-text = 本桌已开启：恶魔生命为 0 或 −1 时，仍会走完属于它的那一轮。道德的崇高赞许可能救回它，也可能同归于尽。
rules-classic-knowledge-title = 谁知道什么
rules-classic-knowledge-text = 生命、道具、眩晕，以及每一发打出或退出的子弹都是公开的。弹夹的顺序无人知晓。透视镜所见只有看的人知道；对方只知道有人看过。
rules-classic-nightmare-title = 噩梦
rules-classic-nightmare-text = 恶魔看得见下一发，它的道德的崇高赞许必定生效，你的只在生命不超过 3 时生效。别无不同。
rules-classic-bold-title = 胆量筹码
rules-classic-bold-text = 当下一发更可能是实弹时朝自己开枪，却听到咔哒一声：恶魔会把一枚刻着你那时概率的黄铜筹码推过来。它没有别的用处。
rules-classic-undo-title = 撤销
rules-classic-undo-text = 只要中间没有随机结果、没有隐藏信息、没有别人的决定，就可以撤销。小刀和超级小木锤可以；开枪、开挂和透视镜不行。
rules-classic-points-title = 表现
rules-classic-points-text = 接连做成不大可能的事，得分越来越高。高于恶魔即可获得经验。桌上的一切不受影响。

## 教学，八步
lesson-title = 教学
lesson-lens = 没人知道子弹的顺序。透视镜能让你看见下一发：用它。
lesson-blank = 是空弹。朝自己开枪：打出空弹，下一轮还是你。
lesson-knife = 看石板：只剩实弹了。小刀让下一发加倍：用它。
lesson-fire = 现在朝恶魔开枪。
lesson-mallet = 新的回合，新的道具。超级小木锤让恶魔失去下一轮：用它。
lesson-eject = 开挂把下一发退出来，双方都看得见：用它。
lesson-praise = 你受伤了。生命为 3 或更少时，道德的崇高赞许必定恢复：用它。
lesson-odds = 再看数字。查看面板写着每一枪会怎样。你自己选。
lesson-done = 就这些。剩下的是胆量。
lesson-play = 正式来一局
lesson-again = 再来一遍
lesson-skip = 跳过教学
lesson-skip-text = 教学到此为止，随时可以在会客厅里重新开始。
lesson-step-back = 退回一步

## 初见提示
first-close = 知道了
first-clip = 石板上写着两种子弹各装了多少，打出和退出的会划去。
first-unknown = 子弹上的红色有多高，是实弹的概率就有多大。
first-inferred = 画了斜线的子弹是确定的，虽然没人看过。
first-aim = 第一下瞄准，第二下开枪。Esc 放下枪。
first-free-turn = 朝自己打出空弹，下一轮还是你。
first-knife = 小刀可以叠加，下一枪全部用掉。
first-eject = 退出的子弹双方都看见了。
first-mallet = 眩晕：将失去一轮。
first-praise = 生命高于 3，道德的崇高赞许就得看运气了。
first-lens = 这一发只有你知道。
first-evil-lens = 恶魔看过了。不管看到什么，它都那样笑。
first-round = 新回合：重新发道具、装子弹，轮到谁不变。
first-full-hand = 你手上满了，不再发道具。
first-bold = 胆量筹码：你逆着概率朝自己开了枪。
first-inspect = 这里的每个数字只出自你所知道的事。
first-undo = 这一步可以撤销。
first-no-undo = 这一步不能撤销：{ $reason }。
first-curtain = 帷幕替你挡住下一位，也替他挡住你。
first-replay = 每一局都会自动保存，就在柜子里。

## 完整决斗的初见提示
first-period = 下一个恶魔坐下了。你保留一切。
first-slot = 这是临时槽位：几回合后会连同其中的道具一起消失。
first-silent = 道具架上少了一件，没有人说为什么，以后也不会说。
first-blowback = 炸膛了，子弹飞向了另一边。枪筒越旧越容易这样。
first-thorns = 反甲把子弹弹回给了开枪的人。
first-wounds = 每次命中都会留下负伤，负伤会让下一次更痛。
first-vest = 防弹衣挡下了子弹。是实是空，谁也不知道。
first-catch = 接住的子弹放到弹夹末尾。谁也不知道它是什么。
first-cup = 杯子永远不会掀开：说出来的就是全部。
first-stage = 台上剩下的人拿走双方的赌注。
first-fire = 着火：每次自己开枪后失去 1 点生命。绷带可以灭火。
first-rattled = 破防：不能用道具，枪口不听使唤。

## 完整决斗的课程
lesson-duel-shell = 在完整的决斗中，道具可以改变弹夹。拿起实弹：使用它。
lesson-duel-place = 选择位置。排在前面的先打：放在 0。
lesson-duel-fire = 现在你知道最前面那发是实弹。朝恶魔开枪。
lesson-duel-bandage = 恶魔打中了你：一处负伤。负伤会让以后的命中更痛。用绷带。
lesson-duel-vest = 防弹衣在破掉之前挡住对方的子弹：穿上它。
lesson-duel-dice = 三颗骰子什么都干得出来，多半你还看不见。掷吧。
lesson-duel-again = 每一轮以开枪结束：朝恶魔开枪。
lesson-duel-odds = 防弹衣挡住了，谁也不知道挡下的是什么。查看面板把这也算在内。你自己选吧。
