package overtrick.robots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.search.Reason.Sentence;
import overtrick.robots.stake.Stake;

/// The reasons of a thought, from the same layouts that chose the card: what it is good for, how
/// often it does it, what the next best ones do, and what was concluded of the hidden hands.
final class Reasons {

    /// Other cards that are mentioned.
    private static final int OTHERS = 3;

    /// In so many of the layouts somebody holds a card who probably does.
    private static final double PROBABLY = 0.8;

    /// A suit of which the length is known so closely is worth a word.
    private static final int NARROW = 2;

    /// So much of a trick on the average is worth a word.
    private static final double LEAST_TRICKS = 0.05;

    private static final double ROUNDING = 1e-6;

    private final Evidence evidence;
    private final Thought thought;
    private final boolean countsTricks;
    private final boolean declares;
    private final int needed;
    private final List<Reason> reasons = new ArrayList<>();

    private Reasons(Evidence evidence, Thought thought, Stake stake) {
        this.evidence = evidence;
        this.thought = thought;
        countsTricks = stake.measure().countsTricks();
        declares = !evidence.me().opposes(evidence.contract().declarer());
        int contracted = evidence.contract().bid().tricks();
        needed = declares ? contracted : Play.TRICKS + 1 - contracted;
    }

    /// @param plans what the card is good for
    static List<Reason> of(Evidence evidence, Thought thought, Stake stake, List<Reason> plans) {
        var reasons = new Reasons(evidence, thought, stake);
        if (evidence.playable().size() == 1) {
            return List.of(Reason.of(Sentence.ONLY_CARD));
        }
        if (thought.candidates().isEmpty()) {
            reasons.reasons.add(Reason.of(Sentence.BY_RULE, symbol(thought.card())));
            reasons.reasons.addAll(plans);
            return List.copyOf(reasons.reasons);
        }
        reasons.reasons.addAll(plans);
        reasons.candidates();
        for (var seat : evidence.hidden()) {
            reasons.inferences(seat);
        }
        return List.copyOf(reasons.reasons);
    }

    private void candidates() {
        var chosen =
                thought.candidates().stream()
                        .filter(candidate -> candidate.card().equals(thought.card()))
                        .findFirst()
                        .orElseThrow();
        reasons.add(counted(chosen));
        if (countsTricks || isSettled()) {
            reasons.add(Reason.of(Sentence.TRICKS, symbol(chosen.card()), tricks(chosen.tricks())));
        }
        boolean equal =
                thought.candidates().stream()
                        .allMatch(candidate -> candidate.score() == chosen.score());
        if (equal) {
            reasons.add(Reason.of(Sentence.ALL_EQUAL));
        }
        thought.candidates().stream()
                .filter(other -> other.score() < chosen.score() - ROUNDING)
                .filter(other -> other.of() > chosen.of() - ROUNDING)
                .limit(OTHERS)
                .forEach(other -> reasons.add(compared(other, chosen)));
        thought.because().ifPresent(because -> tied(because, chosen, equal));
    }

    /// How often the card reaches what its side wants.
    private Reason counted(Candidate chosen) {
        int lacking = needed - evidence.won();
        if (lacking <= 0) {
            return Reason.of(declares ? Sentence.MADE : Sentence.BEATEN);
        }
        if (lacking > evidence.play().left()) {
            return Reason.of(declares ? Sentence.LOST : Sentence.SAFE);
        }
        var card = symbol(chosen.card());
        if (chosen.isAlways()) {
            return Reason.of(declares ? Sentence.MAKES_ALWAYS : Sentence.BEATS_ALWAYS, card);
        }
        if (chosen.isNever()) {
            return Reason.of(declares ? Sentence.MAKES_NEVER : Sentence.BEATS_NEVER, card);
        }
        return Reason.of(
                declares ? Sentence.MAKES : Sentence.BEATS,
                card,
                Odds.of(declares, chosen),
                whole(chosen.reached()),
                whole(chosen.of()));
    }

    /// Another card; where it reaches as much, what it does worse is said.
    private Reason compared(Candidate other, Candidate chosen) {
        var card = symbol(other.card());
        if (!whole(other.reached()).equals(whole(chosen.reached()))) {
            if (other.isAlways() || other.isNever()) {
                boolean always = other.isAlways();
                return Reason.of(always ? Sentence.AGAINST_ALWAYS : Sentence.AGAINST_NEVER, card);
            }
            return Reason.of(
                    Sentence.AGAINST,
                    card,
                    Odds.of(declares, other),
                    whole(other.reached()),
                    whole(other.of()));
        }
        double fewer = chosen.tricks() - other.tricks();
        return fewer < LEAST_TRICKS
                ? Reason.of(Sentence.AGAINST_WORTH, card)
                : Reason.of(Sentence.AGAINST_TRICKS, card, tricks(fewer));
    }

    /// The cards that did as well, and why it was none of them.
    ///
    /// @param equal whether all have, and it has been said
    private void tied(Sentence because, Candidate chosen, boolean equal) {
        var card = symbol(chosen.card());
        if (because != Sentence.HABIT) {
            var ties =
                    thought.candidates().stream()
                            .filter(other -> other.score() >= chosen.score() - ROUNDING)
                            .map(Candidate::card)
                            .filter(other -> !other.equals(chosen.card()))
                            .limit(OTHERS)
                            .map(Reasons::symbol)
                            .toList();
            if (ties.isEmpty()) {
                return;
            }
            if (!equal) {
                reasons.add(Reason.of(Sentence.TIED, String.join(" ", ties)));
            }
        }
        reasons.add(Reason.of(because, card));
    }

    private static String tricks(double tricks) {
        return String.format(Locale.ROOT, "%.1f", tricks);
    }

    /// Whether the contract is safe or lost whatever is played, so that tricks are what is left.
    private boolean isSettled() {
        return thought.candidates().stream().allMatch(Candidate::isAlways)
                || thought.candidates().stream().allMatch(Candidate::isNever);
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
            if (all > 0 && share > all - ROUNDING) {
                reasons.add(Reason.of(Sentence.HOLDS_SURELY, seat, symbol(card)));
            } else if (all > 0 && share >= PROBABLY * all) {
                long percent = Math.round(100 * share / all);
                reasons.add(Reason.of(Sentence.HOLDS, seat, symbol(card), percent));
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
            var symbol = Strain.of(suit).symbol();
            reasons.add(
                    least == most
                            ? Reason.of(Sentence.LENGTH, seat, symbol, least)
                            : Reason.of(Sentence.LENGTH_RANGE, seat, symbol, least, most));
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
