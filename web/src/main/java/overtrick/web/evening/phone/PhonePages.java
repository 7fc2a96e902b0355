package overtrick.web.evening.phone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.club.online.EventTables;
import overtrick.club.tournament.TournamentPlan;
import overtrick.formats.results.OutcomeText;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Words;
import overtrick.web.evening.Moves;
import overtrick.web.evening.Roster;

/// Puts the page of a table's telephone together.
record PhonePages(
        TournamentView view,
        Section.Table table,
        Words words,
        String path,
        TournamentPlan plan,
        Roster roster,
        OwnResults own) {

    /// @param plan that says whether the table may see how it did
    static PhonePages of(
            TournamentView view,
            Section.Table table,
            Words words,
            String path,
            TournamentPlan plan) {
        return new PhonePages(
                view, table, words, path, plan, Roster.of(view), OwnResults.of(view, table));
    }

    private Optional<Section> section() {
        return view.sections().stream()
                .map(SectionView::section)
                .filter(one -> one.name().equals(table.section()))
                .findFirst();
    }

    /// @param wanted a round; 0 for the one being played
    PhonePage page(long number, int wanted) {
        var section = section();
        int begun = section.map(Section::begun).orElse(0);
        int round = wanted > 0 && wanted <= begun ? wanted : begun;
        var title = view.title();
        var seating =
                section.map(Section::floor)
                        .filter(_ -> round > 0)
                        .flatMap(floor -> floor.at(new RoundNumber(round), table.number()));
        return new PhonePage(
                words,
                title,
                path,
                number,
                head(section, seating, round, begun),
                new ToldPart(
                        words,
                        path,
                        round,
                        new ToldResults(view, own, words, plan).at(section, seating)),
                section.map(one -> planned(one.floor())).orElse(List.of()),
                wanted);
    }

    private HeadPart.State state(Optional<Floor> floor, Optional<Seating> seating, int round) {
        if (view.closed()) {
            return HeadPart.State.CLOSED;
        }
        if (round == 0) {
            return HeadPart.State.BEFORE;
        }
        if (floor.isEmpty() || seating.isEmpty()) {
            return HeadPart.State.SITS_OUT;
        }
        return EventTables.kind(view, floor.get(), seating.get()) == TableKind.REAL
                ? HeadPart.State.PLAY
                : HeadPart.State.ON_SCREENS;
    }

    private HeadPart head(
            Optional<Section> section, Optional<Seating> seating, int round, int begun) {
        var floor = section.map(Section::floor);
        var state = state(floor, seating, round);
        return new HeadPart(
                words,
                path,
                table.toString(),
                state,
                round,
                Math.max(
                        floor.map(one -> one.movement().rounds()).orElse(0),
                        plan.planned(Roster.present(view))),
                pair(floor, seating, Side.NORTH_SOUTH),
                pair(floor, seating, Side.EAST_WEST),
                chips(floor, seating),
                missing(floor, round, begun),
                section.flatMap(Section::clock)
                        .flatMap(Clock::end)
                        .map(end -> end.toEpochMilli())
                        .orElse(0L),
                view.calls().stream()
                        .anyMatch(call -> !call.attended() && call.table().equals(table)),
                match(floor, seating),
                next(floor, seating));
    }

    /// Of a match of teams: where the other room is, and which boards are played here first.
    private List<String> match(Optional<Floor> floor, Optional<Seating> seating) {
        if (floor.isEmpty() || seating.isEmpty()) {
            return List.of();
        }
        var here = seating.get();
        return floor.get()
                .otherTable(here)
                .map(other ->
                        List.of(
                                words.get(
                                        "ev.phone.room",
                                        floor.get().section() + "" + other.table(),
                                        Moves.order(floor.get(), here))))
                .orElse(List.of());
    }

    private HeadPart.Pair pair(Optional<Floor> floor, Optional<Seating> seating, Side side) {
        return floor.isEmpty() || seating.isEmpty()
                ? HeadPart.Pair.NOBODY
                : pair(floor.get(), seating.get(), side);
    }

    private HeadPart.Pair pair(Floor floor, Seating seating, Side side) {
        return new HeadPart.Pair(
                Roster.numbers(floor, seating.at(side)), roster.names(floor, seating, side));
    }

    private List<HeadPart.Chip> chips(Optional<Floor> floor, Optional<Seating> seating) {
        if (floor.isEmpty() || seating.isEmpty()) {
            return List.of();
        }
        return floor.get().order(seating.get()).stream()
                .map(board ->
                        new Slot(table.section(), seating.get().round(), table.number(), board))
                .map(this::chip)
                .toList();
    }

    private HeadPart.Chip chip(Slot slot) {
        var slip = own.slip(slot);
        String css = slip.map(one -> ToldResults.css(one.status())).orElse("open");
        String said =
                slip.flatMap(one -> Optional.ofNullable(one.said().get(Side.NORTH_SOUTH)))
                        .map(OutcomeText::text)
                        .orElse("");
        return new HeadPart.Chip(
                slot.board().value(), css, words.get("ev.status." + css), said, vulnerable(slot));
    }

    private static String vulnerable(Slot slot) {
        var vulnerability = slot.board().vulnerability();
        boolean northSouth = vulnerability.includes(Side.NORTH_SOUTH);
        boolean eastWest = vulnerability.includes(Side.EAST_WEST);
        if (northSouth == eastWest) {
            return northSouth ? "both" : "nobody";
        }
        return northSouth ? "NS" : "EW";
    }

    /// Rounds that have begun and lack a result of this table.
    private List<Integer> missing(Optional<Floor> floor, int shown, int begun) {
        var missing = new ArrayList<Integer>();
        for (int round = 1; floor.isPresent() && round <= begun; round++) {
            var number = new RoundNumber(round);
            boolean open = own.lacks(number);
            boolean played = round == begun;
            if (round != shown && (open || played)) {
                missing.add(round);
            }
        }
        return missing;
    }

    private List<String> next(Optional<Floor> floor, Optional<Seating> seating) {
        if (floor.isEmpty() || seating.isEmpty()) {
            return List.of();
        }
        var at = seating.get();
        if (at.round().value() >= floor.get().movement().rounds()) {
            return List.of();
        }
        var lines = new ArrayList<String>();
        for (var side : Side.values()) {
            var number = at.at(side).members().getFirst();
            lines.add(
                    words.get(
                            "ev.goes",
                            words.letters(side),
                            Moves.next(floor.get(), number, at.round(), words)));
        }
        var following = new RoundNumber(at.round().value() + 1);
        lines.add(
                words.get(
                        "ev.goes",
                        words.get("ev.boards"),
                        Moves.boards(floor.get(), at.set(), following, words)));
        return List.copyOf(lines);
    }

    private List<PhonePage.Planned> planned(Floor floor) {
        return floor.movement().seatings().stream()
                .filter(seating -> seating.table().equals(table.number()))
                .map(seating ->
                        new PhonePage.Planned(
                                seating.round().value(),
                                pair(floor, seating, Side.NORTH_SOUTH),
                                pair(floor, seating, Side.EAST_WEST),
                                floor.order(seating).stream().map(one -> one.value()).toList(),
                                floor.order(seating).stream()
                                        .map(board ->
                                                vulnerable(
                                                        new Slot(
                                                                table.section(),
                                                                seating.round(),
                                                                table.number(),
                                                                board)))
                                        .toList()))
                .toList();
    }
}
