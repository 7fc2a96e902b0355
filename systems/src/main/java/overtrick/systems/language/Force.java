package overtrick.systems.language;

/// What a call asks of partner.
public enum Force {
    /// Nothing.
    NONE,
    /// To pass.
    SIGN_OFF,
    /// To go on with a good hand.
    INVITATION,
    /// Not to pass now.
    FORCING,
    /// Not to pass below game.
    GAME_FORCING
}
