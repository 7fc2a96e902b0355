package overtrick.scoring.masterpoint;

import java.util.List;
import overtrick.scoring.reckoning.Fraction;

/// A way to give points for places. A federation adds its own by another implementation.
public interface MasterpointScheme {

    /// As results name it.
    String name();

    /// Points for each player of the first, the second, … place; places beyond the list get none.
    /// Exact: they are rounded when they are given.
    List<Fraction> awards(Occasion occasion);
}
