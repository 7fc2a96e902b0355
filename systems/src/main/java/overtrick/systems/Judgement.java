package overtrick.systems;

import java.util.ArrayList;
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

    private static final int MINOR_GAME_EXTRA = 3;
    private static final int MOST = 46;
    private static final String PLACE = "judgement";

    private final Understanding now;
    private final Seat seat;
    private final Reckoning sum;
    private final List<Offer> offers = new ArrayList<>();

    Judgement(Understanding now, Seat seat) {
        this.now = now;
        this.seat = seat;
        this.sum = new Reckoning(now, seat);
    }

    List<Offer> offers() {
        if (sum.last.isEmpty()) {
            return offers; // openings are the book's alone
        }
        if (sum.haveOnlyPassed()) {
            offer(Word.PASS, Box.ANY, "nothing-more");
            return offers;
        }
        if (sum.isLeftToPartner()) {
            offer(Word.PASS, Box.ANY, "nothing-more");
        }
        offers.addAll(new SlamJudgement(now, seat, sum).offers());
        if (!sum.isOurGame()) {
            games();
            if (!sum.isForced()) {
                invitations();
            }
            partScores();
        }
        if (!sum.ours) {
            competition();
        }
        if (sum.isForced()) {
            leastLies();
        }
        offer(Word.PASS, Box.ANY, "nothing-more");
        return offers;
    }

    private void games() {
        for (var suit : sum.suits()) {
            if (suit.isMajor()) {
                offer(new Bid(4, Strain.of(suit)), sum.fit(suit, sum.game, MOST), "to-play");
            }
        }
        var stopped =
                sum.stopped(
                        Box.ANY.and(
                                Aspect.of(Measure.POINTS), new Range(Math.max(0, sum.game), MOST)));
        var inSuits =
                sum.suits().stream()
                        .filter(Suit::isMajor)
                        .noneMatch(s ->
                                sum.partner.length(s).low() >= 5 && sum.own.length(s).low() >= 3);
        if (inSuits) {
            offer(new Bid(3, Strain.NOTRUMP), stopped, "to-play");
        }
        for (var suit : sum.suits()) {
            if (!suit.isMajor()) {
                int needed = Math.max(sum.game, 0) + (sum.isGameForced() ? 0 : MINOR_GAME_EXTRA);
                offer(new Bid(5, Strain.of(suit)), sum.fit(suit, needed, MOST), "to-play");
            }
        }
    }

    private void invitations() {
        boolean invited = sum.partners.filter(m -> m.row().force() == Force.INVITATION).isPresent();
        int least = Reckoning.GAME - Math.min(sum.partner.highCards().high(), sum.likely + 3);
        if (invited || least >= sum.game || !sum.ours) {
            return;
        }
        for (var suit : sum.suits()) {
            if (suit.isMajor()) {
                offer(
                        new Bid(3, Strain.of(suit)),
                        sum.fit(suit, least, sum.game - 1),
                        "invitation",
                        Force.INVITATION);
            }
        }
        offer(
                new Bid(2, Strain.NOTRUMP),
                sum.stopped(Box.ANY.and(Aspect.of(Measure.POINTS), new Range(least, sum.game - 1))),
                "invitation",
                Force.INVITATION);
    }

    private void partScores() {
        if (!sum.ours) {
            return;
        }
        var standing = sum.last.orElseThrow();
        for (var suit : sum.suits()) {
            var bid = sum.cheapest(Strain.of(suit));
            boolean partnersSuit = sum.partner.length(suit).low() >= 3;
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
                                                        sum.partner.length(current).low()
                                                                - sum.partner.length(suit).low()
                                                                + 1,
                                                        13)),
                                        "preference"));
            }
            if (bid.isPresent()
                    && bid.get().level() <= 2
                    && sum.own.length(suit).low() < 6
                    && sum.partner.length(suit).low() < 3) {
                offer(bid.get(), Reckoning.atLeast(suit, 6).and(sum.shortInStanding()), "own-suit");
            }
        }
    }

    /// Raise to the level of the trumps, punish what cannot make.
    private void competition() {
        for (var suit : sum.suits()) {
            var bid = sum.cheapest(Strain.of(suit));
            if (bid.isPresent() && bid.get().level() <= 3 && sum.partner.length(suit).low() >= 4) {
                int trumps = 6 + bid.get().level();
                int length = Math.max(3, trumps - sum.partner.length(suit).low());
                int points = bid.get().level() == 3 ? 8 : 6;
                boolean told = sum.own.length(suit).low() >= length;
                if (!told) {
                    offer(
                            bid.get(),
                            sum.fit(suit, points, MOST).and(Reckoning.atLeast(suit, length)),
                            "competing");
                }
            }
        }
        var doubled = now.auction().standing().doubling();
        sum.last
                .orElseThrow()
                .strain()
                .trumps()
                .filter(_ -> doubled == Doubling.UNDOUBLED && sum.last.orElseThrow().level() >= 3)
                .ifPresent(trumps ->
                        offer(
                                Word.DOUBLE,
                                Reckoning.atLeast(trumps, 4)
                                        .and(
                                                Aspect.HIGH_CARDS,
                                                new Range(
                                                        Math.max(
                                                                10,
                                                                22 - sum.partner.highCards().low()),
                                                        37)),
                                "penalty-double",
                                Force.SIGN_OFF));
    }

    /// Something for every hand: support, long suits, stoppers, anything.
    private void leastLies() {
        for (var suit : sum.suits()) {
            if (sum.partner.length(suit).low() >= 4) {
                lie(
                        Strain.of(suit),
                        Reckoning.atLeast(suit, 8 - Math.min(5, sum.partner.length(suit).low())));
            }
        }
        for (var suit : sum.suits()) {
            lie(Strain.of(suit), Reckoning.atLeast(suit, sum.own.length(suit).low() >= 5 ? 6 : 5));
        }
        lie(Strain.NOTRUMP, sum.stopped(Box.ANY));
        for (var suit : sum.suits()) {
            lie(Strain.of(suit), Reckoning.atLeast(suit, 4));
        }
        lie(Strain.NOTRUMP, Box.ANY);
    }

    private void lie(Strain strain, Box shows) {
        boolean theirs = strain.trumps().filter(sum.theirSuits()::contains).isPresent();
        sum.cheapest(strain)
                .filter(bid ->
                        bid.level() <= Math.max(5, sum.last.orElseThrow().level()) && !theirs)
                .ifPresent(bid -> offer(bid, shows, "least-lie"));
    }

    private void offer(Call call, Box shows, String key) {
        offer(call, shows, key, Force.NONE);
    }

    private void offer(Call call, Box shows, String key, Force force) {
        offers.add(
                new Offer(call, Knowledge.of(shows), key, force, false, Optional.empty(), PLACE));
    }
}
