package overtrick.bridge.ancestors;

import java.util.Optional;
import java.util.stream.Stream;
import overtrick.cards.Side;

/// The codes of whist, as what differs between them.
///
/// @param game points that make a game; what a deal brings beyond them is lost
/// @param honours whether three of ace, king, queen and jack of trumps are worth 2 points and all
///   four worth 4
/// @param value what a game is worth
/// @param rubber for winning two games of three; 0 where each game stands alone
public record WhistTerms(int game, boolean honours, GameValue value, int rubber) {

    public static final WhistTerms SHORT = new WhistTerms(5, true, GameValue.TREBLE, 2);
    public static final WhistTerms LONG = new WhistTerms(10, true, GameValue.DOUBLE, 2);
    public static final WhistTerms AMERICAN = new WhistTerms(7, false, GameValue.DIFFERENCE, 0);

    /// What a game is worth, by how far the losers have come.
    public enum GameValue {
        /// Short whist: a treble is 3 when they have nothing, a double 2 when they have 1 or 2, a
        /// single 1 when they have more.
        TREBLE,
        /// Long whist: a double is 2 when they have less than half a game, a single 1.
        DOUBLE,
        /// American whist: the points they lack.
        DIFFERENCE
    }

    /// What a game is worth.
    ///
    /// @param losers points of the side that has lost the game
    public int value(int losers) {
        return switch (value) {
            case TREBLE -> losers == 0 ? 3 : losers <= 2 ? 2 : 1;
            case DOUBLE -> losers < game / 2 ? 2 : 1;
            case DIFFERENCE -> game - losers;
        };
    }

    /// Who has won the rubber, or the game where each stands alone.
    public Optional<Side> winner(WhistScore score) {
        return Stream.of(Side.values()).filter(side -> score.games(side) == games()).findFirst();
    }

    /// What the winners win: their games and the rubber, less the losers' game; nothing as long as
    /// nobody has won.
    public int value(WhistScore score) {
        return winner(score)
                .map(winner ->
                        rubber
                                + score.games().stream()
                                        .mapToInt(won ->
                                                won.winner() == winner ? won.value() : -won.value())
                                        .sum())
                .orElse(0);
    }

    /// Games that end the play.
    int games() {
        return rubber > 0 ? 2 : 1;
    }

    /// What honours are worth. They count only for a side that began the deal with at least two
    /// points to go.
    public int honourPoints(int held, int points) {
        if (!honours || points == game - 1) {
            return 0;
        }
        return switch (held) {
            case 4 -> 4;
            case 3 -> 2;
            default -> 0;
        };
    }
}
