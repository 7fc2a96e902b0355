package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_ENTRY;
import static overtrick.tournament.TournamentRefusal.Reason.NUMBERS_DO_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.SEATED_ALREADY;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.movement.EntryNumber;
import overtrick.movement.Seating;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Seats;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Session;

/// Whether everybody gets a place, and everybody only one.
final class Places {

    private final Session now;
    private final Contestants contestants;
    private final Act.Seat seat;

    private Places(Session now, Act.Seat seat) {
        this.now = now;
        this.contestants = now.charter().orElseThrow().terms().contestants();
        this.seat = seat;
    }

    static Optional<TournamentRefusal> refusal(Session now, Act.Seat seat) {
        if (now.isSeated()) {
            return SEATED_ALREADY.because(TournamentHint.TAKE_SEATING_BACK);
        }
        var places = new Places(now, seat);
        return places.names()
                .or(places::wearers)
                .or(() -> each(seat).map(Places::numbers).flatMap(Optional::stream).findFirst())
                .or(() -> each(seat).map(places::tables).flatMap(Optional::stream).findFirst());
    }

    private static Stream<Seats> each(Act.Seat seat) {
        return seat.sections().stream();
    }

    private Optional<TournamentRefusal> names() {
        var seen = new HashSet<SectionName>();
        for (var section : seat.sections()) {
            var name = section.section();
            if (!seen.add(name)) {
                return NUMBERS_DO_NOT_FIT.because(TournamentHint.SECTION_TWICE, name);
            }
        }
        boolean unnamed = seen.size() > 1 && seen.contains(SectionName.ONLY);
        return NUMBERS_DO_NOT_FIT
                .unless(!unnamed, TournamentHint.SECTION_UNNAMED)
                .or(() -> NUMBERS_DO_NOT_FIT.unless(!seen.isEmpty(), TournamentHint.NO_TABLE_FULL));
    }

    /// A team wears two numbers, everybody else one.
    private Optional<TournamentRefusal> wearers() {
        int right = contestants == Contestants.TEAMS ? 2 : 1;
        var worn = new HashMap<EntryId, Integer>();
        var homes = new HashMap<EntryId, SectionName>();
        for (var section : seat.sections()) {
            for (var wearer : section.wearers()) {
                var entry = now.entry(wearer.entry());
                if (entry.isEmpty()) {
                    return NO_SUCH_ENTRY.because(TournamentHint.NO_ENTRY, wearer.entry());
                }
                var home = homes.putIfAbsent(wearer.entry(), section.section());
                if (home != null && !home.equals(section.section())) {
                    return NUMBERS_DO_NOT_FIT.because(
                            TournamentHint.IN_TWO_SECTIONS, entry.get().name());
                }
                worn.merge(wearer.entry(), 1, Integer::sum);
            }
        }
        for (var entry : now.entries().values()) {
            int numbers = worn.getOrDefault(entry.id(), 0);
            if (!entry.withdrawn() && numbers != right) {
                return NUMBERS_DO_NOT_FIT.because(
                        TournamentHint.WEARS, entry.name(), numbers, right);
            }
        }
        return Optional.empty();
    }

    /// A number outside the movement is a mistake, except in a draw of one round, of which somebody
    /// may have a bye.
    private static Optional<TournamentRefusal> numbers(Seats section) {
        var places = section.movement().entries();
        var seen = new HashSet<EntryNumber>();
        for (var wearer : section.wearers()) {
            var number = wearer.number();
            boolean fits = places.contains(number) || section.movement().rounds() == 1;
            if (!fits || !seen.add(number)) {
                return NUMBERS_DO_NOT_FIT.because(
                        fits ? TournamentHint.NUMBER_TWICE : TournamentHint.NUMBER_WITHOUT_PLACE,
                        number);
            }
        }
        return NUMBERS_DO_NOT_FIT.unless(section.boards() >= 1, TournamentHint.BOARDS_IN_SET);
    }

    private Optional<TournamentRefusal> tables(Seats section) {
        int size = contestants == Contestants.PLAYERS ? 4 : 2;
        for (var seating : section.movement().seatings()) {
            if (seating.members().size() != size) {
                return NUMBERS_DO_NOT_FIT.because(
                        size == 2
                                ? TournamentHint.MOVEMENT_OF_PLAYERS
                                : TournamentHint.MOVEMENT_OF_PAIRS);
            }
        }
        var owners = new HashMap<EntryNumber, EntryId>();
        for (Wearer wearer : section.wearers()) {
            owners.put(wearer.number(), wearer.entry());
        }
        var full = Floor.playable(section.movement(), owners.keySet()).toList();
        for (var seating : full) {
            if (seated(seating, owners) < size) {
                return NUMBERS_DO_NOT_FIT.because(
                        TournamentHint.OWN_TEAM,
                        section.section() + "" + seating.table(),
                        seating.round());
            }
        }
        return NUMBERS_DO_NOT_FIT.unless(!full.isEmpty(), TournamentHint.NO_TABLE_FULL);
    }

    private static long seated(Seating seating, Map<EntryNumber, EntryId> owners) {
        return seating.members().stream()
                .map(number -> Optional.ofNullable(owners.get(number)))
                .distinct()
                .count();
    }
}
