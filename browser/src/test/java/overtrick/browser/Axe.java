package overtrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// What axe says of a page. Its script is put into a page once: a page is looked at in many looks.
final class Axe {

    /// What a theme or a pack can change.
    static final List<String> OF_COLOURS = List.of("color-contrast", "link-in-text-block");

    private static final String SCRIPT = script();

    private static final String RUN =
            """
            async (rules) => {
              const options = {
                resultTypes: ["violations"],
                // Still called an experiment: what can be read must be in the name that is spoken.
                rules: { "label-content-name-mismatch": { enabled: true } },
              };
              if (rules.length > 0) options.runOnly = { type: "rule", values: rules };
              const found = await axe.run(document, options);
              return found.violations.map((rule) => rule.help + "\\n"
                + rule.nodes.map((node) => node.target + " " + node.failureSummary).join("\\n"));
            }
            """;

    private Axe() {}

    /// What it finds on a page as it stands.
    static List<String> faults(Visitor visitor) {
        return faults(visitor, List.of());
    }

    /// @param rules that are looked at; none for all of them
    static List<String> faults(Visitor visitor, List<String> rules) {
        var page = visitor.page();
        if (!Boolean.TRUE.equals(page.evaluate("() => 'axe' in window"))) {
            page.evaluate(SCRIPT);
        }
        return ((List<?>) page.evaluate(RUN, rules)).stream().map(String::valueOf).toList();
    }

    private static String script() {
        try (var file = Axe.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
