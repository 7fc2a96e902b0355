package overtrick.laws.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification.Demand;

/// What has happened at a table at which the Laws can be broken.
public sealed interface FreeEvent {

    /// What happens at any table.
    record Ordinary(BoardEvent event) implements FreeEvent {}

    /// How long somebody thought before what follows.
    record Pondered(Seat by, int millis) implements FreeEvent {}

    /// A call was made although it was irregular.
    ///
    /// @param asksSlip whether it is asked if it was a slip (Law 25A); in the log of tables of
    ///   before that it never was
    record CalledAnyway(Seat by, Call call, Optional<Meaning> meaning, boolean asksSlip)
            implements FreeEvent {}

    /// A call was changed; `slip` when the player says that the first was unintended.
    record CallChanged(Seat by, Call call, boolean slip) implements FreeEvent {}

    /// A card was played although it was irregular.
    ///
    /// @param from the hand the card came from, dummy's included
    record PlayedAnyway(Seat from, Card card) implements FreeEvent {}

    /// A player has shown cards of the own hand.
    record CardsExposed(Seat by, Set<Card> cards) implements FreeEvent {
        public CardsExposed {
            cards = Set.copyOf(cards);
        }
    }

    /// A player has called the director because somebody may have revoked.
    record AttentionDrawn(Seat by) implements FreeEvent {}

    /// A question of the Laws was answered.
    ///
    /// @param by who chose; empty for a fact that the director found
    record Answered(Optional<Seat> by, Fact fact, String answer, Optional<Suit> suit)
            implements FreeEvent {}

    /// Declarer has asked something of a defender's lead, or nothing.
    record LeadAsked(Seat by, Demand demand, Set<Suit> suits) implements FreeEvent {
        public LeadAsked {
            suits = Set.copyOf(suits);
        }
    }

    /// Declarer has said which of a defender's penalty cards is played.
    record CardDesignated(Seat by, Card card) implements FreeEvent {}

    /// A card was taken back and another played in its place.
    ///
    /// @param card empty when the hand's card stays as it is
    record CardReplaced(Seat from, Optional<Card> card) implements FreeEvent {}

    /// The director has said whether a call is comparable with the one it replaces.
    record Judged(Call call, boolean comparable) implements FreeEvent {}

    /// It was established what a withdrawn call showed, and which call shows the same.
    ///
    /// @param same the call that replaces it for nothing: in 2017 the lowest sufficient bid that
    ///   shows the same denominations, in 1999 the lowest of its denomination where both are
    ///   natural; empty when there is none
    record Understood(Seat by, Call call, Set<Strain> shown, Optional<Call> same)
            implements FreeEvent {
        public Understood {
            shown = Set.copyOf(shown);
        }
    }

    /// An opponent doubts a claim: play has stopped (Law 68D).
    record ClaimContested(Seat by) implements FreeEvent {}

    /// Ways to play on after a contested claim were looked at.
    record ClaimStudied(List<ConsideredLine> lines) implements FreeEvent {
        public ClaimStudied {
            lines = List.copyOf(lines);
        }
    }

    /// The director has given so many of the tricks left to the claimer's side (Law 70).
    record ClaimDecided(int tricks) implements FreeEvent {}

    /// Tricks that change sides for a revoke that was established.
    ///
    /// @param trick of the revoke, from 0
    record RevokeRuled(Seat seat, int trick) implements FreeEvent {}

    /// Nothing is struck out: what was done after that point no longer counts.
    ///
    /// @param to how many events of the board count from here on
    record RolledBack(int to) implements FreeEvent {}

    /// The director has ruled in words.
    record Remarked(String text) implements FreeEvent {}

    /// The director has adjusted the score.
    record Adjusted(Adjustment adjustment) implements FreeEvent {}
}
