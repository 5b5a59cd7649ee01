### 出了什么问题，一句话说清，以及还能做什么。

## 文件
error-damaged = 无法读取 { $file }（{ $cause }）；原文件已保留为 { $kept }。
error-newer = { $file } 由更新版本的游戏写成（格式 { $format }）；原文件已保留为 { $kept }。
error-then-previous = 改用它之前的版本。
error-then-fresh = 游戏会跳过它，继续运行；其他内容不受影响。
error-disk-full = 磁盘已满，{ $file } 未能保存。先前保存的内容没有受影响。
error-read-only = 文件夹只读，{ $file } 未能保存。游戏继续，但不再保存。
error-not-saved = { $file } 未能保存（{ $cause }）。游戏继续。
error-no-home = 没有主文件夹，什么都不会保存。可用 --data-dir 指定位置。
error-unreadable = { $file } 无法读取（{ $cause }）。什么都没有改动。
error-folder = 无法打开文件夹 { $folder }（{ $cause }）。

## 设备
error-no-audio = 没有找到声音设备，游戏将静音；可在设置中打开声音字幕。
error-screenshot = 截图未能保存（{ $cause }）。
error-clipboard = 剪贴板是空的。

## 对局与代码
error-replay-newer = 这局用的是更新版本的规则，文件保持原样。
error-replay-file = 无法读取这局：{ $cause }。
error-replay-text = 这不是一份完整的对局：第 { $line } 行第 { $column } 列：{ $cause }。
error-replay-rules = 这局按规则第 { $found } 版进行，本程序是第 { $wanted } 版。文件保持原样。
error-replay-foreign = 这是本程序不认识的游戏的对局：{ $game }。文件保持原样。
error-replay-diverged = 这局在结束后被改动过：第 { $step } 个决定对不上。文件保持原样。
error-game-unknown = 这里没有名为 { $game } 的游戏。这个代码可能来自更新的版本。
error-mode-unknown = 没有名为 { $mode } 的模式。
error-nothing-waits = 那里没有未完成的对局。
error-setup = 无法按这套设置开局：{ $cause }

## 代码哪里不对
code-bad-parts = 代码由连字符分成四段，这里有 { $count } 段。
code-bad-family = 代码以 EVIL 开头，这里是 { $found }。
code-bad-kind = { $found } 不是代码种类，只有 SEED、TABLE 和 MATCH。
code-bad-newer = 这段代码出自更新版本的游戏，请先更新。
code-bad-letter = 中间一段的第 { $place } 个字符 { $letter } 不能出现在代码里。
code-bad-checksum = 最后一段与前面对不上：有字符写错或遗漏。
code-bad-game = 这段代码属于另一个游戏：{ $found }。
code-bad-rules = 这段代码出自另一版规则（修订 { $found }，当前为 { $wanted }）。
code-bad-contents = 代码完整，但内容不成立：{ $cause }
