package overtrick.robots.bidding;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;

/// What contracts take. Points are those of both hands together.
final class Contracts {

    /// Enough for 3NT or four of a major (systems, §1).
    static final int GAME = 25;

    /// What eleven tricks take beyond that.
    static final int MINOR_GAME_EXTRA = 3;

    static final int SMALL_SLAM = 33;
    static final int GRAND_SLAM = 37;

    static final Bid THREE_NOTRUMP = new Bid(3, Strain.NOTRUMP);
    static final Bid FOUR_NOTRUMP = new Bid(4, Strain.NOTRUMP);

    private Contracts() {}

    /// Whether the bid alone is worth a hundred trick points (Law 77).
    static boolean isGame(Bid bid) {
        return switch (bid.strain()) {
            case CLUBS, DIAMONDS -> bid.level() >= 5;
            case HEARTS, SPADES -> bid.level() >= 4;
            case NOTRUMP -> bid.level() >= 3;
        };
    }

    static Bid game(Suit suit) {
        return new Bid(suit.isMajor() ? 4 : 5, Strain.of(suit));
    }

    static Bid bid(int level, Suit suit) {
        return new Bid(level, Strain.of(suit));
    }

    static Bid notrump(int level) {
        return new Bid(level, Strain.NOTRUMP);
    }
}
