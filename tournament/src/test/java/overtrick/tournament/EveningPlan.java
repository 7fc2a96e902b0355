package overtrick.tournament;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import overtrick.movement.Movement;
import overtrick.movement.howell.Howell;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.vp.VpFile;
import overtrick.scoring.vp.VpScales;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Terms;

/// What an evening of a club is to be, as chance will have it: pairs or players, in one section or
/// two, by one of several scorings.
record EveningPlan(Terms terms, SortedMap<SectionName, Movement> movements) {

    private static final VpScales OURS =
            VpFile.parse(
                    """
                    scale house
                    boards 1-9
                    0 10 10
                    1 12 8
                    4 15.5 4.5
                    9 20 0
                    """);

    /// So many are for sections too.
    private static final int SMALL = 3;

    private static final List<Movement> MOVEMENTS =
            List.of(
                    Mitchell.plain(3),
                    Howell.howell(4),
                    Mitchell.skip(4),
                    Howell.howell(6),
                    Mitchell.plain(5),
                    Howell.howell(8));

    private static final List<Method> METHODS =
            List.of(
                    Method.MATCHPOINTS,
                    Method.MATCHPOINTS,
                    Method.CROSS_IMPS,
                    Method.VICTORY_POINTS,
                    Method.victoryPoints(OURS));

    static EveningPlan of(RandomGenerator chance) {
        boolean players = chance.nextInt(5) == 0;
        var method =
                players
                        ? any(List.of(Method.MATCHPOINTS, Method.CROSS_IMPS), chance)
                        : any(METHODS, chance);
        var contestants = players ? Contestants.PLAYERS : Contestants.PAIRS;
        var terms = Terms.of(contestants, method).with(any(List.of(Field.values()), chance));
        var movements = new TreeMap<SectionName, Movement>();
        var names =
                chance.nextInt(3) > 0
                        ? List.of(SectionName.ONLY)
                        : List.of(new SectionName("A"), new SectionName("B"));
        for (var name : names) {
            var some = names.size() > 1 ? MOVEMENTS.subList(0, SMALL) : MOVEMENTS;
            movements.put(name, players ? Individual.individual(8) : any(some, chance));
        }
        return new EveningPlan(terms, movements);
    }

    private static <T> T any(List<T> all, RandomGenerator chance) {
        return all.get(chance.nextInt(all.size()));
    }

    int places() {
        return movements.values().stream().mapToInt(one -> one.entries().size()).sum();
    }

    boolean isForPlayers() {
        return terms.contestants() == Contestants.PLAYERS;
    }
}
