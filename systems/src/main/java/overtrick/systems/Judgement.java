package overtrick.systems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;
import overtrick.systems.language.Offer;

/// What to call when the book is silent: support partner, place the contract by the strength and
/// the fit of both hands, and never pass what is forcing (systems, §2). It speaks in [Offer]s like
/// the book and from what everybody knows, so that it can be read as well.
final class Judgement {

    private static final int GAME = 25;
    private static final int SMALL_SLAM = 33;
    private static final int MINOR_GAME_EXTRA = 3;
    private static final int NARROW = 4;
    private static final int MOST = 46;
    private static final String PLACE = "judgement";

    private final Understanding now;
    private final Seat seat;
    private final Box partner;
    private final Box own;
    private final Optional<Bid> last;
    private final boolean ours;
    private final Optional<Meant> partners;
    private final int likely;
    private final int game;
    private final List<Offer> offers = new ArrayList<>();

    Judgement(Understanding now, Seat seat) {
        this.now = now;
        this.seat = seat;
        this.partner = now.hands().of(seat.partner()).bounds();
        this.own = now.hands().of(seat).bounds();
        this.last = now.auction().standing().bid();
        this.ours = now.lastBidder().filter(bidder -> bidder.side() == seat.side()).isPresent();
        this.partners = now.last(seat.partner());
        this.likely = likely();
        this.game = isGameForced() ? 0 : GAME - likely;
    }

    /// What to reckon with: the middle of a narrow range, the lower third of a wide one.
    private int likely() {
        int low = partner.highCards().low();
        int width = partner.highCards().high() - low;
        return width <= NARROW ? low + (width + 1) / 2 : low + Math.min(2, width / 3);
    }

    List<Offer> offers() {
        if (last.isEmpty()) {
            return offers; // openings are the book's alone
        }
        if (haveOnlyPassed()) {
            offer(Word.PASS, Box.ANY, "nothing-more");
            return offers;
        }
        if (isLeftToPartner()) {
            offer(Word.PASS, Box.ANY, "nothing-more");
        }
        if (partners.filter(m -> m.key().startsWith("aces-")).isPresent()) {
            settleByAces();
        }
        slams();
        if (!isOurGame()) {
            games();
            if (!isForced()) {
                invitations();
            }
            partScores();
        }
        if (!ours) {
            competition();
        }
        if (isForced()) {
            leastLies();
        }
        offer(Word.PASS, Box.ANY, "nothing-more");
        return offers;
    }

    /// Nobody of our side has bid or doubled.
    private boolean haveOnlyPassed() {
        return now.calls().stream().noneMatch(m -> m.caller().side() == seat.side() && !m.isPass());
    }

    /// He has named the contract, and nobody has disturbed it.
    private boolean isLeftToPartner() {
        boolean named =
                partners.filter(m -> m.row().force() == Force.SIGN_OFF).isPresent()
                        || partners.filter(m -> m.key().equals("penalty-double")).isPresent();
        return named && now.isSilent(seat.right());
    }

    private boolean isForced() {
        return now.isSilent(seat.right())
                && (partners.filter(Meant::isForcing).isPresent()
                        || (isGameForced() && ours && !isOurGame()));
    }

    private boolean isGameForced() {
        return now.calls().stream()
                .anyMatch(m ->
                        m.caller().side() == seat.side() && m.row().force() == Force.GAME_FORCING);
    }

    private boolean isOurGame() {
        return ours && last.filter(Judgement::isGame).isPresent();
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

    private void settleByAces() {
        var trumps = Strain.of(now.trumps(seat.side()).orElse(Suit.SPADES));
        int enough = Math.max(0, 3 - partner.get(Aspect.of(Measure.ACES)).low());
        var aces = Box.ANY.and(Aspect.of(Measure.ACES), new Range(enough, 4));
        offer(new Bid(6, trumps), aces, "slam", Force.SIGN_OFF);
        if (last.filter(bid -> bid.strain() == trumps).isPresent()) {
            offer(Word.PASS, Box.ANY, "settled-by-aces");
        }
        offer(new Bid(5, trumps), Box.ANY, "settled-by-aces", Force.SIGN_OFF);
        offer(new Bid(6, trumps), Box.ANY, "settled-by-aces", Force.SIGN_OFF);
    }

    private void slams() {
        int slam = SMALL_SLAM - likely;
        boolean overNotrump =
                partners.filter(m -> m.call() instanceof Bid(_, var s) && s == Strain.NOTRUMP)
                        .isPresent();
        var room = new Bid(4, Strain.NOTRUMP);
        for (var suit : suits()) {
            var fit = fit(suit, slam, MOST);
            if (last.orElseThrow().compareTo(room) < 0 && !overNotrump) {
                offers.add(
                        new Offer(
                                room,
                                Knowledge.of(fit.and(Aspect.of(Measure.ACES), new Range(1, 4))),
                                "blackwood",
                                Force.FORCING,
                                true,
                                Optional.of(suit),
                                PLACE));
            } else if (last.orElseThrow().level() < 6) {
                offer(new Bid(6, Strain.of(suit)), fit, "slam", Force.SIGN_OFF);
            }
        }
        if (last.orElseThrow().level() < 6 && theirSuits().isEmpty()) {
            var strong = Box.ANY.and(Aspect.of(Measure.BALANCED), Range.exactly(1));
            offer(
                    new Bid(6, Strain.NOTRUMP),
                    strong.and(Aspect.HIGH_CARDS, new Range(slam, 37)),
                    "slam-notrump",
                    Force.SIGN_OFF);
        }
    }

    private void games() {
        for (var suit : suits()) {
            if (suit.isMajor()) {
                offer(new Bid(4, Strain.of(suit)), fit(suit, game, MOST), "to-play");
            }
        }
        var stopped =
                stopped(Box.ANY.and(Aspect.of(Measure.POINTS), new Range(Math.max(0, game), MOST)));
        var inSuits =
                suits().stream()
                        .filter(Suit::isMajor)
                        .noneMatch(s -> partner.length(s).low() >= 5 && own.length(s).low() >= 3);
        if (inSuits) {
            offer(new Bid(3, Strain.NOTRUMP), stopped, "to-play");
        }
        for (var suit : suits()) {
            if (!suit.isMajor()) {
                int needed = Math.max(game, 0) + (isGameForced() ? 0 : MINOR_GAME_EXTRA);
                offer(new Bid(5, Strain.of(suit)), fit(suit, needed, MOST), "to-play");
            }
        }
    }

    private void invitations() {
        boolean invited = partners.filter(m -> m.row().force() == Force.INVITATION).isPresent();
        int least = GAME - Math.min(partner.highCards().high(), likely + 3);
        if (invited || least >= game || !ours) {
            return;
        }
        for (var suit : suits()) {
            if (suit.isMajor()) {
                offer(
                        new Bid(3, Strain.of(suit)),
                        fit(suit, least, game - 1),
                        "invitation",
                        Force.INVITATION);
            }
        }
        offer(
                new Bid(2, Strain.NOTRUMP),
                stopped(Box.ANY.and(Aspect.of(Measure.POINTS), new Range(least, game - 1))),
                "invitation",
                Force.INVITATION);
    }

    private void partScores() {
        if (!ours) {
            return;
        }
        var standing = last.orElseThrow();
        for (var suit : suits()) {
            var bid = cheapest(Strain.of(suit));
            boolean partnersSuit = partner.length(suit).low() >= 3;
            if (partnersSuit
                    && Strain.of(suit) != standing.strain()
                    && bid.isPresent()
                    && bid.get().level() <= 3) {
                standing.strain()
                        .trumps()
                        .ifPresent(current ->
                                offer(
                                        bid.get(),
                                        Box.ANY.andDifference(
                                                suit,
                                                current,
                                                new Range(
                                                        partner.length(current).low()
                                                                - partner.length(suit).low()
                                                                + 1,
                                                        13)),
                                        "preference"));
            }
            if (bid.isPresent()
                    && bid.get().level() <= 2
                    && own.length(suit).low() < 6
                    && partner.length(suit).low() < 3) {
                offer(bid.get(), atLeast(suit, 6).and(shortInStanding()), "own-suit");
            }
        }
    }

    /// No eight-card fit in the suit that stands.
    private Box shortInStanding() {
        var strain = last.orElseThrow().strain();
        return strain.trumps()
                .map(suit ->
                        Box.ANY.and(
                                Aspect.length(suit),
                                new Range(0, Math.max(0, 7 - partner.length(suit).low()))))
                .orElse(Box.ANY);
    }

    /// Raise to the level of the trumps, punish what cannot make.
    private void competition() {
        for (var suit : suits()) {
            var bid = cheapest(Strain.of(suit));
            if (bid.isPresent() && bid.get().level() <= 3 && partner.length(suit).low() >= 4) {
                int trumps = 6 + bid.get().level();
                int length = Math.max(3, trumps - partner.length(suit).low());
                int points = bid.get().level() == 3 ? 8 : 6;
                boolean told = own.length(suit).low() >= length;
                if (!told) {
                    offer(
                            bid.get(),
                            fit(suit, points, MOST).and(atLeast(suit, length)),
                            "competing");
                }
            }
        }
        var doubled = now.auction().standing().doubling();
        last.orElseThrow()
                .strain()
                .trumps()
                .filter(_ -> doubled == Doubling.UNDOUBLED && last.orElseThrow().level() >= 3)
                .ifPresent(trumps ->
                        offer(
                                Word.DOUBLE,
                                atLeast(trumps, 4)
                                        .and(
                                                Aspect.HIGH_CARDS,
                                                new Range(
                                                        Math.max(
                                                                10, 22 - partner.highCards().low()),
                                                        37)),
                                "penalty-double",
                                Force.SIGN_OFF));
    }

    /// Something for every hand: support, long suits, stoppers, anything.
    private void leastLies() {
        for (var suit : suits()) {
            if (partner.length(suit).low() >= 4) {
                lie(Strain.of(suit), atLeast(suit, 8 - Math.min(5, partner.length(suit).low())));
            }
        }
        for (var suit : suits()) {
            lie(Strain.of(suit), atLeast(suit, own.length(suit).low() >= 5 ? 6 : 5));
        }
        lie(Strain.NOTRUMP, stopped(Box.ANY));
        for (var suit : suits()) {
            lie(Strain.of(suit), atLeast(suit, 4));
        }
        lie(Strain.NOTRUMP, Box.ANY);
    }

    private void lie(Strain strain, Box shows) {
        boolean theirs = strain.trumps().filter(theirSuits()::contains).isPresent();
        cheapest(strain)
                .filter(bid -> bid.level() <= Math.max(5, last.orElseThrow().level()) && !theirs)
                .ifPresent(bid -> offer(bid, shows, "least-lie"));
    }

    private Optional<Bid> cheapest(Strain strain) {
        return Call.ALL.stream()
                .filter(Bid.class::isInstance)
                .map(Bid.class::cast)
                .filter(bid -> bid.strain() == strain && bid.outranks(last.orElseThrow()))
                .findFirst();
    }

    /// Suits for trumps: majors first, then those in which partner has most; not the opponents'.
    private List<Suit> suits() {
        return List.of(Suit.values()).reversed().stream()
                .filter(suit -> !theirSuits().contains(suit))
                .sorted(
                        Comparator.comparingInt((Suit suit) -> suit.isMajor() ? 0 : 1)
                                .thenComparingInt(suit -> -partner.length(suit).low()))
                .toList();
    }

    /// Suits in which an opponent is known to have five cards, or four that he has bid.
    private List<Suit> theirSuits() {
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

    private Box stopped(Box box) {
        var all = box;
        for (var suit : theirSuits()) {
            all = all.and(Aspect.of(Measure.STOPPER, suit), Range.exactly(1));
        }
        return all;
    }

    private static Box atLeast(Suit suit, int length) {
        return Box.ANY.and(Aspect.length(suit), new Range(length, 13));
    }

    /// Eight trumps with partner, and so many points for a hand with support.
    private Box fit(Suit suit, int least, int most) {
        int length = Math.max(2, 8 - partner.length(suit).low());
        return atLeast(suit, length)
                .and(
                        Aspect.of(Measure.SUPPORT, suit),
                        new Range(Math.max(0, least), Math.max(0, most)));
    }

    private void offer(Call call, Box shows, String key) {
        offer(call, shows, key, Force.NONE);
    }

    private void offer(Call call, Box shows, String key, Force force) {
        offers.add(
                new Offer(call, Knowledge.of(shows), key, force, false, Optional.empty(), PLACE));
    }
}
