package overtrick.teaching.problem;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.solver.Position;
import overtrick.solver.Solver;
import overtrick.teaching.problem.draft.Draft;
import overtrick.teaching.problem.draft.Drafts;
import overtrick.teaching.problem.draft.Theme;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Layouts;
import overtrick.teaching.problem.sight.Sight;

/// Makes problems from numbers and proves them; most numbers make none.
public final class Maker {

    /// Layouts of a first look.
    private static final int FEW = 8;

    /// Layouts of every proof.
    static final int MANY = 40;

    /// Layouts, in hundreds of those claimed, in which the natural wrong card has to fail.
    private static final int CLEAR = 20;

    /// Layouts, in hundreds of all that fit, in which the right card has to succeed.
    private static final int WIDE = 20;

    /// Layouts of a first look by which a contract is taken before others are looked at.
    private static final int ENOUGH = 3;

    /// Points of two hands for a game in notrump and for slams.
    private static final int GAME = 23;

    private static final int SLAM = 31;
    private static final int SLAM_WITH_TRUMPS = 27;
    private static final int GRAND_SLAM = 33;

    /// Points that a defender counts declarer for.
    private static final int UNSEEN = 16;

    /// How often facts are looked for again when new layouts speak against them.
    private static final int ROUNDS = 3;

    private final Solver solver;
    private final int plays;

    /// @param plays layouts in which the line is played to the end, at most all that are claimed
    public Maker(Solver solver, int plays) {
        this.solver = solver;
        this.plays = plays;
    }

    /// What came of a number.
    ///
    /// @param step how far it came
    /// @param row of the problem, if it came to the end
    public record Made(Step step, Optional<Row> row) {}

    /// The steps of the proof, in order: where a candidate failed.
    public enum Step {
        CARDS,
        CONTRACT,
        BEST,
        CLAIM,
        CLEAR,
        PLAY,
        PROVED
    }

    /// Proves a problem once more, all but the search for what it counts on.
    ///
    /// @return the step that fails, or [Step#PROVED]
    public Step prove(Row row) {
        var problem = row.problem();
        var sight = problem.sight();
        var chance = new SplittableRandom(15_485_863L * row.number() + row.theme().ordinal());
        var wide = Layouts.draw(sight, problem.known(), MANY, chance);
        var all = Verdicts.of(solver, sight, wide, problem.target());
        if (all.wins(row.right()) < all.wins(row.wrong())) {
            return Step.BEST;
        }
        var layouts = row.layouts();
        var claimed = Verdicts.of(solver, sight, layouts, problem.target());
        if (claimed.wins(row.right()) < layouts.size() || layouts.size() < MANY) {
            return Step.CLAIM;
        }
        if (100 * claimed.fails(row.wrong()) < CLEAR * layouts.size()) {
            return Step.CLEAR;
        }
        return isPlayed(problem, layouts) ? Step.PROVED : Step.PLAY;
    }

    /// The problem with the number, or how far it came.
    public Made make(Theme theme, int number) {
        var draft = Drafts.of(theme, number);
        return draft.map(some -> new Attempt(theme, number, some).made())
                .orElse(new Made(Step.CARDS, Optional.empty()));
    }

    /// One number on its way.
    private final class Attempt {

        private final Theme theme;
        private final int number;
        private final Draft draft;
        private final SplittableRandom chance;

        Attempt(Theme theme, int number, Draft draft) {
            this.theme = theme;
            this.number = number;
            this.draft = draft;
            chance = new SplittableRandom(7919L * number + theme.ordinal());
        }

        private static Made failed(Step step) {
            return new Made(step, Optional.empty());
        }

        Made made() {
            var known = concat(draft.known(), draft.counted());
            var few = Layouts.draw(draft.sight(), known, FEW, chance);
            if (few.size() < FEW) {
                return failed(Step.CARDS);
            }
            var choice = contract(few);
            if (choice.isEmpty()) {
                return failed(Step.CONTRACT);
            }
            return proved(choice.get());
        }

        /// A contract, and the cards that are to be compared.
        private record Choice(Contract contract, Card right, Card wrong) {}

        /// The first contract, of those that people play in, in which the two cards differ.
        private Optional<Choice> contract(List<Deal> few) {
            var tricks = new ArrayList<Map<Card, Integer>>();
            Optional<Choice> best = Optional.empty();
            for (var deal : few) {
                tricks.add(tricks(deal));
                if (tricks.size() == few.size() / 2 || tricks.size() == few.size()) {
                    best = chosen(tricks);
                    if (best.isEmpty()) {
                        return best; // nothing in the first half: hardly ever anything in the other
                    }
                }
            }
            return best;
        }

        /// The tricks of the player's side in the whole play, after each of the cards that are
        /// compared; no finer than the contracts are apart.
        private Map<Card, Integer> tricks(Deal deal) {
            var play = Play.of(draft.sight().contract(), deal, draft.sight().cards());
            var position = Position.of(play);
            int won = play.won(position.side());
            var targets =
                    contracts().stream()
                            .mapToInt(contract -> Problem.target(theme, contract))
                            .summaryStatistics();
            int least = Math.clamp(targets.getMin() - 1L - won, 0, position.left());
            int most = Math.clamp((long) targets.getMax() - won, least, position.left());
            var compared = draft.right().union(draft.natural());
            var values = new TreeMap<Card, Integer>();
            solver.values(position, compared, least, most)
                    .values()
                    .forEach((card, more) -> values.put(card, won + more));
            return values;
        }

        private Optional<Choice> chosen(List<Map<Card, Integer>> tricks) {
            Optional<Choice> best = Optional.empty();
            int most = 0;
            for (var contract : contracts()) {
                int target = Problem.target(theme, contract);
                var right = most(tricks, draft.right(), target);
                var wrong = least(tricks, draft.natural(), target);
                int gain = reach(tricks, right, target) - reach(tricks, wrong, target);
                if (gain > most) {
                    most = gain;
                    best = Optional.of(new Choice(contract, right, wrong));
                }
                if (gain >= ENOUGH) {
                    return best;
                }
            }
            return best;
        }

        private List<Contract> contracts() {
            var strain = draft.sight().contract().strain();
            var declarer = draft.sight().contract().declarer();
            return levels(strain, points()).stream()
                    .map(level ->
                            new Contract(new Bid(level, strain), Doubling.UNDOUBLED, declarer))
                    .toList();
        }

        /// The points of declarer's side; those of a hand out of sight are taken for what they are
        /// in most such contracts.
        private int points() {
            var sight = draft.sight();
            int seen =
                    sight.shown().entrySet().stream()
                            .filter(hand -> !hand.getKey().opposes(sight.contract().declarer()))
                            .mapToInt(hand -> hand.getValue().highCardPoints())
                            .sum();
            if (!theme.isDefence()) {
                return seen;
            }
            return seen == 0 ? GAME : seen + UNSEEN;
        }

        private static Card most(List<Map<Card, Integer>> tricks, CardSet cards, int target) {
            return cards.stream()
                    .max(
                            Comparator.<Card>comparingInt(card -> reach(tricks, card, target))
                                    .thenComparing(Comparator.comparing(Card::rank).reversed()))
                    .orElseThrow();
        }

        private static Card least(List<Map<Card, Integer>> tricks, CardSet cards, int target) {
            return cards.stream()
                    .min(
                            Comparator.<Card>comparingInt(card -> reach(tricks, card, target))
                                    .thenComparing(Card::rank))
                    .orElseThrow();
        }

        private static int reach(List<Map<Card, Integer>> tricks, Card card, int target) {
            return (int)
                    tricks.stream().filter(some -> some.getOrDefault(card, 0) >= target).count();
        }

        private Made proved(Choice first) {
            var sight = Row.sight(draft, first.contract());
            int target = Problem.target(theme, first.contract());
            var wide = Layouts.draw(sight, draft.known(), MANY, chance);
            var all = Verdicts.of(solver, sight, wide, target);
            var choice = draft.counted().isEmpty() ? chosen(first.contract(), all) : first;
            int right = all.wins(choice.right());
            int wrong = all.wins(choice.wrong());
            boolean isBest = right == all.most() && 100 * right >= WIDE * wide.size();
            if (!isBest || 100 * (right - wrong) < draft.margin() * wide.size()) {
                return failed(Step.BEST);
            }
            var claim = claim(sight, choice, target, wide, all.where(choice.right()));
            if (claim.isEmpty()) {
                return failed(Step.CLAIM);
            }
            var claimed = claim.get();
            int fails = claimed.verdicts().fails(choice.wrong());
            if (100 * fails < CLEAR * claimed.layouts().size()) {
                return failed(Step.CLEAR);
            }
            int next = next(all, choice, sight, wide);
            int played = Math.min(plays, claimed.layouts().size());
            var row =
                    new Row(
                            theme,
                            number,
                            choice.contract().bid().level(),
                            choice.right(),
                            choice.wrong(),
                            claimed.verdicts().where(choice.wrong()).nextClearBit(0),
                            claimed.counted(),
                            new Figures(MANY, fails, wide.size(), right, wrong, next, played));
            return isPlayed(row.problem(), claimed.layouts())
                    ? new Made(Step.PROVED, Optional.of(row))
                    : failed(Step.PLAY);
        }

        private Choice chosen(Contract contract, Verdicts all) {
            return new Choice(
                    contract,
                    all.best(draft.right().stream().toList()),
                    all.worst(draft.natural().stream().toList()));
        }

        /// The best of the cards that are as good as neither.
        private int next(Verdicts all, Choice choice, Sight sight, List<Deal> wide) {
            var play = Play.of(sight.contract(), wide.getFirst(), sight.cards());
            int most = 0;
            for (var cards : Position.of(play).choices()) {
                if (!cards.contains(choice.right()) && !cards.contains(choice.wrong())) {
                    most = Math.max(most, all.wins(cards.lowest()));
                }
            }
            return most;
        }

        /// What is claimed, and how all cards do there.
        private record Claim(List<Fact> counted, List<Deal> layouts, Verdicts verdicts) {}

        private Optional<Claim> claim(
                Sight sight, Choice choice, int target, List<Deal> wide, BitSet good) {
            var seen = new ArrayList<>(wide);
            var fine = (BitSet) good.clone();
            var counted = draft.counted();
            for (int round = 0; round < ROUNDS; round++) {
                if (draft.counted().isEmpty()) {
                    var found = new Counting(sight).facts(seen, fine);
                    if (found.isEmpty()) {
                        return Optional.empty();
                    }
                    counted = found.get();
                }
                var layouts = Row.claimed(theme, number, sight, draft.known(), counted);
                if (layouts.size() < MANY) {
                    return Optional.empty();
                }
                var verdicts = Verdicts.of(solver, sight, layouts, target);
                if (verdicts.wins(choice.right()) == MANY) {
                    return Optional.of(new Claim(counted, layouts, verdicts));
                }
                int before = seen.size();
                seen.addAll(layouts);
                verdicts.where(choice.right()).stream().forEach(at -> fine.set(before + at));
            }
            return Optional.empty();
        }
    }

    private boolean isPlayed(Problem problem, List<Deal> layouts) {
        var line = Line.of(solver, problem);
        var cards = new ArrayList<>(problem.sight().cards());
        cards.add(problem.right());
        var after = problem.sight().after(cards);
        for (int at = 0; at < problem.figures().played(); at++) {
            var deal = at == 0 ? problem.deal() : layouts.get(at);
            var play = Play.of(problem.contract(), deal, line.played(after, deal, at % 2));
            if (play.won(problem.sight().me().side()) < problem.target()) {
                return false;
            }
            if (at == 0 && !new Essence(problem, play).isThere()) {
                return false;
            }
        }
        return true;
    }

    private static List<Fact> concat(List<Fact> some, List<Fact> others) {
        var all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    /// Contracts that people play in with so many points.
    private static List<Integer> levels(Strain strain, int points) {
        var levels = new ArrayList<Integer>();
        if (points >= (strain == Strain.NOTRUMP ? SLAM : SLAM_WITH_TRUMPS)) {
            levels.add(6);
        }
        if (points >= GRAND_SLAM) {
            levels.add(7);
        }
        levels.addAll(
                strain.trumps()
                        .map(suit -> suit.isMajor() ? List.of(4, 3, 2) : List.of(5, 3))
                        .orElse(points < GAME ? List.of(2, 1, 3) : List.of(3)));
        return levels;
    }
}
