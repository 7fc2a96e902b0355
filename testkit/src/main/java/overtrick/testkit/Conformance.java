package overtrick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.LongAdder;
import java.util.random.RandomGenerator;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;
import overtrick.testkit.Game.Move;

/// The promises every game of the house keeps, checked at each step of random games:
///
/// - the events replayed give the same state;
/// - deciding changes nothing and decides the same again;
/// - what is offered is exactly what would be accepted, for everybody;
/// - who is not in turn is offered no call and no card, and who is in turn is offered one;
/// - a world re-dealt from what a viewer knows looks the same to that viewer: nothing leaks;
/// - cards, tricks and points are conserved, and no view mentions a hidden card;
/// - the game ends, and only where it may.
///
/// @param <S> the state
/// @param <A> who acts and who looks
/// @param <C> the commands
/// @param <E> the events
/// @param <V> the views
public final class Conformance<S, A, C, E, V> {

    /// So many times as many games are played as a test asks for, and every actor looks at every
    /// step: `-Dovertrick.conformance=20`, with `-Djunit.jupiter.execution.timeout.mode=disabled`.
    private static final int TIMES = Integer.getInteger("overtrick.conformance", 1);

    private final Game<S, A, C, E, V> game;
    private final Rules<S, A, C, E, V> rules;
    private final LongAdder views = new LongAdder();
    private final LongAdder redealt = new LongAdder();

    public Conformance(Game<S, A, C, E, V> game) {
        this.game = game;
        this.rules = game.rules();
    }

    /// Plays one game from each of the seeds 0 to `games` − 1.
    ///
    /// @throws AssertionError naming seed, step and last event when a promise is broken
    public List<Playthrough<S, E>> play(int games) {
        var kept = new ArrayList<Playthrough<S, E>>();
        for (long seed = 0; seed < (long) games * TIMES; seed++) {
            var played = playFrom(seed);
            if (seed < games) {
                kept.add(played);
            }
        }
        if (TIMES > 1) {
            System.out.printf(
                    "%s: %,d games, %,d views, %,d of them beside a re-dealt world%n",
                    game.getClass().getSimpleName(), games * TIMES, views.sum(), redealt.sum());
        }
        return kept;
    }

    /// Plays the game of one seed.
    ///
    /// @throws AssertionError naming seed, step and last event when a promise is broken
    public Playthrough<S, E> playFrom(long seed) {
        var run = new Run(seed);
        while (run.advance()) {
            assertThat(run.step)
                    .as("seed %d: commands in one game", seed)
                    .isLessThanOrEqualTo(game.longest());
        }
        return new Playthrough<>(seed, run.events, run.state, run.redeals);
    }

    /// One game under way. Mutable and confined to [#playFrom].
    private final class Run {

        private final long seed;
        private final SplittableRandom moves;
        private final SplittableRandom
                checks; // apart, so that a new check leaves the games as they are
        private final List<E> events = new ArrayList<>();
        private S state = rules.start();
        private int step;
        private int redeals;

        Run(long seed) {
            this.seed = seed;
            this.moves = new SplittableRandom(seed);
            this.checks = new SplittableRandom(~seed);
        }

        /// Checks where the game stands and makes one move; false when it is over.
        boolean advance() {
            try {
                check();
                var next = next();
                next.ifPresent(this::make);
                return next.isPresent();
            } catch (AssertionError | RuntimeException failure) {
                var last = events.isEmpty() ? "the start" : events.getLast();
                throw new AssertionError(
                        "seed %d, step %d, after %s: %s".formatted(seed, step, last, failure),
                        failure);
            }
        }

        private Optional<Move<A, C>> next() {
            var house = game.houseMove(state, moves);
            if (house.isPresent()) {
                return house;
            }
            if (game.isLongEnough(state)) {
                return Optional.empty();
            }
            var offered = new ArrayList<Move<A, C>>();
            for (var actor : game.actors()) {
                rules.offers(state, actor).forEach(offer -> offered.add(new Move<>(actor, offer)));
            }
            if (offered.isEmpty()) {
                assertThat(game.mayEnd(state))
                        .as("nobody can do anything: may it end here?")
                        .isTrue();
                return Optional.empty();
            }
            var chosen = weighted(offered, moves);
            return Optional.of(new Move<>(chosen.actor(), game.dressed(chosen.command(), moves)));
        }

        private Move<A, C> weighted(List<Move<A, C>> offered, RandomGenerator chance) {
            int total = offered.stream().mapToInt(move -> game.weight(state, move)).sum();
            int left = chance.nextInt(total);
            for (var move : offered) {
                left -= game.weight(state, move);
                if (left < 0) {
                    return move;
                }
            }
            throw new IllegalStateException("weights do not add up to " + total);
        }

        private void make(Move<A, C> move) {
            step++;
            var decision = rules.decide(state, move.actor(), move.command());
            if (!(decision instanceof Accepted<E>(var following))) {
                throw new AssertionError("%s was offered, but %s".formatted(move, decision));
            }
            assertThat(following).as("what follows from %s", move).isNotEmpty();
            for (var event : following) {
                events.add(event);
                state = rules.evolve(state, event);
            }
        }

        private void check() {
            game.checkConserved(state);
            var replayed = rules.replay(events);
            assertThat(replayed).as("the events replayed").isEqualTo(state);
            assertThat(replayed.hashCode())
                    .as("hash of an equal state")
                    .isEqualTo(state.hashCode());
            var candidates = List.copyOf(game.candidates(state)); // for all: they are dear
            var one = game.actors().get(checks.nextInt(game.actors().size()));
            for (var actor : game.actors()) {
                var offers = rules.offers(state, actor);
                checkOffers(actor, offers, candidates, actor.equals(one));
                checkTurn(actor, offers);
            }
            if (TIMES > 1) {
                game.actors().forEach(this::checkView);
            } else {
                checkView(one);
            }
            assertThat(state).as("the state after so many questions").isEqualTo(replayed);
        }

        /// @param twice every decision is asked for again: for one actor at each step, for it is
        ///   dear
        private void checkOffers(A actor, List<C> offers, List<C> candidates, boolean twice) {
            assertThat(offers).as("offers to %s", actor).doesNotHaveDuplicates();
            var open = new HashSet<>(offers);
            for (var candidate : candidates) {
                boolean offered = open.remove(candidate);
                var decision = rules.decide(state, actor, candidate);
                if (twice && !decision.equals(rules.decide(state, actor, candidate))) {
                    throw new AssertionError(
                            "%s from %s is not decided alike twice".formatted(candidate, actor));
                }
                if (offered != (decision instanceof Accepted<E>)) {
                    throw new AssertionError(
                            "%s from %s is %s, but %s"
                                    .formatted(
                                            candidate,
                                            actor,
                                            offered ? "offered" : "not offered",
                                            decision));
                }
            }
            assertThat(open).as("offers to %s beyond all candidates", actor).isEmpty();
        }

        private void checkTurn(A actor, List<C> offers) {
            boolean called = offers.stream().anyMatch(game::isTurnBound);
            if (called != game.inTurn(state).contains(actor)) {
                throw new AssertionError(
                        "%s is %s in turn and is offered %s"
                                .formatted(actor, called ? "not" : "the one", offers));
            }
        }

        /// One viewer at each step, for it is dear, and any: who goes by turns may never see their
        /// own.
        private void checkView(A viewer) {
            var view = rules.view(state, viewer);
            views.increment();
            game.checkSecrets(state, viewer, view);
            var other = game.redeal(List.copyOf(events), viewer, checks);
            if (other.isEmpty()) {
                return;
            }
            var elsewhere = rules.replay(other.get());
            assertThat(game.unsealed(rules.view(elsewhere, viewer)))
                    .as("what %s sees in a world re-dealt from what %s knows", viewer, viewer)
                    .isEqualTo(game.unsealed(view));
            assertThat(rules.offers(elsewhere, viewer))
                    .as("what %s is offered in a world re-dealt from what %s knows", viewer, viewer)
                    .isEqualTo(rules.offers(state, viewer));
            redeals++;
            redealt.increment();
        }
    }
}
