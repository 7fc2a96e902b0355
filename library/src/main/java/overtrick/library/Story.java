package overtrick.library;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.page.Words;

/// A game of the family, in the order in which they came: its story, its scoring table and where it
/// is played. One more game is one more value here, with its words.
public enum Story {
    WHIST(
            "whist",
            words ->
                    new OldTables(words)
                            .whist(WhistTerms.SHORT, WhistTerms.LONG, WhistTerms.AMERICAN)),
    DUMMY_WHIST("dummy-whist", words -> new OldTables(words).whist(WhistTerms.SHORT)),
    BRIDGE_WHIST("bridge-whist", words -> new OldTables(words).bridgeWhist(BridgeWhistTerms.USUAL)),
    AUCTION(
            "auction",
            words ->
                    new OldTables(words)
                            .auction(
                                    List.of("club", "1920"),
                                    AuctionTerms.AUCTION_CLUB,
                                    AuctionTerms.AUCTION_1920)),
    PLAFOND(
            "plafond",
            words ->
                    new OldTables(words)
                            .auction(
                                    List.of("france", "london"),
                                    AuctionTerms.PLAFOND,
                                    AuctionTerms.LONDON_1920)),
    CONTRACT("rubber", words -> new ContractTables(words).contract()),
    RUBBER("rubber", words -> new ContractTables(words).rubber()),
    CHICAGO("chicago", words -> new ContractTables(words).chicago()),
    PARTY("party", words -> new ContractTables(words).party()),
    CUT_THROAT("cut-throat", words -> new ContractTables(words).rubber()),
    DUPLICATE("", words -> new ContractTables(words).duplicate());

    private final String choice;
    private final Function<Words, List<ScoringTable>> tables;

    /// @param choice the word of the form that starts it; empty for boards at the usual table
    /// @param tables what counts how much
    Story(String choice, Function<Words, List<ScoringTable>> tables) {
        this.choice = choice;
        this.tables = tables;
    }

    /// What counts how much.
    List<ScoringTable> tables(Words words) {
        return tables.apply(words);
    }

    /// The word for it in addresses and keys, such as `bridge-whist`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// The word that starts it among friends, such as `BRIDGE_WHIST`; empty where boards of
    /// duplicate are played instead.
    public Optional<String> start() {
        return choice.isEmpty()
                ? Optional.empty()
                : Optional.of(choice.toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    static Optional<Story> of(String code) {
        return Stream.of(values()).filter(story -> story.code().equals(code)).findFirst();
    }
}
