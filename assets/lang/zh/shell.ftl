shell-title = Evil
