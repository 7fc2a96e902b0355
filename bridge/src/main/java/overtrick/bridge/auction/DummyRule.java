package overtrick.bridge.auction;

import java.util.Optional;
import overtrick.cards.Seat;

/// Whose hand is laid on the table, and when. The player opposite plays its cards.
public sealed interface DummyRule {

    /// Whose hand it is, under this contract; empty when all four are played by their holders.
    Optional<Seat> dummy(Contract contract);

    /// Whether it lies there already before the first lead.
    default boolean beforeLead() {
        return false;
    }

    /// The two customs of most games.
    enum Usual implements DummyRule {
        /// The hand opposite declarer, from the opening lead on (Law 41D).
        OF_DECLARER,
        /// Nobody's, as at whist.
        NONE;

        @Override
        public Optional<Seat> dummy(Contract contract) {
            return Optional.of(contract.dummy()).filter(_ -> this == OF_DECLARER);
        }
    }

    /// The same hand in every deal, open from the start: dummy whist (bridge.md §11.1).
    record Always(Seat hand) implements DummyRule {
        @Override
        public Optional<Seat> dummy(Contract contract) {
            return Optional.of(hand);
        }

        @Override
        public boolean beforeLead() {
            return true;
        }
    }
}
