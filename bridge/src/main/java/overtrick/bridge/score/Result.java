package overtrick.bridge.score;

import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Side;

/// The result of a board.
public sealed interface Result {

    /// Nobody bid (Law 22A1).
    record PassedOut() implements Result {}

    /// A contract was played, or its tricks were agreed on.
    ///
    /// @param tricks won by the declaring side, 0 to 13
    record Played(Contract contract, int tricks) implements Result {
        public Played {
            if (tricks < 0 || tricks > 13) {
                throw new IllegalArgumentException("tricks are not 0 to 13: " + tricks);
            }
        }

        /// The score with its parts, from the declaring side's view.
        public Score score(Vulnerability vulnerability) {
            return score(vulnerability, UndertrickCode.SINCE_1987);
        }

        /// The same where undertricks have other prices.
        public Score score(Vulnerability vulnerability, UndertrickCode code) {
            return Score.of(
                    contract.bid(),
                    contract.doubling(),
                    vulnerability.includes(contract.declarer()),
                    tricks,
                    code);
        }
    }

    /// Points for a side, negative when it lost them; 0 for both when passed out.
    default int points(Side side, Vulnerability vulnerability) {
        return points(side, vulnerability, UndertrickCode.SINCE_1987);
    }

    /// The same where undertricks have other prices.
    default int points(Side side, Vulnerability vulnerability, UndertrickCode code) {
        return switch (this) {
            case PassedOut() -> 0;
            case Played played -> {
                int points = played.score(vulnerability, code).points();
                yield side == played.contract().declarer().side() ? points : -points;
            }
        };
    }

    /// The usual notation with declarer, such as `4SW+1` or `3NXE-2`; `P` when passed out.
    default String text() {
        return switch (this) {
            case PassedOut() -> "P";
            case Played(Contract contract, int tricks) ->
                    contract.code() + Notation.margin(tricks - contract.bid().tricks());
        };
    }
}
