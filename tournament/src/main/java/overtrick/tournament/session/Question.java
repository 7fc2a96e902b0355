package overtrick.tournament.session;

/// What tables are asked beside the score, where the director wants it.
public enum Question {
    /// The card that was led.
    LEAD,
    /// Who of a pair sits North or East, and which of a team play at the table.
    LINE_UP
}
