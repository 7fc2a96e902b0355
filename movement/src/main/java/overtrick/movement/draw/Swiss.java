package overtrick.movement.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.movement.Counted;
import overtrick.movement.EntryNumber;
import overtrick.movement.Sizes;
import overtrick.movement.draw.matching.Matching;

/// The Swiss draw: neighbours in the ranking meet, nobody meets anybody again (tournaments.md
/// §8.5). Of all such draws it is the one with the least sum of distances in the ranking, exactly;
/// among equal ones the distances differ least. Before that come, in this order, that the bye goes
/// to the lowest who has had fewest, and, when sides matter, that nobody sits one way two rounds
/// more than the other.
public enum Swiss {
    /// A match is played at one table, so that it matters who sits North–South.
    PAIRS(true),
    /// A match is played at two tables.
    TEAMS(false);

    private static final int MOST = 1000;

    /// Above the squares of all distances, MOST³ / 2 at most.
    private static final long DISTANCE = 1L << 29;

    /// Above the sum of all weighed distances, MOST² / 2 of them at most.
    private static final long LEAN = 1L << 49;

    private final boolean sidesMatter;

    Swiss(boolean sidesMatter) {
        this.sidesMatter = sidesMatter;
    }

    /// The first round by seeding: 1 meets the first of the lower half, and so on.
    public Draw first(List<EntryNumber> seeded) {
        var bye =
                seeded.size() % 2 == 0
                        ? Optional.<EntryNumber>empty()
                        : Optional.of(seeded.getLast());
        int half = seeded.size() / 2;
        var matches = new ArrayList<Draw.Match>();
        for (int seed = 0; seed < half; seed++) {
            var one = seeded.get(seed);
            var other = seeded.get(seed + half);
            matches.add(seed % 2 == 0 ? new Draw.Match(one, other) : new Draw.Match(other, one));
        }
        return new Draw(matches, bye);
    }

    /// The first round by lot.
    public Draw first(List<EntryNumber> entries, RandomGenerator chance) {
        var shuffled = new ArrayList<>(entries);
        for (int place = shuffled.size() - 1; place > 0; place--) {
            int other = chance.nextInt(place + 1);
            var kept = shuffled.set(place, shuffled.get(other));
            shuffled.set(other, kept);
        }
        return first(shuffled);
    }

    /// Why there is no [#next] round.
    public static final Sentence REMATCH_NEEDED = Sentence.of(DrawPhrase.REMATCH_NEEDED);

    /// Why there is no draw [#withTriangle], though the number of teams is odd.
    public static final Sentence NO_TRIANGLE = Sentence.of(DrawPhrase.NO_TRIANGLE);

    /// For how many there can be a draw.
    public static final Sizes ENTRIES = Sizes.range("swiss", Counted.ENTRIES, 2, MOST);

    /// The next round; empty if there is no draw without a rematch.
    ///
    /// @param ranking the leader first
    public Optional<Draw> next(List<Entrant> ranking) {
        requireOnce(ranking);
        boolean odd = ranking.size() % 2 == 1;
        if (!odd) {
            return matched(ranking).map(matches -> new Draw(matches, Optional.empty()));
        }
        for (var out : byeOrder(ranking)) {
            var rest = ranking.stream().filter(entrant -> !entrant.equals(out)).toList();
            var matches = matched(rest);
            if (matches.isPresent()) {
                return Optional.of(new Draw(matches.get(), Optional.of(out.number())));
            }
        }
        return Optional.empty();
    }

    /// The next round while the last one drawn is still played, by the ranking before it: nobody
    /// has to wait for the slowest table. Whoever meets in the round under way has met, and who has
    /// a bye in it has had one.
    ///
    /// @param ranking before the round under way, the leader first
    public Optional<Draw> next(List<Entrant> ranking, Draw underWay) {
        return next(ranking.stream().map(underWay::after).toList());
    }

    /// The next two rounds of an odd number of teams: three of them play each other over both, as
    /// in [overtrick.movement.team.TeamMovement#triangle], and nobody has a bye. They are the
    /// lowest three who have not met, as long as the others can be drawn; those are drawn anew for
    /// the second round. Empty if there is no such three.
    ///
    /// @param ranking the leader first
    /// @throws IllegalArgumentException if there is a [#triangleRefusal]
    public Optional<TriangleDraw> withTriangle(List<Entrant> ranking) {
        requireOnce(ranking);
        triangleRefusal(ranking.size())
                .ifPresent(sentence -> {
                    throw new IllegalArgumentException(sentence.toString());
                });
        var lowest = ranking.reversed();
        for (int third = 2; third < lowest.size(); third++) {
            for (int second = 1; second < third; second++) {
                for (int first = 0; first < second; first++) {
                    var three = List.of(lowest.get(third), lowest.get(second), lowest.get(first));
                    var draw = aroundTriangle(ranking, three);
                    if (draw.isPresent()) {
                        return draw;
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// Why so many teams need no triangle; empty when they do.
    public static Optional<Sentence> triangleRefusal(int teams) {
        return teams % 2 == 1
                ? Optional.empty()
                : Optional.of(Sentence.of(DrawPhrase.TEAMS_NOT_ODD, teams));
    }

    private Optional<TriangleDraw> aroundTriangle(List<Entrant> ranking, List<Entrant> three) {
        for (var one : three) {
            for (var other : three) {
                if (haveMet(one, other)) {
                    return Optional.empty();
                }
            }
        }
        var rest = ranking.stream().filter(entrant -> !three.contains(entrant)).toList();
        var numbers = three.stream().map(Entrant::number).toList();
        return rest.isEmpty()
                ? Optional.of(new TriangleDraw(numbers, List.of()))
                : matched(rest).map(matches -> new TriangleDraw(numbers, matches));
    }

    private static boolean haveMet(Entrant one, Entrant other) {
        return one.met().contains(other.number()) || other.met().contains(one.number());
    }

    /// The last round as the Danes play it: first against second, third against fourth, whether
    /// they have met or not.
    public Draw danish(List<Entrant> ranking) {
        requireOnce(ranking);
        var playing = new ArrayList<>(ranking);
        Optional<EntryNumber> bye = Optional.empty();
        if (ranking.size() % 2 == 1) {
            var out = byeOrder(ranking).getFirst();
            playing.remove(out);
            bye = Optional.of(out.number());
        }
        var matches = new ArrayList<Draw.Match>();
        for (int place = 0; place < playing.size(); place += 2) {
            matches.add(seated(playing.get(place), playing.get(place + 1)));
        }
        return new Draw(matches, bye);
    }

    private static List<Entrant> byeOrder(List<Entrant> ranking) {
        return ranking.reversed().stream().sorted(Comparator.comparingInt(Entrant::byes)).toList();
    }

    private Optional<List<Draw.Match>> matched(List<Entrant> ranking) {
        var weights = new long[ranking.size()][ranking.size()];
        for (int one = 0; one < weights.length; one++) {
            for (int other = 0; other < weights.length; other++) {
                weights[one][other] = one == other ? Matching.NONE : weight(ranking, one, other);
            }
        }
        return Matching.least(weights).map(mates -> matches(ranking, mates));
    }

    private List<Draw.Match> matches(List<Entrant> ranking, int[] mates) {
        var matches = new ArrayList<Draw.Match>();
        for (int place = 0; place < mates.length; place++) {
            if (place < mates[place]) {
                matches.add(seated(ranking.get(place), ranking.get(mates[place])));
            }
        }
        return matches;
    }

    private long weight(List<Entrant> ranking, int one, int other) {
        var some = ranking.get(one);
        var others = ranking.get(other);
        if (haveMet(some, others)) {
            return Matching.NONE;
        }
        long distance = Math.abs(one - other);
        long lean = sidesMatter ? leaning(some, others) : 0;
        return lean * LEAN + distance * DISTANCE + distance * distance;
    }

    /// How much the better of the two seatings leaves beyond a difference of one.
    private static long leaning(Entrant one, Entrant other) {
        return Math.min(
                leaning(one, Side.NORTH_SOUTH) + leaning(other, Side.EAST_WEST),
                leaning(one, Side.EAST_WEST) + leaning(other, Side.NORTH_SOUTH));
    }

    private static long leaning(Entrant entrant, Side side) {
        return Math.max(0, entrant.leanAfter(side) - 1);
    }

    /// Who leans more the other way sits North–South; if nobody does, who has not just sat there;
    /// else the higher one.
    private static Draw.Match seated(Entrant higher, Entrant lower) {
        boolean lowerFirst =
                higher.lean() != lower.lean()
                        ? higher.lean() > lower.lean()
                        : higher.satLast(Side.NORTH_SOUTH) && !lower.satLast(Side.NORTH_SOUTH);
        return lowerFirst
                ? new Draw.Match(lower.number(), higher.number())
                : new Draw.Match(higher.number(), lower.number());
    }

    private static void requireOnce(List<Entrant> ranking) {
        ENTRIES.require(ranking.size());
        var seen = new HashSet<EntryNumber>();
        for (var entrant : ranking) {
            if (!seen.add(entrant.number())) {
                throw new IllegalArgumentException("entry is ranked twice: " + entrant.number());
            }
        }
    }
}
