package overtrick.formats.results;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.Severity;
import overtrick.formats.pbn.PbnFile;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PbnReader;
import overtrick.formats.pbn.PbnTag;
import overtrick.formats.results.LineDraft.WrongCell;
import overtrick.formats.results.PbnTable.Cell;
import overtrick.scoring.Adjustment;

/// Results in PBN: the score tables of a file, or, when it has none, each game as one result (PBN
/// 2.1, 5.8).
public final class PbnResults {

    private static final String SCORE_TABLE = "ScoreTable";

    /// A section of our own: what totals gain or lose apart from the boards.
    public static final String ADJUSTMENTS = "AdjustmentTable";

    /// A column of our own in a score table: an outcome for which the standard has no form, as
    /// [OutcomeText].
    public static final String OUTCOME = "Outcome";

    /// In that column: the board was not played at this table.
    public static final String NOT_PLAYED = "NotPlayed";

    private static final Pattern CONTRACT =
            Pattern.compile("([1-7])(NT|[CDHSN])(X{0,2})", Pattern.CASE_INSENSITIVE);
    private static final Map<String, String> COLUMNS =
            Map.of(
                    "PairId_NS", "ns",
                    "PairId_EW", "ew",
                    "Form", "form",
                    "Lead", "lead",
                    "Section", "section",
                    "Round", "round",
                    "Table", "table");

    private final Diagnostics diagnostics = new Diagnostics();
    private final List<ResultFile.Entry> entries = new ArrayList<>();
    private final List<ResultFile.Line> lines = new ArrayList<>();

    private final List<ResultFile.Change> changes = new ArrayList<>();

    /// Results of games by themselves count only where there is no table.
    private boolean tables;

    private String title = "";

    private PbnResults() {}

    /// Reads the results in a PBN file; what is wrong stands in the file's diagnostics.
    public static ResultFile read(PbnFile file) {
        var results = new PbnResults();
        file.games().forEach(results::add);
        return results.file();
    }

    /// Reads the results in a PBN text of any size, game by game. Whoever opened it closes it.
    ///
    /// @throws java.io.UncheckedIOException when it cannot be read
    public static ResultFile read(InputStream text) {
        var results = new PbnResults();
        var reader = PbnReader.of(text);
        for (var read = reader.nextResult(); read.isPresent(); read = reader.nextResult()) {
            results.add(read.get());
        }
        return results.file();
    }

    private void add(PbnGame game) {
        if (!tables && game.tag(SCORE_TABLE).isPresent()) {
            tables = true;
            lines.clear();
            diagnostics.takeAll();
        }
        if (title.isEmpty()) {
            title = game.given("Event").map(PbnTag::value).orElse("");
        }
        try {
            if (tables) {
                game.tag(SCORE_TABLE).ifPresent(table -> table(game, table));
            } else {
                single(game);
            }
            game.tag("TotalScoreTable").ifPresent(this::names);
            game.tag(ADJUSTMENTS).ifPresent(this::adjustments);
        } catch (WrongCell wrong) {
            diagnostics.error(wrong.place(), String.valueOf(wrong.getMessage()));
        }
    }

    private ResultFile file() {
        return new ResultFile(title, entries, lines, changes, List.of(), diagnostics.list());
    }

    private void table(PbnGame game, PbnTag table) {
        for (var row : PbnTable.rows(table)) {
            var first = row.values().stream().map(Cell::place).min(Place::compareTo);
            var draft = new LineDraft(first.orElse(table.place()));
            board(game, draft);
            COLUMNS.forEach((column, name) -> put(draft, name, row, column));
            try {
                outcome(draft, row);
                lines.add(draft.result());
            } catch (WrongCell wrong) {
                diagnostics.error(wrong.place(), String.valueOf(wrong.getMessage()));
            }
        }
    }

    private static void put(LineDraft draft, String name, Map<String, Cell> row, String column) {
        var cell = row.get(column);
        if (cell != null && cell.isGiven()) {
            draft.put(name, cell.place(), cell.text());
        }
    }

    private static void board(PbnGame game, LineDraft draft) {
        game.given("Board").ifPresent(tag -> draft.put("board", tag.valuePlace(), tag.value()));
        game.given("Vulnerable")
                .ifPresent(tag -> draft.put("vulnerable", tag.valuePlace(), tag.value()));
    }

    private static void outcome(LineDraft draft, Map<String, Cell> row) {
        var own = PbnTable.cell(row, OUTCOME);
        if (own.isPresent()) {
            boolean played = !own.get().text().equals(NOT_PLAYED);
            draft.put("result", own.get().place(), played ? own.get().text() : "-");
            return;
        }
        var northSouth = row.get("Percentage_NS");
        var eastWest = row.get("Percentage_EW");
        if (northSouth != null
                && eastWest != null
                && northSouth.text().startsWith("^")
                && eastWest.text().startsWith("^")) {
            draft.put(
                    "result",
                    northSouth.place(),
                    northSouth.text().substring(1) + "%/" + eastWest.text().substring(1) + "%");
            return;
        }
        result(
                draft,
                PbnTable.cell(row, "Contract"),
                PbnTable.cell(row, "Declarer"),
                PbnTable.cell(row, "Result"));
        var score = row.get("Score_NS");
        if (score != null && score.text().startsWith("^")) {
            throw new WrongCell(
                    score.place(),
                    "artificial score says no percentages; Percentage_NS and Percentage_EW would,"
                            + " such as ^60 and ^40: "
                            + score.text());
        }
        put(draft, "score", row, "Score_NS");
        var others = row.get("Score_EW");
        if (!draft.has("score") && others != null && others.isGiven()) {
            String points = others.text();
            draft.put(
                    "score",
                    others.place(),
                    points.startsWith("-") ? points.substring(1) : "-" + points.replace("+", ""));
        }
    }

    /// From contract, declarer and tricks, if all are there; `Pass` needs no more.
    private static void result(
            LineDraft draft,
            Optional<Cell> contract,
            Optional<Cell> declarer,
            Optional<Cell> tricks) {
        if (contract.isEmpty()) {
            return;
        }
        var place = contract.get().place();
        String word = contract.get().text();
        if (word.toUpperCase(Locale.ROOT).equals("PASS")) {
            draft.put("result", place, "P");
            return;
        }
        var parts = CONTRACT.matcher(word);
        if (!parts.matches()) {
            throw new WrongCell(place, "contract is not like 4S, 3NTX or Pass: " + word);
        }
        if (declarer.isEmpty() || tricks.isEmpty()) {
            return; // the score may still be given
        }
        int margin = taken(tricks.get()) - 6 - Integer.parseInt(parts.group(1));
        String sign = margin == 0 ? "=" : "%+d".formatted(margin);
        draft.put("result", place, word + declarer.get().text().replace("^", "") + sign);
    }

    /// The tricks of declarer's side. `^` says that the players agreed on them (PBN 2.1, 3.4.15).
    private static int taken(Cell cell) {
        String tricks = cell.text().strip().replaceFirst("^\\^\\s*", "");
        if (!tricks.matches("\\d|1[0-3]")) {
            throw new WrongCell(cell.place(), "tricks are not 0 to 13: " + cell.text());
        }
        return Integer.parseInt(tricks);
    }

    /// A game that is a result by itself.
    private void single(PbnGame game) {
        var draft = new LineDraft(game.place());
        board(game, draft);
        tag(draft, "ns", game, "PairNS");
        tag(draft, "ew", game, "PairEW");
        boolean closed =
                game.given("Room")
                        .filter(tag -> tag.value().toUpperCase(Locale.ROOT).startsWith("CLOSED"))
                        .isPresent();
        if (!draft.has("ns")) {
            tag(draft, "ns", game, closed ? "VisitTeam" : "HomeTeam");
            tag(draft, "ew", game, closed ? "HomeTeam" : "VisitTeam");
        }
        if (!draft.has("ns") || !draft.has("ew")) {
            throw new WrongCell(
                    game.place(),
                    "game has neither a ScoreTable nor who played it: PairNS and PairEW, or"
                            + " HomeTeam, VisitTeam and Room");
        }
        tag(draft, "section", game, "Section");
        number(draft, "round", game, "Round");
        number(draft, "table", game, "Table");
        ending(draft, game);
        lines.add(draft.result());
    }

    /// Rounds and tables may have names, which say nothing here.
    private static void number(LineDraft draft, String name, PbnGame game, String tag) {
        game.given(tag)
                .filter(given -> given.value().matches("\\d{1,6}"))
                .ifPresent(given -> draft.put(name, given.valuePlace(), given.value()));
    }

    private static void ending(LineDraft draft, PbnGame game) {
        var remarks = new Diagnostics();
        var result = game.result(remarks);
        for (var remark : remarks.list()) {
            if (remark.severity() == Severity.ERROR) {
                throw new WrongCell(new Place(remark.line(), remark.column()), remark.message());
            }
        }
        var place = game.tag("Contract").map(PbnTag::valuePlace).orElse(game.place());
        result.ifPresent(told -> draft.put("result", place, told.text()));
    }

    private static void tag(LineDraft draft, String name, PbnGame game, String tag) {
        value(game, tag).ifPresent(cell -> draft.put(name, cell.place(), cell.text()));
    }

    private static Optional<Cell> value(PbnGame game, String name) {
        return game.given(name).map(tag -> new Cell(tag.valuePlace(), tag.value()));
    }

    private void adjustments(PbnTag table) {
        for (var row : PbnTable.rows(table)) {
            var draft = new LineDraft(table.place());
            put(draft, "ns", row, "PairId");
            var amount = PbnTable.cell(row, "Amount");
            String cause = PbnTable.cell(row, "Cause").map(Cell::text).orElse("");
            amount.ifPresent(one -> draft.put("result", one.place(), one.text() + " " + cause));
            boolean carried =
                    PbnTable.cell(row, "Kind")
                            .filter(kind -> kind.text().startsWith("c"))
                            .isPresent();
            changes.add(
                    draft.change(carried ? Adjustment.Kind.CARRY_OVER : Adjustment.Kind.PENALTY));
        }
    }

    /// Who takes part, from a table of totals.
    private void names(PbnTag totals) {
        for (var row : PbnTable.rows(totals)) {
            var id = PbnTable.cell(row, "PairId");
            String name = PbnTable.cell(row, "Names").map(Cell::text).orElse("");
            id.ifPresent(one -> entries.add(new ResultFile.Entry(one.place(), one.text(), name)));
        }
    }
}
