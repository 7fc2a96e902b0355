package overtrick.robots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.search.Reason.Sentence;

/// The reasons of a thought, from the same layouts that chose the card: what it does, what the next
/// best ones do, and what was concluded of the hidden hands.
final class Reasons {

    /// Other cards that are mentioned.
    private static final int OTHERS = 3;

    /// In so many of the layouts somebody holds a card who probably does.
    private static final double PROBABLY = 0.8;

    /// A suit of which the length is known so closely is worth a word.
    private static final int NARROW = 2;

    private final Evidence evidence;
    private final Thought thought;
    private final boolean countsTricks;
    private final List<Reason> reasons = new ArrayList<>();

    private Reasons(Evidence evidence, Thought thought, Scoring scoring) {
        this.evidence = evidence;
        this.thought = thought;
        countsTricks = scoring != Scoring.IMPS;
    }

    /// @param plans what the card is good for
    static List<Reason> of(
            Evidence evidence, Thought thought, Scoring scoring, List<Reason> plans) {
        var reasons = new Reasons(evidence, thought, scoring);
        if (evidence.playable().size() == 1) {
            return List.of(Reason.of(Sentence.ONLY_CARD));
        }
        if (thought.candidates().isEmpty()) {
            reasons.reasons.add(Reason.of(Sentence.BY_RULE, symbol(thought.card())));
            reasons.reasons.addAll(plans);
            return List.copyOf(reasons.reasons);
        }
        reasons.candidates();
        reasons.reasons.addAll(plans);
        for (var seat : evidence.hidden()) {
            reasons.inferences(seat);
        }
        return List.copyOf(reasons.reasons);
    }

    private void candidates() {
        boolean declares = !evidence.me().opposes(evidence.contract().declarer());
        var chosen =
                thought.candidates().stream()
                        .filter(candidate -> candidate.card().equals(thought.card()))
                        .findFirst()
                        .orElseThrow();
        reasons.add(said(declares ? Sentence.MAKES : Sentence.BEATS, chosen));
        if (countsTricks || isSettled()) {
            reasons.add(
                    Reason.of(
                            Sentence.TRICKS,
                            symbol(chosen.card()),
                            String.format(Locale.ROOT, "%.1f", chosen.tricks())));
        }
        boolean equal =
                thought.candidates().stream()
                        .allMatch(candidate -> candidate.score() == chosen.score());
        if (equal) {
            reasons.add(Reason.of(Sentence.ALL_EQUAL, whole(chosen.of())));
            return;
        }
        thought.candidates().stream()
                .filter(candidate -> candidate.score() < chosen.score())
                .limit(OTHERS)
                .forEach(candidate -> reasons.add(said(Sentence.AGAINST, candidate)));
    }

    /// Whether the contract is safe or lost whatever is played, so that tricks are what is left.
    private boolean isSettled() {
        return thought.candidates().stream().allMatch(each -> each.reached() == each.of())
                || thought.candidates().stream().allMatch(each -> each.reached() == 0);
    }

    private static Reason said(Sentence sentence, Candidate candidate) {
        return Reason.of(
                sentence,
                symbol(candidate.card()),
                whole(candidate.reached()),
                whole(candidate.of()));
    }

    private static String whole(double weight) {
        return String.valueOf(Math.round(weight));
    }

    static String symbol(Card card) {
        return Strain.of(card.suit()).symbol() + card.rank().letter();
    }

    private void inferences(Seat seat) {
        var played = evidence.played().getOrDefault(seat, CardSet.NONE);
        for (var suit : Suit.values()) {
            if (evidence.showedOut(seat, suit, evidence.tricks().size())) {
                reasons.add(Reason.of(Sentence.SHOWED_OUT, seat, Strain.of(suit).symbol()));
            } else {
                length(seat, suit, played.length(suit));
            }
        }
        for (var card : missingHonours()) {
            double share = 0;
            double all = 0;
            for (var layout : thought.layouts()) {
                share += layout.hand(seat).contains(card) ? layout.weight() : 0;
                all += layout.weight();
            }
            if (share >= PROBABLY * all) {
                reasons.add(
                        Reason.of(Sentence.HOLDS, seat, symbol(card), whole(share), whole(all)));
            }
        }
    }

    private void length(Seat seat, Suit suit, int played) {
        int least = 13;
        int most = 0;
        for (Layout layout : thought.layouts()) {
            int length = layout.hand(seat).length(suit) + played;
            least = Math.min(least, length);
            most = Math.max(most, length);
        }
        boolean telling = least >= 5 || most <= NARROW;
        if (telling && most - least <= NARROW && evidence.unseen().length(suit) > 0) {
            reasons.add(Reason.of(Sentence.LENGTH, seat, Strain.of(suit).symbol(), least, most));
        }
    }

    /// Unseen aces, kings and queens.
    private CardSet missingHonours() {
        var honours = CardSet.NONE;
        for (var card : evidence.unseen()) {
            boolean high = card.rank().compareTo(Rank.QUEEN) >= 0;
            honours = high ? honours.with(card) : honours;
        }
        return honours;
    }
}
