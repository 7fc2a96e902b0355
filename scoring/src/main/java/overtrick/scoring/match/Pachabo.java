package overtrick.scoring.match;

import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Reason;
import overtrick.scoring.reckoning.Term;

/// Boards won, and a share of so many points more by the swings won and lost: the mixture of
/// point-a-board and IMPs that is named after an English cup. Two points a board and four by swings
/// make ten in a match of three boards.
///
/// @param boards points for each board
/// @param share points that are divided as IMPs won to IMPs lost; in halves when there were none
public record Pachabo(BoardAMatch boards, Fraction share) implements BoardsAndSwings {

    /// Two points a board, four by swings.
    public static final Pachabo STANDARD = new Pachabo(BoardAMatch.STANDARD, Fraction.of(4));

    @Override
    public Optional<Sentence> complaint(int boards) {
        return Optional.empty();
    }

    @Override
    public Term points(MatchTally tally) {
        var all = tally.won().plus(tally.lost());
        var part = all.signum() == 0 ? Fraction.of(1, 2) : tally.won().over(all);
        return Term.of(Reason.SWINGS, part.times(share), tally.won(), tally.lost(), share);
    }
}
