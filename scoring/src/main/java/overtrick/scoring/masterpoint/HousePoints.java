package overtrick.scoring.masterpoint;

import java.util.List;
import overtrick.scoring.reckoning.Fraction;

/// Overtrick's own points, which are nobody's masterpoints: one for each table to the winner, at
/// most twenty, and less down to the middle of the field.
public record HousePoints() implements MasterpointScheme {

    private static final int MOST = 20;

    @Override
    public String name() {
        return "overtrick-points";
    }

    @Override
    public List<Fraction> awards(Occasion occasion) {
        return Curve.NORTH_AMERICAN.awards(
                Fraction.of(Math.min(MOST, occasion.tables())),
                Math.max(1, occasion.contestants() / 2));
    }
}
