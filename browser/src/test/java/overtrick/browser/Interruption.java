package overtrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A page that is told something: a short notice, a warning of some lines that stays, a line that
/// is lost. What is told can be seen, nothing asks for a place that its grid does not have, nothing
/// goes sideways, no control lies on another, and nothing leaves the page.
enum Interruption {
    NONE(""),
    NOTICE("Sent."),
    WARNING(
            "At every other table the other side declared this strain. Was it really East–West?"
                    + " +6 tricks is seldom: is it so?"),
    LOST_LINE("lost");

    private static final String SCRIPT = script();

    private static final String TELL =
            """
            const tell = ([text, lost]) => {
              const lines = document.querySelector("main").dataset;
              document.getElementById("notice").textContent = lost ? lines.lost : text;
              document.body.classList.toggle("lost", lost);
            };
            """;

    private final String text;

    Interruption(String text) {
        this.text = text;
    }

    /// A warning is longer than a notice in the same place.
    static List<Interruption> worthTelling() {
        return GalleryTest.worth(List.of(values()), List.of(NONE, WARNING, LOST_LINE));
    }

    /// What is wrong with a page in its window, told nothing and told everything.
    static List<String> faults(Visitor visitor) {
        var faults = new ArrayList<String>();
        for (var one : worthTelling()) {
            var found = (List<?>) visitor.page().evaluate(SCRIPT, one.told());
            found.forEach(fault -> faults.add("%s: %s".formatted(one, fault)));
        }
        return faults;
    }

    /// The page is told it, as its scripts would.
    void tell(Visitor visitor) {
        visitor.page().evaluate("told => { %s tell(told); }".formatted(TELL), told());
    }

    /// Whether anything that matches is elsewhere once the page has been told.
    boolean moves(Visitor visitor, String selector) {
        String script =
                """
                ([selector, none, told]) => {
                  %s
                  const places = () => [...document.querySelectorAll(selector)]
                    .map((part) => part.getBoundingClientRect())
                    .map((box) => [box.left, box.top + scrollY, box.width, box.height].map(Math.round).join(" "))
                    .join("; ");
                  tell(none);
                  const before = places();
                  tell(told);
                  return places() !== before;
                }
                """
                        .formatted(TELL);
        return (Boolean) visitor.page().evaluate(script, List.of(selector, NONE.told(), told()));
    }

    private List<Object> told() {
        return List.of(text, this == LOST_LINE);
    }

    private static String script() {
        try (var file = Interruption.class.getResourceAsStream("interruption.js")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
