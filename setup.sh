# Shared by ./play and ./check: one target directory outside the checkout, and the few system
# packages the engine needs. Sourced, not run.

export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-${XDG_CACHE_HOME:-$HOME/.cache}/evils-parlor/target}"

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; elif command -v sudo >/dev/null; then sudo "$@"; else
    echo "please run as root: $*" >&2
    return 1
  fi
}

# install_missing <debian packages> -- <fedora packages> -- <arch packages>
install_missing() {
  local lists=("" "" "") index=0 word missing=()
  for word in "$@"; do
    if [ "$word" = -- ]; then index=$((index + 1)); else lists[index]+=" $word"; fi
  done
  if command -v apt-get >/dev/null; then
    for word in ${lists[0]}; do dpkg -s "$word" >/dev/null 2>&1 || missing+=("$word"); done
    [ ${#missing[@]} = 0 ] && return
    echo "installing: ${missing[*]}"
    as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq "${missing[@]}" >/dev/null
  elif command -v dnf >/dev/null; then
    rpm -q ${lists[1]} >/dev/null 2>&1 || as_root dnf install -y -q ${lists[1]}
  elif command -v pacman >/dev/null; then
    pacman -Q ${lists[2]} >/dev/null 2>&1 || as_root pacman -S --needed --noconfirm ${lists[2]}
  fi
}

# The newest compiler this has been built with; the oldest is `rust-version` in Cargo.toml.
newest_rust=1.95

# A compiler that is new enough.
need_rust() {
  command -v cargo >/dev/null || {
    echo "Rust is missing: see rustup.rs, then come back." >&2
    exit 1
  }
  local oldest
  oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
  rust=$(rustc --version | cut -d' ' -f2)
  is_newer "$oldest" "$rust" || return 0
  echo "This needs Rust $oldest or newer, and here is $rust: run \"rustup update\"." >&2
  exit 1
}

# is_newer A B: is version A newer than version B?
is_newer() {
  [ "$1" != "$2" ] && [ "$(printf '%s\n%s\n' "$1" "${2%%-*}" | sort -V | tail -n 1)" = "$1" ]
}

# Builds the program with one line of progress; everything the compiler said is shown if it fails.
build_quietly() {
  local log status=0
  log=$(mktemp)
  CARGO_TERM_PROGRESS_WHEN=always CARGO_TERM_PROGRESS_WIDTH=72 CARGO_TERM_COLOR=never \
    cargo build 2>&1 | tr '\r' '\n' | tee "$log" | show_progress || status=$?
  if [ "$status" != 0 ]; then
    grep -v '^ *Building \[' "$log" >&2
    ! is_newer "$rust" "$newest_rust.99" ||
      echo "Rust $rust is newer than $newest_rust, the newest this was built with: that may be why." >&2
  fi
  rm -f "$log"
  return "$status"
}

# Cargo's progress bar alone: in place on a terminal, else a line every ten percent.
show_progress() {
  local line done all shown=-1 tenth
  while IFS= read -r line; do
    [[ $line =~ ^\ *Building\ \[.*\]\ ([0-9]+)/([0-9]+) ]] || continue
    done=${BASH_REMATCH[1]} all=${BASH_REMATCH[2]}
    if [ -t 2 ]; then
      printf '\r\033[K%s' "building: $done of $all parts" >&2
    else
      tenth=$((10 * done / (all > 0 ? all : 1)))
      [ "$tenth" = "$shown" ] || echo "building: $done of $all parts" >&2
      shown=$tenth
    fi
  done
  if [ -t 2 ]; then printf '\r\033[K' >&2; fi
}

# What Bevy links against.
need_build_packages() {
  [ "$(uname)" = Linux ] || return 0
  install_missing gcc pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev \
    libxkbcommon-x11-0 libx11-6 libxcursor1 libxrandr2 libxi6 libvulkan1 \
    -- gcc pkgconf-pkg-config alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel \
    libxkbcommon-x11 libX11 libXcursor libXrandr libXi vulkan-loader \
    -- gcc pkgconf alsa-lib systemd-libs wayland libxkbcommon libxkbcommon-x11 libx11 libxcursor \
    libxrandr libxi vulkan-icd-loader
}

# A screen that needs no monitor and a renderer that needs no graphics card.
need_screen_packages() {
  [ "$(uname)" = Linux ] || return 0
  install_missing xvfb mesa-vulkan-drivers fonts-noto-cjk \
    -- xorg-x11-server-Xvfb mesa-vulkan-drivers google-noto-sans-cjk-fonts \
    -- xorg-server-xvfb vulkan-swrast noto-fonts-cjk
}
