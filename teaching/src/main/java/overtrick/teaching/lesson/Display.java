package overtrick.teaching.lesson;

import java.util.List;
import java.util.Set;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// What a step changes in what is seen; all of it stays until something else is said.
public sealed interface Display {

    /// A card of somebody.
    record Held(Seat seat, Card card) {}

    /// `[SHOW NS]`: these hands are seen, beside those seen before.
    record Show(Set<Seat> seats) implements Display {
        public Show {
            seats = Set.copyOf(seats);
        }
    }

    /// `[showcards W:SK E:S7]`: cards that lie on the table, in place of those before. Of several
    /// of one seat the first is on the table, the others were played earlier; hands of as many
    /// cards each are what is left, and become [Gone].
    record OnTable(List<Held> cards) implements Display {
        public OnTable {
            cards = List.copyOf(cards);
        }
    }

    /// `[PLAY N:SQ,E:S8]`: cards gone in earlier tricks.
    record Gone(List<Held> cards) implements Display {
        public Gone {
            cards = List.copyOf(cards);
        }
    }

    /// `[AUCTION on]` or `[AUCTION off]`.
    record AuctionShown(boolean shown) implements Display {}

    /// `[ROTATE W]`: who sits nearest from now on.
    record Nearest(Seat seat) implements Display {}

    /// `[ROLE declarer]` or `[STAGE Plan the play]`: a line above the text.
    ///
    /// @param role whether it says what the reader is at the table
    record Heading(boolean role, String text) implements Display {}

    /// What stands by itself.
    enum Sign implements Display {
        /// `[RESET]`: all cards are back in their hands.
        RESET,
        /// `[SHOW_LEAD]`: the lead is told.
        SHOW_LEAD,
        /// `[clear-commentary]`: texts of earlier steps are gone.
        CLEAR_COMMENTARY
    }
}
