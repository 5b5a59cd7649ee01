### 竞技场：剧场、招式、结果矩阵、日志、结局。

## 框架
arena-place-series = 第 { $number }/{ $matches } 场 · 第 { $turn }/90 回合
arena-place-single = 第 { $turn }/90 回合
arena-expects-move = 轮到你——选择招式或换人，然后锁定
arena-expects-enter = 轮到你——派出一只纸偶
mode-arena-series-name = 竞技场，两场系列赛
mode-arena-single-name = 竞技场，单场
mode-arena-mirror-name = 竞技场，相同队伍
setup-arena-series = 打两场
setup-arena-series-help = 第二场由另一方先手，所有纸偶恢复如初。
setup-arena-mirror = 双方使用同一支队伍
setup-arena-first = 速度相同时先手
setup-arena-first-help = 仅指系列赛的第一场。
setup-split = 双方同时用各自的按键
setup-split-help = 没有帷幕：玩家 1 使用 1 2 3 4 和 Q W E R T Y，玩家 2 使用 7 8 9 0 和 O P [ ] ; '。屏幕只显示谁已就绪。
setup-clock = 计时
setup-clock-none = 无
setup-clock-seconds = 每回合 { $seconds } 秒
setup-clock-help = 时间到时以已选的为准；什么都没选则跳过本回合。
strength-knows-arena = 只看得到你看得到的，并在读取你的选择之前就已决定

## 舞台
arena-word-hidden = 躲起来了！
arena-word-nobody = 没有对手
arena-word-rests = 休息
arena-word-waits = 等待
arena-hp = { $hp }/{ $full }
arena-attack = 攻击 { $change }%
arena-defence = 防御 { $change }%
arena-poison = 中毒 { $tick }，剩 { $turns } 回合
arena-hidden = 隐匿——无法被击中
arena-resting = 休息——无法行动
arena-hidden-until = 隐匿至第 { $turn } 回合——只有毒有效
arena-resting-until = 休息——第 { $turn } 回合恢复
arena-hidden-short = 隐匿至第 { $turn } 回合
arena-resting-short = 休息至第 { $turn } 回合
arena-empty-stage = 台上无人
arena-speed = 速度 { $fast } 对 { $slow }：{ $who }
arena-speed-equal = 速度相同 { $fast }：{ $who }
arena-first-you = 你先动
arena-first-other = { $name }先动
arena-send-out = 派出纸偶
arena-ready = 就绪
arena-choosing = 选择中
arena-tape-other = { $name }：{ $deed }
arena-tape-switch = 换 { $slot }
arena-tape-nothing = 无

## 托盘
arena-hits = 伤害 { $damage }
arena-hits-at = 伤害 { $damage }（{ $times }）
arena-no-effect = 无效
arena-poisons = 毒 { $tick }，{ $turns } 回合
arena-vanishes = 先隐匿
arena-rests-after = 之后休息
arena-costs = 自损 { $amount }
arena-own-attack = 自身攻击 { $change }%
arena-own-defence = 自身防御 { $change }%
arena-foe-attack = 对手攻击 { $change }%
arena-foe-defence = 对手防御 { $change }%
arena-used-up = 已用尽
arena-lock = 锁定
arena-lock-first = 请先选择
arena-lock-enter = 派出
arena-switch = 换人
arena-switch-to = 换成{ $creature }
arena-on-stage = 在台上
arena-fainted = 已倒下
arena-locked-hidden = 你的纸偶正在隐匿：本回合出击。
arena-locked-resting = 你的纸偶本回合休息。
arena-locked-waiting = 等待：对手正在派出纸偶。
arena-locked-stuck = 已无可下的指令。
arena-waits-for-rival = 已锁定，对手正在选择。
arena-watching = 观战：双方都选定后一起揭晓。
arena-split-moves = 招式
arena-split-back = 收回

## 查看
arena-matrix = 结果矩阵
arena-matrix-turn = 第 { $turn } 回合，你的生命净变化
arena-matrix-for = 第 { $turn } 回合，{ $name }的生命净变化
arena-matrix-entry = 登场回合：只有纸偶登场，别无他事。
arena-ko = KO
arena-safest = 最稳
arena-repeat = 若重复
arena-dominated = 有更优选择
arena-step-into = { $own } 对 { $other }
arena-steps-more = 本回合后续
arena-matrix-strict = 严格对局：不预览结果。
arena-ahead = 再看一回合
arena-ahead-over = 之后没有了：这场比赛就结束了。
arena-tape = 纸带
arena-tape-text = 机器人坐在你的位置会发送什么、收到什么。
arena-step-none = 无选择
arena-step-formula = { $base } × { $attack } ÷ { $defence }{ $times } = { $exact }，取 { $amount }
arena-step-net = 净变化 { $swing }
arena-matrix-more = 更多列
arena-step-in = { $creature }登场
arena-step-order = { $creature }先动：速度 { $fast } 对 { $slow }
arena-step-order-equal = { $creature }先动，速度同为 { $fast }
arena-step-vanish = { $creature }隐匿
arena-step-hit = { $move } { $amount }：{ $creature } { $before } → { $after }
arena-step-hit-folds = { $move } { $amount }：{ $creature }倒下
arena-step-miss = { $move }落空
arena-step-self = { $move }自损 { $amount }：{ $creature } { $before } → { $after }
arena-step-self-folds = { $move }自损 { $amount }：{ $creature }倒下
arena-step-poison = { $creature }：毒 { $tick }，{ $turns } 回合
arena-step-bonus = { $creature }：{ $bonus }
arena-step-rest = { $creature }下回合休息
arena-step-rested = { $creature }休息
arena-step-tick = 毒 { $amount }：{ $creature } { $before } → { $after }
arena-step-tick-folds = 毒 { $amount }：{ $creature } { $before } 降到 0，倒下
arena-step-idle = { $creature }什么也不做
arena-step-net-both = 净变化 { $swing }；双方都要换人上场
arena-step-net-own = 净变化 { $swing }；己方要派出新纸偶
arena-step-net-rival = 净变化 { $swing }；对手要派出新纸偶
arena-step-net-end = 净变化 { $swing }；本场结束
arena-matrix-cell = { $own } 对 { $other }：{ $swing }
arena-entry-deals = 造成 { $out }，承受 { $back }
arena-entry-help = 双方对台上纸偶的最强一击。

## 日志
arena-log-match = 第 { $number } 场。速度相同时先手：{ $name }。
arena-log-turn = 第 { $turn } 回合
arena-log-entry = 登场
arena-log-out = { $actor }：{ $creature }退下。
arena-log-in = { $actor }：{ $creature }登场。
arena-log-auto = { $actor }：{ $creature }自动登场。
arena-log-move = { $actor }：{ $creature }使出{ $move }。
arena-log-vanish = { $creature }隐匿了。
arena-log-emerge = { $actor }：{ $creature }现身，使出{ $move }。
arena-log-hit = { $creature }失去 { $amount } 点生命，剩 { $hp } 点。
arena-log-hit-at = { $times }：{ $creature }失去 { $amount } 点生命，剩 { $hp } 点。
arena-log-missed-hidden = 落空：{ $creature }正在隐匿。
arena-log-missed-nobody = 落空：台上没有对手。
arena-log-self = { $creature }自损 { $amount } 点生命，剩 { $hp } 点。
arena-log-poisoned = { $creature }中毒：每回合 { $tick } 点，共 { $turns } 回合。
arena-log-attack = { $creature }：攻击 { $change }%，现为 { $after }%。
arena-log-defence = { $creature }：防御 { $change }%，现为 { $after }%。
arena-log-rest = { $creature }下回合必须休息。
arena-log-rested = { $creature }休息。
arena-log-tick = 毒让{ $creature }失去 { $amount } 点生命，剩 { $hp } 点。
arena-log-fainted = { $actor }：{ $creature }倒下。
arena-log-late = { $actor }：未及时下令。
arena-log-stuck = { $actor }：无可下令。
arena-log-won = 本场胜者：{ $name }。
arena-log-drawn = 本场平局。
arena-log-series = 系列赛：{ $one } 比 { $two } 分。

## 结局
arena-result-drawn = 平局
arena-result-points = { $one } 比 { $two } 分
arena-result-match = 第 { $number } 场：{ $result }
arena-result-left = 剩余纸偶：{ $one } 与 { $two }
arena-standing = { $left }/{ $all } 只可上场 · 生命 { $hp }
## 恶魔当时知道什么
arena-knew-text = 双方队伍都是公开的；唯一的秘密是同一回合里对方的指令。恶魔先下指令，然后才读取你的。长条表示它的指令应对得有多好。
arena-knew-turn = 第 { $turn } 回合：{ $deed }
arena-knew-row = { $name }：{ $deed }。{ $better ->
    [0] 其余 { $all } 种指令都不会更好。
   *[other] 其余 { $all } 种指令中有 { $better } 种会更好。
}

## 拒绝
arena-refuse-231 = 只有六个位置。
arena-refuse-232 = 该纸偶生命已归零，或位置为空。
arena-refuse-233 = 隐匿中的纸偶不能换下；它将在下回合出击。
arena-refuse-234 = 休息中的纸偶不能换下；下回合恢复自由。
arena-refuse-235 = 它已经在台上了。
arena-refuse-236 = 现在只有对手派出纸偶。
arena-refuse-237 = 比赛已结束。
arena-refuse-238 = 只有四个招式。
arena-refuse-239 = 隐匿中的纸偶不接受指令；它将在下回合出击。
arena-refuse-240 = 休息中的纸偶不接受指令；下回合恢复自由。
arena-refuse-241 = 该招式已用尽。
arena-refuse-242 = 请先派出纸偶。
arena-refuse-667 = 该纸偶已在队伍中。
arena-refuse-668 = 没有这样的纸偶。
arena-refuse-669 = 队伍至少要有一只纸偶。
arena-refuse-670 = 太贵：队伍最多 10,000。
arena-refuse-other = 被拒绝：{ $number } { $text }

## 提示
arena-reason-ko = 无论如何都能击倒对手。
arena-reason-safest = 就算遇上最坏的情况，它也是损失最小的。
arena-reason-repeat = 最能应对对手上回合的行动。
arena-reason-mix = 对对手的各种选择都表现不错。
arena-reason-enter = 与台上对手对攻最占便宜。

## 规则
rules-arena-goal-title = 目标
rules-arena-goal-text = 双方各有至多六只不同的纸偶，总价不超过 { $budget } 口袋元。对手的纸偶全部倒下而你还有能上场的，你就赢得本场。这里没有任何运气成分。
rules-arena-turn-title = 回合
rules-arena-turn-text = 双方同时选择：四个招式之一，或换上另一只纸偶。双方都选定前，谁也看不到对方的选择。先换人，再出招。
rules-arena-order-title = 谁先行动
rules-arena-order-text = 速度快者先动。速度相同则由本场先手方先动；系列赛第二场换另一方先手。
rules-arena-damage-title = 伤害
rules-arena-damage-text = 基础伤害 × 攻击 ÷ 防御 × 属性倍率；若招式与使用者同属性再 × 1.2。攻防含加成后向下取整，结果只向下取整一次。
rules-arena-types-title = 属性
rules-arena-types-text = 目标的每个属性会使伤害加倍、减半或无效；双属性相乘。
rules-arena-bonus-title = 加成
rules-arena-bonus-text = 招式按百分比改变攻防，范围 −50% 到 +100%。加成随纸偶保留，换下也不消失。先动者造成的变化在同回合内对后动者生效。
rules-arena-poison-title = 中毒
rules-arena-poison-text = 纸偶在台上度过的每个战斗回合末生效；在台下暂停。新毒取代旧毒。隐匿也不能免除。
rules-arena-hidden-title = 两回合招式
rules-arena-hidden-text = 纸偶在轮到它时隐匿，下一回合出击。隐匿期间对它的一切攻击无效，也不能换下或下令。
rules-arena-rest-title = 休息
rules-arena-rest-text = 某些招式之后，纸偶下一个战斗回合什么也不做。它会被击中，但不能换下或下令。
rules-arena-entry-title = 登场
rules-arena-entry-text = 台上无人的一方派出一只能上场的纸偶。该回合别无他事，也不计数。
rules-arena-end-title = 结束
rules-arena-end-text = 双方都没有能上场的纸偶，或打满 { $turns } 个战斗回合：平局。胜 3 分，平 1 分。系列赛为两场，队伍恢复如初，以积分定胜负。

## 按键
action-switch-1 = 换 1 号位
action-switch-2 = 换 2 号位
action-switch-3 = 换 3 号位
action-switch-4 = 换 4 号位
action-switch-5 = 换 5 号位
action-switch-6 = 换 6 号位
action-first-move-1 = 玩家 1：招式 1
action-first-move-2 = 玩家 1：招式 2
action-first-move-3 = 玩家 1：招式 3
action-first-move-4 = 玩家 1：招式 4
action-first-slot-1 = 玩家 1：1 号位
action-first-slot-2 = 玩家 1：2 号位
action-first-slot-3 = 玩家 1：3 号位
action-first-slot-4 = 玩家 1：4 号位
action-first-slot-5 = 玩家 1：5 号位
action-first-slot-6 = 玩家 1：6 号位
action-first-back = 玩家 1：收回
action-second-move-1 = 玩家 2：招式 1
action-second-move-2 = 玩家 2：招式 2
action-second-move-3 = 玩家 2：招式 3
action-second-move-4 = 玩家 2：招式 4
action-second-slot-1 = 玩家 2：1 号位
action-second-slot-2 = 玩家 2：2 号位
action-second-slot-3 = 玩家 2：3 号位
action-second-slot-4 = 玩家 2：4 号位
action-second-slot-5 = 玩家 2：5 号位
action-second-slot-6 = 玩家 2：6 号位
action-second-back = 玩家 2：收回
scope-arena = 竞技场
action-matrix = 查看结果矩阵
action-tape = 查看纸带
action-change = 重新选择
action-ahead = 再看一回合
scope-split = 双人同屏

## 教学
lesson-arena-enter = 你的纸偶住在纸骰子里。派出火炬狐：选中它，然后锁定。
lesson-arena-type = 恶魔的薯块龙是草属性，火对草伤害加倍。双方同时选择：选火焰喷射并锁定。
lesson-arena-bonus = 并非每招都是攻击。磨爪让你的攻击提高 35%，而且会保留：使用它。
lesson-arena-ko = 你中毒了，每回合末都会受伤。先下手：再用一次火焰喷射。
lesson-arena-switch = 小卵石会扔石头，石头对火伤害加倍。换人先于一切招式：按下换人，派出扑通滴。
lesson-arena-water = 水克岩石。使用水枪喷射。
lesson-arena-matrix = 小卵石钻进了地里，本回合会出击，现在打不到它。矩阵显示你每种选择的结果。自己选吧。

## 成就
achievement-arena-fourfold-name = 四倍奉还
achievement-arena-fourfold-text = 击中一只两个属性都怕你招式的纸偶。
achievement-arena-clean-name = 毫无折痕
achievement-arena-clean-text = 不损失任何纸偶赢得一场比赛。
achievement-arena-last-name = 最后一张纸
achievement-arena-last-text = 用六只纸偶中的最后一只赢得比赛。
achievement-arena-poison-name = 慢慢洇开
achievement-arena-poison-text = 让毒解决对手的纸偶。
achievement-arena-dodge-name = 不在此处
achievement-arena-dodge-text = 对手出招时正好隐匿。
achievement-arena-poorer-name = 零钱
achievement-arena-poorer-text = 用至少便宜 2,000 的队伍获胜。
achievement-arena-both-name = 来回皆胜
achievement-arena-both-text = 赢下系列赛的两场。
achievement-arena-nightmare-name = 纸胜噩梦
achievement-arena-nightmare-text = 在竞技场击败噩梦难度的恶魔。

## 组队
arena-team-of = 队伍：{ $name }
arena-team-random = 随机
arena-team-own = 自行组队
arena-team-sum = { $count } 只纸偶，共 { $cost }
arena-team-build = 组建队伍
arena-build-title = { $name }的队伍
arena-filter-all = 所有属性
arena-filter-type = 属性
arena-filter-price = 价格上限
arena-sort = 排序
arena-sort-number = 按编号
arena-sort-price = 按价格
arena-sort-health = 按生命
arena-sort-attack = 按攻击
arena-sort-defence = 按防御
arena-sort-speed = 按速度
arena-numbers = 生命 { $hp } · 攻 { $attack } · 防 { $defence } · 速 { $speed }
arena-purse = 已花 { $cost }，余 { $left }
arena-team-full = 队伍已满：六只纸偶。
arena-slot-empty = 空
arena-slot-remove = 移除
arena-slot-drag = 拖到其他位置
arena-slot-first = 移到最前
arena-blind = 面对以下属性，所有伤害招式都效果不佳：{ $kinds }。
arena-team-copy = 复制为代码
arena-team-code = 队伍代码
arena-team-done = 完成
arena-team-fill = 合理补满
arena-code-shape = 这不是队伍代码。它的样子是 PA1-1.2.3.0.0.0-abcd 或 EVIL-TEAM1-…；请复制完整代码。
arena-code-data = 这支队伍是用另一套纸偶数据组成的。
arena-types-table = 属性倍率表
arena-types-read = 左侧为招式属性，上方为目标属性：
arena-types-cell = { $one }攻击{ $two }：{ $times }
arena-cover-title = 对这些属性的对手的最佳倍率
arena-cover-sum = { $all } 种属性组合中有 { $count } 种可造成双倍或更多伤害。
arena-cover-best = 最佳倍率：{ $times }
arena-cover-fears = 惧怕该属性招式的队员数
arena-cover-fear = 受双倍或以上伤害：{ $weak }。受一半或以下：{ $strong }。
arena-ladder = 速度排序：{ $rungs }

## 锦标赛
arena-sets = 纸偶
arena-sets-house = 内置
hall-open = 锦标赛大厅…
hall-title = 锦标赛大厅
hall-about = 供任何语言编写的机器人使用的服务器，默认仅限本机。每两人交手两场，所有比赛同时进行。
hall-address = 地址与端口
hall-host = 在此举办锦标赛
hall-listens = 服务器正在 { $address } 监听。
hall-login = 登录名
hall-password = 密码
hall-team = 队伍代码；留空为随机
hall-join = 参加
hall-bot = 机器人难度
hall-seat-bot = 加入机器人
hall-stop = 关闭服务器
hall-registration = 第 { $number } 届：报名中，剩 { $seconds } 秒
hall-enrolled = 已报名：{ $names }
hall-playing = 第 { $number } 届：比赛中，本回合剩 { $seconds } 秒
hall-points = { $points } 分 · 胜 { $wins }，平 { $draws }，负 { $losses }
hall-pair = { $one } – { $two }：第 { $number } 场，第 { $turn } 回合
hall-pair-over = { $one } – { $two }：已结束
hall-standings = 排名
hall-lamp-away = 未连接
hall-lamp-thinking = 思考中
hall-lamp-waiting = 等待中
hall-leg-won = 胜
hall-leg-drawn = 平
hall-leg-lost = 负
hall-guide = 机器人如何加入
hall-guide-text = 连接 { $host }，端口 { $port }，逐行发送。‹ 是服务器所说，› 是你所发：
hall-registration-there = 报名中，剩 { $seconds } 秒
hall-playing-there = 比赛中，本回合剩 { $seconds } 秒
hall-matches = 比赛
hall-bots = 机器人
hall-chair = 你的席位
hall-legs = 每对选手的两场比赛
hall-no-standings = 还没有打过比赛。
hall-no-matches = 还没有比赛在进行。
hall-nobody = 还没有人报名队伍。
hall-latency = 用时 { $last } 毫秒，最长 { $longest } 毫秒
hall-errors = 错误：{ $errors }
hall-late = 超时：{ $late }
hall-save = 保存 { $login } 的对话记录
hall-saved = 已保存为 { $file }
hall-house-bots = 内置机器人
hall-twins = 机器人对战自己
hall-twins-about = 双胞胎带同一支队伍。你自己的机器人若用两个登录名启动两次，就会与自己对战。
hall-leave = 退出锦标赛
hall-joined = 你以 { $login } 的身份在 { $address } 比赛。
curtain-again = { $name }：重新选择

## 初见
first-arena-choose = 选好再锁定。对方同时选择，看不到你的选择。
first-arena-matrix = 行是你的选择，列是对手的。每格都是整回合的精确结果。
first-arena-double = 属性可使伤害加倍，双属性可达四倍。倍率表见规则。
first-arena-half = 属性可使伤害减半或无效。换个招式，或换人。
first-arena-poison = 毒在台上每回合末发作，在台下暂停。
first-arena-vanish = 隐匿者无法被击中，下回合出击。
first-arena-missed = 当时目标正隐匿：速度决定谁碰上谁。
first-arena-bonus = 加成随纸偶保留，换下也在，范围 −50% 到 +100%。
first-arena-rest = 这招之后纸偶休息一回合：不能下令，也不能换下。
first-arena-fainted = 生命归零的纸偶会倒下，由下一只登场，该回合别无他事。
first-arena-second = 第二场：所有纸偶恢复如初，速度相同时由另一方先手。
hall-your-matches = { $count ->
    [0] 你的指令已全部下达。所有人就绪后本回合结束。
   *[other] 有 { $count } 场比赛在等你下令。
 }
hall-to-table = 前往对战桌
hall-seated = 你的席位已保留：每次报名开始时自动报名，开赛时带你入座。
hall-slow = 内置机器人每回合等三秒，便于观看
hall-pause = 暂停计时
hall-go-on = 继续计时
hall-abandon = 终止本届锦标赛
hall-remove = 请 { $login } 离场
hall-admit = 让 { $login } 重新参赛
hall-reachable = 其他电脑可以连到这个地址，任何人都能注册账号，密码以明文传输。
strength-tournament = 锦标赛对手
