#!/bin/sh
# How many deliberate faults do the tests of a module catch? PIT makes them in the compiled classes, one
# at a time, and runs the tests that reach the line. Arguments are modules, or packages of one: page.door
# stands for overtrick.page.door and what lies below it. See docs/mutants.md.
set -eu

cd "$(dirname "$0")/.."
. ./.mvn/find-jdk.sh
[ $# -gt 0 ] || set -- laws can page.door house page

# Random games and interleavings run for seconds and reach every line: each survivor would take minutes.
slow='*ConformanceTest,*InterleavingsTest,*RandomMatchesTest,*FreeBoardsTest'
flags=--enable-native-access=ALL-UNNAMED,--add-opens=java.base/java.lang=ALL-UNNAMED
flags=$flags,-XX:+UseCompactObjectHeaders,-XX:+UseSerialGC,-XX:TieredStopAtLevel=1
out=$PWD/target/mutants
mkdir -p "$out"

modules=$(printf '%s\n' "$@" | sed 's/\..*//' | sort -u | paste -sd, -)
./mvnw -B -ntp -q -P mutants -Dspotless.check.skip=true -pl "$modules" -am test-compile \
    dependency:build-classpath -Dmdep.outputFile=target/mutants.classpath

# A line of the report as status|file|class|method|line|what was done.
tag() { printf '.*<%s>\\(.*\\)<\\/%s>' "$1" "$1"; }
fault="status='\\([A-Z_]*\\)'$(tag sourceFile)$(tag mutatedClass)$(tag mutatedMethod)$(tag lineNumber)$(tag description).*"

# The faults that nobody caught, each with the line of source it was made in.
survivors() {
    grep "status='\(SURVIVED\|NO_COVERAGE\)'" "$out/$1.xml" |
        sed "s/.*$fault/\\1|\\2|\\3|\\4|\\5|\\6/; s/&lt;/</g; s/&gt;/>/g; s/&quot;/\"/g; s/&amp;/\\&/g" |
        while IFS='|' read -r status file class method line what; do
            folder=$2/src/main/java/$(echo "${class%.*}" | tr . /)
            echo "$class:$line $method: $what ($status)"
            sed -n "${line}s/^ */    /p" "$folder/$file"
        done
}

printf '%-12s %8s %8s %9s %9s %12s %6s %8s\n' \
    module mutants killed 'timed out' survived 'no coverage' '%' seconds
for name in "$@"; do
    module=${name%%.*}
    begun=$(date +%s)
    (
        cd "$module"
        "$JAVA_HOME/bin/java" -cp "$PWD/target/test-classes:$PWD/target/classes:$(cat target/mutants.classpath)" \
            org.pitest.mutationtest.commandline.MutationCoverageReport \
            --reportDir "$out/$name.pit" --timestampedReports=false --outputFormats XML \
            --targetClasses "overtrick.$name.*" --targetTests "overtrick.$name.*" \
            --excludedTestClasses "$slow" --mutableCodePaths "$PWD/target/classes" --sourceDirs src/main/java \
            --jvmArgs "$flags" --threads 2 --timeoutConst 15000 --timeoutFactor 3 \
            --failWhenNoMutations=false ${MUTANTS:-} >"$out/$name.log" 2>&1
    ) || {
        tail -40 "$out/$name.log" >&2
        exit 1
    }
    mv "$out/$name.pit/mutations.xml" "$out/$name.xml"
    survivors "$name" "$module" >"$out/$name.txt"
    seconds=$(($(date +%s) - begun))
    awk -v name="$name" -v seconds="$seconds" -F"status='" '
        /<mutation / { split($2, rest, "\047"); count[rest[1]]++ }
        END {
            lives = count["SURVIVED"] + 0; bare = count["NO_COVERAGE"] + 0
            killed = count["KILLED"] + count["MEMORY_ERROR"] + count["RUN_ERROR"]
            late = count["TIMED_OUT"] + 0 # runs in circles, or this machine is too busy: look
            all = killed + late + lives + bare
            printf "%-12s %8d %8d %9d %9d %12d %6.1f %8d\n", name, all, killed, late, lives, bare,
                all ? 100 * (killed + late) / all : 100, seconds
        }' "$out/$name.xml"
done
echo "what lives: $out/*.txt"
