package overtrick.laws.meaning;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;

/// What a call shows, as far as Law 23A looks at it.
///
/// @param text in the partnership's words
/// @param points high-card points
/// @param lengths of the suits that it says anything about
/// @param specified denominations that it names or shows; empty for a pass or a plain double
/// @param purpose what it asks or does, such as `asks for majors`, for calls that show nothing
public record CallMeaning(
        String text,
        Span points,
        Map<Suit, Span> lengths,
        Set<Strain> specified,
        Optional<String> purpose) {

    private static final Span ANY_POINTS = new Span(0, 37);
    private static final Span ANY_LENGTH = new Span(0, 13);

    public CallMeaning {
        lengths = Map.copyOf(lengths);
        specified = Set.copyOf(specified);
    }

    /// From the least to the most.
    public record Span(int least, int most) {
        public Span {
            if (least < 0 || most < least) {
                throw new IllegalArgumentException("no range: %d to %d".formatted(least, most));
            }
        }

        boolean within(Span other) {
            return least >= other.least && most <= other.most;
        }

        /// How much of what either holds both hold, from 0 to 1.
        double shared(Span other) {
            int both = Math.min(most, other.most) - Math.max(least, other.least) + 1;
            int either = Math.max(most, other.most) - Math.min(least, other.least) + 1;
            return Math.max(0, both) / (double) either;
        }
    }

    /// A call of which nothing is known but that it is natural: it shows what it names.
    public static CallMeaning natural(Call call) {
        Set<Strain> named = call instanceof Call.Bid bid ? Set.of(bid.strain()) : Set.of();
        return new CallMeaning(call.code(), ANY_POINTS, Map.of(), named, Optional.empty());
    }

    /// Whether the meaning says more than the name of the call.
    public boolean isKnown() {
        return !points.equals(ANY_POINTS) || !lengths.isEmpty() || purpose.isPresent();
    }

    Span length(Suit suit) {
        return lengths.getOrDefault(suit, ANY_LENGTH);
    }
}
