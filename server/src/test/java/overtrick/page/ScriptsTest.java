package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// All scripts of all features together, as they were written: their types are checked, and none
/// imports itself through others. The compiler takes six seconds of a processor.
@Timeout(600)
class ScriptsTest {

    private static final Pattern IMPORT =
            Pattern.compile("^import .* from \"\\./(.*)\";$", Pattern.MULTILINE);

    private static final Pattern TOP =
            Pattern.compile(
                    "^(?:export )?(?:async )?(?:function|const|let|class) (\\w+)",
                    Pattern.MULTILINE);

    @TempDir private Path folder;

    /// One script more has two faults: that they are found shows that the others were looked at.
    @Test
    void theTypesOfAllScriptsAreRight() {
        var typescript = TypeScript.in(folder);
        all().forEach(script -> typescript.add(script, Assets.source(script)));
        typescript.add("wrong.js", "import { table } from \"./page.js\";\ntable.hidden = 1;\n");

        assertThat(typescript.faults())
                .allMatch(line -> line.startsWith("wrong.js(2,1)"))
                .anyMatch(line -> line.contains("possibly 'null'"))
                .anyMatch(line -> line.contains("not assignable"))
                .hasSize(2);
    }

    @Test
    void noScriptImportsItself() {
        assertThat(all()).hasSizeGreaterThan(20);
        assertThat(all().flatMap(script -> circles(List.of(script)).stream())).isEmpty();
    }

    /// The ways over imports that go on from the last script of a way and come back to the first.
    /// The parts are sent as one, so that a name of one would hide that of another.
    @Test
    void noTwoPartsUseTheSameNameAtTheirTop() {
        var homes = new TreeMap<String, List<String>>();
        for (var part : Assets.PARTS) {
            TOP.matcher(Assets.source(part))
                    .results()
                    .forEach(found ->
                            homes.computeIfAbsent(found.group(1), _ -> new ArrayList<>())
                                    .add(part));
        }

        assertThat(homes).hasSizeGreaterThan(50);
        homes.forEach((name, parts) -> assertThat(parts).as(name).hasSize(1));
    }

    private static List<List<String>> circles(List<String> way) {
        var circles = new ArrayList<List<String>>();
        for (var next : imported(way.getLast())) {
            var further = Stream.concat(way.stream(), Stream.of(next)).toList();
            if (next.equals(way.getFirst())) {
                circles.add(further);
            } else if (!way.contains(next)) {
                circles.addAll(circles(further));
            }
        }
        return circles;
    }

    private static List<String> imported(String script) {
        return IMPORT.matcher(Assets.source(script)).results().map(line -> line.group(1)).toList();
    }

    private static Stream<String> all() {
        return Stream.concat(Assets.PARTS.stream(), Assets.FOR_SOME.stream());
    }
}
