package overtrick.can.auction;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import overtrick.can.CanLevel;
import overtrick.cards.FormatException;

/// Giá hoặc nín: what a player says in their turn of the auction (can.md §8).
public sealed interface CanCall {

    /// Passing: for the dealer it is the same as 80.
    enum Word implements CanCall {
        PASS;

        @Override
        public String toString() {
            return "P";
        }
    }

    /// A higher level than any before.
    record Bid(CanLevel level) implements CanCall {
        @Override
        public String toString() {
            return level.toString();
        }
    }

    /// Everything that can be said, pass first.
    List<CanCall> ALL =
            Stream.concat(
                            Stream.<CanCall>of(Word.PASS),
                            Stream.of(CanLevel.values()).<CanCall>map(Bid::new))
                    .toList();

    /// Reads `P`, `80`, `85`, `90`, `95` or `100`.
    ///
    /// @throws FormatException for any other text
    static CanCall parse(String text) {
        var word = text.strip().toUpperCase(Locale.ROOT);
        for (var call : ALL) {
            if (call.toString().equals(word)) {
                return call;
            }
        }
        throw new FormatException("call is not P, 80, 85, 90, 95 or 100: " + text);
    }
}
