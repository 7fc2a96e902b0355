#!/bin/sh
# ./dev package [check]: makes the packages in target/package, from the same sources always the same
# bytes. With check they are made twice, compared, unpacked, started and asked for their first page.
set -eu

cd "$(dirname "$0")/.."
. ./.mvn/find-jdk.sh

out=target/package
version=$(sed -n 's|^    <version>\(.*\)</version>$|\1|p' pom.xml | head -n 1)
stamp=$(sed -n 's|.*<project.build.outputTimestamp>\(.*\)</project.*|\1|p' pom.xml)
SOURCE_DATE_EPOCH=$(date -u -d "$stamp" +%s)
export SOURCE_DATE_EPOCH
umask 022

# What jdeps finds in the jars; besides, what is only asked for by name: letters and dates of our
# languages, sun.misc.Unsafe, files in archives, and tools for whoever looks after a running club.
modules=java.base,java.desktop,java.instrument,java.management,java.naming,java.net.http,java.rmi
modules=$modules,java.scripting,java.security.jgss,java.sql
modules=$modules,jdk.localedata,jdk.unsupported,jdk.zipfs,jdk.jcmd

say() { echo "package: $1" >&2; }

# The program without Java, in the folder given.
lay_program() {
    mkdir -p "$1/bin" "$1/lib/overtrick/lib" "$1/share"
    cp app/target/overtrick.jar "$1/lib/overtrick/"
    cp app/target/lib/*.jar "$1/lib/overtrick/lib/"
    cp LICENSE CHANGELOG.md "$1/"
    "$JAVA_HOME/bin/java" -jar app/target/overtrick.jar serve --config-example >"$1/share/overtrick.conf"
}

lay_linux() {
    lay_program "$1"
    cp packaging/overtrick "$1/bin/"
    cp packaging/overtrick.service "$1/share/"
    "$JAVA_HOME/bin/jlink" --add-modules "$modules" --include-locales en,vi,it,zh \
        --no-header-files --no-man-pages --strip-debug --compress zip-9 --output "$1/jre"
    if command -v strip >/dev/null; then
        strip --strip-unneeded "$1/jre/lib/server/libjvm.so"
    fi
    keep_own_sqlite "$1/lib/overtrick/lib"
}

# SQLite comes for twenty systems; the image is for one.
keep_own_sqlite() {
    jar=$(basename "$1"/sqlite-jdbc-*.jar)
    mkdir "$1/sqlite"
    case $(uname -m) in
        x86_64) own=Linux/x86_64 ;;
        aarch64) own=Linux/aarch64 ;;
        *) own= ;;
    esac
    if [ -n "$own" ]; then
        (cd "$1/sqlite" && "$JAVA_HOME/bin/jar" --extract --file="../$jar" &&
            find org/sqlite/native -type f ! -path "org/sqlite/native/$own/*" -delete)
        mv "$1/sqlite/META-INF/MANIFEST.MF" "$1/manifest"
        rm "$1/$jar"
        (cd "$1/sqlite" && find . -type f | sed 's|^./||' | LC_ALL=C sort >../files &&
            "$JAVA_HOME/bin/jar" --create --manifest=../manifest --date="$stamp" --file="../$jar" @../files)
        rm "$1/manifest" "$1/files"
    fi
    rm -rf "$1/sqlite"
}

# One time for every file: a cache of classes holds only for jars of the time it was made from.
set_times() { find "$1" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +; }

make_tar() {
    tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner \
        -C "$1" -cf - "$2" | gzip -n -9 >"$3"
}

make_deb() {
    root=$1
    mkdir -p "$root/DEBIAN" "$root/usr/bin" "$root/usr/lib" "$root/usr/lib/systemd/system" \
        "$root/etc/overtrick" "$root/usr/share/doc/overtrick"
    cp -a "$2" "$root/usr/lib/overtrick"
    mv "$root/usr/lib/overtrick/share/overtrick.service" "$root/usr/lib/systemd/system/"
    sed 's|^#data = .*|data = /var/lib/overtrick|' "$root/usr/lib/overtrick/share/overtrick.conf" \
        >"$root/etc/overtrick/overtrick.conf"
    mv "$root/usr/lib/overtrick/LICENSE" "$root/usr/share/doc/overtrick/copyright"
    ln -s ../lib/overtrick/bin/overtrick "$root/usr/bin/overtrick"
    echo /etc/overtrick/overtrick.conf >"$root/DEBIAN/conffiles"
    size=$(du -sk --apparent-size "$root/usr" | cut -f1)
    sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$(dpkg --print-architecture)/" \
        -e "s/@SIZE@/$size/" packaging/deb/control >"$root/DEBIAN/control"
    for script in postinst prerm postrm; do
        cp "packaging/deb/$script" "$root/DEBIAN/"
        chmod 755 "$root/DEBIAN/$script"
    done
    set_times "$root"
    dpkg-deb --root-owner-group -Zgzip --build "$root" "$3" >/dev/null
}

# The tool for jars writes files in the order in which it is told them.
make_zip() {
    (cd "$1" && find "$2" -type f | LC_ALL=C sort >"$1/files" &&
        "$JAVA_HOME/bin/jar" --create --no-manifest --date="$stamp" --file="$1/made.zip" "@$1/files")
    mv "$1/made.zip" "$3"
}

build() {
    say "building overtrick $version"
    ./mvnw -B -ntp -q -Dmaven.test.skip=true -Dspotless.check.skip=true clean package -pl app -am
    rm -rf "$out"
    mkdir -p "$out"
    work=$(mktemp -d)
    name=overtrick-$version
    say "linking Java for this machine"
    lay_linux "$work/$name"
    set_times "$work/$name"
    system=$(uname -s | tr A-Z a-z)-$(uname -m)
    make_tar "$work" "$name" "$out/$name-$system.tar.gz"
    if command -v dpkg-deb >/dev/null; then
        make_deb "$work/deb" "$work/$name" "$out/overtrick_${version}_$(dpkg --print-architecture).deb"
    else
        say "no dpkg-deb: no package for Debian"
    fi
    cp -r app/target/cluster "$work/cluster"
    set_times "$work/cluster"
    make_tar "$work" cluster "$out/overtrick-cluster-$version.tar.gz"
    lay_program "$work/windows/$name"
    cp packaging/overtrick.cmd "$work/windows/$name/bin/"
    make_zip "$work/windows" "$name" "$PWD/$out/$name-windows.zip"
    cp packaging/Containerfile "$out/"
    cp "$out/$name-$system.tar.gz" "$out/overtrick.tar.gz"
    (cd "$out" && find . -name 'overtrick[-_]*' | LC_ALL=C sort | xargs sha256sum >SHA256SUMS)
    du -sm "$work/$name" | sed 's/\t.*/ MB unpacked/' >&2
    rm -rf "$work"
    ls -l "$out" >&2
}

# Starts what was unpacked, and asks for its first page.
serves() {
    "$1" --version | grep -qx "overtrick $version"
    "$1" serve --config "$2" --port 0 --data "$scratch/club" >"$scratch/said" 2>"$scratch/log" &
    served=$!
    tries=0
    until grep -q ready "$scratch/said"; do
        kill -0 "$served" || { cat "$scratch/log" >&2; return 1; }
        tries=$((tries + 1))
        [ "$tries" -lt 6000 ] || { say "not ready after ten minutes"; return 1; }
        sleep 0.1
    done
    address=$(sed -n 's/.*ready: //p' "$scratch/said")
    curl -sf "$address" | grep -q '<title>'
    curl -sf "${address}health/ready" | grep -q '"status":"ready"'
    curl -sf "${address}metrics" | grep -q "^overtrick_build_info{version=\"$version\"} 1"
    kill "$served"
    wait "$served" || [ $? = 143 ]
    rm -rf "$scratch/club"
}

# With the jars of the cluster beside it, a program that has no database says so in a sentence.
neighbours() {
    tar -xf "$out/overtrick-cluster-$version.tar.gz" -C "$1/lib/overtrick"
    ! "$1/bin/overtrick" serve --data "$scratch/club" --port 0 --store postgres://nobody@127.0.0.1:1/none \
        --cluster 127.0.0.1:17101 --node 127.0.0.1:17101 >"$scratch/said" 2>&1 || return 1
    grep -q "cannot be opened" "$scratch/said" || { cat "$scratch/said" >&2; return 1; }
    ! grep -q "^Exception" "$scratch/said"
    rm -rf "$scratch/club"
}

check() {
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    say "building a second time, in another folder"
    mkdir "$scratch/again"
    git ls-files -co --exclude-standard | tar -cf - -T - | tar -xf - -C "$scratch/again"
    (cd "$scratch/again" && packaging/build.sh 2>"$scratch/log") || { cat "$scratch/log" >&2; exit 1; }
    diff "$out/SHA256SUMS" "$scratch/again/$out/SHA256SUMS"
    say "the same bytes; starting them"
    (cd "$out" && sha256sum -c --quiet SHA256SUMS)
    mkdir "$scratch/tar" "$scratch/root"
    tar -xf "$out/overtrick.tar.gz" -C "$scratch/tar"
    serves "$scratch/tar/overtrick-$version/bin/overtrick" "$scratch/tar/overtrick-$version/share/overtrick.conf"
    neighbours "$scratch/tar/overtrick-$version"
    if command -v dpkg-deb >/dev/null; then
        dpkg-deb -x "$out"/overtrick_*.deb "$scratch/root"
        serves "$scratch/root/usr/bin/overtrick" "$scratch/root/etc/overtrick/overtrick.conf"
    fi
    say "they open the club and show its first page"
}

build
[ "${1:-}" != check ] || check
