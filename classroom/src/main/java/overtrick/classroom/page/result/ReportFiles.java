package overtrick.classroom.page.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// The result of a class as files.
record ReportFiles(Report report, Words words) {

    /// Letters with which a spreadsheet begins a formula.
    private static final String FORMULAS = "=+-@\t\r";

    /// Every board at every table, and every student, one line each.
    String csv() {
        var lines = new ArrayList<String>();
        lines.add(line("set", "board", "table", "N", "E", "S", "W", "contract", "points", "wrong"));
        for (var board : report.boards()) {
            for (var at : board.tables()) {
                lines.add(
                        line(
                                board.set(),
                                "" + board.board().number().value(),
                                "" + at.table(),
                                at.names().getOrDefault(Seat.NORTH, ""),
                                at.names().getOrDefault(Seat.EAST, ""),
                                at.names().getOrDefault(Seat.SOUTH, ""),
                                at.names().getOrDefault(Seat.WEST, ""),
                                at.text(),
                                at.points().map(String::valueOf).orElse(""),
                                "" + at.wrong().size()));
            }
        }
        lines.add("");
        lines.add(line("student", "boards", "calls", "right", "wrong"));
        for (var one : report.students()) {
            lines.add(
                    line(
                            one.name(),
                            "" + one.boards(),
                            "" + one.calls(),
                            "" + one.right(),
                            "" + one.wrong()));
        }
        return String.join("\r\n", lines) + "\r\n";
    }

    private static String line(String... fields) {
        return String.join(",", Stream.of(fields).map(ReportFiles::field).toList());
    }

    /// Quoted where it must be; a number may begin with a sign, a name is no formula.
    private static String field(String text) {
        boolean number = text.matches("-?\\d+");
        boolean formula = !number && !text.isEmpty() && FORMULAS.indexOf(text.charAt(0)) >= 0;
        String safe = formula ? "'" + text : text;
        return safe.matches("[^\",\r\n]*") ? safe : '"' + safe.replace("\"", "\"\"") + '"';
    }

    /// Every board as each table played it.
    byte[] pbn() {
        var boards = new ArrayList<PlayedBoard>();
        for (var board : report.boards()) {
            for (var at : board.tables()) {
                boards.add(played(board, at));
            }
        }
        return Pbn.write(boards);
    }

    private PlayedBoard played(Report.OnBoard board, Report.At at) {
        var tags = new TreeMap<>(Map.of("Event", report.title(), "Table", "" + at.table()));
        at.names().forEach((seat, name) -> tags.put(PlayedBoard.tagOf(seat), name));
        var notes = new TreeMap<Integer, String>();
        return new PlayedBoard(
                board.board(),
                tags,
                at.auction().calls().isEmpty() ? Optional.empty() : Optional.of(at.auction()),
                notes,
                play(board, at),
                at.result());
    }

    private static Optional<Play> play(Report.OnBoard board, Report.At at) {
        List<Card> cards =
                Stream.of(at.kept().cards().split(" "))
                        .filter(card -> !card.isEmpty())
                        .map(Card::parse)
                        .toList();
        return at.contract()
                .map(made ->
                        Play.of(made, board.board().deal(), at.auction().bidding().dummy())
                                .with(cards));
    }
}
