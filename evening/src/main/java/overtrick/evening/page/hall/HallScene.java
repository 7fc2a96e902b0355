package overtrick.evening.page.hall;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Side;
import overtrick.evening.page.Moves;
import overtrick.evening.page.PublicScene;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.Roster;
import overtrick.evening.page.result.MatchReports;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Snapshot;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// A tournament as the hall follows it: what everybody may know.
record HallScene(Tournaments tournaments, TournamentId id) implements PublicScene<HallScene.Shown> {

    /// The one part of the page.
    record Shown(long number, HallPart part) {}

    @Override
    public Shown page(Snapshot<TournamentView> view, Words words) {
        var plan = tournaments.plan(id).orElseThrow();
        return new Shown(view.number(), part(view.state(), plan, words));
    }

    @Override
    public List<Region<Shown>> regions() {
        return List.of(new Region<>("evening/hall_part", Shown::part));
    }

    @Override
    public String said(Shown now, Shown before) {
        return "";
    }

    static HallPart part(TournamentView view, TournamentPlan plan, Words words) {
        var section = view.sections().stream().findFirst();
        var clock = section.map(SectionView::section).flatMap(Section::clock);
        int begun = section.map(one -> one.section().begun()).orElse(0);
        int drawn = section.map(one -> one.section().floor().movement().rounds()).orElse(0);
        int rounds = section.isEmpty() ? 0 : Math.max(drawn, plan.planned(Roster.present(view)));
        int shown = begun < drawn ? begun + 1 : begun;
        boolean teams =
                shown > 0 && section.filter(one -> inMatches(one.section(), shown)).isPresent();
        var matches = teams ? MatchReports.of(view, words, "") : Optional.<MatchReports>empty();
        var state = state(view, begun, rounds);
        var roster = Roster.of(view);
        var entered =
                view.entries().stream().filter(one -> !one.withdrawn()).map(Entry::name).toList();
        return new HallPart(
                words,
                view.title(),
                state,
                begun,
                rounds,
                clock.flatMap(Clock::end).map(Instant::toEpochMilli).orElse(0L),
                clock.flatMap(Clock::left).map(Duration::toMillis).orElse(0L),
                clock.filter(one -> !one.isRunning()).isPresent(),
                section.map(SectionView::warnings).orElse(List.of()).stream()
                        .map(Instant::toEpochMilli)
                        .toList(),
                section.filter(_ -> !plan.format().isDrawn())
                        .map(one -> sentence(one.section(), words))
                        .orElse(""),
                teams ? List.of() : rows(view, roster, plan.format().isDrawn()),
                shown,
                matches.map(all -> all.lines(new RoundNumber(shown))).orElse(List.of()),
                matches.map(all -> all.out(new RoundNumber(shown))).orElse(List.of()),
                state == HallPart.State.ENTRY ? entered : List.of(),
                state == HallPart.State.CLOSED
                        ? RankingLines.of(view, plan.format(), roster, words)
                        : List.of());
    }

    /// Whether in the round all teams meet at two tables at once.
    private static boolean inMatches(Section section, int round) {
        var matches = Matches.of(section.floor()).in(new RoundNumber(round));
        return !matches.isEmpty()
                && matches.stream()
                        .allMatch(match ->
                                match.closed().isPresent() && match.round().equals(match.last()));
    }

    private static HallPart.State state(TournamentView view, int begun, int rounds) {
        if (view.closed()) {
            return HallPart.State.CLOSED;
        }
        if (view.sections().isEmpty()) {
            return HallPart.State.ENTRY;
        }
        if (begun == 0) {
            return HallPart.State.SEATED;
        }
        return begun < rounds ? HallPart.State.PLAY : HallPart.State.LAST;
    }

    /// Of the round to come; while none is drawn yet, of the one being played.
    private static List<HallPart.Row> rows(TournamentView view, Roster roster, boolean drawn) {
        var rows = new ArrayList<HallPart.Row>();
        for (var one : view.sections()) {
            var section = one.section();
            section.next()
                    .or(() -> section.round().filter(_ -> drawn))
                    .ifPresent(round ->
                            section.floor()
                                    .movement()
                                    .in(round)
                                    .forEach(at -> rows.add(row(roster, section.floor(), at))));
        }
        return rows;
    }

    private static HallPart.Row row(Roster roster, Floor floor, Seating at) {
        return new HallPart.Row(
                floor.section() + "" + at.table(),
                Roster.numbers(floor, at.northSouth()),
                roster.names(floor, at, Side.NORTH_SOUTH),
                Roster.numbers(floor, at.eastWest()),
                roster.names(floor, at, Side.EAST_WEST),
                Moves.boards(floor, at.set()));
    }

    /// Such as `NS stay · EW to the next higher table · boards to the next lower table`; empty when
    /// not all go the same way.
    private static String sentence(Section section, Words words) {
        var next = section.next();
        if (section.begun() == 0 || next.isEmpty()) {
            return "";
        }
        var movement = section.floor().movement();
        var from = new RoundNumber(section.begun());
        var steps = new HashSet<String>();
        for (var side : Side.values()) {
            steps.add(words.letters(side) + " " + words.get(step(movement, from, side)));
        }
        boolean plain = steps.stream().noneMatch(one -> one.endsWith("?"));
        return plain ? String.join(" · ", steps.stream().sorted().toList().reversed()) : "";
    }

    /// The key of the words for how a side moves; `?` when there is none for all tables.
    private static String step(Movement movement, RoundNumber from, Side side) {
        int tables = movement.tables();
        var steps = new HashSet<Integer>();
        movement.in(from)
                .forEach(at -> {
                    var number = at.at(side).members().getFirst();
                    int step =
                            movement.in(new RoundNumber(from.value() + 1))
                                    .filter(one -> one.at(side).members().contains(number))
                                    .map(one -> one.table().value() - at.table().value())
                                    .findFirst()
                                    .orElse(tables);
                    steps.add(Math.floorMod(step, tables) + (step == tables ? tables : 0));
                });
        if (steps.equals(Set.of(0))) {
            return "ev.step.stay";
        }
        if (steps.equals(Set.of(1))) {
            return "ev.step.up";
        }
        return steps.equals(Set.of(tables - 1)) ? "ev.step.down" : "?";
    }
}
