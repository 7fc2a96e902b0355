package overtrick.evening.page.start;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.evening.page.Names;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.view.TournamentView;

/// A list of those who enter, as it was typed, pasted or brought as a file: CSV, one entry on a
/// line. Of pairs, who has no partner yet stands alone with a question mark: `Lan – ?`.
final class EntryList {

    private static final int LARGEST = 100_000;
    private static final String ALONE = "?";

    /// What stands above the columns of a list, in the languages of the house.
    private static final Set<String> HEADS =
            Set.of(
                    "name",
                    "names",
                    "player",
                    "players",
                    "player 1",
                    "player1",
                    "partner",
                    "pair",
                    "team",
                    "no",
                    "no.",
                    "number",
                    "tên",
                    "đôi",
                    "đội",
                    "người chơi",
                    "số",
                    "姓名",
                    "牌手",
                    "同伴",
                    "队",
                    "队名",
                    "号码");

    private EntryList() {}

    /// What was typed and what the file says, in lines of the usual form.
    static String of(Visit visit, Contestants who) {
        String typed = visit.param("names");
        var file = visit.file("list");
        if (file.isEmpty()) {
            return typed;
        }
        byte[] bytes = file.get().bytes();
        if (bytes.length > LARGEST) {
            throw Sorry.unclear("ev.list.large", LARGEST / 1000);
        }
        return typed + "\n" + lines(text(bytes), who);
    }

    private static String text(byte[] bytes) {
        try {
            String text =
                    StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException other) {
            throw Sorry.unclear("ev.list.coding");
        }
    }

    /// Lines of CSV in the form in which people type them.
    static String lines(String csv, Contestants who) {
        return csv.lines()
                .map(line -> cells(line))
                .filter(cells -> !cells.isEmpty() && !isHead(cells))
                .map(cells -> line(cells, who))
                .collect(Collectors.joining("\n"));
    }

    private static boolean isHead(List<String> cells) {
        return HEADS.contains(cells.getFirst().toLowerCase(Locale.ROOT));
    }

    private static String line(List<String> cells, Contestants who) {
        boolean team = who == Contestants.TEAMS && cells.size() > Newcomers.FEWEST_OF_TEAM;
        return team
                ? cells.getFirst() + ": " + String.join(", ", cells.subList(1, cells.size()))
                : String.join(" – ", cells);
    }

    /// The cells with something in them that is no number, quotes taken away.
    private static List<String> cells(String line) {
        char between = line.indexOf(';') >= 0 ? ';' : line.indexOf('\t') >= 0 ? '\t' : ',';
        var cells = new ArrayList<String>();
        var cell = new StringBuilder();
        boolean quoted = false;
        for (int at = 0; at <= line.length(); at++) {
            char sign = at < line.length() ? line.charAt(at) : between;
            if (sign == '"') {
                quoted = !quoted;
            } else if (sign == between && (!quoted || at == line.length())) {
                add(cells, cell.toString());
                cell.setLength(0);
            } else {
                cell.append(sign);
            }
        }
        return cells;
    }

    private static void add(List<String> cells, String cell) {
        String text = cell.strip();
        if (!text.isEmpty() && !text.matches("\\d+\\.?")) {
            cells.add(text);
        }
    }

    /// Those of a list of pairs who look for a partner and do not do so already.
    static List<String> alone(String text, TournamentView view) {
        return Names.rows(text).stream()
                .filter(row -> isAlone(row, view))
                .map(EntryList::name)
                .filter(name -> !name.isEmpty() && !EntryRoutes.seeks(view, name))
                .distinct()
                .toList();
    }

    static String withoutAlone(String text, TournamentView view) {
        return Names.rows(text).stream()
                .filter(row -> !isAlone(row, view))
                .collect(Collectors.joining("\n"));
    }

    private static boolean isAlone(String row, TournamentView view) {
        return Newcomers.contestants(view) == Contestants.PAIRS
                && row.endsWith(ALONE)
                && Names.players(before(row)).size() == 1;
    }

    private static String name(String row) {
        return Names.players(before(row)).getFirst();
    }

    /// What stands before the question mark and the dash in front of it.
    private static String before(String row) {
        return row.substring(0, row.length() - 1).replaceFirst("[\\s\\-–—&/,;，；、+]+$", "");
    }
}
