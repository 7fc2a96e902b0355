package overtrick.bridge.auction;

/// How an auction ended: everybody passed, or there is a contract (Law 22).
public sealed interface AuctionResult permits AuctionResult.PassedOut, Contract {

    /// Four passes and no bid: the board scores nothing (Law 22A1).
    record PassedOut() implements AuctionResult {}
}
