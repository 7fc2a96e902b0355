package overtrick.boards.account;

import java.util.ArrayList;
import java.util.List;
import overtrick.boards.account.Cause.Auctions;
import overtrick.boards.account.Cause.Beside;
import overtrick.boards.account.Cause.Claimed;
import overtrick.boards.account.Cause.Slip;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Side;

/// The steps from the score there back to what its contract was worth, over to the contract here,
/// and forward to the score here: a sum in which every value but the first and the last is added
/// and taken away once.
final class Chain {

    private final Side side;
    private final List<Leg> legs = new ArrayList<>();

    /// Tricks of one leg that was left out, at most.
    private int atOnce;

    Chain(Side side) {
        this.side = side;
    }

    /// Back from the result to the tricks before these.
    ///
    /// @param units of the course, in order
    /// @return the tricks before them
    int back(Course course, List<Unit> units) {
        int after = course.tricks();
        for (var run : runs(units).reversed()) {
            int before = after - Unit.sum(run);
            add(
                    cause(course, run, before, after),
                    course.points(side, before) - course.points(side, after));
            after = before;
        }
        return after;
    }

    /// Over to another contract, or to one of another worth.
    ///
    /// @param told also when it is worth nothing
    void over(Cause cause, int from, int to, boolean told) {
        if (told && from == to) {
            legs.add(new Leg(cause, 0));
        } else {
            add(cause, to - from);
        }
    }

    /// Forward from so many tricks to the result.
    void forward(Course course, int tricks, List<Unit> units) {
        int before = tricks;
        for (var run : runs(units)) {
            int after = before + Unit.sum(run);
            add(
                    cause(course, run, before, after),
                    course.points(side, after) - course.points(side, before));
            before = after;
        }
        if (before != course.tricks()) {
            throw new IllegalStateException(
                    "chain ends with %d tricks and not %d".formatted(before, course.tricks()));
        }
    }

    private void add(Cause cause, int worth) {
        if (worth != 0) {
            legs.add(new Leg(cause, worth));
        }
    }

    /// Tricks of the same card together.
    private static List<List<Unit>> runs(List<Unit> units) {
        var runs = new ArrayList<List<Unit>>();
        for (var unit : units) {
            boolean more = !runs.isEmpty() && runs.getLast().getLast().place() == unit.place();
            if (!more) {
                runs.add(new ArrayList<>());
            }
            runs.getLast().add(unit);
        }
        return runs;
    }

    private static Cause cause(Course course, List<Unit> run, int before, int after) {
        int needed = course.contract().map(Contract::bid).orElseThrow().tricks();
        var first = run.getFirst();
        boolean turned = (before >= needed) != (after >= needed) && course.isTurned(first.place());
        if (first.place() == course.steps().size()) {
            return new Claimed(first.table(), course.claimed(), run.size(), turned);
        }
        var step = course.steps().get(first.place());
        return new Slip(
                first.table(),
                first.place(),
                step.seat(),
                step.card(),
                step.cost(),
                run.size(),
                turned);
    }

    /// Leaves out what the same side lost at both tables in different contracts, where it came to
    /// as many points.
    ///
    /// @return how many tricks that were
    int evenOut() {
        int tricks = 0;
        for (var there : List.copyOf(legs)) {
            var here =
                    legs.stream()
                            .filter(other -> other.takesBack(there))
                            .filter(other -> !isLarge(other) && !isLarge(there))
                            .findFirst();
            if (here.isPresent()) {
                int theirs = tricks(there.cause());
                int ours = tricks(here.get().cause());
                tricks += theirs + ours;
                atOnce = Math.max(atOnce, Math.max(theirs, ours));
                legs.remove(there);
                legs.remove(here.get());
            }
        }
        return tricks;
    }

    /// How many tricks one card, or one claim, moved at most of those that evened out.
    int atOnce() {
        return atOnce;
    }

    private static boolean isLarge(Leg leg) {
        return leg.cause() instanceof Claimed claimed && claimed.isLarge();
    }

    private static int tricks(Cause cause) {
        return switch (cause) {
            case Slip slip -> slip.counted();
            case Claimed claimed -> claimed.counted();
            case Auctions _, Beside _ -> 0;
        };
    }

    List<Step> steps() {
        return Shares.of(legs);
    }
}
