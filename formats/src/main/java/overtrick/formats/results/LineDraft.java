package overtrick.formats.results;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Place;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Outcome;
import overtrick.scoring.PossibleScores;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// One row of a file as texts by the names of their columns, and what can be made of it. A wrong
/// cell is reported at its own place. Not thread-safe.
final class LineDraft {

    /// What a result may have: columns of CSV, names in JSON.
    static final List<String> COLUMNS =
            List.of(
                    "board",
                    "section",
                    "round",
                    "table",
                    "ns",
                    "ew",
                    "result",
                    "declarer",
                    "score",
                    "vulnerable",
                    "form",
                    "lead",
                    "north",
                    "east",
                    "south",
                    "west");

    /// The chairs in the order of their columns.
    static final List<Seat> CHAIRS = List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST);

    private static final Pattern AMOUNT =
            Pattern.compile(
                    "([+-]?\\d+(?:\\.\\d+|/[1-9]\\d{0,14})?)\\s*(%|MP|IMP|VP|P)(?:\\s+(.*))?");

    private static final Pattern NO_DECLARER =
            Pattern.compile("\\d(NT|[CDHSN♣♦♥♠])X{0,2}(=|[+−-]\\d+)", Pattern.CASE_INSENSITIVE);

    private record Cell(Place place, String text) {}

    /// A cell with a wrong value.
    static final class WrongCell extends RuntimeException {
        private final Place place;

        WrongCell(Place place, String message) {
            super(message);
            this.place = place;
        }

        Place place() {
            return place;
        }
    }

    private final Place place;
    private final Map<String, Cell> cells = new TreeMap<>();

    LineDraft(Place place) {
        this.place = place;
    }

    void put(String column, Place at, String text) {
        if (!text.isBlank()) {
            cells.put(column, new Cell(at, text.strip()));
        }
    }

    boolean has(String column) {
        return cells.containsKey(column);
    }

    String text(String column) {
        var cell = cells.get(column);
        return cell == null ? "" : cell.text();
    }

    Place place(String column) {
        var cell = cells.get(column);
        return cell == null ? place : cell.place();
    }

    String required(String column) {
        if (!has(column)) {
            throw new WrongCell(place, "%s is missing".formatted(column));
        }
        return text(column);
    }

    private int number(String column, int least, int otherwise) {
        String text = text(column);
        if (text.isEmpty()) {
            return otherwise;
        }
        if (!text.matches("\\d{1,6}") || Integer.parseInt(text) < least) {
            throw new WrongCell(
                    place(column), "%s is not %d or more: %s".formatted(column, least, text));
        }
        return Integer.parseInt(text);
    }

    TablePlace where() {
        return TablePlace.of(text("section"), number("round", 1, 0), number("table", 1, 0));
    }

    ResultFile.Line result() {
        required("board");
        var board = new BoardNumber(number("board", 1, 1));
        var vulnerability = vulnerability(board);
        String northSouth = required("ns");
        String eastWest = required("ew");
        var outcome = outcome(vulnerability);
        return new ResultFile.Line(
                place("board"),
                board,
                vulnerability,
                where(),
                northSouth,
                eastWest,
                number("form", 1, 1),
                outcome,
                OutcomeText.text(outcome),
                beside(outcome));
    }

    private Beside beside(Outcome outcome) {
        var players = new EnumMap<Seat, String>(Seat.class);
        CHAIRS.forEach(seat -> players.put(seat, text(seat.name().toLowerCase(Locale.ROOT))));
        return new Beside(lead(outcome), players);
    }

    private Optional<Card> lead(Outcome outcome) {
        if (!has("lead")) {
            return Optional.empty();
        }
        if (!Beside.isLed(outcome)) {
            throw new WrongCell(
                    place("lead"), "nobody leads to a board that was passed out or not played");
        }
        try {
            return Optional.of(Card.parse(text("lead")));
        } catch (FormatException wrong) {
            throw new WrongCell(place("lead"), message(wrong));
        }
    }

    private Vulnerability vulnerability(BoardNumber board) {
        if (!has("vulnerable")) {
            return board.vulnerability();
        }
        try {
            return Vulnerability.parse(text("vulnerable"));
        } catch (FormatException wrong) {
            throw new WrongCell(place("vulnerable"), message(wrong));
        }
    }

    /// From the result, the score, or both, if they agree.
    private Outcome outcome(Vulnerability vulnerability) {
        if (!has("result") && !has("score")) {
            throw new WrongCell(place, "result is missing; write 4SW+1, P, 620, 60/40 or -");
        }
        String column = has("result") ? "result" : "score";
        var outcome = outcome(column, withDeclarer(text(column)), vulnerability);
        if (has("result") && has("score")) {
            var score = outcome("score", text("score"), vulnerability);
            if (outcome instanceof Outcome.Scored(int points, _)
                    && score instanceof Outcome.Scored(int said, _)
                    && points != said) {
                throw new WrongCell(
                        place("score"),
                        "score %d does not agree with %s, which is %d with %s vulnerable"
                                .formatted(
                                        said,
                                        text("result"),
                                        points,
                                        PossibleScores.word(vulnerability)));
            }
        }
        return outcome;
    }

    private Outcome outcome(String column, String text, Vulnerability vulnerability) {
        try {
            return OutcomeText.parse(text, vulnerability);
        } catch (FormatException wrong) {
            throw new WrongCell(place(column), message(wrong));
        }
    }

    /// A declarer in a column of their own goes into the result.
    private String withDeclarer(String result) {
        if (!has("declarer") || !NO_DECLARER.matcher(result).matches()) {
            return result;
        }
        try {
            char letter = Seat.parse(text("declarer")).letter();
            return result.replaceFirst("(=|[+−-]\\d+)$", letter + "$1");
        } catch (FormatException wrong) {
            throw new WrongCell(place("declarer"), message(wrong));
        }
    }

    ResultFile.Entry entry() {
        return new ResultFile.Entry(place, required("ns"), text("result"));
    }

    /// An amount with its unit, and why: `10% slow play`, `1 VP late`, `2.5 MP qualifying`.
    ResultFile.Change change(Adjustment.Kind kind) {
        String text = required("result");
        var amount = AMOUNT.matcher(text);
        if (!amount.matches()) {
            throw new WrongCell(
                    place("result"),
                    "amount is not like 10%% slow play, 2 MP, 3 IMP, 1 VP or 5 P: %s"
                            .formatted(text));
        }
        var number = Fraction.parse(amount.group(1));
        boolean penalty = kind == Adjustment.Kind.PENALTY;
        if (penalty && number.signum() <= 0) {
            throw new WrongCell(place("result"), "penalty is not above 0: " + text);
        }
        String cause = amount.group(3);
        return new ResultFile.Change(
                place,
                kind,
                required("ns"),
                penalty ? number.negated() : number,
                unit(amount.group(2)),
                cause == null ? kind.name().toLowerCase(Locale.ROOT).replace('_', ' ') : cause);
    }

    private static Unit unit(String code) {
        for (var unit : Unit.values()) {
            if (unit.code().equals(code)) {
                return unit;
            }
        }
        throw new IllegalArgumentException("unit is not %, MP, IMP, VP or P: " + code);
    }

    private static String message(Exception wrong) {
        return String.valueOf(wrong.getMessage());
    }
}
