package overtrick.scoring.match;

import java.util.Optional;
import overtrick.cards.words.Sentence;
import overtrick.scoring.Unit;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;

/// What the boards of a match come to (Law 78D).
public interface MatchScoring {

    /// How its boards are compared; their marks make [MatchTally#sum].
    BoardScoring boards();

    /// How the swings of [MatchTally#won] and [MatchTally#lost] are counted; the same as the marks
    /// where they play no part.
    BoardScoring swings();

    /// What the match is worth to the contestant.
    default Fraction value(MatchTally tally) {
        return why(tally).value();
    }

    /// The calculation of what the match is worth to the contestant, step by step.
    Term why(MatchTally tally);

    /// The unit of what a match is worth, such as IMPs or victory points.
    Unit unit();

    /// Why such a match cannot be scored, as when a scale is not made for so few boards; empty when
    /// it can.
    Optional<Sentence> complaint(int boards);
}
