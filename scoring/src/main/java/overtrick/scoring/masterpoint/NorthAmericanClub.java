package overtrick.scoring.masterpoint;

import java.util.List;
import overtrick.scoring.reckoning.Fraction;

/// Games of clubs in North America, by the handbook of about 2010 (tournaments.md §10): so much for
/// each table, up to a limit, to two fifths of the field.
///
/// @param perTable for the winner
/// @param limit of the winner's points
public record NorthAmericanClub(String name, Fraction perTable, Fraction limit)
        implements MasterpointScheme {

    /// Open games: 0.10 a table, at most 1.50.
    public static final NorthAmericanClub OPEN =
            new NorthAmericanClub("acbl-club", Fraction.of(10, 100), Fraction.of(150, 100));

    /// By invitation: 0.08 a table, at most 1.20.
    public static final NorthAmericanClub INVITATIONAL =
            new NorthAmericanClub(
                    "acbl-club-invitational", Fraction.of(8, 100), Fraction.of(120, 100));

    @Override
    public List<Fraction> awards(Occasion occasion) {
        return Curve.NORTH_AMERICAN.awards(
                perTable.times(occasion.tables()).min(limit), depth(occasion.contestants()));
    }

    /// 40 per cent of those compared; a half is rounded up.
    private static int depth(int contestants) {
        return (int) Math.max(1, Fraction.of(40L * contestants, 100).nearest());
    }
}
