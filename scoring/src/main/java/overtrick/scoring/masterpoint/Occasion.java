package overtrick.scoring.masterpoint;

/// What a scheme may ask about a tournament.
///
/// @param tables in play
/// @param contestants that were compared in one list
public record Occasion(Kind kind, int tables, int contestants) {

    /// Who a contestant is.
    public enum Kind {
        PAIRS,
        TEAMS
    }

    public Occasion {
        if (tables < 1 || contestants < 1) {
            throw new IllegalArgumentException(
                    "tables and contestants are not 1 or more: %d, %d"
                            .formatted(tables, contestants));
        }
    }
}
