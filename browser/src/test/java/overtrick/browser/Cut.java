package overtrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// Words that leave their box, that a box cuts off, or that lie on other words, as the page stands.
/// What scrolls is no fault, nor a name that ends in three points, nor a sheet above the page.
final class Cut {

    private static final String SCRIPT = script();

    private Cut() {}

    static List<String> faults(Visitor visitor) {
        return ((List<?>) visitor.page().evaluate(SCRIPT)).stream().map(String::valueOf).toList();
    }

    private static String script() {
        try (var file = Cut.class.getResourceAsStream("cut.js")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
