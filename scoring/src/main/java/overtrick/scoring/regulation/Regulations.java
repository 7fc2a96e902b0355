package overtrick.scoring.regulation;

import java.util.List;

/// What a tournament's regulations say about its ranking.
///
/// @param tieBreaks tried one after the other; none to let ties stand
public record Regulations(Scoring scoring, Field field, Winners winners, List<TieBreak> tieBreaks) {

    public Regulations {
        tieBreaks = List.copyOf(tieBreaks);
    }

    /// One ranking across the field, ties shared.
    public static Regulations of(Scoring scoring) {
        return new Regulations(scoring, Field.ACROSS, Winners.ONE, List.of());
    }
}
