package overtrick.scoring.masterpoint;

import java.util.ArrayList;
import java.util.List;
import overtrick.scoring.reckoning.Fraction;

/// How the points of the winner go down from place to place.
enum Curve {
    /// 1, 70 %, 50 %, 35 %, then 1/5, 1/6, … (tournaments.md §10).
    NORTH_AMERICAN {
        @Override
        Fraction share(int place) {
            return switch (place) {
                case 1 -> Fraction.ONE;
                case 2 -> Fraction.of(7, 10);
                case 3 -> Fraction.of(1, 2);
                case 4 -> Fraction.of(35, 100);
                default -> Fraction.of(1, place);
            };
        }
    },
    /// 1, 70 %, then 1/2, 1/3, …
    AUSTRALIAN {
        @Override
        Fraction share(int place) {
            return switch (place) {
                case 1 -> Fraction.ONE;
                case 2 -> Fraction.of(7, 10);
                default -> Fraction.of(1, place - 1L);
            };
        }
    };

    abstract Fraction share(int place);

    List<Fraction> awards(Fraction winner, int places) {
        var awards = new ArrayList<Fraction>();
        for (int place = 1; place <= places; place++) {
            awards.add(winner.times(share(place)));
        }
        return awards;
    }
}
