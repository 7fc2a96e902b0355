package overtrick.scoring.masterpoint;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import overtrick.scoring.reckoning.Fraction;

/// Tournaments in North America, by the formula of 2003 (tournaments.md §10): for the winner `B · R
/// · S · strength`, where B grows with the tables. Places below go down as in a club game.
///
/// @param rating by rank of the tournament: 8.5 unit, 10 sectional, 14 regional, 22.5 national
/// @param sessions 1 to 5
/// @param strength of field and type together; 1 for an open tournament of ordinary strength
public record NorthAmericanTournament(Fraction rating, int sessions, Fraction strength)
        implements MasterpointScheme {

    private static final int LOGARITHM_FROM = 60;
    private static final int DECIMALS = 6;

    public NorthAmericanTournament {
        if (sessions < 1 || sessions > 5) {
            throw new IllegalArgumentException("sessions are not 1 to 5: " + sessions);
        }
    }

    @Override
    public String name() {
        return "acbl-tournament";
    }

    @Override
    public List<Fraction> awards(Occasion occasion) {
        var winner =
                base(occasion.tables())
                        .times(rating)
                        .times(Fraction.of(sessions + 1L, 2))
                        .times(strength);
        int depth = (int) Math.max(1, Fraction.of(40L * occasion.contestants(), 100).nearest());
        return Curve.NORTH_AMERICAN.awards(winner, depth);
    }

    /// `(tables + 10) / 60`, and above 60 tables the logarithm of a quarter of them, which is no
    /// ratio and taken to six decimals.
    private static Fraction base(int tables) {
        if (tables <= LOGARITHM_FROM) {
            return Fraction.of(tables + 10L, 60);
        }
        double logarithm = StrictMath.log10(tables / 4.0);
        return Fraction.of(BigDecimal.valueOf(logarithm).setScale(DECIMALS, RoundingMode.HALF_UP));
    }
}
