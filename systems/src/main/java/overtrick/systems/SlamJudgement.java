package overtrick.systems;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;
import overtrick.systems.language.Purpose;

/// Slams where the files have no row: what to do when an answer about aces has been disturbed, and
/// the slam that is bid on strength alone. Asking, and what follows the answers, is in the files.
record SlamJudgement(Reckoning sum, Verdicts verdicts) {

    /// Points of both hands that are worth a small slam in notrump (systems.md §1).
    private static final int SMALL_SLAM = 33;

    /// With eight trumps, in support of them; more when they have been agreed.
    private static final int FIT_SLAM = 31;

    private static final int AGREED_SLAM = 32;

    void offer() {
        var trumps = sum.trumps();
        var told = sum.partners.map(meant -> meant.row().purpose()).orElse(Purpose.DESCRIBES);
        switch (told) {
            case TELLS_ACES -> settle(Measure.ACES, trumps.orElse(Suit.SPADES));
            case TELLS_KEY_CARDS -> settle(Measure.KEY_CARDS, trumps.orElse(Suit.SPADES));
            case DESCRIBES, PUNISHES, ASKS, EXPLAINS -> {}
        }
        if (sum.last.orElseThrow().level() < 6) {
            slams();
        }
    }

    /// Six when no more than one is missing, of four aces or five key cards.
    private void settle(Measure measure, Suit suit) {
        var trumps = Strain.of(suit);
        var aspect = measure == Measure.ACES ? Aspect.of(Measure.ACES) : Aspect.of(measure, suit);
        int most = aspect.measure().all().high();
        int enough = Math.max(0, most - 1 - sum.partner.get(aspect).low());
        verdicts.offer(
                new Bid(6, trumps),
                Box.ANY.and(aspect, new Range(enough, most)),
                Decision.SLAM,
                Force.SIGN_OFF);
        if (sum.last.filter(bid -> bid.strain() == trumps).isPresent()) {
            verdicts.offer(Word.PASS, Box.ANY, Decision.SETTLED_BY_ACES, Force.SIGN_OFF);
        }
        verdicts.offer(new Bid(5, trumps), Box.ANY, Decision.SETTLED_BY_ACES, Force.SIGN_OFF);
        verdicts.offer(new Bid(6, trumps), Box.ANY, Decision.SETTLED_BY_ACES, Force.SIGN_OFF);
    }

    private void slams() {
        int slam = SMALL_SLAM - sum.likely;
        sum.suits().forEach(this::small);
        if (sum.theirSuits().isEmpty()) {
            var balanced = Box.ANY.and(Aspect.of(Measure.BALANCED), Range.exactly(1));
            notrump(balanced, slam);
            notrump(Box.ANY, slam + 1);
        }
    }

    /// With trumps agreed there was a way to ask, so a slam without asking needs control of every
    /// side suit and a point more. The ninth trump is worth two points.
    private void small(Suit suit) {
        boolean agreed = sum.trumps().filter(suit::equals).isPresent();
        int enough = (agreed ? AGREED_SLAM : FIT_SLAM) - sum.expected;
        var safe =
                Box.ANY
                        .and(Aspect.of(Measure.ACES), new Range(1, 4))
                        .and(Aspect.of(Measure.LOOSE, suit), new Range(0, agreed ? 0 : 1));
        var six = new Bid(6, Strain.of(suit));
        verdicts.offer(six, safe.and(sum.fitOf(8, suit, enough)), Decision.SLAM, Force.SIGN_OFF);
        verdicts.offer(
                six, safe.and(sum.fitOf(9, suit, enough - 2)), Decision.SLAM, Force.SIGN_OFF);
    }

    private void notrump(Box shape, int least) {
        verdicts.offer(
                new Bid(6, Strain.NOTRUMP),
                shape.and(Aspect.HIGH_CARDS, new Range(Math.clamp(least, 0, 37), 37)),
                Decision.SLAM_NOTRUMP,
                Force.SIGN_OFF);
    }
}
