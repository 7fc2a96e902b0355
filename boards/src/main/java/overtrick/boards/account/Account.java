package overtrick.boards.account;

import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;
import overtrick.boards.account.Cause.Auctions;
import overtrick.boards.account.Cause.Beside;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;
import overtrick.scoring.board.ImpTable;

/// What a difference between two scores of the same deal is made of: steps that begin at the score
/// of the other table, end at the score here, and add up to the difference, in points and in IMPs.
///
/// Every value on the way is that of tricks which are there if nobody errs from then on, seen with
/// all four hands. It says where the points went, and blames nobody: what could be known at the
/// table a [Judgement] says.
///
/// @param side to which a gain is a gain
/// @param here its points here
/// @param there its points at the other table, or what it can hold
/// @param steps in order; none is worth nothing, but that from one contract to another may be
/// @param evened tricks that moved and make no difference: given away at both tables alike, or
///   given back
/// @param atOnce how many of those one card, or one claim, moved at most
public record Account(Side side, int here, int there, List<Step> steps, int evened, int atOnce) {

    /// The most steps that a sentence names, as long as what is left is less than the whole.
    private static final int NAMED = 2;

    /// The most that it names at all.
    private static final int MOST = 4;

    /// What weighs less than this part of the whole, or of the heaviest, is not named.
    private static final int PART = 3;

    public Account {
        steps = List.copyOf(steps);
        int sum = steps.stream().mapToInt(Step::points).sum();
        if (sum != here - there) {
            throw new IllegalArgumentException(
                    "steps come to %d and not to %d".formatted(sum, here - there));
        }
        int imps = steps.stream().mapToInt(Step::imps).sum();
        if (imps != ImpTable.imps(here - there)) {
            throw new IllegalArgumentException(
                    "steps come to %d IMPs and not to %d"
                            .formatted(imps, ImpTable.imps(here - there)));
        }
    }

    /// One table beside another.
    ///
    /// @throws IllegalArgumentException when they did not play the same board
    public static Account between(Course here, Course there, Side side) {
        if (!here.board().equals(there.board())) {
            throw new IllegalArgumentException(
                    "boards are not the same: %s, %s".formatted(here.board(), there.board()));
        }
        var settled = Settled.of(here, there, side);
        var chain = new Chain(side);
        int theirs = chain.back(there, settled.there());
        int ours = here.tricks() - Unit.sum(settled.here());
        chain.over(
                auctions(here, ours, there, theirs, side),
                there.points(side, theirs),
                here.points(side, ours),
                !here.contract().equals(there.contract()));
        chain.forward(here, ours, settled.here());
        int evened = settled.evened() + chain.evenOut();
        return new Account(
                side,
                here.points(side),
                there.points(side),
                chain.steps(),
                evened,
                Math.max(settled.atOnce(), chain.atOnce()));
    }

    /// Contracts that are worth the same by the same play, and by what was there before it, are
    /// told with the latter.
    private static Auctions auctions(Course here, int ours, Course there, int theirs, Side side) {
        int place = parting(here, there);
        boolean alike = here.isAlike(there);
        boolean even =
                here.points(side, ours) == there.points(side, theirs)
                        && here.points(side, here.expected())
                                == there.points(side, there.expected());
        return alike && even
                ? new Auctions(place, here.expected(), there.expected(), false)
                : new Auctions(place, ours, theirs, alike);
    }

    /// A table beside what both sides can hold, where nobody else has played the board.
    ///
    /// @param par what that is worth to the side
    public static Account besidePar(Course here, int par, Side side) {
        var settled = Settled.of(here, nothing(here), side);
        var chain = new Chain(side);
        int ours = here.tricks() - Unit.sum(settled.here());
        chain.over(new Beside(ours), par, here.points(side, ours), false);
        chain.forward(here, ours, settled.here());
        return new Account(
                side, here.points(side), par, chain.steps(), settled.evened(), settled.atOnce());
    }

    private static Course nothing(Course here) {
        return new Course(here.board(), here.auction(), List.of(), 0, new Result.PassedOut());
    }

    /// The place of the first call that differs; as many as there are when none does.
    private static int parting(Course here, Course there) {
        var ours = here.auction().calls();
        var theirs = there.auction().calls();
        int place = 0;
        while (place < Math.min(ours.size(), theirs.size())
                && ours.get(place).equals(theirs.get(place))) {
            place++;
        }
        return place;
    }

    /// The same from a side.
    public Account of(Side viewed) {
        return viewed == side
                ? this
                : new Account(
                        viewed,
                        -here,
                        -there,
                        steps.stream().map(Step::turnedRound).toList(),
                        evened,
                        atOnce);
    }

    /// The whole difference.
    public int points() {
        return here - there;
    }

    /// The IMPs of the whole difference (Law 78B).
    public int imps() {
        return ImpTable.imps(points());
    }

    /// The steps that are worth naming, what weighs most first: by their share of the IMPs, or if
    /// the difference is worth none, by points.
    public List<Step> named() {
        ToIntFunction<Step> weight = step -> Math.abs(imps() == 0 ? step.points() : step.imps());
        var heaviest =
                Comparator.comparingInt(weight)
                        .thenComparingInt(step -> Math.abs(step.points()))
                        .reversed();
        int most = steps.stream().mapToInt(weight).max().orElse(0);
        int whole = Math.max(most, Math.abs(imps() == 0 ? points() : imps()));
        var heavy =
                steps.stream()
                        .filter(step -> weight.applyAsInt(step) > 0)
                        .sorted(heaviest)
                        .toList();
        int worth =
                (int)
                        heavy.stream()
                                .filter(step -> weight.applyAsInt(step) * PART >= whole)
                                .count();
        int named = Math.min(NAMED, worth);
        while (named < Math.min(MOST, heavy.size()) && !accounts(heavy.subList(0, named))) {
            named++;
        }
        return heavy.subList(0, named);
    }

    /// Whether what is left is less than the whole.
    private boolean accounts(List<Step> some) {
        return imps() == 0
                || Math.abs(imps() - some.stream().mapToInt(Step::imps).sum()) < Math.abs(imps());
    }

    /// What the steps that are not named are worth: in IMPs, or if the difference is worth none, in
    /// points.
    public int rest() {
        return imps() == 0
                ? points() - named().stream().mapToInt(Step::points).sum()
                : imps() - named().stream().mapToInt(Step::imps).sum();
    }
}
