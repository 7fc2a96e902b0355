package overtrick.robots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import overtrick.bridge.duplicate.BoardView;
import overtrick.cards.Card;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layouts;
import overtrick.robots.play.ThumbRulePlayer;
import overtrick.solver.Solver;

/// Tries the cards it may play in layouts that fit what it has seen.
public final class SearchPlayer implements CardPlayer {

    private static final double TIE = 1e-9;

    private final Agreements agreements;
    private final Readings readings;
    private final Scoring scoring;
    private final int layouts;
    private final long seed;
    private final Solver solver;

    public SearchPlayer(Agreements agreements, Readings readings, Scoring scoring, int layouts, long seed, Solver solver) {
        this.agreements = agreements;
        this.readings = readings;
        this.scoring = scoring;
        this.layouts = layouts;
        this.seed = seed;
        this.solver = solver;
    }

    @Override
    public Card card(BoardView view) {
        var playable = view.playable();
        if (playable.size() == 1) {
            return playable.highest();
        }
        var evidence = Evidence.of(view, agreements, readings);
        var chance = new SplittableRandom(seed ^ mixed(view));
        var cards = new ArrayList<Card>();
        playable.forEach(cards::add);
        var stakes =
                new Stakes(
                        scoring,
                        evidence.contract(),
                        view.vulnerability(),
                        evidence.me().side());
        var trial =
                new Trial(
                        evidence.contract().strain(),
                        evidence.play().current(),
                        evidence.won(),
                        stakes,
                        cards, evidence.play().left() / 2);
        for (var layout : new Layouts(evidence).draw(layouts, chance)) {
            if (!trial.isDecided()) {
            trial.add(layout, solver);
            }
        }
        var best = trial.candidates();
        return among(view, best);
    }

    private Card among(BoardView view, List<Candidate> candidates) {
        double top = candidates.getFirst().score();
        var ties = candidates.stream().filter(c -> c.score() >= top - TIE).map(Candidate::card).toList();
        if (ties.size() == 1) {
            return ties.getFirst();
        }
        var usual = new ThumbRulePlayer(agreements, readings).card(view);
        return ties.contains(usual) ? usual : ties.stream().min((a, b) -> a.rank().compareTo(b.rank())).orElseThrow();
    }

    private static long mixed(BoardView view) {
        long mix = view.number().value();
        for (var seat : overtrick.cards.Seat.values()) {
            mix = mix * 0x9E3779B97F4A7C15L + view.hands().getOrDefault(seat, overtrick.cards.CardSet.NONE).bits();
        }
        return mix * 0x9E3779B97F4A7C15L + view.play().orElseThrow().played().bits();
    }
}
