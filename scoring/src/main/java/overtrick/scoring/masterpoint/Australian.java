package overtrick.scoring.masterpoint;

import java.util.List;
import overtrick.scoring.reckoning.Fraction;

/// The manner of the Australian federation (tournaments.md §10): awards to the top half of pairs
/// and the top third of teams.
///
/// @param winner points of the winner, by the federation's own table
public record Australian(Fraction winner) implements MasterpointScheme {

    @Override
    public String name() {
        return "abf";
    }

    @Override
    public List<Fraction> awards(Occasion occasion) {
        int part =
                switch (occasion.kind()) {
                    case PAIRS -> 2;
                    case TEAMS -> 3;
                };
        return Curve.AUSTRALIAN.awards(winner, Math.max(1, occasion.contestants() / part));
    }
}
