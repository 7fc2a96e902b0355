package overtrick.page.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.house.json.Json;

/// Dashboard, alerts and manual ask for figures that there are.
class OperationsFilesTest {

    private static final Path DOCS = Path.of("..", "docs");

    private static final Pattern NAME = Pattern.compile("\\b(?:overtrick|jvm|process)_[a-z_]+");

    private static final Set<String> TITLES =
            Arrays.stream(Metric.values()).map(Metric::title).collect(Collectors.toSet());

    private static Set<String> named(String file) throws IOException {
        var names = new TreeSet<String>();
        NAME.matcher(Files.readString(DOCS.resolve(file)))
                .results()
                .map(found -> found.group().replaceFirst("_(bucket|sum|count)$", ""))
                .forEach(names::add);
        return names;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "operations/dashboard.json",
                "operations/alerts.yaml",
                "operations/prometheus.yaml",
                "operations.md"
            })
    void everyFigureThatIsNamedExists(String file) throws IOException {
        assertThat(TITLES).containsAll(named(file));
    }

    @Test
    void everyFigureIsInTheManual() throws IOException {
        assertThat(named("operations.md")).containsAll(TITLES);
    }

    @Test
    void theDashboardCanBeRead() throws IOException {
        var dashboard =
                Json.MAPPER.readTree(Files.readString(DOCS.resolve("operations/dashboard.json")));
        assertThat(dashboard.get("panels").size()).isGreaterThan(8);
        assertThat(named("operations/dashboard.json"))
                .containsAll(
                        List.of(
                                Metric.ACT_PICTURE.title(),
                                Metric.LOG_LAG.title(),
                                Metric.THOUGHTS_LATE.title()));
    }
}
