package overtrick.law.poll;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.bridge.score.Result;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.law.poll.Asked.Matter;
import overtrick.laws.poll.Poll;
import overtrick.laws.poll.Prospect;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.bidding.Readings;
import overtrick.robots.layout.Attention;
import overtrick.robots.layout.Evidence;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.solver.Cancellation;
import overtrick.solver.SearchCancelledException;
import overtrick.solver.Solver;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// What would have come of a call: the auction goes on by the rules of the system, and the contract
/// is played in layouts.
///
/// Where the director has told all four hands, the contract is the one that these hands reach, and
/// the layouts are those that its declarer must reckon with. Where only the player’s is known, they
/// are those that the player must reckon with, each with a contract of its own. Declarer’s tricks
/// are those of the best play of all four.
record Outlook(Readings readings, Solvers solvers) {

    /// How many layouts are looked at.
    static final int LAYOUTS = 24;

    /// How long one call is thought about; what has been looked at by then counts.
    private static final Duration DEADLINE = Duration.ofSeconds(4);

    /// Looks at the calls that somebody has chosen, unless the thread is interrupted.
    void look(PollRows rows, String vote) {
        var asked = rows.answeredAt(vote);
        if (asked.isEmpty()) {
            return;
        }
        for (var call : asked.get().unseen()) {
            var seen = prospect(asked.get().matter(), call, DEADLINE);
            if (Thread.currentThread().isInterrupted()) {
                return;
            }
            seen.ifPresent(prospect -> rows.prospect(vote, prospect));
        }
    }

    /// Of one call; empty when somebody’s system has no call for what follows, or nothing could be
    /// looked at in time.
    Optional<Prospect> prospect(Matter matter, Call call, Duration deadline) {
        long end = System.nanoTime() + deadline.toNanos();
        Cancellation late = () -> System.nanoTime() > end || Thread.currentThread().isInterrupted();
        return solvers.with(solver -> {
            solver.heed(late);
            var seen = new Seen(call);
            try {
                var heard = heard(matter.poll(), matter);
                if (matter.hands().isPresent()) {
                    known(matter, heard, matter.hands().get(), seen, solver);
                } else {
                    unknown(matter, heard, seen, solver);
                }
            } catch (SearchCancelledException outOfTime) {
                return seen.told();
            } catch (FormatException noCall) {
                return Optional.empty();
            } finally {
                solver.heed(Cancellation.NEVER);
            }
            return seen.told();
        });
    }

    private List<Understanding> heard(Poll poll, Matter matter) {
        return readings.each(
                Agreements.both(matter.system()), poll.auction(), poll.vulnerability());
    }

    private static void known(
            Matter matter, List<Understanding> heard, Deal deal, Seen seen, Solver solver) {
        var hands = hands(deal);
        var whole = ended(heard, seen.call, hands);
        var result = whole.getLast().auction().result().orElseThrow();
        if (!(result instanceof Contract contract)) {
            seen.add(new Result.PassedOut(), 1);
            return;
        }
        seen.open = OptionalInt.of(solver.tricks(deal, contract.strain(), contract.declarer()));
        var evidence =
                new Evidence(
                        contract.declarer(),
                        new PlayView(
                                contract,
                                Optional.of(contract.dummy()),
                                List.of(),
                                Trick.ledBy(contract.leader())),
                        Map.of(
                                contract.declarer(), hands.get(contract.declarer().ordinal()),
                                contract.dummy(), hands.get(contract.dummy().ordinal())),
                        Map.of(),
                        whole);
        var chance = new SplittableRandom(matter.poll().hand().bits());
        for (var layout : new Layouts(evidence, Attention.FULL).draw(LAYOUTS, chance)) {
            seen.add(played(contract, layout, solver), times(layout));
        }
    }

    private static void unknown(
            Matter matter, List<Understanding> heard, Seen seen, Solver solver) {
        var poll = matter.poll();
        var chance = new SplittableRandom(poll.hand().bits());
        var layouts = Layouts.whileBidding(poll.owner(), poll.hand(), heard);
        for (var layout : layouts.draw(LAYOUTS, chance)) {
            var whole = ended(heard, seen.call, layout.hands());
            AuctionResult result = whole.getLast().auction().result().orElseThrow();
            seen.add(
                    result instanceof Contract contract
                            ? played(contract, layout, solver)
                            : new Result.PassedOut(),
                    times(layout));
        }
    }

    private static Result played(Contract contract, Layout layout, Solver solver) {
        var deal =
                new Deal(
                        layout.hand(Seat.NORTH),
                        layout.hand(Seat.EAST),
                        layout.hand(Seat.SOUTH),
                        layout.hand(Seat.WEST));
        return new Result.Played(
                contract, solver.tricks(deal, contract.strain(), contract.declarer()));
    }

    private static int times(Layout layout) {
        return Math.max(1, (int) Math.round(layout.weight()));
    }

    private static List<CardSet> hands(Deal deal) {
        return List.of(deal.north(), deal.east(), deal.south(), deal.west());
    }

    /// The auction to its end, as it was understood before each call.
    private static List<Understanding> ended(
            List<Understanding> heard, Call call, List<CardSet> hands) {
        var whole = new ArrayList<>(heard);
        whole.add(whole.getLast().with(call));
        while (!whole.getLast().auction().isOver()) {
            var now = whole.getLast();
            var turn = now.auction().turn().orElseThrow();
            var hand = Hand.of(hands.get(turn.ordinal()));
            whole.add(now.with(GameReached.choose(now, hand, Plain.IMPS).call()));
        }
        return whole;
    }

    /// What has been looked at so far. Mutable.
    private static final class Seen {

        private final Call call;
        private final Map<Result, Integer> times = new HashMap<>();
        private OptionalInt open = OptionalInt.empty();

        Seen(Call call) {
            this.call = call;
        }

        void add(Result result, int count) {
            times.merge(result, count, Integer::sum);
        }

        Optional<Prospect> told() {
            return times.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Prospect(call, times, open));
        }
    }
}
