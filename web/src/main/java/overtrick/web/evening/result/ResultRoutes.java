package overtrick.web.evening.result;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.club.Club;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.ranking.RankingPbn;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.door.Deed;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.Links;
import overtrick.web.evening.pdf.HandRecords;
import overtrick.web.evening.pdf.Hands;
import overtrick.web.evening.pdf.HonourLetters;
import overtrick.web.evening.pdf.RankingPdf;

/// The results of an event at their permanent address.
public final class ResultRoutes {

    private static final String PDF = "application/pdf";

    private final Club club;
    private final HandRecords records = new HandRecords();

    public ResultRoutes(Club club) {
        this.club = club;
    }

    public void addTo(Routes routes) {
        routes.get("/events/{code}", this::ranking);
        routes.get("/events/{code}/boards/{board}", this::board);
        routes.get("/events/{code}/pairs/{number}", this::card);
        routes.get("/events/{code}/files/{name}", this::file);
        routes.get("/events/{code}/rounds/{round}", this::round);
        routes.get("/events/{code}/matches/{round}/{table}", this::match);
        routes.get("/events/{code}/cross", this::cross);
        routes.get("/events/{code}/bracket", this::bracket);
        routes.get("/events/{code}/progress", this::progress);
    }

    private MatchReports matches(EventVisit event) {
        return reports(event, links(event))
                .matches()
                .orElseThrow(() -> Sorry.notFound("ev.no.matches"));
    }

    private static int number(Visit visit, String name) {
        String text = visit.ctx().pathParam(name);
        return text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
    }

    private void round(Visit visit) {
        var event = EventVisit.of(visit, club);
        int round = number(visit, "round");
        var page =
                matches(event).round(round).orElseThrow(() -> Sorry.notFound("ev.no.round", round));
        show(visit, "evening/result_round", visit.words().get("ev.matches.of", round), page);
    }

    private void match(Visit visit) {
        var event = EventVisit.of(visit, club);
        var page =
                matches(event)
                        .match(number(visit, "round"), number(visit, "table"))
                        .orElseThrow(() -> Sorry.notFound("ev.no.match"));
        String title = page.home().name() + " – " + page.away().name();
        show(visit, "evening/result_match", title, page);
    }

    private void cross(Visit visit) {
        var event = EventVisit.of(visit, club);
        if (!reports(event, links(event)).hasCross()) {
            throw Sorry.notFound("ev.no.cross");
        }
        show(visit, "evening/result_cross", visit.words().get("ev.cross"), matches(event).cross());
    }

    private void bracket(Visit visit) {
        var event = EventVisit.of(visit, club);
        var reports = reports(event, links(event));
        if (!reports.hasBracket()) {
            throw Sorry.notFound("ev.no.bracket");
        }
        var page =
                new BracketReport(matches(event), visit.words())
                        .page(links(event), reports.title());
        show(visit, "evening/result_bracket", visit.words().get("ev.bracket"), page);
    }

    private void progress(Visit visit) {
        var event = EventVisit.of(visit, club);
        visit.limit(Deed.ANALYSIS);
        var page =
                reports(event, links(event))
                        .progress()
                        .orElseThrow(() -> Sorry.notFound("ev.no.progress"));
        show(visit, "evening/result_progress", visit.words().get("ev.progress"), page);
    }

    private Reports reports(EventVisit event, Links links) {
        var view = event.asVisitor().state();
        return new Reports(view, event.plan(), event.words(), links, hands(event, view));
    }

    /// The cards of what is played here: for a director who does not play all, for others what the
    /// whole field has played.
    private Hands hands(EventVisit event, TournamentView view) {
        var played =
                view.results().stream()
                        .map(line -> line.slot().board())
                        .collect(Collectors.toSet());
        var known =
                event.seesAllCards()
                        ? club.online().dealt(event.id())
                        : club.online().open(event.id());
        var boards = known.stream().filter(board -> played.contains(board.number())).toList();
        return new Hands(boards, records);
    }

    private static Links links(EventVisit event) {
        return new Links(event.path(""));
    }

    private void ranking(Visit visit) {
        var event = EventVisit.of(visit, club);
        boolean entering = event.asPublic().state().sections().isEmpty();
        if (entering && club.online().plan(event.id()).isPresent()) {
            visit.seeOther(event.path("/join"));
            return;
        }
        var reports = reports(event, links(event));
        var page =
                reports.ranking(when(event), event.directs())
                        .with(club.season().series().of(event.id()));
        show(visit, "evening/result_ranking", reports.title(), page);
    }

    private static String when(EventVisit event) {
        return event.asPublic().state().sections().stream()
                .findFirst()
                .flatMap(one -> one.section().clock())
                .map(clock -> event.words().day(clock.started()))
                .orElse("");
    }

    private static void show(Visit visit, String template, String title, Record page) {
        visit.page(Pages.render(template, new Framed<>(Frame.of(visit, title), page)));
    }

    private void board(Visit visit) {
        var event = EventVisit.of(visit, club);
        String number = visit.ctx().pathParam("board");
        var page =
                number.matches("\\d{1,4}")
                        ? reports(event, links(event)).traveller(Integer.parseInt(number))
                        : Optional.<TravellerPage>empty();
        show(
                visit,
                "evening/result_traveller",
                visit.words().get("ev.board", number),
                page.orElseThrow(() -> Sorry.notFound("ev.no.board.yet", number))
                        .withLook(look(event, Integer.parseInt(number))));
    }

    /// The board with its cards, as one of the tables in the program has played it; empty before
    /// the whole field has.
    private String look(EventVisit event, int board) {
        return club.history()
                .ofEvent(event.id().code(), board)
                .filter(one -> club.history().maySee(one, Optional.empty()))
                .map(one -> "/tables/%s/boards/%d".formatted(one.table().code(), one.ordinal()))
                .orElse("");
    }

    private void card(Visit visit) {
        var event = EventVisit.of(visit, club);
        String number = visit.ctx().pathParam("number");
        var page =
                reports(event, links(event))
                        .card(number)
                        .orElseThrow(() -> Sorry.notFound("ev.no.pair", number));
        show(visit, "evening/result_card", page.name(), page);
    }

    private void file(Visit visit) {
        var event = EventVisit.of(visit, club);
        visit.limit(Deed.ANALYSIS);
        String name = visit.ctx().pathParam("name");
        if (name.endsWith(".pdf") || name.equals("hands.pbn")) {
            paper(event, name);
            return;
        }
        boolean folder = name.equals("results.zip");
        var reports = reports(event, folder ? Links.FOLDER : links(event));
        var scores = reports.scores().orElseThrow(() -> Sorry.notFound("ev.no.scores"));
        switch (name) {
            case "ranking.pbn" -> send(visit, name, "application/x-pbn", RankingPbn.of(scores));
            case "ranking.json" ->
                    send(visit, name, "application/json", utf8(RankingJson.of(scores)));
            case "results.csv" -> send(visit, name, "text/csv", utf8(ResultCsv.of(scores)));
            case "results.zip" -> {
                var frame = Frame.of(visit, reports.title());
                send(visit, name, "application/zip", Folder.zip(reports, frame, when(event)));
            }
            default -> throw Sorry.notFound("no.page");
        }
    }

    private void paper(EventVisit event, String name) {
        var visit = event.visit();
        var reports = reports(event, links(event));
        boolean hands = name.startsWith("hands.");
        if (hands && reports.hands().isEmpty()) {
            throw Sorry.notFound("ev.no.hands");
        }
        switch (name) {
            case "hands.pbn" ->
                    send(visit, name, "application/x-pbn", reports.hands().pbn(reports.title()));
            case "hands.pdf" ->
                    send(
                            visit,
                            name,
                            PDF,
                            reports.hands()
                                    .pdf(
                                            reports.title(),
                                            when(event),
                                            letters(visit),
                                            visit.words()));
            case "ranking.pdf" ->
                    send(
                            visit,
                            name,
                            PDF,
                            RankingPdf.of(
                                    reports.title(), when(event), reports.lists(), visit.words()));
            default -> throw Sorry.notFound("no.page");
        }
    }

    /// Those that were asked for, or those of the reader's language.
    private static HonourLetters letters(Visit visit) {
        String word = visit.param("letters");
        return word.isEmpty()
                ? HonourLetters.of(visit.words().locale())
                : HonourLetters.named(word)
                        .orElseThrow(() -> Sorry.unclear("ev.unclear.letters", word));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static void send(Visit visit, String name, String type, byte[] content) {
        visit.ctx()
                .header("Cache-Control", "no-store")
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .contentType(type)
                .result(content);
    }
}
