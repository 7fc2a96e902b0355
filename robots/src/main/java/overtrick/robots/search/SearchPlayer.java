package overtrick.robots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.robots.play.ThumbRulePlayer;
import overtrick.robots.stake.Stake;
import overtrick.solver.Cancellation;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;

/// Tries the cards it may play in layouts that fit what it has seen, each with all cards open, and
/// plays the one that is worth most in the scoring of the table (robots.md §3). The same view and
/// seed get the same card, unless thinking is cut short. May be shared between threads.
///
/// @param layouts in how many every card is tried at trick one; more when fewer cards are left
/// @param readings and solvers of the house, shared by its robots
/// @param stake what the table plays for, as it stands
/// @param seed where its chance comes from
public record SearchPlayer(
        Level level,
        int layouts,
        Agreements agreements,
        Readings readings,
        Stake stake,
        Solvers solvers,
        long seed)
        implements CardPlayer {

    /// The part of the effort that is spent at least on a choice that is nearly made.
    private static final int SHARE = 8;

    /// The opening lead is made with least to go by, so that more layouts are tried.
    private static final double LEAD = 1.5;

    /// Declarer looks ahead to their next decision when so many tricks are left.
    private static final int ENDING = 7;

    public SearchPlayer {
        if (layouts < 1) {
            throw new IllegalArgumentException("layouts are not 1 or more: " + layouts);
        }
    }

    /// As many layouts as the level tries.
    public SearchPlayer(
            Level level,
            Agreements agreements,
            Readings readings,
            Stake stake,
            Solvers solvers,
            long seed) {
        this(level, level.layouts(), agreements, readings, stake, solvers, seed);
    }

    @Override
    public Card card(BoardView view) {
        return card(view, () -> false);
    }

    @Override
    public Card card(BoardView view, BooleanSupplier enough) {
        return think(view, enough, _ -> {}).card();
    }

    /// Thinks until it is done or told that it is enough, or its thread is interrupted; there is an
    /// answer at any moment.
    ///
    /// @param enough asked every millisecond or so
    /// @param progress told what it would do: at once, and whenever it has thought further
    public Thought think(BoardView view, BooleanSupplier enough, Consumer<Thought> progress) {
        var usual = new ThumbRulePlayer(agreements, readings).card(view);
        var thought = Thought.atOnce(usual);
        progress.accept(thought);
        if (view.playable().size() == 1) {
            return thought;
        }
        return solvers.with(solver -> {
            solver.heed(enough::getAsBoolean);
            try {
                return new Thinking(view, usual, solver, progress).toTheEnd();
            } finally {
                solver.heed(Cancellation.NEVER);
            }
        });
    }

    /// The same thought for somebody who is told about it: the cards that come first are asked in
    /// the same layouts, so that their counts can be compared.
    ///
    /// @param thought about the same view
    /// @param enough asked every millisecond or so; those that were asked less are left out then
    public Thought evened(BoardView view, Thought thought, BooleanSupplier enough) {
        if (thought.candidates().isEmpty()) {
            return thought;
        }
        var evidence = Evidence.of(view, agreements, readings);
        var layouts = drawn(evidence, new SplittableRandom(seed ^ mixed(view)));
        var even = new Evening(evidence, stakes(view, evidence), layouts);
        return solvers.with(solver -> {
            solver.heed(enough::getAsBoolean);
            try {
                return even.of(thought, solver);
            } finally {
                solver.heed(Cancellation.NEVER);
            }
        });
    }

    /// Why: what the card does, what others do, the plan, and what was concluded of the hidden
    /// hands.
    ///
    /// @param thought about the same view
    public List<Reason> reasons(BoardView view, Thought thought) {
        var evidence = Evidence.of(view, agreements, readings);
        var plans = new PlanReasons(view, evidence, thought);
        return Reasons.of(evidence, thought, stake, plans.of(agreements, readings));
    }

    /// More layouts as cards are played and each takes less time.
    private int count(Evidence evidence) {
        int gone = Play.TRICKS - evidence.play().left();
        double more = evidence.play().played().isEmpty() ? LEAD : 1 + gone / 4.0;
        return (int) Math.round(layouts * more);
    }

    private List<Layout> drawn(Evidence evidence, RandomGenerator chance) {
        return new Layouts(evidence, level.attention()).draw(count(evidence), chance);
    }

    private Stakes stakes(BoardView view, Evidence evidence) {
        var side = evidence.me().side();
        return new Stakes(stake, evidence.contract(), view.vulnerability(), side);
    }

    /// One decision.
    private final class Thinking {

        private final Evidence evidence;
        private final RandomGenerator chance;
        private final Card usual;
        private final Solver solver;
        private final Consumer<Thought> progress;
        private final Stakes stakes;
        private final Trial trial;
        private final LeadTrust lead;
        private final ArrayList<Layout> tried = new ArrayList<>();

        Thinking(BoardView view, Card usual, Solver solver, Consumer<Thought> progress) {
            evidence = Evidence.of(view, agreements, readings);
            chance = new SplittableRandom(seed ^ mixed(view));
            this.usual = usual;
            this.solver = solver;
            this.progress = progress;
            stakes = stakes(view, evidence);
            trial = new Trial(evidence, stakes);
            lead = new LeadTrust(evidence, trial, usual, stake);
        }

        /// A search that is cut short leaves what was found in the layouts before.
        Thought toTheEnd() {
            try {
                tryCards();
                if (isOpeningLead() && lead.isClose()) {
                    tryCards();
                }
                if (isWorthALook()) {
                    lookAhead();
                }
            } catch (SearchCancelledException enough) {
                return now();
            }
            return now();
        }

        private void tryCards() {
            for (var layout : drawn(evidence, chance)) {
                trial.add(layout, solver);
                tried.add(layout);
                if (trial.layouts() % SHARE == 0) {
                    progress.accept(now());
                }
                if (trial.isDecided()) {
                    return;
                }
            }
        }

        /// Declarer knows at their next decision what they know now and what they have seen; a
        /// defender's next decision may be their partner's, who knows something else.
        private boolean isWorthALook() {
            boolean declares = evidence.play().commander().equals(Optional.of(evidence.me()));
            return level.looksAhead()
                    && declares
                    && evidence.play().left() <= ENDING
                    && !trial.isDecided();
        }

        private void lookAhead() {
            var side = evidence.me().side();
            var foresight = new Foresight(stakes, side, evidence.unseen(), evidence.won());
            for (var layout : tried) {
                int due = stakes.due(evidence, layout);
                foresight.add(evidence.position(layout), layout.weight(), due, solver);
            }
            trial.lookAhead(foresight, solver);
        }

        private boolean isOpeningLead() {
            return evidence.play().played().isEmpty();
        }

        private Thought now() {
            var candidates = trial.candidates();
            if (candidates.isEmpty()) {
                return Thought.atOnce(usual);
            }
            double habit = level.habit() * stakes.least();
            var chosen =
                    isOpeningLead()
                            ? lead.among(candidates, habit, chance)
                            : new Choice(evidence, usual, habit, chance).among(candidates);
            return new Thought(chosen.card(), candidates, tried, chosen.because());
        }
    }

    /// A number that is the same for the same view.
    private static long mixed(BoardView view) {
        long mix = view.number().value();
        for (var seat : Seat.values()) {
            mix = mix * 0x9E3779B97F4A7C15L + view.hands().getOrDefault(seat, CardSet.NONE).bits();
        }
        return mix * 0x9E3779B97F4A7C15L + view.play().orElseThrow().played().bits();
    }
}
