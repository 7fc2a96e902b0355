package overtrick.laws.board;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification.Demand;

/// What may be asked of a table at which the Laws can be broken.
public sealed interface FreeCommand {

    /// What may be asked of any table.
    ///
    /// @param thought how long the player had their turn before their eyes; empty when nobody
    ///   measured
    record InOrder(BoardCommand command, Optional<Thought> thought) implements FreeCommand {
        public InOrder(BoardCommand command) {
            this(command, Optional.empty());
        }
    }

    /// A call that is out of turn, too low, inadmissible or too late.
    record CallAnyway(Call call, Optional<Meaning> meaning) implements FreeCommand {}

    /// Another call in place of one's last, before the left hand opponent has called (Law 25).
    ///
    /// @param slip whether the first was never meant
    record ChangeCall(Call call, boolean slip) implements FreeCommand {}

    /// A card that is out of turn, does not follow suit, or goes before a penalty card.
    record PlayAnyway(Card card) implements FreeCommand {}

    /// Cards of one's own hand that the others get to see.
    record Expose(Set<Card> cards) implements FreeCommand {
        public Expose {
            cards = Set.copyOf(cards);
        }
    }

    /// Calls the director because somebody may have revoked.
    record DrawAttention() implements FreeCommand {}

    /// An option that was read out to the player, or a fact that the director has found.
    ///
    /// @param suit where the option names one
    record Choose(Fact fact, String answer, Optional<Suit> suit) implements FreeCommand {}

    /// What declarer asks of a defender's lead.
    ///
    /// @param suits none where they ask nothing
    record AskLead(Demand demand, Set<Suit> suits) implements FreeCommand {
        public AskLead {
            suits = Set.copyOf(suits);
        }
    }

    /// Declarer says which of a defender's penalty cards is played (Law 51A).
    record Designate(Card card) implements FreeCommand {}

    /// The card that corrects a revoke, or that a later player now plays instead of theirs; none
    /// when they leave their as it is (Law 62).
    record Replace(Optional<Card> card) implements FreeCommand {}

    /// The director says whether a call would be comparable with the one that was withdrawn.
    record Judge(Call call, boolean comparable) implements FreeCommand {}

    /// What a withdrawn call showed, as the side's system has it (Laws 26 and 27B1).
    ///
    /// @param same the call that replaces it for nothing; empty when there is none
    record Understand(Seat by, Call call, Set<Strain> shown, Optional<Call> same)
            implements FreeCommand {
        public Understand {
            shown = Set.copyOf(shown);
        }
    }

    /// Ways to play on after a contested claim, as somebody with all four hands has found them.
    record StudyClaim(List<ConsideredLine> lines) implements FreeCommand {
        public StudyClaim {
            lines = List.copyOf(lines);
        }
    }

    /// The director decides a contested claim.
    ///
    /// @param tricks of those left, for the claimer's side
    record DecideClaim(int tricks) implements FreeCommand {}

    /// The director takes the board back to where it stood after so many of its events.
    record RollBack(int to) implements FreeCommand {}

    /// A ruling of the director in words: on information, conduct, or whatever else no button
    /// carries out. All four hear it.
    record Remark(String text) implements FreeCommand {

        /// Letters of a ruling.
        public static final int LONGEST = 300;

        public Remark {
            text = text.strip();
            text = text.substring(0, Math.min(text.length(), LONGEST));
        }
    }

    /// The director's score for a board that is over.
    record Adjust(Adjustment adjustment) implements FreeCommand {}
}
