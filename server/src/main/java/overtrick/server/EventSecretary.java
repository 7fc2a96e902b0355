package overtrick.server;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import overtrick.evening.Secretary;
import overtrick.house.people.Duty;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.Members;
import overtrick.members.list.Listed;
import overtrick.members.office.Powers;
import overtrick.members.office.Register;
import overtrick.page.Right;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.scoring.rating.Rating;
import overtrick.scoring.rating.Ratings;

/// What events ask of the club: its table of powers, its members, and their list.
///
/// @param named finds the member of a name
/// @param members who come after the events; nobody while there are only events
/// @param ratings as they were worked out last
record EventSecretary(
        Function<String, Optional<Member.Person>> named,
        Supplier<Optional<Members>> members,
        Supplier<Optional<Ratings>> ratings)
        implements Secretary {

    @Override
    public Set<Right> rights(Duty duty) {
        return Powers.of(duty);
    }

    @Override
    public boolean inquires(PersonId person) {
        return members.get()
                .map(known -> known.offices().now())
                .filter(register -> inquires(register, person))
                .isPresent();
    }

    private static boolean inquires(Register register, PersonId person) {
        return register.officeOf(person)
                .filter(office -> Powers.has(office, Right.INQUIRE, register))
                .isPresent();
    }

    @Override
    public Optional<Member.Person> member(String name) {
        return named.apply(name);
    }

    @Override
    public String club() {
        return members.get().map(known -> known.offices().now().look().name()).orElse("");
    }

    @Override
    public Map<String, String> numbers(Set<String> names) {
        var wanted = new HashMap<String, String>();
        names.forEach(name -> wanted.put(folded(name), name));
        var found = new HashMap<String, Set<String>>();
        for (var line : list()) {
            var name = Optional.ofNullable(wanted.get(folded(line.entry().name())));
            String number = line.entry().number();
            name.filter(_ -> !number.isEmpty())
                    .ifPresent(one -> found.computeIfAbsent(one, _ -> new HashSet<>()).add(number));
        }
        return found.entrySet().stream()
                .filter(one -> one.getValue().size() == 1)
                .collect(
                        Collectors.toMap(
                                Map.Entry::getKey, one -> one.getValue().iterator().next()));
    }

    @Override
    public Optional<Double> strength(List<String> names) {
        return ratings.get().flatMap(all -> strength(all, names));
    }

    private Optional<Double> strength(Ratings all, List<String> names) {
        var players =
                names.stream()
                        .flatMap(name -> named.apply(name).stream())
                        .map(member -> Player.person(member.id().value()))
                        .distinct()
                        .toList();
        if (players.size() == 2) {
            var pair = all.pairs().get(Partnership.of(players.getFirst(), players.getLast()));
            if (pair != null) {
                return Optional.of(pair.strength());
            }
        }
        var rated =
                players.stream()
                        .flatMap(one -> Optional.ofNullable(all.players().get(one)).stream())
                        .toList();
        return rated.isEmpty()
                ? Optional.empty()
                : Optional.of(rated.stream().mapToDouble(Rating::strength).sum());
    }

    private List<Listed> list() {
        return members.get().map(known -> known.accounts().list().all()).orElse(List.of());
    }

    private static String folded(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }
}
