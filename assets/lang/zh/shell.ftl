### 桌子周围的一切：标题、按钮、顶栏、数量、时间、按键。

title = 恶魔会客厅

## 谁在行动。$who 为 you、evil 或 other；other 时使用 $name。
actor = { $who ->
    [you] 你
    [evil] 恶魔
   *[other] { $name }
}
evil-counted = 恶魔 { $number }

## 按钮
button-cancel = 取消
button-close = 关闭
button-yes = 是
button-no = 否
button-next = 下一步
button-previous = 上一步
button-paste = 粘贴
button-delete = 删除
button-reset = 重置
button-keep = 保留
button-revert = 还原
button-understood = 明白了
button-copied = 已复制

## 顶栏与侧栏
bar-parlor = 会客厅
bar-fast-forward = 快进
bar-undo = 撤销
bar-log = 日志
bar-rules = 规则
bar-settings = 设置
tab-inspect = 查看
tab-log = 日志
tab-rules = 规则

## 离开
leave-title = 要离席吗？
leave-text = 对局已保存，可以在会客厅里继续。
leave-watched-text = 你只是在旁观：这一局不会保存。你自己未完成的对局不受影响。
leave-errand-title = 放弃这次尝试？
leave-errand-text = 这次尝试到此为止，按未完成计分；与其他玩家对战则算输。不能再回来。
leave-stay = 留下
leave-leave = 离席
menu-report = 报告错误

## 数量
count-shells = { $count } 发
count-rounds = { $count } 回合
count-hp = { $count } 点生命
count-decisions = { $count } 个决定
count-times = × { $count }
count-minutes = { $count } 分钟

## 时间
ago-now = 刚刚
ago-minutes = { $count } 分钟前
ago-hours = { $count } 小时前
ago-days = { $count ->
    [1] 昨天
   *[other] { $count } 天前
}
seconds = { $seconds } 秒
speed-times = × { $speed }

## 截图与开关
screenshot-saved = 截图已保存：{ $file }
full-screen-on = 全屏
full-screen-off = 窗口
sound-off = 声音已关
sound-on = 声音已开
text-size-now = 文字 { $percent }%
speed-now = 速度：{ $speed }

## 按键提示
prompt-choose = 选择
prompt-play = 开始
prompt-cabinet = 柜子

## 按键名称
key-space = 空格
key-up = 上
key-down = 下
key-left = 左
key-right = 右
pad-south = 下方按钮
pad-east = 右方按钮
pad-west = 左方按钮
pad-north = 上方按钮
pad-left-bumper = 左肩键
pad-right-bumper = 右肩键
pad-left-trigger = 左扳机
pad-right-trigger = 右扳机
pad-select = 左侧小按钮
pad-start = 右侧小按钮
pad-left-thumb = 按下左摇杆
pad-right-thumb = 按下右摇杆
pad-dpad-up = 方向键上
pad-dpad-down = 方向键下
pad-dpad-left = 方向键左
pad-dpad-right = 方向键右
pad-left-stick-up = 左摇杆上
pad-left-stick-down = 左摇杆下
pad-left-stick-left = 左摇杆左
pad-left-stick-right = 左摇杆右
pad-right-stick-up = 右摇杆上
pad-right-stick-down = 右摇杆下
pad-right-stick-left = 右摇杆左
pad-right-stick-right = 右摇杆右

## 操作
action-up = 焦点上移
action-down = 焦点下移
action-left = 焦点左移
action-right = 焦点右移
action-next-region = 下一区域
action-previous-region = 上一区域
action-confirm = 确认
action-back = 返回、取消、菜单
action-inspect = 查看
action-pick-1 = 托盘第一项
action-pick-2 = 托盘第二项
action-pick-3 = 托盘第三项
action-pick-4 = 托盘第四项
action-pick-5 = 托盘第五项
action-pick-6 = 托盘第六项
action-pick-7 = 托盘第七项
action-pick-8 = 托盘第八项
action-pick-9 = 托盘第九项
action-pick-0 = 托盘第十项
action-undo = 撤销
action-hint = 提示
action-log = 日志
action-rules = 规则
action-fast-forward = 快进
action-faster = 加快动画
action-slower = 放慢动画
action-text-larger = 放大文字
action-text-smaller = 缩小文字
action-text-reset = 文字恢复 100%
action-mute = 静音
action-full-screen = 全屏
action-screenshot = 截图
action-bug-report = 错误报告
action-settings = 设置
action-continue = 继续对局
action-aim-self = 瞄准自己、开枪
action-aim-foe = 瞄准对手、开枪
action-later-shells = 后续子弹的概率
action-last-turn = 上次行动以来
action-no-bet = 不下注
action-redraw = 换一项挑战
action-console = 主持人面板
action-rematch = 再来一局
action-replay-play = 播放或暂停
action-replay-step-back = 后退一步
action-replay-step-on = 前进一步
action-replay-turn-back = 后退一轮
action-replay-turn-on = 前进一轮
action-replay-start = 回到开头
action-replay-end = 跳到结尾
action-replay-slower = 放慢播放
action-replay-faster = 加快播放
action-replay-seat-before = 上一席的视角
action-replay-seat-after = 下一席的视角
action-replay-truth = 显示或隐藏真相
action-replay-interesting = 下一个关键时刻
action-replay-compare = 只看真相，或与推测并排
scope-everywhere = 通用
scope-parlor = 会客厅
scope-match = 对局中
scope-results = 结算卡
scope-replay = 回放

own-file = 名字
own-save = 存成文件
own-saved = 已存为 { $file }
own-name = 名字只能用文字、数字、空格、- 和 _。
own-taken = { $file } 已经存在，请换个名字。

## 连接
list-two = { $first }、{ $second }
list-parts = { $first }；{ $second }
labelled = { $label }：{ $value }
noted = { $text }（{ $note }）
