package overtrick.app.manager;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.app.output.Json;
import overtrick.app.output.OutputFile;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.manager.line.Names;
import overtrick.manager.protocol.ManagerMessage.Spent;
import overtrick.manager.protocol.ManagerMessage.Timing;
import overtrick.scoring.board.ImpTable;

/// The boards of a match as they come in from its rooms, printed and written to a file.
final class Sheet {

    /// A board in a room.
    private record Line(boolean closed, BoardInPlay board, Timing timing) {

        int points() {
            return board.result()
                    .orElseThrow()
                    .points(Side.NORTH_SOUTH, board.board().vulnerability());
        }

        String room() {
            return closed ? "closed" : "open";
        }
    }

    private final Names names;
    private final boolean compared;
    private final boolean json;
    private final Optional<Path> pbn;
    private final LocalDate date;
    private final List<Line> lines = new ArrayList<>();

    /// @param compared whether there are two rooms
    Sheet(Names names, boolean compared, boolean json, Optional<Path> pbn, LocalDate date) {
        this.names = names;
        this.compared = compared;
        this.json = json;
        this.pbn = pbn;
        this.date = date;
    }

    synchronized void ended(boolean closed, BoardInPlay board, Timing timing) {
        var line = new Line(closed, board, timing);
        lines.add(line);
        System.out.println(json ? json(line) : text(line));
        pbn.ifPresent(file ->
                OutputFile.write(file, Pbn.write(lines.stream().map(this::played).toList())));
    }

    private static String text(Line line) {
        return "%-6s %4d  %-9s %6d  N/S %s  E/W %s"
                .formatted(
                        line.room(),
                        line.board().board().number().value(),
                        line.board().result().orElseThrow().text(),
                        line.points(),
                        clock(line.timing().northSouth()),
                        clock(line.timing().eastWest()));
    }

    private static String clock(Spent spent) {
        return "%d:%02d".formatted(spent.board().toMinutes(), spent.board().toSecondsPart());
    }

    private String json(Line line) {
        var dealt = line.board().board();
        var object = Json.MAPPER.createObjectNode();
        object.put("room", line.room());
        object.put("board", dealt.number().value());
        object.put("deal", dealt.deal().pbn());
        object.put("dealer", String.valueOf(dealt.dealer().letter()));
        object.put("vulnerability", dealt.vulnerability().code());
        object.put("auction", line.board().auction().text());
        var cards = line.board().play().map(Play::cards).orElse(List.of());
        object.put("cards", String.join(" ", cards.stream().map(Card::code).toList()));
        object.put("result", line.board().result().orElseThrow().text());
        object.put("points", line.points());
        object.putObject("millis")
                .put("ns", line.timing().northSouth().board().toMillis())
                .put("ew", line.timing().eastWest().board().toMillis());
        return object.toString();
    }

    private PlayedBoard played(Line line) {
        var tags = new TreeMap<String, String>();
        tags.put("Event", "Overtrick table manager");
        tags.put("Date", date.format(DateTimeFormatter.ofPattern("yyyy.MM.dd", Locale.ROOT)));
        tags.put("Room", line.closed() ? "Closed" : "Open");
        tags.put("HomeTeam", team(Side.NORTH_SOUTH));
        tags.put("VisitTeam", team(Side.EAST_WEST));
        if (compared) {
            tags.put("Scoring", "IMP");
        }
        for (var seat : Seat.values()) {
            var inOpen = (line.closed() ? seat.left() : seat).side();
            tags.put(PlayedBoard.tagOf(seat), team(inOpen));
        }
        return PlayedBoard.of(line.board(), tags, Sheet::words);
    }

    private static String words(Meaning meaning) {
        return String.join(" ", meaning.details());
    }

    private String team(Side side) {
        return names.team(side).orElse("");
    }

    /// How the match stands: in IMPs where there are two rooms, else in points.
    synchronized String total() {
        String one = team(Side.NORTH_SOUTH);
        String other = team(Side.EAST_WEST);
        var balances = balances();
        int won = balances.stream().mapToInt(balance -> Math.max(0, balance)).sum();
        int lost = balances.stream().mapToInt(balance -> Math.max(0, -balance)).sum();
        String unit = compared ? "IMPs" : "points";
        if (!json) {
            return "%s %d, %s %d %s; %d boards"
                    .formatted(one, won, other, lost, unit, balances.size());
        }
        return Json.MAPPER
                .createObjectNode()
                .put("ns", one)
                .put("ew", other)
                .put("unit", unit.toLowerCase(Locale.ROOT))
                .put("boards", balances.size())
                .put("won", won)
                .put("lost", lost)
                .toString();
    }

    /// Of each board that is over in all rooms, for the team that is North–South in the open one.
    private List<Integer> balances() {
        if (!compared) {
            return lines.stream().map(Line::points).toList();
        }
        Map<Integer, Integer> closed = new TreeMap<>();
        var balances = new ArrayList<Integer>();
        lines.stream()
                .filter(Line::closed)
                .forEach(line -> closed.put(line.board().board().number().value(), line.points()));
        for (var line : lines) {
            var there = closed.get(line.board().board().number().value());
            if (!line.closed() && there != null) {
                balances.add(ImpTable.imps(line.points() - there));
            }
        }
        return balances;
    }
}
