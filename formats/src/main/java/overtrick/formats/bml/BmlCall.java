package overtrick.formats.bml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A call of ours, or one of the opponents', which stands in parentheses: `2C`, `1HS`, `(1N)`.
///
/// @param theirs whether an opponent makes it
/// @param bids it is one of these
public record BmlCall(boolean theirs, List<BmlBid> bids) {

    /// Hyphens and dashes of any length, and the semicolon that ends a sequence.
    private static final Pattern BETWEEN = Pattern.compile("[-–—;]+");

    private static final Pattern SLASH = Pattern.compile("/");

    /// Nobody writes down an auction as long.
    private static final int MOST = 60;

    public BmlCall {
        bids = List.copyOf(bids);
        if (bids.isEmpty()) {
            throw new IllegalArgumentException("call is none");
        }
    }

    /// Reads calls with hyphens between: `1N-2C;`, `(1D)--1S--(P)`.
    ///
    /// @return empty when one of them is not understood
    static List<BmlCall> sequence(String text) {
        var calls = new ArrayList<BmlCall>();
        for (var part : BETWEEN.split(text)) {
            if (part.isEmpty()) {
                continue;
            }
            var call = parse(part);
            if (call.isEmpty() || calls.size() == MOST) {
                return List.of();
            }
            calls.add(call.get());
        }
        return calls;
    }

    /// Whether rows at the same place go on from this one: it ends in a hyphen or a semicolon.
    static boolean isBeginning(String text) {
        return !text.isEmpty() && "-–—;".indexOf(text.charAt(text.length() - 1)) >= 0;
    }

    private static Optional<BmlCall> parse(String text) {
        boolean theirs = text.length() > 2 && text.startsWith("(") && text.endsWith(")");
        String inside = theirs ? text.substring(1, text.length() - 1) : text;
        var bids = new ArrayList<BmlBid>();
        for (var part : SLASH.split(inside, -1)) {
            var bid = BidReader.parse(part);
            if (bid.isEmpty()) {
                return Optional.empty();
            }
            bids.add(bid.get());
        }
        return Optional.of(new BmlCall(theirs, bids));
    }

    /// The call as it is written.
    public String text() {
        String all = bids.stream().map(BmlBid::text).collect(Collectors.joining("/"));
        return theirs ? "(" + all + ")" : all;
    }
}
