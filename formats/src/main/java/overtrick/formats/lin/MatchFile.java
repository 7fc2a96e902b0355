package overtrick.formats.lin;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// What is said once for the boards of a match and holds for all that follow: who plays in both
/// rooms, a deal that the other room has already been given, and how the boards came out.
final class MatchFile {

    /// The key under which a board finds its own result of the list in the header.
    static final String RESULT = "rs";

    private static final Pattern ROOM = Pattern.compile("([oc])(\\d{1,4}).*");

    private final Map<String, LinField> deals = new HashMap<>();
    private final Map<String, LinField> results = new HashMap<>();
    private Optional<LinField> players = Optional.empty();
    private int firstBoard = 1;

    /// Whether there is a header: boards of any other file have nothing to do with each other.
    private boolean match;

    /// The fields of the next board, with all that it inherits.
    List<LinField> next(List<LinField> board) {
        var whole = new ArrayList<LinField>();
        board.forEach(this::learn);
        var room = room(board);
        for (var field : board) {
            if (!field.key().equals(RESULT)) {
                whole.add(field.key().equals("md") ? deal(field, room) : field);
            }
        }
        if (find(board, "pn").isEmpty()) {
            players.ifPresent(names -> whole.addFirst(names));
        }
        Optional.ofNullable(results.get(room)).ifPresent(whole::add);
        return whole;
    }

    private void learn(LinField field) {
        switch (field.key()) {
            case "vg" -> {
                match = true;
                firstBoard = firstBoard(field);
            }
            case "pn" -> players = Optional.of(field).filter(names -> match && isOfTwoRooms(names));
            case RESULT -> learnResults(field);
            default -> {} // of one board only
        }
    }

    /// Four names are those of one table; eight play until others are named.
    private static boolean isOfTwoRooms(LinField players) {
        return players.value().split(",", -1).length == 8;
    }

    /// Event, segment, scoring, and then the number of the first board.
    private static int firstBoard(LinField header) {
        String[] words = header.value().split(",", -1);
        boolean told = words.length > 3 && words[3].strip().matches("\\d{1,4}");
        return told ? Integer.parseInt(words[3].strip()) : 1;
    }

    /// Open room and closed room in turn.
    private void learnResults(LinField list) {
        String[] words = list.value().split(",", -1);
        for (int at = 0; at < words.length; at++) {
            String room = (at % 2 == 0 ? "o" : "c") + (firstBoard + at / 2);
            results.put(room, new LinField(RESULT, list.place(), words[at].strip()));
        }
    }

    private LinField deal(LinField given, String room) {
        boolean empty = given.value().isBlank();
        String board = room.isEmpty() ? "" : room.substring(1);
        if (!empty && !board.isEmpty()) {
            deals.put(board, given);
        }
        return empty ? deals.getOrDefault(board, given) : given;
    }

    /// `o7`; empty when a board does not say in which room it was played.
    private static String room(List<LinField> board) {
        return find(board, "qx")
                .map(field -> ROOM.matcher(field.value().strip().toLowerCase(Locale.ROOT)))
                .filter(found -> found.matches())
                .map(found -> found.group(1) + Integer.parseInt(found.group(2)))
                .orElse("");
    }

    private static Optional<LinField> find(List<LinField> board, String key) {
        return board.stream().filter(field -> field.key().equals(key)).findFirst();
    }
}
