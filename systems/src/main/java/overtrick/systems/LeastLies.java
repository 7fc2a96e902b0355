package overtrick.systems;

import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.systems.hand.Box;
import overtrick.systems.language.Force;

/// A call for every hand when partner may not be passed: support, long suits, stoppers, and at last
/// anything.
record LeastLies(Reckoning sum, Verdicts verdicts) {

    private static final int HIGHEST = 5;

    void offer() {
        for (var suit : sum.suits()) {
            int partners = sum.partner.length(suit).low();
            if (partners >= 4) {
                say(suit, 8 - Math.min(5, partners));
            }
        }
        for (var suit : sum.suits()) {
            say(suit, sum.own.length(suit).low() >= 5 ? 6 : 5);
        }
        say(Strain.NOTRUMP, sum.stopped(Box.ANY));
        for (var suit : sum.suits()) {
            say(suit, 4);
        }
        say(Strain.NOTRUMP, Box.ANY);
    }

    private void say(Suit suit, int length) {
        say(Strain.of(suit), Reckoning.atLeast(suit, length));
    }

    private void say(Strain strain, Box shows) {
        int highest = Math.max(HIGHEST, sum.last.orElseThrow().level());
        sum.cheapest(strain)
                .filter(bid -> bid.level() <= highest)
                .ifPresent(bid -> verdicts.offer(bid, shows, Decision.LEAST_LIE, Force.NONE));
    }
}
