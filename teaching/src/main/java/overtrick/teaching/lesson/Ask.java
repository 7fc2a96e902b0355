package overtrick.teaching.lesson;

import java.util.List;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;

/// What a step of a lesson asks of its reader before it goes on.
public sealed interface Ask {

    /// A call is asked for: `[BID 2C]`, with `[ACCEPT 2NT]` for others that are right too.
    ///
    /// @param right the one that the lesson means
    /// @param accepted others, in the order of the file; `right` is not among them
    record Bid(Call right, List<Call> accepted) implements Ask {
        public Bid {
            accepted = List.copyOf(accepted);
        }
    }

    /// A card is asked for: `[choose-card HK]` or `[choose-card any:DK,DA]`.
    ///
    /// @param right one or more, all from one hand
    record Choose(Set<Card> right) implements Ask {
        public Choose {
            if (right.isEmpty()) {
                throw new IllegalArgumentException("no card is right");
            }
            right = Set.copyOf(right);
        }
    }

    /// What asks for nothing but to go on.
    enum Move implements Ask {
        /// `[NEXT]`.
        NEXT,
        /// `[ROTATE]`: the table is turned before the next step.
        ROTATE,
        /// The last step of a board.
        END
    }

    /// Whether there is something to answer.
    default boolean isQuestion() {
        return !(this instanceof Move);
    }
}
