package overtrick.evening.page.hall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.cards.Side;
import overtrick.evening.page.Changes;
import overtrick.evening.page.Moves;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.Roster;
import overtrick.evening.page.result.MatchReports;
import overtrick.evening.tournament.Format;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.change.RoundChange;
import overtrick.page.Words;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// The rounds on the projector: who sits where now, and where everybody goes next.
record RoundsShown(TournamentView view, Format format, Roster roster, Words words) {

    /// The round being played, and the one to come.
    List<HallPart.Shown> all() {
        int begun =
                view.sections().stream()
                        .map(SectionView::section)
                        .mapToInt(Section::begun)
                        .max()
                        .orElse(0);
        return Stream.of(shown(begun, false), shown(begun + 1, true))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<HallPart.Shown> shown(int value, boolean next) {
        var floors =
                value == 0
                        ? List.<Floor>of()
                        : Roster.floors(view).stream()
                                .filter(one -> value <= one.movement().rounds())
                                .toList();
        if (floors.isEmpty()) {
            return Optional.empty();
        }
        var round = new RoundNumber(value);
        boolean teams = inMatches(floors.getFirst(), round);
        var matches = teams ? MatchReports.of(view, words, "") : Optional.<MatchReports>empty();
        return Optional.of(
                new HallPart.Shown(
                        value,
                        next,
                        format.isDrawn() || teams ? List.of() : moves(floors, round),
                        teams ? List.of() : rows(floors, round),
                        matches.map(all -> all.lines(round)).orElse(List.of()),
                        matches.map(all -> all.out(round)).orElseGet(() -> out(floors, round))));
    }

    /// Whether in the round all teams meet at two tables at once.
    private static boolean inMatches(Floor floor, RoundNumber round) {
        var matches = Matches.of(floor).in(round);
        return !matches.isEmpty()
                && matches.stream()
                        .allMatch(match ->
                                match.closed().isPresent() && match.round().equals(match.last()));
    }

    /// How people and boards go; sections that go in different ways are named.
    private List<String> moves(List<Floor> floors, RoundNumber round) {
        var each = floors.stream().map(floor -> Changes.of(floor, round, words)).toList();
        if (each.stream().distinct().count() == 1) {
            return each.getFirst();
        }
        var moves = new ArrayList<String>();
        for (int i = 0; i < floors.size(); i++) {
            String section = words.get("ev.section", floors.get(i).section());
            each.get(i).forEach(one -> moves.add(words.get("ev.change.of", section, one)));
        }
        return moves;
    }

    private List<HallPart.Row> rows(List<Floor> floors, RoundNumber round) {
        var rows = new ArrayList<HallPart.Row>();
        for (var floor : floors) {
            var switched = RoundChange.to(floor.movement(), round).switched();
            floor.movement()
                    .in(round)
                    .forEach(at ->
                            rows.add(
                                    new HallPart.Row(
                                            floor.section() + "" + at.table(),
                                            Roster.numbers(floor, at.northSouth()),
                                            roster.names(floor, at, Side.NORTH_SOUTH),
                                            Roster.numbers(floor, at.eastWest()),
                                            roster.names(floor, at, Side.EAST_WEST),
                                            Moves.boards(floor, at.set()),
                                            switched.contains(at.table()))));
        }
        return rows;
    }

    private List<String> out(List<Floor> floors, RoundNumber round) {
        var lists = RankingLines.of(view, format, roster, words);
        var out = new ArrayList<String>();
        for (var floor : floors) {
            for (var number : RoundChange.to(floor.movement(), round).out()) {
                out.add(sitsOut(floor, number, lists));
            }
        }
        return out;
    }

    /// Such as `7 Lan – Minh (place 3, 54.17 %)`; without a place before the first result.
    private String sitsOut(Floor floor, EntryNumber number, List<RankingLines> lists) {
        String worn = floor.section() + "" + number;
        String name = roster.entry(floor, number).map(one -> one.name()).orElse("?");
        return lists.stream()
                .flatMap(list -> standing(list, worn, name).stream())
                .findFirst()
                .orElse(worn + " " + name);
    }

    private Optional<String> standing(RankingLines list, String worn, String name) {
        String percent = list.unit().equals("%") ? "%" : "";
        return list.lines().stream()
                .filter(line -> line.number().equals(worn) && line.boards() > 0)
                .findFirst()
                .map(line ->
                        words.get(
                                "ev.out.stands", worn, name, line.place(), line.value() + percent));
    }
}
