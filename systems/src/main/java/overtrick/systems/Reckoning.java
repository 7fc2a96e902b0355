package overtrick.systems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;
import overtrick.systems.language.Purpose;

/// The situation of the player in turn, from what everybody knows: what partner has, what is
/// forced, who has which suit.
final class Reckoning {

    /// Points of both hands that are worth a game (systems.md §1).
    static final int GAME = 25;

    /// Points that no hand exceeds.
    static final int MOST = Measure.POINTS.all().high();

    /// What length or support adds to high cards, as a rule.
    private static final int SHAPE = 1;

    private final Understanding now;
    private final Seat seat;
    final Box partner;
    final Box own;
    final Optional<Bid> last;
    final boolean ours;
    final Optional<Meant> partners;
    final boolean vulnerable;
    final int likely;

    /// Partner's probable high-card points; `likely` is less when their range is wide.
    final int expected;

    final int game;
    private final List<Suit> theirSuits;
    private final List<Suit> suits;

    Reckoning(Understanding now, Seat seat) {
        this.now = now;
        this.seat = seat;
        this.partner = now.hands().of(seat.partner()).bounds();
        this.own = now.hands().of(seat).bounds();
        this.last = now.auction().standing().bid();
        this.ours = now.lastBidder().filter(bidder -> bidder.side() == seat.side()).isPresent();
        this.partners = now.last(seat.partner());
        this.vulnerable = now.vulnerability().includes(seat);
        this.likely = likely();
        this.expected = now.hands().of(seat.partner()).likelyHighCards();
        this.game = isGameForced() ? 0 : GAME - likely;
        this.theirSuits = opponentsSuits();
        this.suits = possibleTrumps();
    }

    /// Partner's strength. Undisturbed they can still show more later, so the lower third of a wide
    /// range is assumed; in a contested auction there may be no later call.
    private int likely() {
        return isQuiet()
                ? partner.likely(Aspect.HIGH_CARDS)
                : now.hands().of(seat.partner()).likelyHighCards();
    }

    /// The opponents have only passed.
    boolean isQuiet() {
        return now.calls().stream().allMatch(m -> m.caller().side() == seat.side() || m.isPass());
    }

    /// Partner's strength when they have shown it with length, or in support of our trumps.
    int likelyWithShape() {
        int length = partner.likely(Aspect.of(Measure.POINTS)) - SHAPE;
        int support =
                trumps().map(suit -> partner.likely(Aspect.of(Measure.SUPPORT, suit)) - SHAPE)
                        .orElse(0);
        return Math.max(likely, Math.max(length, support));
    }

    /// Partner's cards in a suit.
    int likelyLength(Suit suit) {
        return now.hands().of(seat.partner()).likelyLength(suit);
    }

    /// Nobody of our side has bid or doubled.
    boolean haveOnlyPassed() {
        return now.calls().stream().noneMatch(m -> m.caller().side() == seat.side() && !m.isPass());
    }

    /// They have named the contract, and nobody has disturbed it.
    boolean isLeftToPartner() {
        boolean named =
                partners.filter(m -> m.row().force() == Force.SIGN_OFF).isPresent()
                        || partners.filter(m -> m.row().purpose() == Purpose.PUNISHES).isPresent();
        return named && now.isSilent(seat.right());
    }

    /// They have redoubled, and the double of ours was to be taken out.
    boolean isTakeoutRedoubled() {
        return doubling() == Doubling.REDOUBLED
                && !ours
                && now.calls().reversed().stream()
                        .filter(meant -> meant.caller().side() == seat.side())
                        .filter(meant -> meant.call() == Word.DOUBLE)
                        .findFirst()
                        .filter(meant -> meant.row().purpose() != Purpose.PUNISHES)
                        .isPresent();
    }

    boolean isForced() {
        return now.isSilent(seat.right())
                && (partners.filter(Meant::isForcing).isPresent()
                        || (isGameForced() && ours && !isOurGame()));
    }

    boolean isGameForced() {
        return now.isGameForced(seat.side());
    }

    Optional<Suit> trumps() {
        return now.trumps(seat.side());
    }

    Doubling doubling() {
        return now.auction().standing().doubling();
    }

    boolean isTheirGame() {
        return !ours && last.filter(Reckoning::isGame).isPresent();
    }

    boolean isOurGame() {
        return ours && last.filter(Reckoning::isGame).isPresent();
    }

    private static boolean isGame(Bid bid) {
        return bid.level() >= gameIn(bid.strain());
    }

    private static int gameIn(Strain strain) {
        return switch (strain) {
            case NOTRUMP -> 3;
            case HEARTS, SPADES -> 4;
            case CLUBS, DIAMONDS -> 5;
        };
    }

    /// The lowest bid in a strain that outranks the last one.
    Optional<Bid> cheapest(Strain strain) {
        var standing = last.orElseThrow();
        boolean higher = strain.compareTo(standing.strain()) > 0;
        int level = higher ? standing.level() : standing.level() + 1;
        return level <= 7 ? Optional.of(new Bid(level, strain)) : Optional.empty();
    }

    /// Suits for trumps: majors first, then those in which partner has most; not the opponents'.
    List<Suit> suits() {
        return suits;
    }

    private List<Suit> possibleTrumps() {
        return List.of(Suit.values()).reversed().stream()
                .filter(suit -> !theirSuits.contains(suit))
                .sorted(
                        Comparator.comparingInt((Suit suit) -> suit.isMajor() ? 0 : 1)
                                .thenComparingInt(suit -> -partner.length(suit).low()))
                .toList();
    }

    /// Suits in which an opponent is known to have four cards or more.
    List<Suit> theirSuits() {
        return theirSuits;
    }

    private List<Suit> opponentsSuits() {
        var suits = new ArrayList<Suit>();
        for (var suit : Suit.values()) {
            for (var opponent : List.of(seat.left(), seat.right())) {
                if (now.hands().of(opponent).bounds().length(suit).low() >= 4) {
                    suits.add(suit);
                }
            }
        }
        return suits;
    }

    /// With a stopper in each of their suits, unless partner is known to have one.
    Box stopped(Box box) {
        var all = box;
        for (var suit : theirSuits()) {
            var stopper = Aspect.of(Measure.STOPPER, suit);
            boolean partners = partner.get(stopper).low() == 1;
            all = partners ? all : all.and(stopper, Range.exactly(1));
        }
        return all;
    }

    static Box atLeast(Suit suit, int length) {
        return Box.ANY.and(Aspect.length(suit), new Range(length, 13));
    }

    /// Eight trumps with partner, and so many points for a hand with support.
    Box fit(Suit suit, int least, int most) {
        int length = Math.max(2, 8 - partner.length(suit).low());
        return atLeast(suit, length)
                .and(
                        Aspect.of(Measure.SUPPORT, suit),
                        new Range(Math.max(0, least), Math.max(0, most)));
    }

    /// So many trumps with partner, and at least so many points.
    Box fitOf(int trumps, Suit suit, int least) {
        return fit(suit, least, Measure.SUPPORT.all().high())
                .and(atLeast(suit, Math.max(2, trumps - partner.length(suit).low())));
    }

    /// Whether the player in turn has bid the suit before.
    boolean hasBid(Suit suit) {
        return now.calls().stream()
                .filter(meant -> meant.caller() == seat)
                .anyMatch(meant ->
                        meant.call() instanceof Bid bid && bid.strain() == Strain.of(suit));
    }

    /// No eight-card fit in the suit that stands.
    Box shortInStanding() {
        var strain = last.orElseThrow().strain();
        return strain.trumps()
                .map(suit ->
                        Box.ANY.and(
                                Aspect.length(suit),
                                new Range(0, Math.max(0, 7 - partner.length(suit).low()))))
                .orElse(Box.ANY);
    }
}
