package overtrick.bridge.ancestors;

/// What the terms of all rubbers of the older games say.
sealed interface OldTerms permits AuctionTerms, BridgeWhistTerms {

    /// Points below the line that make a game.
    int game();

    /// What two games are worth.
    int rubber();
}
