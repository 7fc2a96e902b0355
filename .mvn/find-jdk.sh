# Sourced by ./overtrick and ./dev: finds a JDK 25 or newer and exports it as JAVA_HOME.
# Looks at OVERTRICK_JAVA_HOME, JAVA_HOME, the java on the PATH, then where JDKs usually live.
# It reads each JDK's release file and starts none of them.

is_new_jdk() {
    [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] && [ -r "$1/release" ] || return 1
    jdk_feature=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
    [ "${jdk_feature:-0}" -ge 25 ]
}

find_jdk() {
    for jdk in "${OVERTRICK_JAVA_HOME:-}" "${JAVA_HOME:-}"; do
        if [ -n "$jdk" ] && is_new_jdk "$jdk"; then
            return
        fi
    done
    jdk=$(command -v java) && {
        while [ -h "$jdk" ]; do
            jdk_link=$(readlink "$jdk")
            case $jdk_link in
                /*) jdk=$jdk_link ;;
                *) jdk=$(dirname "$jdk")/$jdk_link ;;
            esac
        done
        jdk=$(dirname "$jdk")/..
        jdk=$(cd "$jdk" && pwd -P)
        if is_new_jdk "$jdk"; then
            return
        fi
    }
    for jdk in \
        /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/java/* /opt/java/* /opt/jdk* /opt/*/jdk* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home \
        "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
        "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* "$HOME"/.gradle/jdks/* \
        "$HOME"/.asdf/installs/java/* "$HOME"/.local/share/mise/installs/java/*; do
        if is_new_jdk "$jdk"; then
            return
        fi
    done
    return 1
}

if ! find_jdk; then
    echo "overtrick: no JDK 25 or newer found; install one, or set JAVA_HOME to its folder" >&2
    exit 1
fi
JAVA_HOME=$jdk
export JAVA_HOME
