package overtrick.standing.rated;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import overtrick.scoring.rating.ComparedBoard.Table;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;

/// The tables of a compared board as a text: a line for each, with its value and its four players.
/// Numbers are written so that they are read back to the last bit.
final class PlayedText {

    private static final String FIELD = "\t";
    private static final int FIELDS = 5;
    private static final String ROBOT = "r:";
    private static final String PERSON = "p:";

    private PlayedText() {}

    static String of(List<Table> tables) {
        var text = new StringBuilder();
        for (var table : tables) {
            text.append(table.value());
            for (var pair : List.of(table.northSouth(), table.eastWest())) {
                for (var player : pair.players()) {
                    text.append(FIELD).append(player.isRobot() ? ROBOT : PERSON);
                    text.append(player.id());
                }
            }
            text.append('\n');
        }
        return text.toString();
    }

    /// @param known who a person is by the id that stands there
    static List<Table> tables(String text, UnaryOperator<String> known) {
        var tables = new ArrayList<Table>();
        for (String line : text.split("\n")) {
            var fields = line.split(FIELD);
            if (fields.length != FIELDS) {
                throw new IllegalArgumentException("fields of a table are not 5: " + line);
            }
            var northSouth = pair(player(fields[1], known), player(fields[2], known));
            var eastWest = pair(player(fields[3], known), player(fields[4], known));
            if (northSouth.isPresent() && eastWest.isPresent()) {
                tables.add(
                        new Table(northSouth.get(), eastWest.get(), Double.parseDouble(fields[0])));
            }
        }
        return tables;
    }

    private static Player player(String text, UnaryOperator<String> known) {
        String id = text.substring(2);
        return text.startsWith(ROBOT) ? Player.robot(id) : Player.person(known.apply(id));
    }

    /// Two places that turned out to be one person's are no pair.
    private static Optional<Partnership> pair(Player one, Player other) {
        return one.equals(other) && !one.isRobot()
                ? Optional.empty()
                : Optional.of(Partnership.of(one, other));
    }
}
