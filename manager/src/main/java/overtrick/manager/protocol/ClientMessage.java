package overtrick.manager.protocol;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// What a player says to the manager of the table (formats.md §6.2).
public sealed interface ClientMessage {

    /// The first message of a connection.
    ///
    /// @param seat empty where the manager is to choose
    /// @param version of the protocol
    record Connecting(String team, Optional<Seat> seat, int version) implements ClientMessage {}

    /// What is said of a seat that has been given.
    sealed interface OfSeat extends ClientMessage {

        /// Whose seat it names: the speaker's, or dummy's for dummy's card.
        Seat seat();
    }

    /// Ready to hear who plays.
    record ReadyForTeams(Seat seat) implements OfSeat {}

    /// Ready for the first board.
    record ReadyToStart(Seat seat) implements OfSeat {}

    /// Ready for number, dealer and vulnerability of a board.
    record ReadyForDeal(Seat seat) implements OfSeat {}

    /// Ready for the hand.
    record ReadyForCards(Seat seat) implements OfSeat {}

    /// A call.
    ///
    /// @param alert what the opponents are told, perhaps nothing; empty for a call that is not
    ///   alerted
    record CallMade(Seat seat, Call call, Optional<String> alert) implements OfSeat {}

    /// Ready for the call of another.
    record ReadyForCall(Seat seat, Seat caller) implements OfSeat {}

    /// A card.
    ///
    /// @param seat the hand that it is played from
    record CardPlayed(Seat seat, Card card) implements OfSeat {}

    /// Ready for the card of another.
    ///
    /// @param player empty where it says dummy
    /// @param trick 1 to 13
    record ReadyForCard(Seat seat, Optional<Seat> player, int trick) implements OfSeat {}

    /// Ready for dummy's hand.
    record ReadyForDummy(Seat seat) implements OfSeat {}

    /// What the oldest clients say when they have seen dummy; it asks for nothing.
    record ReceivedDummy(Seat seat) implements OfSeat {}
}
