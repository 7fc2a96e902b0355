package overtrick.movement.team;

import static overtrick.movement.Promise.NO_SHARING;

import java.util.HashSet;
import java.util.List;
import overtrick.movement.Counted;
import overtrick.movement.Draft;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.Sizes;

/// Several teams at once. The pair of team 3 that begins North–South is entry 3, its other pair
/// entry 103. Beyond the promises of every movement it promises matches: nobody meets their own
/// team, and what two teams play against each other at one table, their other pairs play the other
/// way round at another one.
public record TeamMovement(Movement movement) {

    /// What is added to the number of a team for its second pair.
    public static final int SECOND_PAIR = 100;

    public static final Sizes AMERICAN_WHIST = Sizes.odd("american-whist", Counted.TEAMS, 3, 99);

    public static final Sizes TRIANGLE = Sizes.range("triangle", Counted.TEAMS, 3, 3);

    /// The only match of two teams.
    private static final Berger.Match MATCH =
            new Berger.Match(new EntryNumber(1), new EntryNumber(2));

    /// One table of a match.
    private record Half(EntryNumber northSouth, EntryNumber eastWest, SetNumber set) {}

    public TeamMovement {
        var halves = new HashSet<Half>();
        for (var seating : movement.seatings()) {
            var home = team(seating.northSouth());
            var away = team(seating.eastWest());
            if (home.equals(away)) {
                throw new IllegalArgumentException(
                        "team %s meets itself in round %s".formatted(home, seating.round()));
            }
            halves.add(new Half(home, away, seating.set()));
        }
        for (var seating : movement.seatings()) {
            var home = team(seating.northSouth());
            var away = team(seating.eastWest());
            if (!halves.contains(new Half(away, home, seating.set()))) {
                throw new IllegalArgumentException(
                        "set %s of teams %s and %s is played at one table only"
                                .formatted(seating.set(), home, away));
            }
        }
    }

    /// The team of a pair.
    public static EntryNumber team(EntryNumber pair) {
        int number = pair.value();
        return number > SECOND_PAIR ? new EntryNumber(number - SECOND_PAIR) : pair;
    }

    private static EntryNumber team(Partnership pair) {
        return team(pair.members().getFirst());
    }

    /// East–West go down two tables each round and the boards one; the round in which they would be
    /// at home is left out (tournaments.md §8.3).
    public static TeamMovement americanWhist(int teams) {
        AMERICAN_WHIST.require(teams);
        var draft = new Draft();
        for (int round = 1; round < teams; round++) {
            for (int table = 0; table < teams; table++) {
                int guest = (table + 2 * round) % teams + 1;
                draft.at(round, table + 1)
                        .pairs(table + 1, SECOND_PAIR + guest, (table + round) % teams + 1);
            }
        }
        return new TeamMovement(
                draft.movement("American whist, %d teams, %d rounds".formatted(teams, teams - 1)));
    }

    /// Three teams, two rounds, three sets; the matches are complete after the second round
    /// (tournaments.md §8.4).
    public static TeamMovement triangle() {
        return new TeamMovement(americanWhist(3).movement().named("Triangle, 3 teams, 2 rounds"));
    }

    /// Every match at two tables that play the same boards at the same time: teams 1 and 2 of a
    /// match sit at tables 1 and 2, and so on (tournaments.md §8.2). Two teams play one match.
    public static TeamMovement headToHead(int teams) {
        var draft = new Draft();
        var rounds = teams == 2 ? List.of(List.of(MATCH)) : Berger.rounds(teams);
        for (int round = 0; round < rounds.size(); round++) {
            var matches = rounds.get(round);
            for (int place = 0; place < matches.size(); place++) {
                var home = matches.get(place).home();
                var away = matches.get(place).away();
                var set = new SetNumber(round + 1);
                seat(draft.at(round + 1, 2 * place + 1), home, away, set);
                seat(draft.at(round + 1, 2 * place + 2), away, home, set);
            }
        }
        return new TeamMovement(
                draft.movement(
                        "Round robin, %d teams, %d rounds".formatted(teams, rounds.size()),
                        NO_SHARING));
    }

    /// The first pair of one team plays the second pair of another.
    public static void seat(Draft.Place place, EntryNumber home, EntryNumber away, SetNumber set) {
        place.pairs(home.value(), SECOND_PAIR + away.value(), set.value());
    }

    /// The seatings in which two teams meet.
    public List<Seating> match(EntryNumber one, EntryNumber other) {
        return movement.seatings().stream()
                .filter(seating -> {
                    var teams = List.of(team(seating.northSouth()), team(seating.eastWest()));
                    return teams.contains(one) && teams.contains(other);
                })
                .toList();
    }
}
