package overtrick.evening.boxes;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxPlan;
import overtrick.boxes.BoxPlan.BoxSection;
import overtrick.boxes.BoxPlan.Chair;
import overtrick.boxes.BoxPlan.Hand;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.boxes.BoxPlan.Wishes;
import overtrick.boxes.Spot;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.house.codes.TournamentId;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.TableNumber;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// An event in the words of scoring boxes, and back.
///
/// @param view the director's
record BoxView(TournamentView view) {

    private static final int LETTERS = 26;

    /// Whether boxes can score it: they know pairs, and not yet who sits nowhere.
    boolean fits() {
        return !view.sections().isEmpty()
                && view.charter()
                        .filter(one -> one.terms().contestants() != Contestants.PLAYERS)
                        .isPresent();
    }

    /// @throws IllegalArgumentException if the event is larger than boxes count
    BoxPlan plan(TournamentId id, LocalDate day, List<Hand> hands, Wishes wishes) {
        var sections = new ArrayList<BoxSection>();
        for (int i = 0; i < view.sections().size(); i++) {
            var floor = view.sections().get(i).section().floor();
            int tables = tables(floor);
            sections.add(
                    new BoxSection(
                            i + 1, letter(i), tables, sittings(floor, tables), chairs(floor)));
        }
        return new BoxPlan(id.code(), view.title(), day, sections, hands, wishes);
    }

    private static int tables(Floor floor) {
        return floor.planned().seatings().stream()
                .mapToInt(one -> one.table().value())
                .max()
                .orElse(1);
    }

    /// Of a section that has a letter of its own this one; of others one by their order.
    private String letter(int index) {
        var names = view.sections().stream().map(one -> one.section().name().text()).toList();
        boolean known = names.stream().allMatch(name -> name.matches("([A-Z])\\1{0,2}"));
        return known
                ? names.get(index)
                : String.valueOf((char) ('A' + index % LETTERS)).repeat(1 + index / LETTERS);
    }

    private static List<Sitting> sittings(Floor floor, int tables) {
        var sittings = new ArrayList<Sitting>();
        for (int round = 1; round <= floor.movement().rounds(); round++) {
            for (int table = 1; table <= tables; table++) {
                var at = floor.at(new RoundNumber(round), new TableNumber(table));
                sittings.add(at.isEmpty() ? Sitting.empty(table, round) : sitting(floor, at.get()));
            }
        }
        return sittings;
    }

    private static Sitting sitting(Floor floor, Seating seating) {
        return new Sitting(
                seating.table().value(),
                seating.round().value(),
                number(seating, Side.NORTH_SOUTH),
                number(seating, Side.EAST_WEST),
                floor.boards(seating.set()).stream().map(BoardNumber::value).toList());
    }

    static int number(Seating seating, Side side) {
        return seating.at(side).members().getFirst().value();
    }

    /// Those who sit there in the first round.
    private List<Chair> chairs(Floor floor) {
        var chairs = new ArrayList<Chair>();
        floor.movement()
                .in(new RoundNumber(1))
                .forEach(seating -> {
                    for (var side : Side.values()) {
                        var number = seating.at(side).members().getFirst();
                        var people = people(floor, number);
                        for (int i = 0; i < 2 && i < people.size(); i++) {
                            chairs.add(
                                    new Chair(
                                            seating.table().value(),
                                            side.seats().get(i),
                                            "",
                                            people.get(i)));
                        }
                    }
                });
        return chairs;
    }

    /// The first two of a team of four wear its lower number.
    private List<String> people(Floor floor, EntryNumber number) {
        var entry = entry(floor, number);
        if (entry.isEmpty()) {
            return List.of();
        }
        var players = entry.get().players();
        boolean second =
                floor.wearers().entrySet().stream()
                        .anyMatch(worn ->
                                worn.getValue().equals(entry.get().id())
                                        && worn.getKey().compareTo(number) < 0);
        return second && players.size() > 2 ? players.subList(2, players.size()) : players;
    }

    Optional<Entry> entry(Floor floor, EntryNumber number) {
        return Optional.ofNullable(floor.wearers().get(number)).flatMap(view::entry);
    }

    Optional<Section> section(SectionName name) {
        return view.sections().stream()
                .map(SectionView::section)
                .filter(one -> one.name().equals(name))
                .findFirst();
    }

    /// The place of a board in the event; empty when it has no such section.
    Optional<Slot> slot(Spot spot, BoxContents contents) {
        String letter = contents.section(spot.section()).map(BoxContents.Group::letter).orElse("");
        for (int i = 0; i < view.sections().size(); i++) {
            boolean alone = view.sections().size() == 1 && contents.sections().size() <= 1;
            if (alone || letter.equals(letter(i))) {
                var name = view.sections().get(i).section().name();
                return Optional.of(Slot.of(name, spot.round(), spot.table(), spot.board()));
            }
        }
        return Optional.empty();
    }
}
