package overtrick.evening.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.page.Words;
import overtrick.tournament.session.Floor;

/// Where everybody and everything goes at the change of rounds.
public final class Moves {

    private Moves() {}

    /// Where a pair, or the first player of a partnership, goes after a round: `table 3, NS`, or
    /// that it sits out.
    public static String next(Floor floor, EntryNumber number, RoundNumber after, Words words) {
        return floor.movement()
                .in(new RoundNumber(after.value() + 1))
                .filter(one -> one.seats(number))
                .findFirst()
                .map(one -> place(floor, one, number, words))
                .orElseGet(() -> words.get("ev.sits.out"));
    }

    /// When and where somebody who sits out plays again; empty when they do not.
    public static Optional<String> again(
            Floor floor, EntryNumber number, RoundNumber after, Words words) {
        return floor.movement()
                .of(number)
                .filter(one -> one.round().value() > after.value())
                .findFirst()
                .map(one ->
                        words.get("ev.phone.after", one.round(), place(floor, one, number, words)));
    }

    /// Where the two pairs and the boards of a table go after its round, a line each; none after
    /// the last.
    public static List<String> from(Floor floor, Seating here, Words words) {
        if (here.round().value() >= floor.movement().rounds()) {
            return List.of();
        }
        var lines = new ArrayList<String>();
        for (var side : Side.values()) {
            var number = here.at(side).members().getFirst();
            String to = next(floor, number, here.round(), words);
            lines.add(words.get("ev.goes", words.letters(side), to));
        }
        var following = new RoundNumber(here.round().value() + 1);
        String boards = boards(floor, here.set(), following, words);
        lines.add(words.get("ev.goes", words.get("ev.boards.carried"), boards));
        return List.copyOf(lines);
    }

    public static String place(Floor floor, Seating at, EntryNumber number, Words words) {
        var side = at.northSouth().members().contains(number) ? Side.NORTH_SOUTH : Side.EAST_WEST;
        return words.get("ev.table.side", floor.section() + "" + at.table(), words.letters(side));
    }

    /// Where a set of boards is in a round; empty words when no table needs it.
    public static String boards(Floor floor, SetNumber set, RoundNumber round, Words words) {
        return floor.movement()
                .in(round)
                .filter(one -> one.set().equals(set))
                .findFirst()
                .map(one -> words.get("ev.table", floor.section() + "" + one.table()))
                .orElseGet(() -> words.get("ev.boards.rest"));
    }

    /// `5–8`, or `5` alone.
    public static String boards(Floor floor, SetNumber set) {
        var boards = floor.boards(set);
        int first = boards.getFirst().value();
        int last = boards.getLast().value();
        return first == last ? "" + first : first + "–" + last;
    }

    /// The boards in the order in which the table plays them: `7–12, 1–6` where it exchanges the
    /// halves with another table.
    public static String order(Floor floor, Seating seating) {
        var order = floor.order(seating);
        int first = order.getFirst().value();
        int last = order.getLast().value();
        int half = order.size() / 2;
        return first <= last
                ? boards(floor, seating.set())
                : "%d–%d, %d–%d"
                        .formatted(
                                first, order.get(half - 1).value(), order.get(half).value(), last);
    }
}
