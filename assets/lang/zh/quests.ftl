### 赌局的桌边题目。

quest-coin-stack-title = 硬币塔
quest-coin-stack-task = 单手叠硬币一分钟。数一数结束时还立着几枚。
quest-coin-stack-ask-1 = 枚数

quest-one-leg-title = 金鸡独立
quest-one-leg-task = 闭上眼睛单脚站立。另一只脚着地时停表。
quest-one-leg-ask-1 = 秒

quest-half-minute-title = 心中的钟
quest-half-minute-task = 不看钟，在三十秒时喊停。输入实际的秒数；最接近者胜。
quest-half-minute-ask-1 = 秒

quest-paper-plane-title = 纸飞机
quest-paper-plane-task = 用一张纸折飞机，只投一次。以厘米量飞行距离。
quest-paper-plane-ask-1 = 厘米

quest-bin-shots-title = 投进纸篓
quest-bin-shots-task = 从三步外向纸篓投十个纸团。数一数投中几个。
quest-bin-shots-ask-1 = 投中

quest-alphabet-back-title = 从后往前
quest-alphabet-back-task = 倒着背字母表。输入用时和漏掉的字母数；每漏一个加五秒。
quest-alphabet-back-ask-1 = 秒
quest-alphabet-back-ask-2 = 漏掉的字母

quest-whisper-words-title = 一个字母
quest-whisper-words-task = 全桌选一个拼音字母。一分钟内说出房间里拼音以它开头的东西。
quest-whisper-words-ask-1 = 件数

quest-napkin-star-title = 撕一颗星
quest-napkin-star-task = 不用工具从餐巾撕出一颗星。其他人各打 0 到 10 分；输入总和。
quest-napkin-star-ask-1 = 分数

quest-spoon-walk-title = 端稳勺子
quest-spoon-walk-task = 端一满勺水绕桌一圈。输入秒数；洒了输入 1，否则 0；洒了加二十秒。
quest-spoon-walk-ask-1 = 秒
quest-spoon-walk-ask-2 = 洒了

quest-dice-dozen-title = 正好一打
quest-dice-dozen-task = 掷一颗骰子，点数累加，随时可停。不超过十二按总和计，超过为零。
quest-dice-dozen-ask-1 = 总和

quest-card-throw-title = 帽子戏法
quest-card-throw-task = 向两步外的帽子扔十三张牌。进帽三分，帽檐一分。
quest-card-throw-ask-1 = 进帽
quest-card-throw-ask-2 = 帽檐

quest-weigh-it-title = 厨房秤
quest-weigh-it-task = 随便拿什么往杯里装，装到你觉得有两百克。称一称；输入相差几克。
quest-weigh-it-ask-1 = 相差克数

quest-still-face-title = 扑克脸
quest-still-face-task = 别人可以说任何话，但不能碰你。你一笑或一开口就停表，最多三分钟。
quest-still-face-ask-1 = 秒

quest-memory-tray-title = 布下之物
quest-memory-tray-task = 看托盘上的十五样东西半分钟，然后写下记得的。写错的要扣分。
quest-memory-tray-ask-1 = 对
quest-memory-tray-ask-2 = 错

quest-hum-it-title = 哼一曲
quest-hum-it-task = 哼一分钟自选的歌。数一数别人猜出几首。
quest-hum-it-ask-1 = 猜出的歌

quest-page-guess-title = 翻书
quest-page-guess-task = 有人说出最厚那本书的一个页码。翻开一次；输入差了几页。
quest-page-guess-ask-1 = 相差页数

quest-bottle-flip-title = 翻瓶
quest-bottle-flip-task = 把装三分之一水的瓶子翻二十次。数一数立住几次、最多连中几次，后者双倍计分。
quest-bottle-flip-ask-1 = 立住
quest-bottle-flip-ask-2 = 最长连中

quest-tap-race-title = 擂鼓
quest-tap-race-task = 用一根手指敲桌十秒，由别人数。
quest-tap-race-ask-1 = 次数

quest-blind-portrait-title = 盲画像
quest-blind-portrait-task = 不看纸，画左边的玩家。其他人各打 0 到 10 分；输入总和。
quest-blind-portrait-ask-1 = 分数

quest-sum-of-dates-title = 生日加法
quest-sum-of-dates-task = 心算所有人生日的日与月之和。输入用时和误差；每差一加三秒。
quest-sum-of-dates-ask-1 = 秒
quest-sum-of-dates-ask-2 = 误差

quest-penny-slide-title = 贴近桌边
quest-penny-slide-task = 把三枚硬币滑向对面桌边。输入没掉下去、离边最近那枚的毫米数；都掉了输入 500。
quest-penny-slide-ask-1 = 毫米

quest-long-breath-title = 一口长音
quest-long-breath-task = 一口气唱一个音，响到桌子另一头都听得见。
quest-long-breath-ask-1 = 秒

quest-sock-darts-title = 袜子靶
quest-sock-darts-task = 把五只卷好的袜子扔向值 1、3、5 分的三个靠垫。计最好一投、最差一投和命中数。
quest-sock-darts-ask-1 = 最好
quest-sock-darts-ask-2 = 最差
quest-sock-darts-ask-3 = 命中

quest-twenty-one-title = 数到二十一
quest-twenty-one-task = 大声数到 21，跳过含 7 的数和 7 的倍数。输入没出错数到了几。
quest-twenty-one-ask-1 = 最后的数
