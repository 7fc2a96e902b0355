package overtrick.laws.meaning;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;

/// What a call shows, as far as Law 23A looks at it.
///
/// @param text in the partnership's words
/// @param hands that make the call; of several kinds where it is, say, weak or strong
/// @param specified denominations that it names or shows; empty for a pass or a plain double
/// @param purpose what it asks or does, such as `asks for majors`, for calls that show nothing
public record CallMeaning(
        String text, List<Hands> hands, Set<Strain> specified, Optional<String> purpose) {

    private static final Span ANY_POINTS = new Span(0, 37);
    private static final Span ANY_LENGTH = new Span(0, 13);

    public CallMeaning {
        hands = List.copyOf(hands);
        specified = Set.copyOf(specified);
        if (hands.isEmpty()) {
            throw new IllegalArgumentException("no hand makes this call");
        }
    }

    /// One kind of hand.
    ///
    /// @param points high-card points
    /// @param lengths of the suits of which anything is known
    public record Hands(Span points, Map<Suit, Span> lengths) {

        public static final Hands ANY = new Hands(ANY_POINTS, Map.of());

        public Hands {
            lengths = Map.copyOf(lengths);
        }

        Span length(Suit suit) {
            return lengths.getOrDefault(suit, ANY_LENGTH);
        }

        boolean isAny() {
            return points.equals(ANY_POINTS) && lengths.isEmpty();
        }
    }

    /// From the least to the most.
    public record Span(int least, int most) {
        public Span {
            if (least < 0 || most < least) {
                throw new IllegalArgumentException("no range: %d to %d".formatted(least, most));
            }
        }
    }

    /// A call of which nothing is known but that it is natural: it shows what it names.
    public static CallMeaning natural(Call call) {
        Set<Strain> named = call instanceof Call.Bid bid ? Set.of(bid.strain()) : Set.of();
        return new CallMeaning(call.code(), List.of(Hands.ANY), named, Optional.empty());
    }

    /// Whether the meaning says more than the name of the call.
    public boolean isKnown() {
        return purpose.isPresent() || hands.stream().noneMatch(Hands::isAny);
    }
}
