package overtrick.evening.page.result;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridgetable.paper.HandSheet;
import overtrick.bridgetable.paper.HonourLetters;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.pdf.Press;
import overtrick.evening.page.pdf.RankingPdf;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.ranking.RankingPbn;
import overtrick.formats.ranking.RankingUsebio;
import overtrick.formats.ranking.RankingUsebio.About;
import overtrick.formats.ranking.RankingUsebio.Version;
import overtrick.formats.results.CsvWriter;
import overtrick.page.Download;
import overtrick.page.Frame;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.back.BackRoom.Length;
import overtrick.page.door.Deed;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;

/// The results of an event as files.
record FileRoutes(Evenings evenings, Press press) {

    private static final String PDF = "application/pdf";

    /// Files by their names, and what they are.
    private static final Map<String, String> TYPES =
            Map.of(
                    "ranking.pbn", "application/x-pbn",
                    "ranking.json", "application/json",
                    "usebio.xml", "application/xml",
                    "results.csv", "text/csv",
                    "results.zip", "application/zip",
                    "hands.pbn", "application/x-pbn",
                    "hands.pdf", PDF,
                    "ranking.pdf", PDF);

    void addTo(Routes routes) {
        routes.get(Right.LOOK, "/events/{code}/files/{name}", this::file);
    }

    private void file(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        visit.limit(Deed.ANALYSIS);
        String name = visit.ctx().pathParam("name");
        var type = Optional.ofNullable(TYPES.get(name)).or(() -> CurveFiles.type(name));
        if (type.isEmpty()) {
            throw Sorry.notFound("no.page");
        }
        var letters = letters(visit);
        var sheet = HandSheet.asked(visit);
        String when = Press.when(event);
        var frame = Frame.of(visit, event.asPublic().state().title());
        var links = Press.links(event);
        byte[] content =
                name.equals("results.zip")
                        ? site(event, frame)
                        : press.made(
                                event,
                                Length.FILE,
                                frame,
                                List.of(name, letters, sheet),
                                (view, hands) -> {
                                    var reports =
                                            new Reports(
                                                    view,
                                                    event.plan(),
                                                    visit.words(),
                                                    links,
                                                    hands);
                                    return file(name, reports, frame, when, sheet, letters);
                                });
        Download.send(visit, name, type.get(), content);
    }

    /// A folder to be published: what everybody may know, even for the director.
    private byte[] site(EventVisit event, Frame frame) {
        var key =
                List.of(
                        "results.zip",
                        event.id(),
                        event.asPublic().number(),
                        event.plan(),
                        evenings.online().open(event.id()).size(),
                        frame.words().code(),
                        evenings.edition());
        var alone = frame.alone(frame.words(), "auto");
        return event.visit()
                .document(
                        Length.FILE,
                        key,
                        () ->
                                Folder.zip(
                                        new EventSite(evenings, press.records())
                                                .of(event.id(), alone)));
    }

    private static byte[] file(
            String name,
            Reports reports,
            Frame frame,
            String when,
            HandSheet sheet,
            HonourLetters letters) {
        if (name.startsWith("hands.") && reports.hands().isEmpty()) {
            throw Sorry.notFound("ev.no.hands");
        }
        String title = reports.title();
        var words = frame.words();
        return switch (name) {
            case "ranking.pbn" -> RankingPbn.of(scores(reports), ranked(reports), reports.leads());
            case "ranking.json" ->
                    utf8(RankingJson.of(scores(reports), ranked(reports), reports.grades()));
            case "usebio.xml" ->
                    RankingUsebio.of(scores(reports), ranked(reports), Version.V1_2, About.NOTHING);
            case "results.csv" -> utf8(CsvWriter.of(scores(reports).results(), reports.beside()));
            case "hands.pbn" -> reports.hands().pbn(title);
            case "hands.pdf" -> reports.hands().pdf(title, when, sheet, letters, words);
            case String curve when CurveFiles.type(curve).isPresent() ->
                    utf8(CurveFiles.of(curve, reports));
            default -> RankingPdf.of(title, when, reports.lists(), words);
        };
    }

    private static Scores scores(Reports reports) {
        return reports.scores().orElseThrow(() -> Sorry.notFound("ev.no.scores"));
    }

    private static Ranking ranked(Reports reports) {
        return reports.ranking()
                .orElseThrow(() ->
                        reports.complaint().isEmpty()
                                ? Sorry.notFound("ev.no.scores")
                                : new Sorry(HttpStatus.NOT_FOUND, _ -> reports.complaint()));
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
}
