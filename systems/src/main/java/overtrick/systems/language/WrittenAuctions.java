package overtrick.systems.language;

import java.util.List;
import overtrick.bridge.auction.Call;

/// The auctions that one line such as `1M 2x` or `(1x) P (1y)` stands for, as the files of systems
/// write them. Whether they are legal nobody asks here.
public final class WrittenAuctions {

    /// One call that is written.
    ///
    /// @param ours whether the side of the player in turn makes it
    /// @param key what the call must have said; empty when it does not matter
    public record Step(Call call, boolean ours, String key) {}

    private WrittenAuctions() {}

    /// Every auction, once for each way in which its letters can be bound, the lowest suits first.
    ///
    /// @throws overtrick.cards.FormatException naming what is not understood
    public static List<List<Step>> of(String text) {
        var pattern = AuctionPattern.parse(text, List.of());
        return pattern.ways().stream()
                .map(way ->
                        pattern.elements().stream()
                                .map(one -> new Step(one.call().in(way), one.ours(), one.key()))
                                .toList())
                .distinct()
                .toList();
    }
}
