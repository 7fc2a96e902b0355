package overtrick.boards.page;

import java.util.Optional;
import overtrick.boards.account.Table;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// How the people of two tables are called: those here by what they are to the viewer, those there
/// by their seats.
///
/// @param there empty where nobody else has played the board
/// @param me where the viewer sat here; empty for those who did not play
record Sides(FinishedBoard here, Optional<FinishedBoard> there, Optional<Seat> me, Words words) {

    FinishedBoard board(Table table) {
        return table == Table.HERE ? here : there.orElseThrow();
    }

    /// The player of the seat's cards: declarer plays dummy's (Law 45B).
    Seat player(Table table, Seat seat) {
        return isDummys(table, seat) ? seat.partner() : seat;
    }

    boolean isDummys(Table table, Seat seat) {
        return board(table).dummy().equals(Optional.of(seat));
    }

    /// `you`, `partner` or `West`.
    String who(Table table, Seat seat) {
        if (is(me, table, seat)) {
            return words.get("decided.you");
        }
        return is(me.map(Seat::partner), table, seat)
                ? words.get("decided.partner")
                : words.name(seat);
    }

    /// `your`, `partner’s` or `West’s`.
    String whose(Table table, Seat seat) {
        if (is(me, table, seat)) {
            return words.get("decided.your");
        }
        return is(me.map(Seat::partner), table, seat)
                ? words.get("decided.partners")
                : words.get("decided.seats", words.name(seat));
    }

    private static boolean is(Optional<Seat> one, Table table, Seat seat) {
        return table == Table.HERE && one.equals(Optional.of(seat));
    }

    /// A clause with the table it is about; without, where there is only one.
    String at(Table table, String clause) {
        if (there.isEmpty()) {
            return clause.substring(0, 1).toUpperCase(words.locale()) + clause.substring(1);
        }
        return words.get(table == Table.HERE ? "decided.here" : "decided.there", clause);
    }
}
