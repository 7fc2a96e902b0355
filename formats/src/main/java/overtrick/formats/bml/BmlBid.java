package overtrick.formats.bml;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;

/// What a call of notes can be: pass, double or redouble, a bid, or one of several bids.
public sealed interface BmlBid {

    /// Pass, double or redouble.
    record Said(Word word) implements BmlBid {}

    /// Bids of one level: `1C`, `2HS`, `3red`.
    record Bids(int level, List<Strain> strains) implements BmlBid {
        public Bids {
            strains = List.copyOf(strains);
        }
    }

    /// A bid whose suit follows from the calls before, or is any that has not been bid.
    record Open(int level, Letter letter) implements BmlBid {}

    /// So many steps above the last bid.
    record Steps(int steps) implements BmlBid {}

    /// A letter that stands for a suit.
    enum Letter {
        /// A minor.
        MINOR("m"),
        /// The minor that `m` is not.
        OTHER_MINOR("om"),
        /// A major.
        MAJOR("M"),
        /// The major that `M` is not.
        OTHER_MAJOR("oM"),
        /// A suit below those of `Y` and `Z`.
        X("X"),
        /// A suit between those of `X` and `Z`.
        Y("Y"),
        /// A suit above those of `X` and `Y`.
        Z("Z");

        private final String written;

        Letter(String written) {
            this.written = written;
        }

        String written() {
            return written;
        }

        /// Whether its suit is above that of the other letters bound before.
        boolean isRanked() {
            return this == X || this == Y || this == Z;
        }
    }

    /// The bid as it is written.
    default String text() {
        return switch (this) {
            case Said(var word) ->
                    switch (word) {
                        case PASS -> "P";
                        case DOUBLE -> "D";
                        case REDOUBLE -> "R";
                    };
            case Bids(int level, var strains) ->
                    level
                            + strains.stream()
                                    .map(strain -> strain.name().substring(0, 1))
                                    .collect(Collectors.joining());
            case Open(int level, var letter) -> level + letter.written;
            case Steps(int steps) -> steps + (steps == 1 ? "step" : "steps");
        };
    }
}
