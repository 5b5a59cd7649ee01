### 迷宫的文字：主持人的话、笔记本、托盘。

## 名字
maze-other = { $whom ->
    [you] 你
    [evil] 恶魔
   *[other] { $whom_name }
}
maze-guest-1 = 阿健
maze-guest-2 = 艾达
maze-guest-3 = 奥托
maze-guest-4 = 米娜
maze-guest-5 = 雨果
maze-guest-6 = 薇拉
maze-guest-7 = 尼尔斯
maze-at-up = 北边
maze-at-right = 东边
maze-at-down = 南边
maze-at-left = 西边
maze-way-up = 北
maze-way-right = 东
maze-way-down = 南
maze-way-left = 西
maze-kind-safe = 空地
maze-kind-marsh = 沼泽
maze-kind-shop = 商店
maze-kind-hospital = 医院
maze-kind-river = 河流
maze-kind-portal = 传送门
maze-kind-donation = 捐赠中心
maze-item-bullet = 子弹
maze-item-kit = 急救包
maze-item-junk = 废品
maze-item-scanner = 探宝器
maze-item-broken-light = 坏手电
maze-item-battery = 电池
maze-item-light = 手电（{ $count }）
maze-item-dynamite = 炸药
maze-item-shield = 护盾
maze-beast-bear = 熊
maze-beast-dog = 狗
maze-beast-zombie = 僵尸

## 主持人说
maze-log-started = 迷宫已经画好。行动顺序：{ $names }。
maze-log-turn = 轮到{ actor }。
maze-log-gold = { actor }身边有宝藏。
maze-log-met = { actor }遇到{ $others }。
maze-log-beast = { actor }遇到{ $beast }。
maze-log-lost = { actor }失去这一回合。
maze-log-healed = { actor }康复了。
maze-log-bump = { actor }撞上了{ $at }的墙。
maze-log-exit = { actor }发现{ $at }有出口！
maze-log-entered = { actor }向{ $way }走一步：{ $kind }。
maze-log-flushed = 水流湍急！{ actor }被冲走一格，方向不明。
maze-log-blocked = 水流撞上墙：{ actor }留在河里。
maze-log-portalled = { actor }穿过了传送门。
maze-log-found = { actor }发现了{ maze-other }。
maze-log-bought = { actor }在商店掷出 { $roll }：{ $item }。
maze-log-shop-refused = { actor }在商店掷出 { $roll }：装不下。
maze-log-dropped = { actor }丢掉了{ $item }。
maze-log-kit = { actor }用了急救包。
maze-log-taken = { actor }拿起了宝藏。
maze-log-left = { actor }放下了宝藏。
maze-log-checked-in = { actor }住进了医院。
maze-log-battle = { actor }与{ maze-other }搏斗：{ $first } 对 { $second }。
maze-log-battle-bullet = { actor }对{ maze-other }用了子弹。
maze-log-shot = { actor }开枪：{ $end }。
maze-log-shot-way = { actor }向{ $way }开枪：{ $end }。
maze-shot-miss = 没打中
maze-shot-hit = 打中{ $name }
maze-shot-spent = { $name }早已受伤
maze-log-injured = { actor }受伤了。
maze-log-won = { actor }带着宝藏离开了！
maze-log-drawn = 到达回合上限：无人获胜。
maze-log-revealed = 迷宫揭晓。种子 { $seed }。
maze-log-asked = { actor }请求公开记录。
maze-log-refused = 记录不公开。
maze-log-shown = 全体同意：公开第 { $from } 至 { $to } 条记录。
maze-log-peeked = 全体同意查看整张地图。
maze-log-xp = { actor }现有 { $count } 点经验。
maze-log-asked-way = { actor }打听去处：{ $kind }。
maze-log-guided = { $kind }：横向 { $across }，纵向 { $up }。
maze-log-revealing = { actor }询问了上一个障碍。
maze-log-obstacle-none = 还没有遇到障碍。
maze-log-obstacle-river = 那格河流流向{ $way }。
maze-log-obstacle-fake = 那个传送门哪儿也不通。
maze-log-obstacle-two = 那是双向传送门之一。
maze-log-obstacle-three = 那是三向传送门之一。
maze-log-probed = 这里被堵住的方向：{ $sides }。
maze-log-offered = { actor }向{ maze-other }提出交易。
maze-log-traded = { actor }与{ maze-other }完成交易。
maze-log-declined = { maze-other }拒绝了{ actor }的交易。
maze-log-map-copied = { maze-other }抄下了{ actor }的地图。
maze-log-donated = { actor }捐出：{ $item }。
maze-log-from-bin = { actor }从捐赠箱取出：{ $item }。
maze-log-blessed = 祝福保住了一回合：{ actor }。
maze-log-fools = 是愚人金！在出口碎掉了：{ actor }。
maze-log-explosion = 宝藏爆炸了：{ actor }。
maze-log-scanned = { actor }用了探宝器。
maze-scan-nothing = 探宝器没有反应。
maze-scan-here = 探宝器：就在这里。
maze-scan-pile = 探宝器：{ $band }，{ $sides }。
maze-band-near = 1 至 3 格
maze-band-far = 4 至 7 格
maze-band-remote = 8 格以上
maze-log-lit = { actor }用了手电。
maze-log-blasted = { actor }用了炸药。
maze-log-wall-fell = { $at }的墙倒了。
maze-log-nothing-fell = { $at }什么也没倒。
maze-log-shield = 护盾代为破碎：{ actor }。
maze-log-mauled = { $beast }袭击了{ actor }。
maze-log-bark = 狗叫了。
maze-log-bark-at = 狗朝{ actor }叫。
maze-log-ghost = { actor }穿墙而过。
maze-log-ghost-kept = { actor }试图穿墙，但不需要或做不到。
maze-log-stream = 溪流倒转了。

## 桌面上
maze-seats = 席位
maze-order = 行动顺序
maze-fact-treasure = 宝藏
maze-fact-healthy = 健康
maze-fact-injured = 受伤
maze-fact-no-item = 无物品
maze-fact-moved = 已走
maze-fact-skips = 失去下回合
maze-fact-blessed = 受祝福
maze-fact-xp = { $count } 经验
maze-sheet = 第 { $number } 页
maze-sheet-locked = 已定位
maze-thread-river = 河流：一格之外，方向不明
maze-thread-portal = 由那个传送门而来
maze-exit-note = 出口！
maze-omniscient = 全知
maze-believes = { $who ->
    [you] 你以为的样子
    [evil] 恶魔以为的样子
   *[other] { $name }以为的样子
}

## 顶栏
maze-place = { $hearing } · 第 { $round } 轮 · 第 { $turn } 回合
maze-aloud = 公开
maze-whisper = 密语
maze-ribbon-step = 自由行动，走一步
maze-ribbon-done = 已走一步：继续行动或结束回合
maze-ribbon-wall = 是墙，换个方向
maze-ribbon-vote = 是否公开记录？请私下回答
maze-ribbon-offer = 有人向你提出交易
maze-ribbon-side = 选择方向
maze-ribbon-whom = 选择攻击谁

## 托盘
maze-do-shoot = 开枪…
maze-do-light = 照亮…
maze-do-blast = 爆破…
maze-do-scan = 探宝
maze-do-kit = 急救
maze-do-drop = 丢弃物品
maze-do-attack = 攻击…
maze-do-take = 拿取
maze-do-leave = 放下
maze-do-buy = 购买
maze-do-check-in = 住院
maze-do-log = 请求记录
maze-do-more = 更多…
maze-do-end = 结束回合
maze-tip-side = 选择方向
maze-tip-use-kit = 立刻康复
maze-tip-gone = 一去不返
maze-tip-whom = 在场的人
maze-tip-gold = 一堆
maze-tip-down = 留在这里
maze-tip-die = 掷商店骰
maze-tip-treat = 失去下回合
maze-tip-agree = 须全体同意
maze-tip-rest = 扩展、偷看
maze-tip-lose-next = 你将失去下回合
maze-tip-pass = 下一位行动
maze-move = 走一步
maze-attack-fight = 与{ $name }搏斗
maze-attack-fight-tip = 36 分之 21 胜
maze-attack-bullet = 对{ $name }用子弹
maze-attack-bullet-tip = 必中

## 拒绝
maze-no-vote-open = 投票进行中
maze-no-offer-open = 有交易待答复
maze-no-already-moved = 已经走过
maze-no-must-move-first = 先走一步
maze-no-no-item = 没有物品
maze-no-wrong-item = 物品不对
maze-no-not-injured = 没有受伤
maze-no-not-in-shop = 不在商店
maze-no-already-bought = 已买过
maze-no-slot-full = 手里有东西
maze-no-no-drop-in-shop = 商店里不行
maze-no-hands-full = 已带着宝藏
maze-no-no-treasure-here = 没有宝藏
maze-no-too-injured = 伤得太重
maze-no-guarded-by-dog = 有狗看守
maze-no-no-treasure-held = 没带宝藏
maze-no-self-attack = 那是你自己
maze-no-target-not-here = 这里没人
maze-no-hospital-truce = 医院休战
maze-no-target-injured = 对方已受伤
maze-no-not-in-hospital = 不在医院
maze-no-move-before-check-in = 先走进来
maze-no-already-checked-in = 已经住院
maze-no-no-vote-open = 没有投票
maze-no-already-voted = 已回答
maze-no-bad-range = 没有这些记录
maze-no-not-enough-xp = 经验不足
maze-no-already-asked = 已经问过
maze-no-already-offered = 已提过交易
maze-no-trade-impossible = 无法交易
maze-no-no-offer-open = 没有交易
maze-no-not-in-donation-centre = 不在捐赠中心
maze-no-bin-empty = 捐赠箱是空的
maze-no-already-donated = 本回合已用过
maze-no-no-ghost-walk = 已穿过墙
maze-no-not-in-play = 本局不用
maze-no-kit = 没有急救包
maze-no-bullet = 没有子弹
maze-no-turn = 还没轮到你

## 选择
maze-do-offer-to = 与{ $name }交易
maze-do-find-hospital = 最近的医院（3 经验）
maze-do-find-shop = 最近的商店（3 经验）
maze-do-reveal = 上一个障碍（5 经验）
maze-do-cure = 立即治愈（7 经验）
maze-do-donate = 捐出物品
maze-do-bin = 从捐赠箱取物
maze-do-withdraw = 撤回
maze-do-ghost = 穿墙…
maze-do-peek = 整张地图
maze-tip-use-scan = 最近的宝藏
maze-tip-peek = 须所有人同意
maze-no-peek = 仅在回合之间
maze-offer-goods = 给出：{ $give }；换取：{ $want }
maze-offer-title = { $name }提出交易
maze-offer-terms = 你得到：{ $get }。你给出：{ $give }。
maze-goods-item = 物品
maze-goods-treasure = 宝藏
maze-goods-map = 地图副本
maze-goods-nothing = 无
maze-vote-title = { $name }请求公开记录
maze-vote-text = 只要一票反对即不公开，且不会透露是谁。
maze-peek-title = { $name }：查看整张地图吗？
maze-peek-text = 须所有人同意。本局不计入统计。
maze-log-open = 公开的记录

## 查看
maze-layer = 热力图层
maze-layer-board = 地图范围
maze-layer-treasure = 宝藏
maze-layer-exits = 出口
maze-layer-tiles = 地形
maze-layer-walls = 墙
maze-layer-help = ≈ 按符合你所知的抽样地图统计。数字为百分比。
maze-inspect-unknown = 这里无人可追踪。
maze-inspect-fog = 空白的纸：这里一无所知。
maze-inspect-sure = 确定
maze-inspect-gold = 见过，第 { $turn } 回合
maze-inspect-gold-stale = 第 { $turn } 回合见过；或已被拿走
maze-inspect-no-gold = 无，第 { $turn } 回合
maze-inspect-gold-unknown = 未知
maze-inspect-here = 在此
maze-side-open = 通
maze-side-wall = 墙
maze-side-maybe = 或有墙
maze-side-exit = 出口
maze-side-unknown = 未试
maze-sheets = 第 { $number } 页，共 { $count } 页
maze-why = 依据
maze-why-sheet = 这一页上有 { $tiles } 格。
maze-why-places = { $count ->
    [one] 它只能放在一处：已定位。
   *[other] 它在地图上还有 { $count } 处可放。
}
maze-why-edge = 其中 { $all } 处里有 { $count } 处此格贴着外墙。
maze-why-merges = 共 { $sheets } 页；有 { $merges } 次两页合为一页。
maze-why-settings = 这里的地图都有 { $walls } 道内墙和 { $exits } 个出口。
maze-follow = 跟随席位
maze-threads-two = A B：往返
maze-threads-three = 1 2 3：循环
maze-threads-fake = F：哪儿也不通
maze-layer-counting = 正在清点……
maze-chance = ≈ { $chance }% ± { $error }
maze-chance-treasure = 这里有宝藏
maze-chance-exit = 这里有出口
maze-chance-rival = { $name }在这里
maze-chance-shot = 朝{ $way }开枪命中
maze-why-heard = 第 { $turn } 回合听到：{ $line }
maze-why-steps = { $count ->
    [0] 此后没有走动。
   *[other] 此后走了 { $count } 步。
}
maze-why-nothing-heard = 还没听到任何相关消息：只有设置里的数目可作依据。
maze-split = 真相与推测各占多少
maze-split-truth = 只看真相
maze-split-both = 真相与推测
maze-place-tile = 第 { $column } 列，第 { $row } 行
maze-stands-here = 站在这里
maze-drawn-by = 谁画过它，可能在几处：
maze-drawn-sure = 已锁定
maze-drawn = { $count ->
   *[other] { $count } 处
}
maze-not-drawn = 没画过
maze-use-notes = 采用我的笔记
maze-use-notes-help = 圆点表示：这一席在此。叉表示：这里没有人，也没有东西。概率据此计算。
maze-use-notes-none = 没有一张抽样地图符合你的笔记，因此未采用。
maze-use-notes-on = 已采用你的笔记
maze-belief-places = { $count ->
    [one] 确知自己的位置
   *[other] 可能在 { $count } 处
}
maze-belief-truth = 第 { $column } 列，第 { $row } 行
maze-knew-row = 恶魔对自己位置的了解：{ $belief }。实际是{ $truth }。

## 提示
maze-why-take = 宝藏就在这里。
maze-why-out = 你带着宝藏：去找出口。
maze-why-explore = 离你最近的未知之处。
maze-why-attack = 受伤者会掉下宝藏。
maze-why-heal = 受伤时不能带宝藏。
maze-why-buy = 只需掷一次骰子。
maze-why-drop = 它毫无用处。
maze-why-end = 本回合没有别的可做。
maze-why-use = 它能告诉你迷宫的情况。

## 结果
maze-length = { $turns } 回合，{ $rounds } 轮

## 设置
maze-card-size = 地图
maze-card-hearing = 通报
maze-preset = 桌型
maze-preset-default = 默认 8 × 8
maze-preset-compact = 紧凑 7 × 7
maze-preset-whisper = 密语
maze-preset-haunted-house = 鬼屋
maze-preset-cursed-forest = 诅咒森林
maze-preset-psych-ward = 精神病院
maze-preset-pirate-ship = 海盗船
maze-preset-everything = 全部扩展
maze-preset-own = 自定
setup-maze-whisper = 密语：只有当事人听到
setup-maze-width = 宽
setup-maze-height = 高
setup-maze-river = 河流格
setup-maze-bends = 河流最多转弯
setup-maze-marsh = 沼泽
setup-maze-shop = 商店
setup-maze-hospital = 医院
setup-maze-fake-portals = 假传送门
setup-maze-two-way = 双向传送门组
setup-maze-three-way = 三向传送门组
setup-maze-treasure = 宝藏
setup-maze-walls = 内墙
setup-maze-exits = 出口
setup-maze-bump-costs = 撞墙耗掉这一步
setup-maze-sanctuary = 子弹不能打进医院
setup-maze-original = 原版生成器
setup-maze-omniscient-mode = 所有人看到一切
setup-maze-xp = 经验
setup-maze-trading = 交易
setup-maze-donation = 捐赠中心
setup-maze-scanner = 探宝器
setup-maze-flashlight = 手电与电池
setup-maze-dynamite = 炸药
setup-maze-shield = 护盾
setup-maze-bear = 熊
setup-maze-dog = 狗
setup-maze-zombie = 僵尸
setup-maze-kinds = 真假宝藏
setup-maze-pure = 真宝藏
setup-maze-fools = 愚人金
setup-maze-trapped = 陷阱
setup-maze-compensation = 后手补偿
setup-maze-compensation-none = 无
setup-maze-compensation-kit = 急救包
setup-maze-compensation-probe = 急救包和墙的提示
setup-maze-theme = 主题
setup-maze-theme-none = 迷宫
setup-maze-theme-house = 鬼屋
setup-maze-theme-forest = 诅咒森林
setup-maze-theme-ward = 精神病院
setup-maze-theme-ship = 海盗船
setup-maze-twist = 附带主题规则
setup-mode-aloud = 公开
setup-mode-whisper = 密语
strength-knows-nightmare-labyrinth = 优待：开局带急救包。所知：与你相同。
scope-labyrinth = 迷宫中
action-step-north = 向北一步
action-step-east = 向东一步
action-step-south = 向南一步
action-step-west = 向西一步
action-end-turn = 结束回合
action-sheet-before = 上一页
action-sheet-after = 下一页
action-closer = 拉近
action-farther = 拉远
action-whole-sheet = 看整页
action-pan-north = 向北看
action-pan-east = 向东看
action-pan-south = 向南看
action-pan-west = 向西看
action-split-view = 只看真相，或与推测并排

## 成就
achievement-way-out-name = 出路
achievement-way-out-text = 带着宝藏离开迷宫。
achievement-unscathed-name = 毫发无伤
achievement-unscathed-text = 从未受伤地带着宝藏离开。
achievement-limping-name = 跛足归来
achievement-limping-text = 途中受伤仍带着宝藏离开。
achievement-robber-name = 拾得归己
achievement-robber-text = 在别人带过宝藏之后拿起一份。
achievement-dry-feet-name = 脚不沾泥
achievement-dry-feet-text = 一回合未失地带着宝藏离开。
achievement-traveller-name = 旅行常客
achievement-traveller-text = 一局中穿过五次传送门。
achievement-marksman-name = 暗中一枪
achievement-marksman-text = 用子弹打中别人。
achievement-dead-end-name = 死胡同
achievement-dead-end-text = 一回合撞三次墙。

## 规则
maze-rules-board-title = 地图
maze-rules-board-text = { $width } × { $height } 格：河流 { $river }，沼泽 { $marsh }，内墙 { $walls }，出口 { $exits }，宝藏 { $piles }。
maze-rules-goal-title = 目标
maze-rules-goal-text = 找到宝藏，再找到外墙上的出口走出去。最先做到者获胜。没有人知道自己在哪里；笔记本会自己记下一切。
maze-rules-turn-title = 回合
maze-rules-turn-text = 任意次行动，加上恰好一步，先后不限。撞墙可以再试。走完一步后结束回合。
maze-rules-step-title = 走一步
maze-rules-step-text = 你会得知进入了什么、有没有宝藏、谁在那里。没有宝藏也能发现出口，且不耗步数。
maze-rules-river-title = 河流
maze-rules-river-text = 进入河流格会被冲走一格，但不告诉方向；河流尽头有墙挡住。
maze-rules-portal-title = 传送门
maze-rules-portal-text = 传送门把你带到另一个：两个互通，三个循环，假的回到自己。感觉都一样。
maze-rules-marsh-title = 沼泽
maze-rules-marsh-text = 进入沼泽会失去下一回合。
maze-rules-shop-title = 商店
maze-rules-shop-text = 每回合一次，空手时掷骰：1–2 子弹，3–4 急救包，5–6 废品。只能持有一件。
maze-rules-hospital-title = 医院
maze-rules-hospital-text = 这里不许打斗。受伤者走进来后可住院：失去下一回合并康复。急救包立刻见效。
maze-rules-battle-title = 搏斗
maze-rules-battle-text = 攻击同格的健康者：双方掷骰，小者受伤，平局守方受伤（攻方 36 分之 21 胜）。用子弹必胜。受伤者掉下宝藏且不能携带。
maze-rules-shot-title = 射击
maze-rules-shot-text = 子弹直线飞三格，打中第一个人；墙会挡住。没打中则什么也不透露。
maze-rules-notebook-title = 笔记本
maze-rules-notebook-text = 每一页是一块位置未知的地图。必属同处的页会合并；只能放一处的页会锁定。线把河流或传送门与其去处相连。
maze-rules-votes-title = 记录与偷看
maze-rules-votes-text = 任何人可请求公开全部记录：一票反对即止。回合之间众人可同意查看整张地图；那样的对局不计入统计。
maze-rules-aloud-title = 公开
maze-rules-aloud-text = 所有人听到一切，包括方向。
maze-rules-whisper-title = 密语
maze-rules-whisper-text = 步伐、墙、出口与相遇只告诉当事人。
maze-rules-xp-title = 经验
maze-rules-xp-text = 沼泽 +1，河流 +2，传送门 +2，最多 7。可换：最近医院或商店的方位（3）、上一个障碍（5）、治愈（7）。
maze-rules-trading-title = 交易
maze-rules-trading-text = 同格时可用物品、宝藏或地图副本交换。
maze-rules-donation-title = 捐赠中心
maze-rules-donation-text = 捐出物品可得祝福，免去一次沼泽失回合；或从箱中取物。
maze-rules-kinds-title = 宝藏种类
maze-rules-kinds-text = 愚人金在出口碎掉；陷阱宝藏一拿就炸。
maze-rules-scanner-title = 探宝器
maze-rules-scanner-text = 告知最近宝藏的距离与方位。
maze-rules-flashlight-title = 手电
maze-rules-flashlight-text = 装上电池可照亮直线三格，三次。
maze-rules-dynamite-title = 炸药
maze-rules-dynamite-text = 炸毁你所在格一侧的内墙。
maze-rules-shield-title = 护盾
maze-rules-shield-text = 替你破碎一次。
maze-rules-bear-title = 熊
maze-rules-bear-text = 模仿每个人的步伐，遇人即伤。
maze-rules-dog-title = 狗
maze-rules-dog-text = 看守宝藏；丢给它一件物品，或在那里开始回合。
maze-rules-zombie-title = 僵尸
maze-rules-zombie-text = 从沼泽中爬出，走向附近的人。
setup-curtain-full = 完全：悄悄话只给一个座位听。

## 教学
lesson-maze-step = 没有人有这座迷宫的地图，你也不知道自己在哪里。向北走一步：按方向键、W，或点击旁边的方格。
lesson-maze-end = 这一步已用墨水记入你的笔记。每回合只能走一步：结束回合。
lesson-maze-wall = 恶魔做什么你也听得到。现在试试东边。
lesson-maze-river = 是墙。碰壁不算一步：可以再试别的方向。向北走。
lesson-maze-sheet = 是河！它把你冲走了一格，没人说冲向哪里：于是开始新的一页，用一根线和旧页相连。结束回合。
lesson-maze-gold = 从这里向东走。
lesson-maze-take = 宝藏！把它捡起来。
lesson-maze-carry = 健康的人可以带一份宝藏；打斗或中枪受伤就会掉下。结束回合。
lesson-maze-out = 现在找一个穿过外墙的出口。试试东边。

## 铅笔与线
maze-notes = 铅笔
maze-note-cross = 叉
maze-note-question = 问号
maze-note-dot-1 = 蓝点
maze-note-dot-2 = 红点
maze-note-dot-3 = 绿点
maze-note-dot-4 = 黄点
maze-note-erase = 擦掉
maze-note-text = 几个字
maze-stitch = 拼接页面
maze-stitch-none = 暂时没有两页很可能相连。
maze-stitch-help = ≈ 在符合你所知一切的抽样棋盘中，这一页位于那里的比例。拼接只是试试：不会由此推出任何东西。
maze-stitch-sheet = 第 { $number } 页 · ≈ { $percent } %

## 主题
maze-kind-portal-house = 镜子
maze-kind-marsh-house = 蛛网
maze-kind-river-house = 寒风
maze-kind-hospital-house = 礼拜堂
maze-kind-river-forest = 溪流
maze-kind-marsh-forest = 荆棘
maze-kind-portal-forest = 空心树
maze-kind-shop-forest = 隐士
maze-kind-hospital-ward = 医务室
maze-kind-shop-ward = 药房
maze-kind-marsh-ward = 软壁病房
maze-kind-river-ship = 洋流
maze-kind-marsh-ship = 舱底
maze-kind-portal-ship = 舱口
maze-log-flushed-house = 一阵寒风！{ actor }被吹走一格，方向不明。
maze-log-flushed-ship = 洋流！{ actor }在一格之外浮起，方向不明。
maze-log-blocked-house = 寒风顶着墙：{ actor }留在原处。
maze-log-portalled-house = { actor }穿过了镜子。
maze-log-portalled-forest = { actor }穿过了空心树。
maze-log-portalled-ship = { actor }穿过了舱口。
maze-log-checked-in-house = { actor }被礼拜堂收留。
maze-log-checked-in-ward = { actor }住进了医务室。
maze-log-bought-forest = { actor }在隐士那里掷出 { $roll }：{ $item }。
maze-log-bought-ward = { actor }在药房掷出 { $roll }：{ $item }。
maze-log-exit-ship = { actor }发现{ $at }有跳板！
maze-no-not-in-shop-forest = 不在隐士处
maze-no-not-in-shop-ward = 不在药房
maze-no-not-in-hospital-house = 不在礼拜堂
maze-no-not-in-hospital-ward = 不在医务室
maze-rules-river-title-house = 寒风
maze-rules-river-title-forest = 溪流
maze-rules-river-title-ship = 洋流
maze-rules-portal-title-house = 镜子
maze-rules-portal-title-forest = 空心树
maze-rules-portal-title-ship = 舱口
maze-rules-marsh-title-house = 蛛网
maze-rules-marsh-title-forest = 荆棘
maze-rules-marsh-title-ward = 软壁病房
maze-rules-marsh-title-ship = 舱底
maze-rules-shop-title-forest = 隐士
maze-rules-shop-title-ward = 药房
maze-rules-hospital-title-house = 礼拜堂
maze-rules-hospital-title-ward = 医务室

## 手绘棋盘
maze-editor = 手绘棋盘
maze-editor-help = 先选画笔，再选格子。河流从源头开始逐格绘制；一组传送门的格子齐了才算完成；边在内部是墙，在外围是出口。
maze-editor-portal = { $count ->
    [1] 哪里也不通的传送门
    [2] 双向传送门
   *[other] 三向传送门
}
maze-editor-side = 墙或出口：{ $way }
maze-editor-tile = 第 { $column } 列第 { $row } 行：{ $kind }
maze-editor-pending = 这组传送门还不完整。
maze-editor-valid = 这张棋盘有效。布置的代码里带着它。
maze-editor-another = 另画一张
maze-editor-clear = 空棋盘

## 存档与收藏
maze-game = 对局 { $id }
maze-saves = 存档
maze-saves-none = 没有存档。
maze-saves-row = { $id } · { $ago } · { $state }
maze-saves-on = 进行中
maze-saves-over = 已结束
maze-saves-restore = 继续
maze-saves-omniscient = 公开一切并继续
maze-saves-favour = 加入收藏
maze-saves-delete = 删除
maze-saves-delete-all = 全部删除
maze-saves-sure = 删除？
maze-saves-sure-one = 存档 { $id } 将永远消失。
maze-saves-sure-all = { $count } 个存档将永远消失。
maze-saves-gone = 删除了 { $count } 个存档。
maze-saves-kept = 没有删除任何东西。
maze-saves-no-such = 没有“{ $cause }”。
maze-saves-corrupt = 这个存档已损坏，保持原样：{ $cause }
maze-saves-version = 这个存档由另一版本的程序写成，保持原样：{ $cause }
maze-saves-taken = 已有名为“{ $cause }”的收藏。
maze-saves-unfinished = 对局尚未结束：棋盘仍然保密。
maze-saves-favoured = “{ $name }”已在收藏中。
maze-saves-removed = “{ $name }”不再是收藏。
maze-favourites = 收藏的棋盘
maze-favourites-row = { $name } · { $size } · { $players } 个座位
maze-favourites-play = 玩这张棋盘
maze-favourites-remove = 移除

maze-near = 第 { $turn } 回合：{ $one }与{ $two }仅一墙之隔

## Why a table cannot be played
maze-fault-nobody = 没有人玩：至少需要一名冒险者。
maze-fault-crowd = { $count } 名冒险者太多：最多容得下 { $most } 名。
maze-fault-name = 第 { $seat } 席没有名字。
maze-fault-twin = 有两名冒险者都叫“{ $name }”。
maze-fault-safe = { $players } 名冒险者只剩 { $left } 块普通空地：请减少特殊格，或用更大的地图。
maze-fault-field = { $field }为 { $value }：{ $reason }
maze-fault-board = 手绘地图，{ $field }：{ $reason }
maze-fault-stage-river = 生成器找不到河道：请改变河流格数或转弯数。
maze-fault-stage-walls = 生成器放不下所有内墙：请减少内墙。
maze-fault-stage-exits = 生成器放不下所有出口：请减少出口或缩短河流。
maze-fault-stage-guarantee = 生成器找不到人人都能获胜的地图：请减少内墙或传送门。
maze-fault-stage-monsters = 生成器找不到怪物的起点：请减少特殊格，或用更大的地图。
maze-field-portals = 传送门
maze-field-turns = 最多回合数
maze-limit-between = 必须在 { $least } 到 { $most } 之间。
maze-limit-here = 在这张地图上必须在 { $least } 到 { $most } 之间。
maze-limit-least = 至少为 { $least }。
maze-limit-pure = 至少要有一堆真金。
maze-limit-original = 原版生成器只认得 2。
maze-limit-whole = 最多 { $most }，否则地图会被隔断。
maze-limit-marsh = 僵尸从沼泽里爬出来，至少要有一块沼泽。
maze-flaw-outside = 第 { $column } 列第 { $row } 行不在地图上。
maze-flaw-twice = 第 { $column } 列第 { $row } 行同时是两样东西。
maze-flaw-set = 一组有 1、2 或 3 格，不能是 { $count } 格。
maze-flaw-outer = 第 { $column } 列第 { $row } 行的{ $way }侧是外墙。
maze-flaw-inside = 第 { $column } 列第 { $row } 行的{ $way }侧在地图内部。
maze-flaw-count = 应有 { $wanted } 个，现有 { $found } 个。
maze-flaw-safe = 第 { $column } 列第 { $row } 行不是空地。
maze-flaw-shut = 第 { $column } 列第 { $row } 行四面都不通。
maze-flaw-source = 第 { $column } 列第 { $row } 行是源头，必须靠着外墙。
maze-flaw-flow = 第 { $column } 列第 { $row } 行没有流进下一个河流格。
maze-flaw-mouth = 第 { $column } 列第 { $row } 行是尽头，必须流向外墙。
