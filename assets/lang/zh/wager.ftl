### 赌局：牌桌、信封、赔率、成绩、记录。

## 牌桌
bets-phase-draw = 抽取
bets-phase-bet = 下注
bets-phase-play = 进行
bets-phase-rank = 排名
bets-phase-settle = 结算
bets-pay = 名次奖  { $pay }   每被押一次  { $cost }
bets-pay-free = 名次奖  { $pay }   被押不扣分
bets-rule-ties = 成绩相同：分数少者排前。
bets-rule-sealed = 信封里的内容在结算前保密。
bets-rule-results = 排名之前，不公布任何人的成绩。
bets-rule-crown = 所押的人此刻总分最高，这注就赢。
bets-rule-over = 今晚结束了。
bets-rule-event = 庄家事件：{ $event }
bets-note-sealed = 已封
bets-note-deciding = 正在决定……
bets-note-played = 成绩已交
bets-rank = 第 { $rank } 名
bets-absent = 缺席
bets-slip-to = { $from } › { $to }
bets-slip-none = { $from }
bets-slip-no-bet = 不下注

## 顶栏与横幅
bets-place = 第 { $round } / { $rounds } 轮 · { $phase }
bets-expects-draw = 抽出本轮的挑战
bets-expects-bet = 你押谁？封好之后谁也看不见
bets-expects-ask = 大家都能玩这个吗？
bets-ask = 大家都能玩这个吗？
bets-ask-text = 有人玩不了？现在就说，会另抽一项。第一个信封封好之后，挑战就不再换。
bets-ask-cannot = { $name }玩不了
bets-ask-all = 大家都能玩
bets-ask-all-text = 接着开始下注
bets-expects-gather = 信封都封好了：挑战开始
bets-gather-done = 大家都完成了
bets-gather-here = 请第一位玩家
bets-gather-text = 一个接一个，在帷幕后进行
bets-gather-rule = 信封都在桌上了。叫到谁，谁就独自去玩或输入成绩，其他人请回避。
bets-expects-play = 去做吧，然后输入成绩
bets-expects-outing = 就在这里玩：结果暂不公开
bets-expects-rank = 成绩都交齐了：翻开它们
bets-expects-pay = 拆开信封
bets-wait-others = 其他人正在决定

## 托盘
bets-quest = 本轮：{ $title }
bets-no-quest = 本轮挑战尚未抽出
bets-pool = 可抽 { $count } 项挑战
bets-draw = 抽取挑战
bets-draw-text = 从 { $count } 项中按权重抽一项
bets-redraw = 我玩不了
bets-redraw-late = 第一个信封已经封好
bets-on = 押
bets-stake = 赌注
bets-stake-range = 1 … { $most }
bets-none = 不下注
bets-seal = 封好信封
bets-seal-bet = 押{ $name } { $stake } 分
bets-seal-none = 不下注
bets-enter = 你的成绩
bets-enter-for = { $name }的成绩
bets-enter-seal = 提交成绩
bets-enter-text = 排名之前谁也看不见
bets-enter-value = 值 { $value }
bets-enter-missing = 请填上每个数字。
bets-enter-wrong = “{ $text }”不是数字；请输入 12 或 -2.5 这样的数。
bets-enter-unjudged = 这项挑战无法用这些数字评判。
bets-enter-versus = 你的对手是{ $name }：胜 1000，平 500，其余 0。
bets-enter-number = 第 { $number } 个数
bets-rank-action = 翻开成绩
bets-rank-text = 从末名到头名
bets-pay-action = 拆开信封
bets-pay-text = 所有赌注一起结算
bets-next = 快进
bets-next-left = { $count ->
    [0] 没有信封要落下了
   *[other] 还有 { $count } 个信封要落下
}
bets-scores = “{ $title }”的成绩
bets-no-pay = 无奖
bets-hurry = 两秒内揭晓全部
bets-next-score = 下一个成绩
bets-next-envelope = 下一个信封
bets-happens-scores = 成绩从末位到首位逐一翻开。
bets-happens-landing = 信封正在落下，还没有人能看到里面。
bets-happens-crown = 王冠归总分最高者。
bets-happens-opening = 信封拆开：谁押了谁。
bets-watching = 这一桌正在自动进行
bets-master = 主持人面板
bets-master-text = 排名结算之前可以更正。日志会公开写明更正了谁的成绩。
bets-master-retract = { $name }：取回信封
bets-master-absent = 记为缺席：{ $name }
bets-master-enter = { $name }：录入成绩
bets-master-correct = { $name }：重新输入成绩
bets-master-nothing = 现在没有可更正的。
bets-master-done = 完成

## 赔率板
bets-board = 胜算板
bets-board-left = { $count ->
    [0] 全部落下
   *[other] 还剩 { $count } 个信封
}
bets-board-round = 第 { $round } / { $rounds } 轮
bets-board-top = 居首
bets-board-hits = 被押
bets-board-sampled = ≈ 抽样两万次：成绩按公开的水平和以往的名次估计，下注按公开的风格和各人至今的习惯估计。从不偷看封好的信封。
bets-board-settled = 来自已结算的排名：确定。
bets-ladder = { $name }的阶梯
bets-ladder-by = 按落下的赌注
bets-own = 你的赌注
bets-own-odds = 押{ $name }：别人都不押则胜率 { $alone }，别人如预期那样押则 { $expected }
bets-own-worth = { $stake } › 平均 { $alone } 或 { $expected } 分
bets-own-best = 最佳：押{ $name } { $stake } 分，≈ { $worth }
bets-own-best-none = 最佳：不下注
bets-own-leader = 独自领先者押谁都输：自己的总分也算。
bets-own-point = 不论赌注多少，你押谁，谁就被扣一分。
bets-envelope-hits = 第 { $number } 个信封落到{ $name }头上
bets-envelope-air = 第 { $number } 个信封正在飞
bets-account = { $name }：{ $from } › { $to }
bets-account-rank = 第 { $rank } 名：{ $award }
bets-account-received = 被押 { $count } 次：{ $cost }
bets-account-bonus = 被押最多：{ $bonus }
bets-account-won = 押{ $whom } { $stake } 分，赢：{ $change }
bets-account-lost = 押{ $whom } { $stake } 分，输：{ $change }
bets-account-nothing = 不下注
bets-last-round = 上一轮的每一枚筹码
bets-said = 胜算板给{ $name }居首的概率是 { $percent }；应验了。
bets-said-not = 胜算板给{ $name }居首的概率是 { $percent }；没有应验。
bets-said-bet = 你押{ $name }，胜算板给的胜率是 { $percent }；应验了。
bets-said-bet-not = 你押{ $name }，胜算板给的胜率是 { $percent }；没有应验。
bets-judge-highest = 最高者胜：{ $what }
bets-judge-lowest = 最低者胜：{ $what }
bets-judge-nearest = 最接近 { $goal } 者胜：{ $what }
bets-judge-most = 分高者胜（满分 { $most }）
bets-drawn-by = 抽中概率 { $weight }
bets-handicaps = 此处让分：{ $list }
bets-handicap = { $name } { $points }
bets-form = { $name }的战绩
bets-form-skill = 公开水平：{ $skill } / 100
bets-form-none = 还没有比过一轮
bets-board-landing = 剩下的每个信封落到谁头上的概率都相同。

## 拒绝
bets-refuse-phase = 现在不能这么做。
bets-refuse-player = 没有这位玩家。
bets-refuse-sealed = 信封已经封好；先取回来。
bets-refuse-self = 不能押自己。
bets-refuse-stake = 赌注不能是 { $stake }：须为 1 到 { $most }。
bets-refuse-not-bet = 没有可取回的信封。
bets-refuse-declared = 第一个信封已经封好，挑战不再更换。
bets-refuse-played = 成绩已交；只有主持人可以更正。
bets-refuse-not-played = 还没有可更正的成绩。
bets-refuse-value = 无法评判这些数字：请检查个数与大小。

## 记录
bets-log-round = 第 { $round } 轮
bets-log-event = 庄家事件：{ $event }
bets-log-moved = { $name }：{ $from } › { $to }（{ $event }）
bets-log-cannot = { $name }玩不了这项挑战。
bets-log-drawn = 抽出了一项挑战。
bets-log-redrawn = 换抽了一项挑战。
bets-log-playing = 信封全部封好，挑战开始。
bets-log-results = 成绩都交齐了。
bets-log-sealed = { $name }：信封已封
bets-log-sealed-bet = { $name }：信封已封——押{ $whom } { $stake } 分
bets-log-sealed-none = { $name }：信封已封——不下注
bets-log-retracted = { $name }：取回信封
bets-log-result = { $name }：成绩已交
bets-log-result-own = { $name }：成绩已交——{ $value }
bets-log-corrected = { $name }：主持人更正了成绩
bets-log-ranked = { $name }：{ $value } · { $rank } · { $award } · { $received ->
    [0] 无人押，
   *[other] 被押 { $received } 次，
}{ $cost } · { $from } › { $to }
bets-log-crown = 王冠（{ $total } 分）：{ $names }
bets-log-won = { $name }：押{ $whom } { $stake } 分——赢 · { $from } › { $to }
bets-log-lost = { $name }：押{ $whom } { $stake } 分——输 · { $from } › { $to }
bets-log-no-bet = { $name }：不下注
bets-log-over = 今晚结束。第一名：{ $names }

## 庄家事件
bets-twist-absolute = 所有分数取绝对值
bets-twist-double-wins = 赢的赌注翻倍
bets-twist-free-losses = 输的赌注不扣分
bets-twist-only-first = 只奖第一名
bets-twist-middle-most = 中间名次奖最多
bets-twist-lowest-now = 总分最低者现在加分
bets-twist-lowest-later = 总分最低者轮末加分
bets-twist-free-bets = 被押不扣分
bets-twist-crowds = 押同一人的要付代价
bets-twist-darling = 被押最多的有奖
bets-twist-two-next = 下一轮两个事件
bets-twist-nothing = 什么也没有

## 结果
bets-result-won = 今晚的赢家：{ $name }
bets-result-shared = 并列：{ $names }
bets-result-line = { $place }. { $name }：{ $points }
bets-result-plot = 各轮的分数
bets-last = 最终排名
bets-last-text = 各轮之后的分数
bets-standing = { $points } 分
bets-knew-row = 胜算板看好{ $belief }；当时领先的是{ $truth }。
mode-table-name = 挑战
mode-party-name = 派对之夜

## 提示
bets-deed-draw = 抽取挑战
bets-deed-cannot = 要求换一项挑战
bets-deed-bet = 押{ $name } { $stake } 分
bets-deed-none = 不下注
bets-deed-play = 输入成绩
bets-deed-rank = 翻开成绩
bets-deed-pay = 拆开信封
bets-reason-bet = 即使你押{ $name }，胜算板仍给其 { $percent } 的居首概率。
bets-reason-none = 平均来看，没有哪个赌注划得来。
bets-reason-step = 现在只能这么做。

## 规则
bets-rules-round = 一轮
bets-rules-round-text = 先抽一项挑战。每人秘密押一位别的玩家，或者不押。然后人人完成同一项挑战。先发名次奖，再结算赌注。
bets-rules-bet = 下注
bets-rules-bet-text = 只能押另一位玩家，1 到 { $most } 分，也可以不押。不预先扣分，没有分数也能押。最后一个信封封好之前可以取回。
bets-rules-rank = 排名
bets-rules-rank-text = 成绩高者在前；成绩相同则分数少者在前；都相同则并列取较好名次。本桌名次奖 { $pay }。
bets-rules-cost = 被押
bets-rules-cost-text = 每被押一次扣 1 分，不论赌注多少。次数随排名公布；是谁、押多少，要到结算赌注时才公布。
bets-rules-settle = 结算赌注
bets-rules-settle-text = 排名之后，所押之人总分最高（可并列）则赢得赌注，否则输掉赌注。所有赌注按同一份总分判定。
bets-rules-self = 自己的总分
bets-rules-self-text = 自己的总分也算：你独自领先时，押谁都输。
bets-rules-self-out = 本桌规则：判定时不计下注者自己的总分。
bets-rules-end = 结束
bets-rules-end-text = { $rounds } 轮之后总分最高者胜，可以并列。分数可以是负的。
bets-rules-events = 庄家事件
bets-rules-events-text = 每项挑战之前抽一个：{ $events }。

## Setting the table
bets-setup-rounds = 轮数
bets-setup-evening = 今晚玩什么
bets-evening-quick = 快速挑战
bets-evening-party = 派对之夜
bets-evening-room = 屋里的游戏
bets-setup-packs = 挑战
bets-pack-room = 任何房间都能玩的桌边挑战
bets-pack-songs = 歌曲：{ $name }
bets-setup-handicaps = 让分
bets-setup-handicaps-help = 加到此人快速挑战的成绩上，所有人都能看到。
bets-setup-save = 存档是明文：封好的赌注和成绩可以在文件里读到。
bets-setup-house = 本桌规则
bets-setup-exclude = 下注者自己的总分不计
bets-setup-events = 事件，每项挑战之前抽一个：

## Achievements
achievement-kingmaker-name = 孤注一掷
achievement-kingmaker-text = 以最高赌注赢下一注。
achievement-unnoticed-name = 无人留意
achievement-unnoticed-text = 整晚无人押你，你却成了赢家。
achievement-fallen-name = 热门陨落
achievement-fallen-text = 信封落下前领先，落下后不再领先。
achievement-from-below-name = 从地窖上来
achievement-from-below-text = 分数曾低于零，仍成为当晚的赢家。
achievement-abstinent-name = 滴酒不沾
achievement-abstinent-text = 自己一注未下，成为当晚的赢家。
achievement-magnet-name = 众矢之的
achievement-magnet-text = 一轮之内被其他所有人押。
achievement-sharp-name = 慧眼
achievement-sharp-text = 连赢三注。
achievement-company-name = 好伙伴
achievement-company-text = 并列第一。

## Quick challenges
bets-pack-quick = 快速挑战，就在这里玩
quick-calm = 从容：不赶时间
quick-begin = 开始
quick-stop = 停！
quick-answer = 提交答案
quick-answer-now = 现在作答
quest-needle-title = 手要稳
quest-needle-task = 让指针停在标记上，越近越好。
quest-moths-title = 灯下飞蛾
quest-moths-task = 在飞蛾消失前数清楚。
quick-moths-answer = 有几只飞蛾？
quest-order-title = 按此顺序
quest-order-task = 记住六个数字出现的顺序。
quick-order-answer = 六个数字
quest-wax-title = 还剩多少蜡
quest-wax-task = 估计两条线之间的蜡烛还剩多少。
quick-wax-answer = 剩下百分之几
quest-odd-one-title = 找不同
quest-odd-one-task = 三个方阵里各有一个倒过来。位置从左上数起，1 到 9。
quick-odd-one-answer = 三个位置，从左到右
quest-odds-title = 胜算几何
quest-odds-task = 猜猜有多大可能。
quick-odds-answer = 百分之几
quick-odds-dice = 掷两颗骰子，点数之和不小于 { $number } 的可能性有多大？
quick-odds-coins = 抛六枚硬币，至少 { $number } 枚正面的可能性有多大？
quick-odds-months = { $number } 个人相遇，其中有两人同月出生的可能性有多大？

## Lesson
lesson-bets-draw = 每一轮都有一项人人参加的挑战。抽取它。
lesson-bets-bet = 开始之前，每人秘密押一位别的玩家。押恶魔 2 分，封好信封。
lesson-bets-play = 挑战开始。按“开始”，让指针停在标记上；暂时没人看得到你的成绩。
lesson-bets-rank = 成绩都交齐了。翻开它们：前一半有奖，每被押一次扣一分。
lesson-bets-pay = 所押的人现在总分最高，赌注就赢。拆开信封。
lesson-bets-again = 第二轮。抽取下一项挑战。
lesson-bets-none = 不下注也是表态，信封看起来都一样。封一个不下注的信封。

## Party night
bets-pack-night = 派对之夜：{ $game }，就在这里玩
bets-set-out-duel = 去决斗
bets-set-out-labyrinth = 进入迷宫
bets-set-out-cards = 去打牌
bets-set-out-arena = 进入竞技场
bets-set-out-duel-cap = 最多 150 枪
bets-set-out-labyrinth-cap = 最多 150 回合
bets-set-out-cards-cap = 最多 15 回合
bets-set-out-arena-cap = 只打一场，速度相同时你先手
bets-set-out-arena-versus-cap = 只打一场，速度相同时先手：{ $name }
bets-set-out-rules = { $cap }，限时 8 分钟。所有人面对的恶魔都是“狡猾”难度；没有提示，不能撤销，离开即结束。排名之前没人看得到你的成绩。
bets-pick-purse = 你的队伍：{ $count } 只，最多 { $most } 只 · 还剩 { $left }
bets-pick-dear = 队伍已满或太贵
bets-pick-across = 对面的队伍：{ $names }
bets-pick-missing = 先选好队伍
quest-labyrinth-title = 迷宫
quest-labyrinth-task = 独自走迷宫：带着宝藏出去最重要，其次是回合少；出不去时，看有没有宝藏、见过多少格子、是否找到出口。
quest-cards-title = 卡牌对决
quest-cards-task = 与恶魔用同一副牌组对决：胜利最重要，其次是回合少、队伍剩余生命多。
quest-arena-title = 纸偶竞技场
quest-arena-task = 从这十只里选一队，打败对面的队伍：胜利最重要，其次剩下的生命多、回合少。
bets-set-out-text = 所有人同一个种子
bets-errand = 派对之夜 · 剩 { $clock }
quest-duel-title = 霰弹枪决斗
quest-duel-task = 与恶魔决斗：胜利最重要，其次是剩下的生命，再次是枪数少。

## 题库工坊
bets-shop = 编辑挑战库
bets-shop-weights = 出现频率
bets-shop-weights-help = 100% 是平常的权重，0% 就永远不出现。一个等级的权重由它的谱面平分。
bets-shop-level = 等级 { $level }
bets-shop-songs = 歌曲
bets-shop-own = 自己的挑战
bets-shop-title = 标题
bets-shop-title-hint = 叠硬币
bets-shop-task = 做什么、数什么
bets-shop-task-hint = 单手叠硬币，一分钟后数一数
bets-shop-task-missing = 请先写明挑战内容
bets-shop-asks = 各个数字的名称，用分号隔开
bets-shop-asks-hint = 硬币；倒塌
bets-shop-evaluator = 评分式：把数字变成一个值，越高越好
bets-shop-evaluator-hint = Sum([ScoreValue(0), Multiply(poly: [0, -2], of: ScoreValue(1))])
bets-shop-form-sum = 求和
bets-shop-form-max = 取最高
bets-shop-form-min = 取最低
bets-shop-form-fewest = 越少越好
bets-shop-form-bands = 分段
bets-shop-form-poly = 多项式
bets-shop-tried = 用数字试一试
bets-shop-tried-hint = 12 3
bets-shop-bad = 这样算不出来：{ $reason }
bets-shop-bad-word = 第 { $at } 个字符处：“{ $word }”不是评分式。可用的有 Constant、ScoreValue、ByScore、Multiply、Sum、Max、Min。
bets-shop-bad-at = 第 { $at } 个字符处：{ $cause }
bets-shop-wants = 输入 { $count } 个数字，看看值多少
bets-shop-weight = 权重
bets-shop-add = 放进挑战库
bets-shop-added = 已放进挑战库。
bets-shop-remove = 取出：{ $title }
bets-shop-refused = 没有加入：{ $reason }
bets-shop-share = 分享与保存
bets-shop-copy = 复制挑战库代码
bets-shop-code = 挑战库的代码
bets-shop-take = 使用这个代码
bets-shop-file = 挑战包的名字
bets-shop-save = 存为自己的挑战包

bets-pack-pairs = 派对之夜双人对战：卡牌与竞技场，两两对决
bets-pack-pairs-odd = 对战需要偶数人；这一桌人数为奇数，不会抽到。
bets-set-out-versus = { $cap }，限时 8 分钟；没打完算平局。没有提示，不能撤销，中途离开算输。排名之前别人都不知道结果。
bets-meet = 对手：{ $name }
bets-judge-versus = 胜 1000，平 500，其余 0
quest-cards-versus-title = 卡牌双人对决
quest-cards-versus-task = 抽签配对，用同一副牌互相对决。
quest-arena-versus-title = 竞技场双人对决
quest-arena-versus-task = 抽签配对，各带同样的队伍在竞技场相遇。

## 客人的押法，账本里的赌注
strength-gambler = 赌徒
strength-careful = 谨慎
strength-steady = 稳健
strength-spoiler = 搅局
bets-books-stake = 押 { $stake } 分

## 初次提示
first-bets-seal = 选好押谁、押多少，或者不下注。里面装的是什么，信封在大家眼里都一样。
first-bets-alone = 你正领先。你押的人最后居首这注才赢，所以你自己得先掉下来。
first-bets-board = 胜算板只用大家都知道的信息，从不偷看封好的信封。阶梯表示领先者扛得住几注。
first-bets-outing = 现在要打完整的一局，所有人用同一个种子。分数密封到排名时才公布。
first-bets-play = 你的成绩只有主持人知道，排名之前谁也看不见。
first-bets-rank = 上半名次按名次领奖；每被押一次扣一分，不论赌注大小。
first-bets-crown = 王冠戴在总分最高的人头上。押中戴冠者赢得赌注，其余全输。
first-bets-negative = 分数可以低于零：空心筹码。照样可以下注。
