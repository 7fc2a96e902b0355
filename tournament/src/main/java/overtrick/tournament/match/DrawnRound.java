package overtrick.tournament.match;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.draw.Draw;
import overtrick.movement.draw.Entrant;
import overtrick.movement.draw.Pairing;
import overtrick.movement.draw.Swiss;
import overtrick.movement.draw.TriangleDraw;
import overtrick.movement.draw.TriangleDraw.Sets;
import overtrick.movement.team.TeamMovement;
import overtrick.tournament.session.Floor;

/// A round as it would be drawn, of a Swiss or a knock-out (tournaments.md §§8.5, 8.6).
///
/// @param seatings of the round
/// @param pairings its matches, with their reasons
/// @param triangle three teams that play each other in this round and the next; else none
/// @param bye who does not play
public record DrawnRound(
        List<Seating> seatings,
        List<Pairing> pairings,
        List<EntryNumber> triangle,
        Optional<EntryNumber> bye) {

    /// How a round is drawn.
    public enum Way {
        /// Nobody meets anybody again; with an odd number somebody has a bye.
        SWISS,
        /// First against second, third against fourth, whether they have met or not.
        DANISH,
        /// Nobody has a bye: three teams play each other over two rounds.
        TRIANGLE
    }

    public DrawnRound {
        seatings = List.copyOf(seatings);
        pairings = List.copyOf(pairings);
        triangle = List.copyOf(triangle);
    }

    /// A triangle of which the first half is drawn.
    private record Pending(TriangleDraw draw, Sets sets) {}

    /// @param floor with the rounds drawn so far
    /// @param ranking of those who play, the leader first
    /// @param rounds planned; the boards of a triangle come after theirs
    /// @param names of the entries
    /// @return empty when it cannot be drawn in this way, as [#refusal] tells
    public static Optional<DrawnRound> next(
            Floor floor,
            Swiss kind,
            List<EntryNumber> ranking,
            Way way,
            int rounds,
            Function<EntryNumber, String> names) {
        var entrants = entrants(floor, ranking);
        var round = new RoundNumber(floor.movement().rounds() + 1);
        var pending = pending(floor);
        if (pending.isPresent()) {
            return second(pending.get(), kind, entrants, way, round, names);
        }
        return switch (way) {
            case SWISS ->
                    kind.next(entrants).map(draw -> of(draw, floor, kind, entrants, round, names));
            case DANISH ->
                    Optional.of(of(kind.danish(entrants), floor, kind, entrants, round, names));
            case TRIANGLE -> first(floor, kind, entrants, round, rounds, names);
        };
    }

    /// Why a round cannot be drawn in a way.
    public static Sentence refusal(Way way, int entries) {
        return way == Way.TRIANGLE
                ? Swiss.triangleRefusal(entries).orElse(Swiss.NO_TRIANGLE)
                : Swiss.REMATCH_NEEDED;
    }

    /// Whether the round to draw is the second half of a triangle.
    public static boolean endsTriangle(Floor floor) {
        return pending(floor).isPresent();
    }

    private static DrawnRound of(
            Draw draw,
            Floor floor,
            Swiss kind,
            List<Entrant> entrants,
            RoundNumber round,
            Function<EntryNumber, String> names) {
        var set = ordinary(floor, round);
        var seatings = kind == Swiss.TEAMS ? draw.ofTeams(round, set) : draw.ofPairs(round, set);
        var pairings = Pairing.of(draw.matches(), entrants, names);
        return new DrawnRound(seatings, pairings, List.of(), draw.bye());
    }

    private static Optional<DrawnRound> first(
            Floor floor,
            Swiss kind,
            List<Entrant> entrants,
            RoundNumber round,
            int rounds,
            Function<EntryNumber, String> names) {
        if (Swiss.triangleRefusal(entrants.size()).isPresent()) {
            return Optional.empty();
        }
        var used = used(floor);
        var set = ordinary(floor, round);
        used.add(set);
        var second = unused(used, round.value() + 1);
        used.add(second);
        var sets = new Sets(set, second, unused(used, rounds + 1));
        return kind.withTriangle(entrants)
                .map(draw ->
                        new DrawnRound(
                                draw.firstRound(round, sets),
                                Pairing.of(draw.matches(), entrants, names),
                                draw.triangle(),
                                Optional.empty()));
    }

    /// Two others who have met in the first half can only meet again.
    private static Optional<DrawnRound> second(
            Pending pending,
            Swiss kind,
            List<Entrant> entrants,
            Way way,
            RoundNumber round,
            Function<EntryNumber, String> names) {
        var triangle = pending.draw().triangle();
        var rest = entrants.stream().filter(one -> !triangle.contains(one.number())).toList();
        Optional<Draw> others =
                rest.isEmpty()
                        ? Optional.of(new Draw(List.of(), Optional.empty()))
                        : way == Way.DANISH
                                ? Optional.of(kind.danish(rest))
                                : kind.next(rest).or(() -> Optional.of(kind.danish(rest)));
        return others.map(draw ->
                new DrawnRound(
                        pending.draw().secondRound(round, pending.sets(), draw.matches()),
                        Pairing.of(draw.matches(), rest, names),
                        triangle,
                        draw.bye()));
    }

    /// What a draw must know of everybody who plays on.
    static List<Entrant> entrants(Floor floor, List<EntryNumber> ranking) {
        var matches = Matches.of(floor);
        return ranking.stream().map(number -> entrant(floor, matches, number)).toList();
    }

    private static Entrant entrant(Floor floor, Matches matches, EntryNumber number) {
        var met = new HashSet<EntryNumber>();
        var sides = new ArrayList<Side>();
        matches.of(number)
                .forEach(match -> {
                    met.add(match.opponent(number));
                    sides.add(match.home().equals(number) ? Side.NORTH_SOUTH : Side.EAST_WEST);
                });
        int byes = 0;
        for (int round = 1; round <= floor.movement().rounds(); round++) {
            byes += matches.out(new RoundNumber(round)).contains(number) ? 1 : 0;
        }
        return new Entrant(number, met, byes, sides);
    }

    /// The last round has three tables of which the other half is missing.
    private static Optional<Pending> pending(Floor floor) {
        var last = new RoundNumber(floor.movement().rounds());
        var halves =
                Matches.of(floor).in(last).stream()
                        .filter(match -> match.closed().isEmpty() && isOfTeams(match))
                        .toList();
        if (halves.size() != 3) {
            return Optional.empty();
        }
        var teams = halves.stream().map(Match::home).toList();
        var sets = halves.stream().map(Match::set).toList();
        return Optional.of(
                new Pending(
                        new TriangleDraw(teams, List.of()),
                        new Sets(sets.get(0), sets.get(1), sets.get(2))));
    }

    private static boolean isOfTeams(Match match) {
        return match.open().members().stream()
                .anyMatch(number -> !TeamMovement.team(number).equals(number));
    }

    /// The set of a round: its own number, unless that was played before.
    static SetNumber ordinary(Floor floor, RoundNumber round) {
        return unused(used(floor), round.value());
    }

    private static Set<SetNumber> used(Floor floor) {
        return floor.movement().seatings().stream()
                .map(Seating::set)
                .collect(Collectors.toCollection(HashSet::new));
    }

    /// The first set from a number on that nobody has played.
    private static SetNumber unused(Set<SetNumber> used, int from) {
        int set = from;
        while (used.contains(new SetNumber(set))) {
            set++;
        }
        return new SetNumber(set);
    }
}
