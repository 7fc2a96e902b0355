package overtrick.manager.protocol;

import java.time.Duration;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;

/// What the manager of a table says to a player (formats.md §6.2).
public sealed interface ManagerMessage {

    /// The player has the seat.
    record Seated(Seat seat, String team) implements ManagerMessage {}

    /// Who plays against whom.
    record Teams(String northSouth, String eastWest) implements ManagerMessage {}

    /// A board begins; in the middle of one, that it begins again.
    record StartOfBoard() implements ManagerMessage {}

    /// Which board it is.
    record BoardIs(BoardNumber number, Seat dealer, Vulnerability vulnerability)
            implements ManagerMessage {}

    /// A player's own hand.
    record Hand(Seat seat, CardSet cards) implements ManagerMessage {}

    /// The hand on the table.
    record Dummy(CardSet cards) implements ManagerMessage {}

    /// A call of another.
    ///
    /// @param alert as in [ClientMessage.CallMade]; never for partner
    record CallMade(Seat seat, Call call, Optional<String> alert) implements ManagerMessage {}

    /// Whose turn it is to lead to a trick.
    ///
    /// @param seat empty where it says dummy
    record ToLead(Optional<Seat> seat) implements ManagerMessage {}

    /// A card of another.
    record CardPlayed(Seat seat, Card card) implements ManagerMessage {}

    /// How long the sides have thought.
    record Timing(Spent northSouth, Spent eastWest) implements ManagerMessage {}

    /// What a side has used.
    record Spent(Duration board, Duration total) {

        /// Nothing yet.
        public static final Spent NOTHING = new Spent(Duration.ZERO, Duration.ZERO);
    }

    /// There are no more boards.
    record EndOfSession() implements ManagerMessage {}

    /// Anything else: why the manager hangs up, or what some managers say by the way.
    record Remark(String text) implements ManagerMessage {}
}
