package overtrick.bridge.ancestors;

import java.util.List;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.auction.TrickValues;
import overtrick.cards.Seat;

/// What tells auction bridge and plafond, in their several codes, from each other. Nobody is
/// vulnerable in any of them.
///
/// @param firstNotrump more for the first trick at notrump
/// @param game points below the line that make a game
/// @param kept for a contract kept, times two or four when doubled or redoubled
/// @param firstUndertrick undoubled, as is each further one
/// @param littleSlam for twelve tricks of either side, bid or not; likewise the grand slam
/// @param rubber for two games
/// @param doublings how often a bid may be doubled and redoubled, together
public record AuctionTerms(
        TrickValues tricks,
        int firstNotrump,
        int game,
        Overtricks overtricks,
        int kept,
        int firstUndertrick,
        int undertrick,
        int littleSlam,
        int grandSlam,
        HonourScale honours,
        int rubber,
        int doublings)
        implements OldTerms {

    /// Where tricks beyond the contract are written.
    public enum Overtricks {
        /// Below the line with the others, at the value of a trick; doubled, they earn a premium.
        BELOW,
        /// Above it, at 50 each.
        ABOVE,
        /// Above it, at the value of a trick: the oldest form of plafond.
        ABOVE_AT_TRICK_VALUE
    }

    private static final TrickValues ROYAL = new TrickValues(6, 7, 8, 9, 10);

    /// Auction bridge as the world played it about 1920.
    public static final AuctionTerms AUCTION_1920 =
            new AuctionTerms(
                    ROYAL,
                    0,
                    30,
                    Overtricks.BELOW,
                    0,
                    50,
                    50,
                    50,
                    100,
                    HonourScale.MULTIPLES,
                    250,
                    2);

    /// Auction bridge as the club's documents tell it: game at 100, the trick values of contract,
    /// and redoubling without end.
    public static final AuctionTerms AUCTION_CLUB =
            new AuctionTerms(
                    new TrickValues(20, 20, 30, 30, 30),
                    10,
                    100,
                    Overtricks.BELOW,
                    0,
                    50,
                    50,
                    50,
                    100,
                    HonourScale.MULTIPLES,
                    250,
                    AuctionRules.MOST_DOUBLINGS);

    /// The French game, about 1920: only what was bid counts towards game.
    public static final AuctionTerms PLAFOND =
            new AuctionTerms(
                    ROYAL,
                    0,
                    30,
                    Overtricks.ABOVE,
                    50,
                    100,
                    100,
                    100,
                    200,
                    HonourScale.MULTIPLES,
                    250,
                    2);

    /// Plafond as London had it in 1920: further undertricks are cheaper, and overtricks earn no
    /// more than tricks (bridge.md §11.5).
    public static final AuctionTerms LONDON_1920 =
            PLAFOND.withUndertricks(100, 50).withOvertricks(Overtricks.ABOVE_AT_TRICK_VALUE);

    /// The rules by which the four bid, with as many doublings as these terms allow.
    public AuctionRules auction() {
        return new AuctionRules(List.of(Seat.values()), doublings);
    }

    /// The trick points of a bid that is made, undoubled.
    public int bid(Bid bid) {
        int first = bid.strain() == Strain.NOTRUMP ? firstNotrump : 0;
        return bid.level() * tricks.of(bid.strain()) + first;
    }

    /// The penalty for so many undertricks, undoubled, in points.
    public int undertricks(int count) {
        return firstUndertrick + (count - 1) * undertrick;
    }

    /// The bonus for the tricks of a slam: 12 or 13; fewer are worth 0.
    ///
    /// @param won tricks of one side
    public int slam(int won) {
        return switch (won) {
            case 13 -> grandSlam;
            case 12 -> littleSlam;
            default -> 0;
        };
    }

    /// The same with another bonus for a contract that is kept.
    public AuctionTerms withKept(int points) {
        return new AuctionTerms(
                tricks,
                firstNotrump,
                game,
                overtricks,
                points,
                firstUndertrick,
                undertrick,
                littleSlam,
                grandSlam,
                honours,
                rubber,
                doublings);
    }

    /// The same with other prices of undertricks: the first, and each further one.
    public AuctionTerms withUndertricks(int first, int further) {
        return new AuctionTerms(
                tricks,
                firstNotrump,
                game,
                overtricks,
                kept,
                first,
                further,
                littleSlam,
                grandSlam,
                honours,
                rubber,
                doublings);
    }

    /// The same with another place for tricks beyond the contract.
    public AuctionTerms withOvertricks(Overtricks other) {
        return new AuctionTerms(
                tricks,
                firstNotrump,
                game,
                other,
                kept,
                firstUndertrick,
                undertrick,
                littleSlam,
                grandSlam,
                honours,
                rubber,
                doublings);
    }

    /// The same with other slams and honours.
    public AuctionTerms with(int little, int grand, HonourScale scale) {
        return new AuctionTerms(
                tricks,
                firstNotrump,
                game,
                overtricks,
                kept,
                firstUndertrick,
                undertrick,
                little,
                grand,
                scale,
                rubber,
                doublings);
    }
}
