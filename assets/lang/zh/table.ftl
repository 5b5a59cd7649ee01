### 每局都需要的：状态条、撤销、拒绝、日志、提示、帷幕、结算、观战。

## 状态条
ribbon-turn-you = 轮到你
ribbon-turn-player = 轮到{ $name }
ribbon-others-choose = 其他人正在选择
ribbon-both-choose = 双方同时选择
ribbon-over-drawn = 平局
result-even = 平局
setup-chairs = 席位
ribbon-your-turn = 轮到你了——先用道具，再瞄准
ribbon-aimed-self = 已瞄准自己——再按一次开枪
ribbon-aimed-foe = { $whom ->
    [evil] 已瞄准恶魔——再按一次开枪
   *[other] 已瞄准{ $whom_name }——再按一次开枪
}
ribbon-evil-turn = 轮到恶魔
ribbon-evil-thinking = 恶魔在思考……{ $now } 秒，上限 { $cap } 秒
ribbon-playing = 看桌面
ribbon-won = 你赢了
ribbon-lost = 恶魔赢了
ribbon-player-won = { $name }赢了
ribbon-lesson = 教学，第 { $now } 步，共 { $all } 步
ribbon-preview = 先前的一刻——按任意键返回
move-now = 立即行动
counter-period = 第 { $number } 个恶魔
counter-round = { $table ->
    [labyrinth] 第 { $round } 轮
    [wager] 第 { $round } 轮
   *[other] 第 { $round } 回合
}
counter-turn = { $table ->
    [duel] 第 { $turn } 轮
    [cards] 第 { $turn } 手
    [wager] 第 { $turn } 手
   *[other] 第 { $turn } 回合
}

## 撤销
undo-nothing = 没有可以撤销的步骤
undo-chance = 骰子已经掷出
undo-secret = 你已经看到了隐藏的信息
undo-other = 上一个决定是别人做的
undo-over = 对局已经结束
undo-done = 已撤销
undo-refused = 不能撤销：{ $reason }

## 拒绝
refuse-not-your-turn = 还没轮到你。
refuse-over = 对局已经结束。
refuse-no-tool = 你手上没有{ $tool }。
refuse-no-tools = 没有道具
refuse-lesson = 教学中一次只做一件事。
refuse-watching = 你在观战，不在局中。

## 日志
log-empty = 还什么都没发生。
log-filter = 筛选
log-now = 回到现在
log-filter-all = 全部
log-filter-mine = 我的
log-filter-damage = 伤害
log-filter-secrets = 我得知的
log-copy = 复制为文本
log-copied = 日志已复制到剪贴板。
log-head-round = { $table ->
    [labyrinth] 第 { $round } 轮
    [wager] 第 { $round } 轮
   *[other] 第 { $round } 回合
}
log-head-turn = { $table ->
    [duel] 第 { $turn } 轮 · { $name }
    [cards] 第 { $turn } 手 · { $name }
    [wager] 第 { $turn } 手 · { $name }
   *[other] 第 { $turn } 回合 · { $name }
}
log-undone = 已撤销
log-strength = 从这里起，恶魔的难度为“{ $strength }”。
log-evil-plays = 恶魔的难度

## 提示
hint-title = 建议
hint-thinking = 正在斟酌……
hint-others = 也可以
hint-chance-to-win = 胜率 ≈ { $percent }
hint-marked = 使用提示会在统计中留下标记。
hint-strict = 本局为严格模式，没有提示。
hint-not-now = 现在没有可建议的。

## 帷幕
curtain-next = 接下来轮到{ $name }
curtain-look-away = 其他人请移开视线
curtain-decides = 接下来：{ $what }
curtain-what-duel = 用道具，然后开枪
curtain-what-labyrinth = 走一步，以及别的行动
curtain-what-cards = 手牌、骰子或下一个行动
curtain-what-arena = 招式，或换谁上场
curtain-what-wager = 押谁，或交出成绩
curtain-what-vote = 是否公开日志
curtain-ready = 准备好了
curtain-hold = 准备好了就按住
curtain-pass = 请把屏幕交给{ $name }

## 上一轮以来
since-title = 你上次行动之后
since-nothing = 你上次行动之后什么都没发生。

## 结算
result-won = 你赢了
result-drawn = 同归于尽
result-player-won = { $name }赢了
result-evil-won = 恶魔赢了
result-rematch = 再来一局
result-parlor = 返回会客厅
result-fold = 看看桌面
result-unfold = 显示结果
result-replay = 观看回放
result-knew = 恶魔当时知道什么
result-share = 把这局复制为代码
result-length = { $rounds } 回合，{ $turns } 枪
result-experience = 经验 +{ $count }
result-coins = 金币 +{ $count }
result-level = 你现在 { $level } 级。
result-with-hints = 用过提示。
result-uncounted = 这局不计入你的统计。
result-luck = 好运 { $actual } 次（应得 { $expected } 次）

## 观战
omniscient-frame = 全知
omniscient-text = 你看得到一切；座上谁也看不到这么多。
rules-search-nothing = 没有规则提到“{ $text }”。
