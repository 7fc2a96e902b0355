package overtrick.robots.bidding;

/// What a call asks of partner.
enum Forcing {
    /// To pass.
    SIGN_OFF,
    /// To do what his hand suggests.
    NONE,
    /// To bid game with the upper half of what he has shown.
    INVITE,
    /// To say something, unless the next player does.
    ONE_ROUND,
    /// Not to stop below game.
    GAME
}
