package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.ReadingLimits;

/// Rows that notes write once and use several times: `#COPY`, `#CUT` and `#PASTE`.
final class Clipboard {

    private static final Pattern TAKE = Pattern.compile("#\\s*(CUT|COPY)\\s+(\\S+)\\s*");
    private static final Pattern END = Pattern.compile("#\\s*END(CUT|COPY)\\s*");
    private static final Pattern PASTE = Pattern.compile("#\\s*PASTE\\s+(\\S+)\\s*(.*)");
    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// What is pasted may paste; what pastes itself is found by its depth.
    private static final int DEEPEST = 8;

    /// A line that replacements have made longer is cut off here.
    private static final int LONGEST = 4_000;

    private final ReadingLimits limits;
    private final Diagnostics diagnostics;
    private final Map<String, List<SourceLine>> kept = new HashMap<>();
    private int pasted;

    Clipboard(ReadingLimits limits, Diagnostics diagnostics) {
        this.limits = limits;
        this.diagnostics = diagnostics;
    }

    static boolean isTake(SourceLine line) {
        return TAKE.matcher(line.stripped()).matches();
    }

    /// Where what begins with `#CUT` or `#COPY` ends.
    static final class Ends {

        private final List<SourceLine> lines;

        /// Words of which no end is left; it is not looked for again.
        private final Set<String> missing = new HashSet<>();

        Ends(List<SourceLine> lines) {
            this.lines = lines;
        }

        /// The line that ends what begins here; `-1` when none does.
        int after(int from) {
            var take = TAKE.matcher(lines.get(from).stripped());
            String wanted = take.matches() ? take.group(1) : "";
            for (int at = from + 1; at < lines.size() && !missing.contains(wanted); at++) {
                var end = END.matcher(lines.get(at).stripped());
                if (end.matches() && end.group(1).equals(wanted)) {
                    return at;
                }
            }
            missing.add(wanted);
            return -1;
        }
    }

    /// The lines as they are to be read.
    List<SourceLine> laidOut(List<SourceLine> lines) {
        var all = new ArrayList<SourceLine>();
        lay(lines, 0, all);
        return all;
    }

    private void lay(List<SourceLine> lines, int depth, List<SourceLine> all) {
        var ends = new Ends(lines);
        for (int at = 0; at < lines.size(); at++) {
            var line = lines.get(at);
            String stripped = line.stripped();
            var take = TAKE.matcher(stripped);
            var paste = PASTE.matcher(stripped);
            if (take.matches()) {
                int end = ends.after(at);
                if (end < 0) {
                    wrong(line, "#%s has no #END%s".formatted(take.group(1), take.group(1)));
                    continue;
                }
                var body = outdented(lines.subList(at + 1, end), line.indentation());
                kept.put(take.group(2), body);
                if (take.group(1).equals("COPY")) {
                    lay(lines.subList(at + 1, end), depth, all);
                }
                at = end;
            } else if (paste.matches()) {
                paste(line, paste.group(1), paste.group(2).strip(), depth, all);
            } else if (END.matcher(stripped).matches()) {
                wrong(line, stripped + " ends nothing");
            } else {
                all.add(line);
            }
        }
    }

    private void paste(
            SourceLine asked, String name, String changes, int depth, List<SourceLine> all) {
        var body = kept.get(name);
        if (body == null) {
            wrong(asked, "nothing has been copied or cut as " + name);
            return;
        }
        if (depth == DEEPEST) {
            wrong(asked, "what is pasted pastes itself, or more than %d deep".formatted(DEEPEST));
            return;
        }
        pasted += body.size();
        limits.requireElements(pasted, asked.place());
        String indent = asked.text().substring(0, asked.indentation());
        var lines = new ArrayList<SourceLine>();
        for (var line : body) {
            String text = line.text();
            for (var change : changes.isEmpty() ? new String[0] : BLANKS.split(changes)) {
                int equals = change.indexOf('=');
                if (equals > 0) {
                    String target = change.substring(0, equals);
                    text = text.replace(target, change.substring(equals + 1));
                }
                text = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
            }
            lines.add(line.isBlank() ? line : line.with(indent + text));
        }
        lay(lines, depth + 1, all);
    }

    private static List<SourceLine> outdented(List<SourceLine> lines, int columns) {
        return lines.stream()
                .map(line ->
                        line.with(line.text().substring(Math.min(columns, line.indentation()))))
                .toList();
    }

    private void wrong(SourceLine line, String reason) {
        diagnostics.error(line.place(), line.remark(reason));
    }
}
