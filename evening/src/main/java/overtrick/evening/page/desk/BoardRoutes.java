package overtrick.evening.page.desk;

import io.javalin.http.HttpStatus;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.PlaceText;
import overtrick.evening.page.Roster;
import overtrick.movement.Seating;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// Boards on the director's desk: corrections, adjusted, weighted and split scores.
final class BoardRoutes {

    private static final int PARTS = 3;

    private static final BigDecimal WHOLE = BigDecimal.valueOf(100);

    private static final Pattern SHARE = Pattern.compile("\\d{1,3}(?:\\.\\d{1,2})?");

    private final Evenings evenings;

    BoardRoutes(Evenings evenings) {
        this.evenings = evenings;
    }

    void addTo(Routes routes) {
        routes.getSlow(Right.RECORD, "/events/{code}/console/boards/{board}", this::show);
        routes.getSlow(Right.RECORD, "/events/{code}/console/grid", this::grid);
        routes.getSlow(Right.RECORD, "/events/{code}/console/effect", this::effect);
        routes.post(Right.RECORD, "/events/{code}/console/rule", this::rule);
        routes.post(Right.DIRECT, "/events/{code}/console/note", this::note);
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        expectPlayed(event, number(visit.ctx().pathParam("board")));
        int wanted = number(visit.ctx().pathParam("board"));
        var boards =
                view.results().stream()
                        .map(line -> line.slot().board().value())
                        .distinct()
                        .sorted()
                        .toList();
        if (!boards.contains(wanted)) {
            throw Sorry.notFound("ev.no.board", wanted);
        }
        var board = new BoardNumber(wanted);
        var words = visit.words();
        var page =
                new BoardPage(
                        words,
                        event.path(""),
                        wanted,
                        words.name(board.dealer()),
                        words.name(board.vulnerability()),
                        boards,
                        BoardLines.of(view, board, evenings.online().dealt(event.id()), words),
                        visit.param("place"),
                        tables(view),
                        event.directs());
        var frame = Frame.of(visit, words.get("ev.board", wanted));
        visit.page(Pages.render("evening/desk_board", new Framed<>(frame, page)));
    }

    private static List<String> tables(TournamentView view) {
        return view.results().stream()
                .map(line -> line.slot().at())
                .distinct()
                .sorted()
                .map(Section.Table::toString)
                .toList();
    }

    /// A director who plays leaves a board to others as long as they have it before them.
    static void expectPlayed(EventVisit event, int board) {
        if (event.ahead().stream().anyMatch(one -> one.value() == board)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("ev.own.ahead", board));
        }
    }

    private void grid(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asConsole().state();
        var words = visit.words();
        var tables =
                view.results().stream().map(line -> line.slot().at()).distinct().sorted().toList();
        var boards = new TreeMap<Integer, Map<Section.Table, GridPage.Cell>>();
        for (var line : view.results()) {
            boards.computeIfAbsent(line.slot().board().value(), _ -> new HashMap<>())
                    .put(line.slot().at(), cell(line, words));
        }
        var lines = new ArrayList<GridPage.Line>();
        boards.forEach((board, cells) ->
                lines.add(
                        new GridPage.Line(
                                board,
                                tables.stream()
                                        .map(table -> cells.getOrDefault(table, GridPage.Cell.NONE))
                                        .toList())));
        var page =
                new GridPage(
                        words,
                        event.path(""),
                        tables.stream().map(Section.Table::toString).toList(),
                        lines);
        var frame = Frame.of(visit, words.get("ev.grid"));
        visit.page(Pages.render("evening/desk_grid", new Framed<>(frame, page)));
    }

    private static GridPage.Cell cell(ResultLine line, Words words) {
        var outcome = line.slip().flatMap(Slip::outcome);
        return new GridPage.Cell(
                PlaceText.of(line.slot()),
                line.slip().map(BoardLines::css).orElse("open"),
                outcome.map(one -> ResultText.of(one, words)).orElse(""),
                outcome.map(one -> ResultText.points(one, words)).orElse(""));
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException none) {
            throw Sorry.notFound("ev.no.board", text);
        }
    }

    /// What was typed as one text, or put together of parts with weights.
    private static Outcome outcome(Visit visit, Slot slot) {
        String both = parts(visit, "ns");
        String eastWest = parts(visit, "ew");
        String text = visit.param("result");
        if (!both.isEmpty()) {
            text = eastWest.isEmpty() ? both : "NS " + both + " EW " + eastWest;
        }
        if (text.isBlank()) {
            throw Sorry.unclear("ev.unclear.result", "");
        }
        return ResultText.parse(text, slot.board());
    }

    private static String parts(Visit visit, String side) {
        var parts = new ArrayList<String>();
        var sum = BigDecimal.ZERO;
        for (int part = 1; part <= PARTS; part++) {
            String result = visit.param(side + "result" + part).strip().replaceAll("\\s+", "");
            String weight = visit.param(side + "weight" + part).strip().replace(',', '.');
            if (!result.isEmpty()) {
                String share = weight.replace("%", "").strip();
                parts.add(share.isEmpty() ? result : share + "% " + result);
                sum = SHARE.matcher(share).matches() ? sum.add(new BigDecimal(share)) : sum;
            }
        }
        if (parts.size() > 1 && sum.signum() > 0 && sum.compareTo(WHOLE) != 0) {
            throw Sorry.unclear("ev.unclear.sum", sum.toPlainString());
        }
        return String.join(" ", parts);
    }

    private void effect(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        var slot = PlaceText.read(visit);
        expectPlayed(event, slot.board().value());
        visit.page(Pages.render("evening/desk_effect", effect(visit, view, slot)));
    }

    /// While a ruling is being typed, what is missing stands where the cost will stand.
    private static Effect effect(Visit visit, TournamentView view, Slot slot) {
        try {
            var outcome = outcome(visit, slot);
            var scores = view.standing().scores().orElseThrow(() -> Sorry.unclear("ev.no.scores"));
            return effect(view, scores, slot, outcome, visit.words());
        } catch (Sorry unclear) {
            return new Effect(visit.words(), unclear.sentence(visit.words()), List.of());
        }
    }

    private static Effect effect(
            TournamentView view, Scores scores, Slot slot, Outcome outcome, Words words) {
        var floor =
                Roster.floors(view).stream()
                        .filter(one -> one.section().equals(slot.section()))
                        .findFirst();
        var at = floor.flatMap(one -> one.at(slot));
        if (floor.isEmpty() || at.isEmpty()) {
            throw Sorry.unclear("ev.board.not.there", slot.board().value(), slot.at());
        }
        var contestants = new ArrayList<Contestant>();
        for (var side : Side.values()) {
            var planned = view.side(slot, side);
            contestants.add(new Contestant(contestant(view, floor.get(), at.get(), planned)));
        }
        return Effect.of(scores, slot, contestants, view.particulars().form(slot), outcome, words);
    }

    private static String contestant(TournamentView view, Floor floor, Seating at, Side side) {
        var number = at.at(side).members().getFirst();
        return Optional.ofNullable(floor.wearers().get(number))
                .flatMap(entry -> Roster.of(view).number(entry))
                .map(Contestant::id)
                .orElseGet(() -> Roster.numbers(floor, at.at(side)));
    }

    private void rule(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var slot = PlaceText.read(visit);
        event.direct(visit.param("why").strip(), new Act.Rule(slot, outcome(visit, slot)));
        backToBoard(visit, event, slot);
    }

    /// Something to look at again, an appeal, or that it is settled.
    private void note(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var slot = PlaceText.read(visit);
        var matter = visit.oneOf("matter", Act.Matter.values(), "ev.unclear.matter");
        event.direct(visit.param("why").strip(), new Act.Note(slot, matter));
        backToBoard(visit, event, slot);
    }

    private static void backToBoard(Visit visit, EventVisit event, Slot slot) {
        String page =
                "/console/boards/%d?place=%s"
                        .formatted(
                                slot.board().value(),
                                URLEncoder.encode(PlaceText.of(slot), StandardCharsets.UTF_8));
        if (visit.byScript()) {
            visit.ctx().header("HX-Refresh", "true");
        }
        event.done(event.path(page));
    }
}
