### 客厅：欢迎、五种游戏、摆桌、柜子、回放、代码、关于。

## 欢迎
welcome-title = 晚上好
welcome-text = 落座之前，四件小事。以后随时可改。
welcome-language = 语言
welcome-text-size = 文字大小
welcome-sample = 下一发是实弹：3/7
welcome-small = 小
welcome-medium = 中
welcome-large = 大
welcome-motion = 减少动态
welcome-sound = 声音
welcome-start = 落座

## 五种游戏
game-duel-name = 决斗
game-duel-blurb = 一把霰弹枪轮流上手。数清子弹，用好道具，决定枪口朝谁。
game-duel-players = 1–2 人
game-duel-minutes = 8 分钟
game-labyrinth-name = 迷宫
game-labyrinth-blurb = 在耳语中一步步摸索，自己画出迷宫，找到宝藏和出口。
game-labyrinth-players = 1–8 人
game-labyrinth-minutes = 30 分钟
game-cards-name = 卡牌
game-cards-blurb = 三名角色，三十张牌，八个元素骰。让元素相互反应，击倒对面所有角色。
game-cards-players = 1–2 人
game-cards-minutes = 20 分钟
game-arena-name = 竞技场
game-arena-blurb = 派纸偶登上小小的舞台。没有骰子，没有运气，只有看穿对手。
game-arena-players = 1–2 人
game-arena-minutes = 10 分钟
game-wager-name = 赌局
game-wager-blurb = 人人接受同一项挑战，又暗中押注彼此。谁最被看好，谁买单。
game-wager-players = 2–16 人
game-wager-minutes = 25 分钟

## 桌旁的卡片
parlor-play = 开始
parlor-learn = 教学（3 分钟）
parlor-friends = 与朋友玩
parlor-watch = 观战
parlor-more = 更多…
parlor-record = { $played ->
    [0] 你还没有玩过。
   *[other] { $played } 局中胜 { $won } 局。
}
parlor-continue = 继续：{ $game }
parlor-continue-when = { $far }，{ $ago }
anew-title = 还有一局没有下完
anew-text = { $game }：{ $when }。如果现在另开一局，它会作为未完成的对局移到回放里。可以从那里接着玩，但不再计入统计。
anew-stay = 先留着
anew-begin = 另开一局

## 柜子
cabinet-profile = 档案与统计
cabinet-replays = 回放
cabinet-codes = 代码
cabinet-settings = 设置
cabinet-about = 关于与错误报告
cabinet-quit = 退出

## 摆桌
setup-title = 开局设置
setup-mode = 模式
setup-mode-classic = 经典
setup-mode-classic-text = 一把枪，一个弹夹，五种道具，没有第二次机会。
setup-seats = 座次
setup-seat = 第 { $number } 席
setup-seat-you = 你
setup-seat-friend = 同屏的朋友
setup-seat-evil = 恶魔
setup-name = 名字
setup-strength = 恶魔的难度
setup-hp-first = 第一席的生命
setup-hp-second = 第二席的生命
setup-first = 谁先手
setup-seed = 种子
setup-seed-help = 种子相同、决定相同，对局就相同。
setup-seed-bad = 种子是一个整数，或以 EVIL-SEED 开头的代码。
setup-seed-random = 新种子
setup-gift = 每回合发的道具
setup-hand = 道具持有上限
setup-shells = 弹夹子弹数
setup-last-stand = 背水一战
setup-last-stand-help = 恶魔生命为 0 或 −1 时，仍可走完属于它的那一轮。可能同归于尽。
setup-legacy = 按原版程序
setup-legacy-help = 规则书与原版程序不同之处，本局照程序来。供比较之用。
setup-own-hidden = 隐藏自己的身体状态
setup-own-hidden-help = 原版的保密方式：自己的体力、防弹衣和眩晕，你所知道的不比对方多。
setup-document-tools = 无限模式（一）发放“不死不休”
setup-document-tools-help = 原版文档在模式 2 中发放它，程序却没有。其他模式不变。
setup-strict = 严格
setup-strict-help = 本局没有提示。
setup-practice = 练习
setup-practice-help = 你的任何决定都能撤销。对局会被标记，不计入统计。
setup-start = 开局
setup-defaults = 恢复默认
setup-watch = 恶魔与它的影子对局
strength-courteous = 客气
strength-courteous-text = 出手快，偶尔失误。
strength-sly = 狡猾
strength-sly-text = 计算无误，什么都不会忘。
strength-cruel = 残忍
strength-cruel-text = 会往后推演，时间够就算得更远。
strength-nightmare = 噩梦
strength-nightmare-text = 明目张胆地不守规矩。
strength-knows-same = 只看得到你看得到的
strength-knows-nightmare = 特权：看得见下一发；它的“道德的崇高赞许”必定生效；你的只在生命不超过 3 时生效。
seat-you = 你
seat-evil = 恶魔
seat-player = 玩家 { $number }

## 档案与统计
profile-title = 档案与统计
profile-level = { $level } 级
profile-experience = 经验 { $have } / { $need }
profile-coins = { $count } 枚金币
stats-empty = 还没有数据。先玩一局吧。
stats-duel-all = 决斗 · 所有模式合计
stats-luck-empty = 还没有运气可记：它来自开枪与掷骰。
stats-played = 对局
stats-won = 胜
stats-lost = 负
stats-drawn = 平局
stats-streak = 当前连胜
stats-best-streak = 最长连胜
stats-time = 游戏时长
stats-favourite = 最爱
stats-rounds = 回合
stats-turns = 双方开枪
stats-foe-live = 对恶魔打出实弹
stats-foe-blank = 对恶魔打出空弹
stats-own-live = 对自己打出实弹
stats-own-blank = 对自己打出空弹
stats-damage-done = 造成伤害
stats-damage-taken = 受到伤害
stats-healed = 恢复生命
stats-blown = 炸膛的子弹
stats-caught = 接住的子弹
stats-evils = 遇到的恶魔
stats-luck = 运气账
stats-luck-text = { $side ->
    [above] 你比应得的多碰上 { $difference } 次好运。
    [below] 你比应得的少碰上 { $difference } 次好运。
   *[fair] 运气待你不多不少。
}
stats-hints-used = 用过提示的对局
stats-tokens = 胆量筹码
stats-tokens-empty = 恶魔有一抽屉黄铜筹码，留给逆着概率把枪口掉过来的人。
stats-token = 胆量筹码，{ $odds }
stats-by-strength = 对阵“{ $strength }”恶魔
stats-uncounted = 不计入的对局
stats-counts = 对阵恶魔的对局计入统计。练习、与朋友的对局、从回放接着玩的以及观战的对局不计入。
stats-course = 逐局的胜负差
stats-calibration = 预计的概率与实际发生的次数
stats-calibration-row = 预计 { $said }%：{ $count } 次中实现 { $came }%
stats-luck-band = 随机结果 { $shots } 次；单凭运气，95% 的情况下偏差不超过 ± { $spread }。

## 成就
achievements-title = 成就
achievements-count = { $got } / { $all }
achievement-locked = 尚未达成
achievement-new = 新成就：{ $name }
achievement-bold-name = 逆势而为
achievement-bold-text = 胜算不利时朝自己开枪，听到一声咔哒。
achievement-untouched-name = 烛火未动
achievement-untouched-text = 一点生命也没丢，赢下决斗。
achievement-edge-name = 一发四伤
achievement-edge-text = 用一发子弹造成四点或更多伤害。
achievement-long-shot-name = 碰碰运气
achievement-long-shot-text = 用实弹概率不超过四分之一的一发击中恶魔。
achievement-clicks-name = 三声咔哒
achievement-clicks-text = 一轮之内朝自己打出三发空弹，事先一发都不知道。
achievement-sleep-name = 睡个好觉
achievement-sleep-text = 让恶魔连丢两轮。
achievement-praise-name = 受之有愧
achievement-praise-text = 生命高于 3 时，仍靠道德的崇高赞许恢复生命。
achievement-nightmare-name = 公平就好
achievement-nightmare-text = 击败噩梦难度的恶魔。

## 回放
replays-title = 回放
replays-empty = 还没有结束的对局。每一局都会自动存到这里。
replays-row = { $game } · { $mode }
replays-won = 胜
replays-lost = 负
replays-drawn = 同归于尽
replays-open = 未完
replays-watched = 恶魔对影子
replays-star = 永久保留
replays-unstar = 取消永久保留
replays-delete-title = 删除这份回放吗？
replays-delete-text = 删了就找不回来。
replays-watch = 观看
replays-copy = 复制为代码
replays-versus = { $first } 对 { $second }
replays-evil = 恶魔（{ $strength }）
replays-guest = { $name }（{ $strength }）
replays-reading = 正在读取……
replays-page-end = 没有更多了
replays-unreadable = 这份文件无法观看
replays-played-on = 从回放接着玩的对局，不计入统计。
replay-position = 第 { $now } 个决定，共 { $all } 个
replay-truth = 真相
replay-belief = 推测
replay-play = 播放
replay-pause = 暂停
replay-at-start = 这里是开头。
replay-at-end = 这里是结尾。
replay-play-on = 从这里接着玩
replay-play-on-text = 从这个局面另开一桌，原来的对局保持不变。
replay-mark-hit = 命中
replay-mark-bold = 胆量筹码
replay-mark-round = 新回合
replay-mark-end = 结束
replay-mark-shot = 开枪
replay-mark-gold = 宝藏
replay-mark-passage = 被带往别处
replay-mark-mistaken = 误判最大
replay-mark-near = 一墙之隔
replay-interesting = 下一个关键时刻
replay-interesting-none = 此后再无关键时刻。
replay-knew = 恶魔当时知道什么
replay-knew-text = 恶魔在每个决定时的判断，与真相并列。
replay-knew-row = 恶魔认为实弹的可能是 { $belief }；实际是{ $truth }。
replay-knew-nothing = 这局里恶魔没有做过决定。

## 代码
codes-title = 代码
codes-text = 什么都可以贴在这里：种子、开局设置、整局对局。也可以拖入文件。
codes-field = 代码
codes-example = EVIL-SEED1-…
codes-kind-seed = 一颗种子
codes-kind-table = 一套开局设置
codes-kind-match = 一整局
codes-seed-text = 下一局将用这颗种子。
codes-table-text = 这段代码包含一套开局设置。
codes-match-text = 一局共 { $moves } 个决定。
codes-use-seed = 用这颗种子
codes-use-table = 使用这套设置
codes-use-match = 观看这局
codes-empty = 粘贴代码，看看里面有什么。
codes-clear = 清空
codes-share-table = 复制开局设置

## 关于与错误报告
about-version = 版本 { $version }
about-text = 一间屋，一张桌，一盏灯，一个对手。随机皆有种子，隐藏皆是真的隐藏，数字皆有来由。
about-licence = 自由软件：MIT 或 Apache 2.0，任选其一。
about-fonts = 西文使用 Noto Sans 与 Libertinus Serif，遵循开放字体许可。
about-network = 除非你把竞技场开放给机器人，游戏从不使用网络。
report-title = 错误报告
report-text = 一个文件夹，装着查明问题所需的一切。不会发往任何地方。
report-contents = 将包含：
report-item-version = 版本与系统
report-item-settings = 你的设置
report-item-log = 程序日志
report-item-match = 到目前为止的对局
report-item-picture = 一张屏幕截图
report-item-note = 你的说明
report-private = 正在进行多人对局：结束之前不会收入报告。
report-note = 发生了什么？（可不填）
report-save = 保存报告
report-done = 已保存到 { $folder }
