package overtrick.robots.search;

import java.util.List;
import java.util.random.RandomGenerator;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.Rank;
import overtrick.robots.layout.Evidence;
import overtrick.robots.stake.Stake;

/// When layouts are believed that say something else than the usual opening lead, which tells
/// partner what is led from: only when they say it beyond their own error. Measured in
/// docs/robots.md, "Leads".
record LeadTrust(Evidence evidence, Trial trial, Card usual, Stake stake) {

    /// So many standard errors another lead must be ahead. Where each trick counts the layouts are
    /// as good a guide as any.
    private static final double BEYOND = 1;

    /// At notrump an honour without the next one below looks better with all cards open than it is:
    /// the defence knows from the start how to go on, and declarer has no guess any more.
    private static final double BARE_HONOUR = 4;

    /// Within so many standard errors more layouts are asked.
    private static final double CLOSE = 3;

    /// Whether more layouts may tell which of two leads is better, the usual one or the one that
    /// does best so far; from now on only those are tried.
    boolean isClose() {
        var best = trusted(trial.candidates()).getFirst().card();
        if (best.equals(usual) || !trial.isBetween(usual, best)) {
            return false;
        }
        var gap = trial.gap(usual, best);
        return gap.mean() < CLOSE * gap.error();
    }

    /// @param candidates the best first
    /// @param habit how much worse the usual lead may do in any case
    Choice.Chosen among(List<Candidate> candidates, double habit, RandomGenerator chance) {
        var trusted = trusted(candidates);
        double error = trial.gap(usual, trusted.getFirst().card()).error();
        double beyond = stake.measure().isComparison() ? 0 : BEYOND * error;
        return new Choice(evidence, usual, Math.max(habit, beyond), chance).among(trusted);
    }

    /// All but the bare honours that are not far enough ahead.
    private List<Candidate> trusted(List<Candidate> candidates) {
        return candidates.stream().filter(each -> isTrusted(each.card())).toList();
    }

    private boolean isTrusted(Card card) {
        if (card.equals(usual) || !isBareHonour(card)) {
            return true;
        }
        var gap = trial.gap(usual, card);
        return gap.mean() > BARE_HONOUR * gap.error();
    }

    private boolean isBareHonour(Card card) {
        boolean high = card.rank().compareTo(Rank.JACK) >= 0;
        if (evidence.contract().strain() != Strain.NOTRUMP || !high) {
            return false;
        }
        var below = Card.of(card.suit(), Rank.values()[card.rank().ordinal() - 1]);
        return !evidence.held(evidence.me()).contains(below);
    }
}
