package overtrick.laws.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification.Demand;

/// What must be answered before anybody calls or plays.
public sealed interface Pending {

    /// Who answers; empty when it is the director.
    Optional<Seat> player();

    /// A question of the Laws.
    ///
    /// @param about the call or cards that it is about
    record Asked(
            Irregularity irregularity,
            Seat offender,
            String about,
            Optional<Seat> player,
            Question question)
            implements Pending {}

    /// What declarer asks of a defender's lead (Laws 26, 50D2 and 51B2).
    record Leading(Seat declarer, Seat leader, List<LeadOption> options) implements Pending {
        public Leading {
            options = List.copyOf(options);
        }

        @Override
        public Optional<Seat> player() {
            return Optional.of(declarer);
        }
    }

    /// A card that corrects a revoke or follows such a correction (Law 62).
    ///
    /// @param cards that may be played instead
    record Replacing(Seat hand, Seat by, CardSet cards, boolean mayKeep) implements Pending {
        @Override
        public Optional<Seat> player() {
            return Optional.of(by);
        }
    }

    /// Which of a defender's penalty cards is played (Law 51A).
    record Designating(Seat declarer, Seat holder, CardSet cards) implements Pending {
        @Override
        public Optional<Seat> player() {
            return Optional.of(declarer);
        }
    }

    /// A contested claim, which the director decides (Law 70).
    record Deciding(ContestedClaim claim) implements Pending {
        @Override
        public Optional<Seat> player() {
            return Optional.empty();
        }
    }

    /// One thing that declarer may ask of the lead.
    ///
    /// @param suits none where nothing is asked
    record LeadOption(Demand demand, Set<Suit> suits) {
        public LeadOption {
            suits = Set.copyOf(suits);
        }
    }
}
