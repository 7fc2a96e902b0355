package overtrick.company;

import java.util.List;
import overtrick.house.table.PersonId;

/// With whom somebody has played, and what came of it. Whoever keeps the boards says it.
@FunctionalInterface
public interface Partnerships {

    /// Two who have been partners.
    ///
    /// @param boards that they have played together
    /// @param compared how many of the latest of these stand beside a table of robots
    /// @param imps what those have brought in all
    /// @param system what they played last; empty where that is not known
    record Partnership(PersonId partner, int boards, int compared, int imps, String system) {

        /// IMPs for a board, where any was compared.
        public double each() {
            return compared == 0 ? 0 : imps / (double) compared;
        }
    }

    /// The partners of somebody, those with most boards first.
    List<Partnership> of(PersonId person);
}
