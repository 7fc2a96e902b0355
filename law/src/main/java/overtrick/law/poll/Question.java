package overtrick.law.poll;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.poll.Poll;
import overtrick.page.Words;

/// A decision as it is put to somebody who must not know whose it was: the player is *you*, and the
/// others sit around them.
///
/// @param columns the heads of the columns
/// @param rows of four cells
/// @param suits the hand
/// @param legal calls to choose from
public record Question(
        Words words,
        String system,
        String vulnerable,
        List<String> columns,
        List<List<String>> rows,
        Map<Suit, String> suits,
        List<Call> legal) {

    private static final List<String> AROUND = List.of("you", "left", "partner", "right");

    static Question of(Poll poll, String system, Words words) {
        var you = poll.owner();
        var columns = new ArrayList<String>();
        for (int at = 1; at <= Seat.values().length; at++) {
            columns.add(words.get("law.poll." + AROUND.get(at % AROUND.size())));
        }
        return new Question(
                words,
                system,
                vulnerable(poll, words),
                columns,
                rows(poll, you, words),
                suits(poll, words),
                poll.auction().legalCalls());
    }

    private static String vulnerable(Poll poll, Words words) {
        boolean we = poll.vulnerability().includes(poll.owner());
        boolean they = poll.vulnerability().includes(poll.owner().side().other());
        String who = we ? they ? "all" : "we" : they ? "they" : "none";
        return words.get("law.poll.vulnerable." + who);
    }

    /// The player on your left stands in the first column, you in the last.
    private static List<List<String>> rows(Poll poll, Seat you, Words words) {
        var cells = new ArrayList<String>();
        int empty = you.plus(1).placesTo(poll.auction().dealer());
        for (int at = 0; at < empty; at++) {
            cells.add("");
        }
        poll.auction().calls().forEach(call -> cells.add(words.symbols(call)));
        cells.add("?");
        var rows = new ArrayList<List<String>>();
        for (int at = 0; at < cells.size(); at += 4) {
            var row = new ArrayList<>(cells.subList(at, Math.min(at + 4, cells.size())));
            while (row.size() < 4) {
                row.add("");
            }
            rows.add(row);
        }
        return rows;
    }

    private static Map<Suit, String> suits(Poll poll, Words words) {
        var suits = new LinkedHashMap<Suit, String>();
        for (var suit : List.of(Suit.values()).reversed()) {
            String cards = words.spaced(poll.hand().in(suit));
            suits.put(suit, cards.isEmpty() ? "–" : cards);
        }
        return suits;
    }
}
