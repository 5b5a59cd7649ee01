### 竞技场：剧场、招式、结果矩阵、日志、结局。

## 框架
arena-place-series = 第 { $number }/{ $matches } 场 · 第 { $turn }/90 回合
arena-place-single = 第 { $turn }/90 回合
arena-expects-move = 轮到你——选择招式或换人，然后锁定
arena-expects-enter = 轮到你——派出一只纸偶
arena-expects-split = 双方同时选择——只显示“就绪”
arena-mode-series = 两场系列赛
arena-mode-single = 单场
arena-mode-mirror = 镜像赛
mode-arena-series-name = 竞技场，两场系列赛
mode-arena-single-name = 竞技场，单场
mode-arena-mirror-name = 竞技场，相同队伍
setup-arena-series = 打两场
setup-arena-series-help = 第二场由另一方先手，所有纸偶恢复如初。
setup-arena-mirror = 双方使用同一支队伍
setup-arena-first = 速度相同时先手
setup-arena-first-help = 仅指系列赛的第一场。
setup-split = 双方同时用各自的按键
setup-split-help = 没有幕布：玩家 1 使用 1 2 3 4 和 Q W E R T Y，玩家 2 使用 7 8 9 0 和 O P [ ] ; '。屏幕只显示谁已就绪。
strength-knows-arena = 所知：与你相同，并在读取你的选择之前就已决定

## 舞台
arena-word-hidden = 躲起来了！
arena-word-nobody = 没有对手
arena-word-rests = 休息
arena-word-waits = 等待
arena-hp = { $hp }/{ $full }
arena-attack = 攻击 { $change } %
arena-defence = 防御 { $change } %
arena-poison =
    { $turns ->
       *[other] 中毒 { $tick }，剩 { $turns } 回合
    }
arena-hidden = 隐匿——无法被击中
arena-resting = 休息——无法行动
arena-empty-stage = 台上无人
arena-speed = 速度 { $fast } 对 { $slow }：{ $who }
arena-speed-equal = 速度相同 { $fast }：{ $who }
arena-first-you = 你先动
arena-first-other = { $name } 先动
arena-send-out = 派出纸偶
arena-ready = 就绪
arena-choosing = 选择中
arena-tape-you = › { $order }
arena-tape-other = { $name }：{ $deed }
arena-tape-switch = 换 { $slot }
arena-tape-nothing = 无

## 托盘
arena-hits = 造成 { $damage }
arena-hits-at = 造成 { $damage }（{ $times }）
arena-no-effect = 无效
arena-poisons = 毒 { $tick }，{ $turns } 回合
arena-vanishes = 先隐匿
arena-rests-after = 之后休息
arena-costs = 自损 { $amount }
arena-own-attack = 自身攻击 { $change } %
arena-own-defence = 自身防御 { $change } %
arena-foe-attack = 对手攻击 { $change } %
arena-foe-defence = 对手防御 { $change } %
arena-used-up = 已用尽
arena-pp = { $left }/{ $all }
arena-lock = 锁定
arena-lock-first = 请先选择
arena-lock-enter = 派出
arena-switch = 换人
arena-switch-to = 换成{ $creature }
arena-team = 队伍
arena-on-stage = 在台上
arena-fainted = 已倒下
arena-locked-hidden = 你的纸偶正在隐匿：本回合出击。
arena-locked-resting = 你的纸偶本回合休息。
arena-locked-waiting = 等待：对手正在派出纸偶。
arena-locked-stuck = 已无可下的指令。
arena-waits-for-rival = 已锁定，对手正在选择。
arena-change = 更改
arena-watching = 观战：双方都选定后一起揭晓。
arena-split-moves = 招式
arena-split-switch = 换人
arena-split-back = 收回

## 查看
arena-matrix = 结果矩阵
arena-matrix-turn = 第 { $turn } 回合，你的 HP 净变化
arena-matrix-for = 第 { $turn } 回合，{ $name } 的 HP 净变化
arena-matrix-entry = 登场回合：只有纸偶登场，别无他事。
arena-ko = KO
arena-safest = 最稳
arena-repeat = 若重复
arena-dominated = 被支配
arena-step-into = { $own } 对 { $other }
arena-step-none = 无选择
arena-step-first = { $creature } 先动，{ $fast } 对 { $slow }
arena-step-formula = { $base } × { $attack } ÷ { $defence }{ $times } = { $exact }，取 { $amount }
arena-step-net = 净值 { $swing }
arena-matrix-cell = { $own } 对 { $other }：{ $swing }
arena-entry-deals = 造成 { $out }，承受 { $in }
arena-entry-help = 双方对台上纸偶的最强一击。

## 日志
arena-log-match = 第 { $number } 场。速度相同时先手：{ $name }。
arena-log-turn = 第 { $turn } 回合
arena-log-entry = 登场
arena-log-out = { $actor }：{ $creature } 退下。
arena-log-in = { $actor }：{ $creature } 登场。
arena-log-auto = { $actor }：{ $creature } 自动登场。
arena-log-move = { $actor }：{ $creature } 使出 { $move }。
arena-log-vanish = { $creature } 隐匿了。
arena-log-emerge = { $actor }：{ $creature } 现身，{ $move }。
arena-log-hit = { $creature } 失去 { $amount }，剩 { $hp }。
arena-log-hit-at = { $times }：{ $creature } 失去 { $amount }，剩 { $hp }。
arena-log-missed-hidden = 落空：{ $creature } 正在隐匿。
arena-log-missed-nobody = 落空：台上没有对手。
arena-log-self = { $creature } 自伤 { $amount }，剩 { $hp }。
arena-log-poisoned = { $creature } 中毒：每回合 { $tick }，共 { $turns } 回合。
arena-log-attack = { $creature }：攻击 { $change } %，现为 { $after } %。
arena-log-defence = { $creature }：防御 { $change } %，现为 { $after } %。
arena-log-rest = { $creature } 下回合必须休息。
arena-log-rested = { $creature } 休息。
arena-log-tick = 毒让 { $creature } 失去 { $amount }，剩 { $hp }。
arena-log-fainted = { $actor }：{ $creature } 倒下。
arena-log-late = { $actor }：未及时下令。
arena-log-stuck = { $actor }：无可下令。
arena-log-won = 本场胜者：{ $name }。
arena-log-drawn = 本场平局。
arena-log-series = 系列赛：{ $one } 比 { $two } 分。

## 结局
arena-result-won = 你赢了
arena-result-lost = { $name } 获胜
arena-result-drawn = 平局
arena-result-points = { $one } 比 { $two } 分
arena-result-match = 第 { $number } 场：{ $result }
arena-result-left = 剩余纸偶：{ $one } 与 { $two }
arena-standing = { $left }/{ $all } 健康 · { $hp } HP

## 拒绝
arena-refuse-231 = 只有六个位置。
arena-refuse-232 = 该纸偶已无 HP，或位置为空。
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
arena-reason-safest = 它最坏的结果也是最好的。
arena-reason-repeat = 最能应对对手上回合的行动。
arena-reason-mix = 对对手的各种选择都表现不错。
arena-reason-enter = 与台上对手对攻最占便宜。
