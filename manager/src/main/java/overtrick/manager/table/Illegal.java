package overtrick.manager.table;

/// What the manager does with a call or card that the Laws do not allow.
public enum Illegal {
    /// Says so and hangs up.
    REJECT,
    /// Takes an illegal call for a pass; an illegal card is rejected.
    PASS,
    /// Takes it for a pass, or for the lowest card that may be played.
    LOWEST
}
