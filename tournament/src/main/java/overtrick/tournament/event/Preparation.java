package overtrick.tournament.event;

import static overtrick.tournament.event.TournamentRefusal.Reason.DRAW_DOES_NOT_FIT;
import static overtrick.tournament.event.TournamentRefusal.Reason.ENTRY_IS_SEATED;
import static overtrick.tournament.event.TournamentRefusal.Reason.NOBODY_SEATED;
import static overtrick.tournament.event.TournamentRefusal.Reason.NO_SUCH_ENTRY;
import static overtrick.tournament.event.TournamentRefusal.Reason.NO_SUCH_PLAYER;
import static overtrick.tournament.event.TournamentRefusal.Reason.NUMBERS_DO_NOT_FIT;
import static overtrick.tournament.event.TournamentRefusal.Reason.PLAYERS_DO_NOT_FIT;
import static overtrick.tournament.event.TournamentRefusal.Reason.SCORING_DOES_NOT_FIT;
import static overtrick.tournament.event.TournamentRefusal.Reason.SEATED_ALREADY;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import overtrick.tournament.event.act.Act;
import overtrick.tournament.event.act.Wearer;
import overtrick.tournament.event.session.Charter;
import overtrick.tournament.event.session.Contestants;
import overtrick.tournament.event.session.Entry;
import overtrick.tournament.event.session.Floor;
import overtrick.tournament.event.session.Session;
import overtrick.tournament.movement.EntryNumber;
import overtrick.tournament.movement.Inspection;
import overtrick.tournament.movement.Seating;

/// What may be done until everybody sits, and when a further round is drawn.
final class Preparation {

    private Preparation() {}

    static Optional<TournamentRefusal> create(Charter charter) {
        var terms = charter.terms();
        return SCORING_DOES_NOT_FIT.unless(
                terms.method().suits(terms.contestants()),
                "%s are not for %s".formatted(terms.method(), terms.contestants()));
    }

    static Optional<TournamentRefusal> enter(Session now, List<String> players) {
        boolean named = players.stream().noneMatch(String::isBlank);
        boolean twice = new HashSet<>(players).size() < players.size();
        var contestants = contestants(now);
        return PLAYERS_DO_NOT_FIT.unless(
                named && !twice && contestants.takes(players.size()),
                "players with names of their own: " + contestants.size());
    }

    static Optional<TournamentRefusal> withdraw(Session now, int entry) {
        boolean seated = now.floor().filter(floor -> floor.seats(entry)).isPresent();
        return unknown(now, entry)
                .or(() -> ENTRY_IS_SEATED.unless(!seated, "repair the movement instead"));
    }

    static Optional<TournamentRefusal> substitute(Session now, Act.Substitute act) {
        return unknown(now, act.entry())
                .or(() -> {
                    var players = now.entry(act.entry()).map(Entry::players).orElse(List.of());
                    return NO_SUCH_PLAYER
                            .unless(
                                    players.contains(act.leaving()),
                                    "players are " + String.join(", ", players))
                            .or(() ->
                                    PLAYERS_DO_NOT_FIT.unless(
                                            !act.coming().isBlank()
                                                    && !players.contains(act.coming())));
                });
    }

    static Optional<TournamentRefusal> unknown(Session now, int entry) {
        return NO_SUCH_ENTRY.unless(now.entry(entry).isPresent());
    }

    private static Contestants contestants(Session now) {
        return now.charter().orElseThrow().terms().contestants();
    }

    static Optional<TournamentRefusal> seat(Session now, Act.Seat seat) {
        if (now.floor().isPresent()) {
            return SEATED_ALREADY.because("take the seating back, or repair it");
        }
        return wearers(now, seat).or(() -> numbers(seat)).or(() -> tables(contestants(now), seat));
    }

    private static Optional<TournamentRefusal> wearers(Session now, Act.Seat seat) {
        int most = contestants(now) == Contestants.TEAMS ? 2 : 1;
        var worn = new HashMap<Integer, Integer>();
        for (var wearer : seat.wearers()) {
            if (now.entry(wearer.entry()).isEmpty()) {
                return NO_SUCH_ENTRY.because("no entry " + wearer.entry());
            }
            worn.merge(wearer.entry(), 1, Integer::sum);
        }
        for (var entry : now.entries().values()) {
            int numbers = worn.getOrDefault(entry.id(), 0);
            if (!entry.withdrawn() && numbers != most) {
                return NUMBERS_DO_NOT_FIT.because(
                        "%s wears %d numbers; it should be %d"
                                .formatted(entry.name(), numbers, most));
            }
        }
        return Optional.empty();
    }

    /// A number outside the movement is a mistake, except in a draw of one round, of which somebody
    /// may have a bye.
    private static Optional<TournamentRefusal> numbers(Act.Seat seat) {
        var places = seat.movement().entries();
        var seen = new HashSet<EntryNumber>();
        for (var wearer : seat.wearers()) {
            var number = wearer.number();
            boolean fits = places.contains(number) || seat.movement().rounds() == 1;
            if (!fits || !seen.add(number)) {
                return NUMBERS_DO_NOT_FIT.because(
                        "number %s %s".formatted(number, fits ? "is worn twice" : "has no place"));
            }
        }
        return NUMBERS_DO_NOT_FIT.unless(seat.boards() >= 1, "boards in a set are 1 or more");
    }

    private static Optional<TournamentRefusal> tables(Contestants contestants, Act.Seat seat) {
        var owners = new HashMap<EntryNumber, Integer>();
        for (Wearer wearer : seat.wearers()) {
            owners.put(wearer.number(), wearer.entry());
        }
        int size = contestants == Contestants.PLAYERS ? 4 : 2;
        var full = Floor.playable(seat.movement(), owners.keySet()).toList();
        for (Seating seating : seat.movement().seatings()) {
            if (seating.members().size() != size) {
                return NUMBERS_DO_NOT_FIT.because("the movement is not one for " + contestants);
            }
        }
        for (Seating seating : full) {
            var seated = new TreeSet<Integer>();
            seating.members().forEach(number -> seated.add(owners.getOrDefault(number, 0)));
            if (seated.size() < size) {
                return NUMBERS_DO_NOT_FIT.because("somebody would play his own team: " + seating);
            }
        }
        return NUMBERS_DO_NOT_FIT.unless(!full.isEmpty(), "no table is full");
    }

    static Optional<TournamentRefusal> draw(Session now, List<Seating> round) {
        if (now.floor().isEmpty()) {
            return NOBODY_SEATED.because("");
        }
        var floor = now.floor().get();
        int next = floor.movement().rounds() + 1;
        for (var seating : round) {
            if (seating.round().value() != next
                    || !floor.wearers().keySet().containsAll(seating.members())) {
                return DRAW_DOES_NOT_FIT.because("tables of those who are here, in round " + next);
            }
        }
        var breach =
                Inspection.of(Evolution.further(floor, round)).breaches().stream()
                        .filter(one -> !one.promise().isWaivable())
                        .findFirst();
        return breach.isPresent()
                ? DRAW_DOES_NOT_FIT.because(breach.get().sentence())
                : DRAW_DOES_NOT_FIT.unless(!round.isEmpty(), "a round has a table");
    }
}
