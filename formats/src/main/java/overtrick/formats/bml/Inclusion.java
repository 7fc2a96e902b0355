package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;

/// The lines of notes with those of the files they include, without remarks.
final class Inclusion {

    private static final Pattern INCLUDE = Pattern.compile("#\\s*INCLUDE\\s+(\\S+)");

    /// Files within each other; a file that includes itself is found by it.
    private static final int DEEPEST = 8;

    private final Function<String, Optional<String>> files;
    private final ReadingLimits limits;
    private final Diagnostics diagnostics;
    private final List<SourceLine> lines = new ArrayList<>();

    Inclusion(
            Function<String, Optional<String>> files,
            ReadingLimits limits,
            Diagnostics diagnostics) {
        this.files = files;
        this.limits = limits;
        this.diagnostics = diagnostics;
    }

    List<SourceLine> lines(String text) {
        add(text, "", 0);
        return lines;
    }

    private void add(String text, String source, int depth) {
        int number = 0;
        for (var line : TextEncoding.withoutMark(text).lines().toList()) {
            number++;
            limits.requireElements(lines.size() + 1, new Place(number, 1));
            var read = new SourceLine(source, number, line);
            String stripped = read.stripped();
            if (stripped.startsWith("//")) {
                continue;
            }
            var include = INCLUDE.matcher(stripped);
            if (include.matches()) {
                include(include.group(1), read, depth);
            } else {
                lines.add(read);
            }
        }
    }

    /// An included file stands between blank lines.
    private void include(String name, SourceLine asked, int depth) {
        if (depth == DEEPEST) {
            String reason = "files include each other more than %d deep".formatted(DEEPEST);
            diagnostics.error(asked.place(), asked.remark(reason));
            return;
        }
        var text = files.apply(name);
        if (text.isEmpty()) {
            String reason = "there is no file to include beside this one: " + name;
            diagnostics.error(asked.place(), asked.remark(reason));
            return;
        }
        lines.add(asked.with(""));
        add(text.get(), name, depth + 1);
        lines.add(asked.with(""));
    }
}
