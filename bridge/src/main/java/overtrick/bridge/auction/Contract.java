package overtrick.bridge.auction;

import overtrick.cards.Seat;

/// What the declaring side must win, and who plays it (Law 22A).
public record Contract(Call.Bid bid, Doubling doubling, Seat declarer) implements AuctionResult {

    /// The strain of the contract.
    public Strain strain() {
        return bid.strain();
    }

    /// Whose hand is laid on the table (Law 41D), unless the game has another [DummyRule].
    public Seat dummy() {
        return declarer.partner();
    }

    /// Who leads to the first trick: the player on declarer's left (Law 41A).
    public Seat leader() {
        return declarer.left();
    }

    /// Bid, doubling and declarer, such as `4HXS`.
    public String code() {
        return bid.code() + doubling.code() + declarer.letter();
    }

    @Override
    public String toString() {
        return code();
    }
}
