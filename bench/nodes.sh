#!/bin/sh
# ./dev bench drill [options of `bench nodes`]: a PostgreSQL server and three programs of one club on this machine,
# each program in a network of its own, and all that can happen to them while people play. Needs root, `ip` and the
# programs of PostgreSQL (initdb, pg_ctl; PGBIN says where). What it lays it takes away again.
set -eu

bin=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | tail -n 1)}
scratch=$(mktemp -d)
chmod 755 "$scratch"
database=$scratch/database

as_server() { runuser -u postgres -- "$@"; }

cleared() {
    as_server "$bin/pg_ctl" -D "$database" -m immediate stop >/dev/null 2>&1 || true
    for node in 1 2 3; do
        ip netns delete "overtrick$node" 2>/dev/null || true
    done
    ip link delete overtrickp 2>/dev/null || true
    ip link delete overtrickw 2>/dev/null || true
    rm -rf "$scratch"
}
trap cleared EXIT
trap 'exit 1' INT TERM

# Two networks: pages (p) for whoever plays; words (w) for the neighbours and the database, which can be cut.
lay() {
    ip link add "overtrick$1" type bridge
    ip address add "$2.1/24" dev "overtrick$1"
    ip link set "overtrick$1" up
    for node in 1 2 3; do
        ip link add "overtrick$node$1" type veth peer name "$1" netns "overtrick$node"
        ip link set "overtrick$node$1" master "overtrick$1" up
        ip -n "overtrick$node" address add "$2.1$node/24" dev "$1"
        ip -n "overtrick$node" link set "$1" up
    done
}
for node in 1 2 3; do
    ip netns add "overtrick$node"
    ip -n "overtrick$node" link set lo up
done
lay p 10.77.0
lay w 10.78.0

mkdir "$database"
chown postgres "$database"
as_server "$bin/initdb" -D "$database" -A trust -U postgres >/dev/null
cat >>"$database/postgresql.conf" <<CONF
listen_addresses = '10.78.0.1'
port = 15999
unix_socket_directories = ''
CONF
echo 'host all postgres 10.78.0.0/24 trust' >>"$database/pg_hba.conf"
start="runuser -u postgres -- $bin/pg_ctl -D $database -l $database/log -w start >/dev/null"
stop="runuser -u postgres -- $bin/pg_ctl -D $database -m immediate stop >/dev/null"
sh -c "$start"

"$JAVA_HOME/bin/java" -XX:+UseCompactObjectHeaders -jar bench/target/overtrick-bench.jar nodes --apart \
    --store postgres://postgres@10.78.0.1:15999/postgres --away "$stop" --back "$start" "$@"
