package overtrick.bridge.chicago;

import overtrick.bridge.Vulnerability;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// House rules of a chukker.
///
/// @param honours whether honours count; they are written down by themselves
/// @param vulnerable who is vulnerable in the second and the third deal
public record ChicagoTerms(PartScores partScores, boolean honours, VulnerableSide vulnerable) {

    /// The four-deal Laws: part-scores are carried on, honours count as in rubber bridge.
    public static final ChicagoTerms CLASSIC =
            new ChicagoTerms(PartScores.CARRY, true, VulnerableSide.DEALERS);

    /// Each deal for itself, as in duplicate.
    public static final ChicagoTerms MODERN =
            new ChicagoTerms(PartScores.FIFTY, false, VulnerableSide.DEALERS);

    /// What becomes of a part-score.
    public enum PartScores {
        /// It counts towards game in later deals of the chukker, and 100 are given for one made in
        /// the last deal that completes no game.
        CARRY,
        /// It is worth 50 at once and is done with.
        FIFTY;

        /// What a part-score is paid that has completed no game.
        ///
        /// @param deal 1 to 4
        int bonus(int deal) {
            return switch (this) {
                case CARRY -> deal == ChicagoScore.DEALS ? 100 : 0;
                case FIFTY -> 50;
            };
        }
    }

    /// Whose side is vulnerable in the second and the third deal.
    public enum VulnerableSide {
        DEALERS,
        /// As Cavendish has it: who has to open against a passed dealer is not hampered.
        OPPONENTS
    }

    /// Who is vulnerable in a deal.
    ///
    /// @param deal 1 to 4
    /// @throws IllegalArgumentException when the deal is not 1 to 4
    public Vulnerability vulnerability(int deal, Seat dealer) {
        return switch (deal) {
            case 1 -> Vulnerability.NONE;
            case 2, 3 -> {
                var side =
                        vulnerable == VulnerableSide.DEALERS
                                ? dealer.side()
                                : dealer.side().other();
                yield Vulnerability.of(side == Side.NORTH_SOUTH, side == Side.EAST_WEST);
            }
            case 4 -> Vulnerability.BOTH;
            default -> throw new IllegalArgumentException("deal is not 1 to 4: " + deal);
        };
    }
}
