package overtrick.evening.page;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Partnership;
import overtrick.movement.Seating;
import overtrick.scoring.Contestant;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// Who is behind which number.
public final class Roster {

    private final Map<EntryId, Entry> entries = new HashMap<>();
    private final Map<Contestant, Entry> contestants = new HashMap<>();
    private final Map<EntryId, Contestant> numbers = new HashMap<>();

    private Roster(TournamentView view) {
        view.entries().forEach(entry -> entries.put(entry.id(), entry));
        floors(view)
                .forEach(floor ->
                        floor.wearers()
                                .forEach((number, id) -> wears(floor.section(), number, id)));
    }

    public static Roster of(TournamentView view) {
        return new Roster(view);
    }

    public static List<Floor> floors(TournamentView view) {
        return view.sections().stream().map(SectionView::section).map(Section::floor).toList();
    }

    /// How many take part.
    public static int present(TournamentView view) {
        return (int) view.entries().stream().filter(entry -> !entry.withdrawn()).count();
    }

    private void wears(SectionName section, EntryNumber number, EntryId id) {
        var contestant = new Contestant(section + "" + number);
        numbers.putIfAbsent(id, contestant);
        Optional.ofNullable(entries.get(id)).ifPresent(entry -> contestants.put(contestant, entry));
    }

    public Optional<Entry> entry(Floor floor, EntryNumber number) {
        return Optional.ofNullable(floor.wearers().get(number))
                .flatMap(id -> Optional.ofNullable(entries.get(id)));
    }

    public Optional<Entry> entry(Contestant contestant) {
        return Optional.ofNullable(contestants.get(contestant));
    }

    /// The number by which an entry is ranked; empty before it is seated.
    public Optional<Contestant> number(EntryId id) {
        return Optional.ofNullable(numbers.get(id));
    }

    /// Names of those who sit there then, as in `Lan – Minh`; of an individual one of each partner.
    public String names(Floor floor, Seating seating, Side side) {
        return seating.at(side).members().stream()
                .map(number ->
                        entry(floor, number).map(entry -> entry.name(seating.round())).orElse("?"))
                .collect(Collectors.joining(" – "));
    }

    public String name(Contestant contestant) {
        return entry(contestant).map(Entry::name).orElse(contestant.id());
    }

    /// Numbers as in `A7`; of an individual `3+8`.
    public static String numbers(Floor floor, Partnership partnership) {
        return numbers(floor.section(), partnership.members());
    }

    private static String numbers(SectionName section, Collection<EntryNumber> members) {
        return members.stream()
                .map(number -> section + "" + number)
                .collect(Collectors.joining("+"));
    }
}
