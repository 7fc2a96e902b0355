package overtrick.evening.page.paper;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Moves;
import overtrick.evening.page.Roster;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Question;
import overtrick.tournament.view.TournamentView;

/// What a club prints that plays with pencils: a guide card for each pair, travellers for the
/// boards, slips for the rounds, with everything filled in that the movement knows.
record SheetRoutes(Evenings evenings) {

    void addTo(Routes routes) {
        routes.getSlow(
                Right.DIRECT, "/events/{code}/console/guides", visit -> show(visit, "guides"));
        routes.getSlow(
                Right.DIRECT,
                "/events/{code}/console/travellers",
                visit -> show(visit, "travellers"));
        routes.getSlow(Right.DIRECT, "/events/{code}/console/slips", visit -> show(visit, "slips"));
    }

    private void show(Visit visit, String kind) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var view = event.asDirector().state();
        if (view.sections().isEmpty()) {
            throw Sorry.unclear("ev.cards.later");
        }
        var maker = new Maker(view, Roster.of(view), visit.words());
        var page =
                switch (kind) {
                    case "guides" -> maker.guides(event.path(""));
                    case "travellers" -> maker.travellers(event.path(""));
                    default -> maker.slips(event.path(""));
                };
        var frame = Frame.of(visit, visit.words().get("ev.sheets." + kind));
        visit.page(Pages.render("evening/paper_sheets", new Framed<>(frame, page)));
    }

    /// Makes the sheets of an event.
    private record Maker(TournamentView view, Roster roster, Words words) {

        private List<String> heads(String... keys) {
            return Stream.of(keys).map(words::get).toList();
        }

        /// The columns that are filled in by hand, with the lead where the director asks for it.
        private List<String> heads(List<String> known) {
            boolean lead = view.particulars().told().asks(Question.LEAD);
            var written =
                    Stream.of(
                            "ev.sheet.contract",
                            "ev.sheet.by",
                            lead ? "ev.lead" : "",
                            "ev.sheet.tricks",
                            "ev.sheet.plus.NS",
                            "ev.sheet.plus.EW");
            return Stream.concat(known.stream(), written)
                    .filter(key -> !key.isEmpty())
                    .map(words::get)
                    .toList();
        }

        SheetsPage guides(String path) {
            var sheets = new ArrayList<SheetsPage.Sheet>();
            for (var floor : Roster.floors(view)) {
                for (var number : floor.wearers().keySet()) {
                    if (roster.entry(floor, number).isPresent()) {
                        sheets.add(guide(floor, number));
                    }
                }
            }
            var columns =
                    heads("ev.round", "ev.table.head", "ev.guide.against", "ev.boards.carried");
            return new SheetsPage(words, path, "guides", columns, columns.size(), sheets);
        }

        private SheetsPage.Sheet guide(Floor floor, EntryNumber number) {
            var rows = new ArrayList<List<String>>();
            for (int round = 1; round <= floor.movement().rounds(); round++) {
                var here = at(floor, number, new RoundNumber(round));
                rows.add(
                        here.map(one -> row(floor, number, one))
                                .orElse(List.of("" + round, words.get("ev.sits.out"), "", "")));
            }
            String name = roster.entry(floor, number).map(Entry::name).orElse("");
            return new SheetsPage.Sheet(floor.section() + "" + number, name, rows);
        }

        private static Optional<Seating> at(Floor floor, EntryNumber number, RoundNumber round) {
            return floor.movement().in(round).filter(one -> one.seats(number)).findFirst();
        }

        private List<String> row(Floor floor, EntryNumber number, Seating here) {
            boolean northSouth = here.northSouth().members().contains(number);
            var others = here.at(northSouth ? Side.EAST_WEST : Side.NORTH_SOUTH);
            return List.of(
                    "" + here.round(),
                    Moves.place(floor, here, number, words),
                    Roster.numbers(floor, others),
                    Moves.order(floor, here));
        }

        SheetsPage travellers(String path) {
            var boards =
                    new TreeMap<BoardNumber, List<List<String>>>(
                            Comparator.comparingInt(BoardNumber::value));
            for (var floor : Roster.floors(view)) {
                floor.movement().seatings().stream()
                        .sorted(Comparator.comparing(Seating::round))
                        .forEach(here ->
                                floor.boards(here.set())
                                        .forEach(board ->
                                                boards.computeIfAbsent(
                                                                board, _ -> new ArrayList<>())
                                                        .add(met(floor, here))));
            }
            var sheets = new ArrayList<SheetsPage.Sheet>();
            boards.forEach((board, rows) ->
                    sheets.add(
                            new SheetsPage.Sheet(
                                    words.get("ev.board", board.value()), dealt(board), rows)));
            var columns =
                    heads(
                            List.of(
                                    "ev.round",
                                    "ev.table.head",
                                    "side.letters.NS",
                                    "side.letters.EW"));
            return new SheetsPage(words, path, "travellers", columns, 4, sheets);
        }

        private static List<String> met(Floor floor, Seating here) {
            return List.of(
                    "" + here.round(),
                    floor.section() + "" + here.table(),
                    Roster.numbers(floor, here.northSouth()),
                    Roster.numbers(floor, here.eastWest()));
        }

        private String dealt(BoardNumber board) {
            return words.get(
                    "ev.dealer.vul", words.name(board.dealer()), words.name(board.vulnerability()));
        }

        SheetsPage slips(String path) {
            var sheets = new ArrayList<SheetsPage.Sheet>();
            for (var floor : Roster.floors(view)) {
                floor.movement().seatings().stream()
                        .sorted(Comparator.comparing(Seating::table).thenComparing(Seating::round))
                        .forEach(here -> sheets.add(slip(floor, here)));
            }
            var columns = heads(List.of("ev.board.head"));
            return new SheetsPage(words, path, "slips", columns, 1, sheets);
        }

        private SheetsPage.Sheet slip(Floor floor, Seating here) {
            String table = floor.section() + "" + here.table();
            String pairs =
                    "%s %s – %s %s"
                            .formatted(
                                    words.letters(Side.NORTH_SOUTH),
                                    Roster.numbers(floor, here.northSouth()),
                                    words.letters(Side.EAST_WEST),
                                    Roster.numbers(floor, here.eastWest()));
            return new SheetsPage.Sheet(
                    words.get("ev.round.table", here.round(), table),
                    pairs,
                    floor.order(here).stream().map(board -> List.of("" + board.value())).toList());
        }
    }
}
