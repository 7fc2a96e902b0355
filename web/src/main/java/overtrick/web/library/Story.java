package overtrick.web.library;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.web.Words;
import overtrick.web.social.Choice;

/// A game of the family, in the order in which they came: its story, its scoring table and where it
/// is played. One more game is one more value here, with its words.
public enum Story {
    WHIST("whist") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new OldTables(words)
                    .whist(WhistTerms.SHORT, WhistTerms.LONG, WhistTerms.AMERICAN);
        }
    },
    DUMMY_WHIST("dummy-whist") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new OldTables(words).whist(WhistTerms.SHORT);
        }
    },
    BRIDGE_WHIST("bridge-whist") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new OldTables(words).bridgeWhist(BridgeWhistTerms.USUAL);
        }
    },
    AUCTION("auction") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new OldTables(words)
                    .auction(
                            List.of("club", "1920"),
                            AuctionTerms.AUCTION_CLUB,
                            AuctionTerms.AUCTION_1920);
        }
    },
    PLAFOND("plafond") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new OldTables(words)
                    .auction(
                            List.of("france", "london"),
                            AuctionTerms.PLAFOND,
                            AuctionTerms.LONDON_1920);
        }
    },
    CONTRACT("rubber") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new ContractTables(words).contract();
        }
    },
    RUBBER("rubber") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new ContractTables(words).rubber();
        }
    },
    CHICAGO("chicago") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new ContractTables(words).chicago();
        }
    },
    PARTY("party") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new ContractTables(words).party();
        }
    },
    CUT_THROAT("cut-throat") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new ContractTables(words).rubber();
        }
    },
    DUPLICATE("") {
        @Override
        List<ScoringTable> tables(Words words) {
            return new ContractTables(words).duplicate();
        }
    };

    private final String choice;

    /// @param choice the word of the [Choice] that starts it; empty for boards at the usual table
    Story(String choice) {
        this.choice = choice;
    }

    /// What counts how much.
    abstract List<ScoringTable> tables(Words words);

    /// The word for it in addresses and keys, such as `bridge-whist`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// What starts it among friends; empty where boards of duplicate do.
    public Optional<Choice> choice() {
        return Stream.of(Choice.values()).filter(one -> one.code().equals(choice)).findFirst();
    }

    static Optional<Story> of(String code) {
        return Stream.of(values()).filter(story -> story.code().equals(code)).findFirst();
    }
}
