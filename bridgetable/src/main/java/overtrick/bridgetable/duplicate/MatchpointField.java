package overtrick.bridgetable.duplicate;

import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.scoring.reckoning.Fraction;

/// The results of an event whose boards are compared by matchpoints.
@FunctionalInterface
public interface MatchpointField {

    /// What a side would have got in percent of the top, had its table come to other points and all
    /// others to what they did; empty where nobody else has a score to be compared with.
    ///
    /// @param table of the program
    /// @param points for North–South
    Optional<Fraction> percent(TableId table, BoardNumber board, Side side, int points);
}
