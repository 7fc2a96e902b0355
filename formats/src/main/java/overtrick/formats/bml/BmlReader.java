package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.ReadingLimits;

/// Divides notes into what stands between blank lines, and reads each part as what it looks like.
final class BmlReader {

    private static final Pattern METADATA = Pattern.compile("#\\+(\\w+):\\s*(.*)");
    private static final Pattern SETTING = Pattern.compile("#\\s*(VUL|SEAT)\\b\\s*(\\S*).*");
    private static final Pattern DIRECTIVE =
            Pattern.compile("#\\s*(CUT|COPY|ENDCUT|ENDCOPY|PASTE|HIDE|BIDTABLE)\\b.*");
    private static final Pattern HIDE = Pattern.compile("#\\s*(HIDE|BIDTABLE)\\b.*");
    private static final Pattern HEADING = Pattern.compile("(\\*+)\\s*(.*)");
    private static final Pattern BULLET = Pattern.compile("-(?!-)\\s*(.*)");
    private static final Pattern NUMBER = Pattern.compile("\\d+\\.(?:\\s+(.*)|)");
    private static final Pattern BID = Pattern.compile("\\(?\\d[A-Za-z].*");
    private static final Pattern HAND = Pattern.compile("[NESW](?:\\s+[-2-9AKQJTx]+){4}");

    private static final int DEEPEST_HEADING = 6;
    private static final int DEEPEST_LIST = 6;

    private final Diagnostics diagnostics;
    private final Clipboard clipboard;
    private final Map<String, String> metadata = new LinkedHashMap<>();
    private final List<BmlBlock> blocks = new ArrayList<>();
    private BmlCircumstances circumstances = BmlCircumstances.ANY;

    BmlReader(ReadingLimits limits, Diagnostics diagnostics) {
        this.diagnostics = diagnostics;
        this.clipboard = new Clipboard(limits, diagnostics);
    }

    BmlFile read(List<SourceLine> lines) {
        var part = new ArrayList<SourceLine>();
        var ends = new Clipboard.Ends(lines);
        for (int at = 0; at < lines.size(); at++) {
            var line = lines.get(at);
            if (line.isBlank()) {
                part(part);
                part.clear();
                continue;
            }
            int end = Clipboard.isTake(line) ? ends.after(at) : -1;
            if (end < 0) {
                part.add(line);
            } else { // blank lines do not divide what is cut
                part.addAll(lines.subList(at, end + 1));
                at = end;
            }
        }
        part(part);
        return new BmlFile(metadata, blocks, diagnostics.list());
    }

    private void part(List<SourceLine> part) {
        int from = 0;
        while (from < part.size() && isTold(part.get(from))) {
            from++;
        }
        if (from < part.size()) {
            body(List.copyOf(part.subList(from, part.size())));
        }
    }

    /// Takes a line that stands for itself: metadata, a setting, a heading.
    private boolean isTold(SourceLine line) {
        String text = line.stripped();
        var data = METADATA.matcher(text);
        var setting = SETTING.matcher(text);
        var heading = HEADING.matcher(text);
        if (data.matches()) {
            metadata.putIfAbsent(data.group(1).toUpperCase(Locale.ROOT), data.group(2).strip());
        } else if (setting.matches()) {
            set(line, setting.group(1), setting.group(2));
        } else if (heading.matches() && isHeading(heading.group(2), text)) {
            int level = Math.min(heading.group(1).length(), DEEPEST_HEADING);
            blocks.add(new BmlBlock.Heading(line.place(), level, heading.group(2)));
        } else if (text.startsWith("#") && !DIRECTIVE.matcher(text).matches()) {
            wrong(line, "no directive of BML: " + line.word());
        } else {
            return false;
        }
        return true;
    }

    /// `*this* is bold` and no heading.
    private static boolean isHeading(String title, String line) {
        boolean apart = line.matches("\\*+\\s.*");
        return !title.isEmpty() && (apart || title.indexOf('*') < 0);
    }

    private void set(SourceLine line, String name, String value) {
        if (name.equals("SEAT") && BmlCircumstances.isSeat(value)) {
            circumstances = circumstances.inSeat(value);
        } else if (name.equals("VUL") && BmlCircumstances.isVulnerability(value)) {
            circumstances = circumstances.vulnerable(value);
        } else {
            String right = name.equals("SEAT") ? "0, 1, 2, 3, 4, 12 or 34" : "two of Y, N and 0";
            wrong(line, "#%s is not %s: %s".formatted(name, right, value));
        }
    }

    private void body(List<SourceLine> lines) {
        var first = lines.getFirst();
        String text = first.stripped();
        if (BULLET.matcher(text).matches()) {
            bullets(lines, BULLET, false);
        } else if (NUMBER.matcher(text).matches()) {
            bullets(lines, NUMBER, true);
        } else if (text.startsWith("#")) {
            table(lines);
        } else if (isDiagram(lines)) {
            var rows = lines.stream().map(SourceLine::stripped).toList();
            blocks.add(new BmlBlock.Diagram(first.place(), rows));
        } else if (isTable(lines)) {
            table(lines);
        } else {
            paragraph(lines);
        }
    }

    private void paragraph(List<SourceLine> lines) {
        var words = new ArrayList<String>();
        lines.stream().map(SourceLine::stripped).filter(one -> !one.isEmpty()).forEach(words::add);
        var paragraph = new BmlBlock.Paragraph(lines.getFirst().place(), String.join(" ", words));
        blocks.add(paragraph);
    }

    private static boolean isDiagram(List<SourceLine> lines) {
        return lines.stream().filter(line -> HAND.matcher(line.stripped()).matches()).count() >= 2;
    }

    /// Begins with a call, and no later line that stands as far left begins with a word of prose.
    private static boolean isTable(List<SourceLine> lines) {
        var first = lines.getFirst();
        String word = first.word();
        boolean bid = BID.matcher(word).matches() || BmlCall.sequence(word).size() > 1;
        return bid
                && lines.stream()
                        .filter(line -> !line.isBlank() && !line.stripped().startsWith("#"))
                        .filter(line -> line.indentation() <= first.indentation())
                        .allMatch(BmlReader::isLikeARow);
    }

    private static boolean isLikeARow(SourceLine line) {
        String word = line.word();
        return !BmlCall.sequence(word).isEmpty()
                || BID.matcher(word).matches()
                || line.stripped().substring(word.length()).strip().startsWith("=");
    }

    private void table(List<SourceLine> lines) {
        var laid = clipboard.laidOut(lines);
        boolean hidden = laid.stream().anyMatch(line -> line.stripped().matches("#\\s*HIDE\\b.*"));
        var rows = new ArrayList<SourceLine>();
        for (var line : laid) {
            if (line.stripped().startsWith("#") && !HIDE.matcher(line.stripped()).matches()) {
                wrong(line, "no directive of a table: " + line.word());
            } else if (!line.stripped().startsWith("#")) {
                rows.add(line);
            }
        }
        if (rows.stream().anyMatch(line -> !line.isBlank())) {
            var read = new TableReader(diagnostics).rows(rows);
            var place = rows.getFirst().place();
            blocks.add(new BmlBlock.Table(place, circumstances, hidden, read));
        }
    }

    private void bullets(List<SourceLine> lines, Pattern mark, boolean numbered) {
        var items = new ArrayList<BmlBlock.Item>();
        var indentations = new ArrayList<Integer>();
        var text = new StringBuilder();
        for (var line : lines) {
            var marked = mark.matcher(line.stripped());
            if (marked.matches()) {
                end(items, indentations, text);
                while (!indentations.isEmpty() && line.indentation() <= indentations.getLast()) {
                    indentations.removeLast();
                }
                indentations.add(line.indentation());
                text.append(Objects.requireNonNullElse(marked.group(1), ""));
            } else {
                text.append(text.isEmpty() ? "" : " ").append(line.stripped());
            }
        }
        end(items, indentations, text);
        blocks.add(new BmlBlock.Bullets(lines.getFirst().place(), numbered, items));
    }

    private static void end(
            List<BmlBlock.Item> items, List<Integer> indentations, StringBuilder text) {
        if (!indentations.isEmpty()) {
            int depth = Math.min(indentations.size() - 1, DEEPEST_LIST);
            items.add(new BmlBlock.Item(depth, text.toString().strip()));
        }
        text.setLength(0);
    }

    private void wrong(SourceLine line, String reason) {
        diagnostics.error(line.place(), line.remark(reason));
    }
}
