package overtrick.server.brought;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.evening.tournament.TournamentSummary;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Download;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.table.NewTable;
import overtrick.server.Club;

/// Files that somebody drops on any page, or chooses: they say what they are, and what can be done
/// with them stands beside them.
public final class FileRoutes implements Feature {

    /// Files that are looked at in one go.
    static final int FILES = 12;

    /// Boards of one file that can be looked at each by itself.
    private static final int LOOKED_AT = 200;

    /// How many requests of the largest size are kept.
    private static final long LOTS = 16;

    /// Events that are asked whether the visitor directs them.
    private static final int EVENTS = 40;

    private final Club club;
    private final int largest;
    private final Tray tray;

    /// @param largest bytes of a request
    public FileRoutes(Club club, int largest) {
        this.club = club;
        this.largest = largest;
        this.tray = new Tray(LOTS * largest);
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/files", this::ask);
        routes.postSlow(Right.PLAY, "/files", this::take);
        routes.getSlow(Right.LOOK, "/files/{word}", this::show);
        routes.getSlow(Right.LOOK, "/files/{word}/{ordinal}/ranking", this::rank);
        routes.getSlow(Right.LOOK, "/files/{word}/{ordinal}/ranking/{name}", this::ranking);
        routes.getSlow(Right.LOOK, "/files/{word}/{ordinal}/as/{name}", this::convert);
        routes.postSlow(Right.PLAY, "/files/{word}/{ordinal}/table", this::play);
    }

    private void ask(Visit visit) {
        ask(visit, HttpStatus.OK, "");
    }

    private void ask(Visit visit, HttpStatus status, String wrong) {
        var page = new AskPage(visit.words(), wrong, largest >> 10, FILES);
        var frame = Frame.of(visit, visit.words().get("file.title"));
        visit.page(status, Pages.render("front/files", new Framed<>(frame, page)));
    }

    private void take(Visit visit) {
        visit.limit(Deed.UPLOAD);
        var files = visit.files("file");
        if (files.isEmpty()) {
            ask(visit, HttpStatus.UNPROCESSABLE_CONTENT, visit.words().get("unclear.nofile"));
            return;
        }
        if (files.size() > FILES) {
            ask(
                    visit,
                    HttpStatus.UNPROCESSABLE_CONTENT,
                    visit.words().get("file.many", files.size(), FILES));
            return;
        }
        visit.seeOther("/files/" + tray.put(files.stream().map(this::kept).toList()));
    }

    private Tray.Item kept(Upload file) {
        var words = new ArrayList<String>();
        Recognition.of(file)
                .boards()
                .ifPresent(boards -> {
                    var whole = first(boards.whole(), LOOKED_AT);
                    words.addAll(club.boards().looks().keep(whole));
                    var parts = first(boards.parts(), LOOKED_AT - whole.size());
                    words.addAll(club.boards().looks().keepParts(parts));
                });
        return new Tray.Item(file, words);
    }

    private static <T> List<T> first(List<T> all, int most) {
        return all.subList(0, Math.min(all.size(), most));
    }

    private void show(Visit visit) {
        var parts = new ArrayList<FoundPart>();
        for (var item : lot(visit)) {
            var found = Recognition.of(item.file());
            parts.add(FoundPart.of(parts.size() + 1, item, found, visit.words()));
        }
        String path = "/files/" + visit.ctx().pathParam("word");
        var page = new FoundPage(visit.words(), path, parts, directed(visit));
        var frame = Frame.of(visit, visit.words().get("file.title"));
        visit.page(Pages.render("front/found", new Framed<>(frame, page)));
    }

    /// Events that somebody directs and that are not over, by their codes.
    private Map<String, String> directed(Visit visit) {
        var events = new LinkedHashMap<String, String>();
        visit.person()
                .ifPresent(person ->
                        club.tournaments().latest(EVENTS).stream()
                                .filter(one -> one.stage() != TournamentSummary.Stage.CLOSED)
                                .filter(one -> club.evenings().directs(one.id(), person.id()))
                                .forEach(one -> events.put(one.id().code(), one.title())));
        return events;
    }

    private List<Tray.Item> lot(Visit visit) {
        return tray.find(visit.ctx().pathParam("word"))
                .orElseThrow(() -> visit.unknown("file.gone"));
    }

    private Upload file(Visit visit) {
        var lot = lot(visit);
        String text = visit.ctx().pathParam("ordinal");
        int number = text.matches("\\d{1,3}") ? Integer.parseInt(text) : 0;
        if (number < 1 || number > lot.size()) {
            throw Sorry.notFound("file.gone");
        }
        return lot.get(number - 1).file();
    }

    private static List<PlayedBoard> boards(Upload file) {
        return Recognition.of(file)
                .boards()
                .map(Contents.Boards::whole)
                .filter(whole -> !whole.isEmpty())
                .orElseThrow(() -> Sorry.notFound("file.no.boards"));
    }

    /// A table of one's own, with robots, at which the boards are played in their order.
    private void play(Visit visit) {
        var file = file(visit);
        var dealt =
                boards(file).stream().map(one -> PlayedBoard.dealt(one.board(), Map.of())).toList();
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        try {
            var set = club.boardSets().add(file.name(), Pbn.write(dealt));
            var terms =
                    new DuplicateTerms(
                            new BoardPlan.FromSet(set.id(), set.name()),
                            visit.preferences().systems(),
                            NewTable.customs(visit),
                            visit.preferences().level());
            NewTable.alone(visit, person).open(visit, club.duplicate(), terms);
        } catch (BoardSetException wrong) {
            throw Sorry.unclear("unclear.pbn", String.valueOf(wrong.getMessage()));
        }
    }

    private void convert(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var file = file(visit);
        var target = Conversion.named(visit.ctx().pathParam("name"));
        var done = target.write(boards(file));
        if (done instanceof Conversion.Not(var why)) {
            throw Sorry.unclear("file.not.written", target.label(), why);
        }
        send(visit, stem(file.name()) + "." + target.ending(), ((Conversion.Done) done).bytes());
    }

    private void rank(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var file = file(visit);
        var ranked = ranked(visit, file);
        String path = "/files/%s/%s".formatted(visit.ctx().pathParam("word"), ordinal(visit));
        var page = RankedPage.of(visit.words(), path, file.name(), ranked);
        var frame = Frame.of(visit, visit.words().get("file.ranking"));
        visit.page(Pages.render("front/ranked", new Framed<>(frame, page)));
    }

    private static String ordinal(Visit visit) {
        return visit.ctx().pathParam("ordinal");
    }

    private void ranking(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var file = file(visit);
        var scores =
                ranked(visit, file).scores().orElseThrow(() -> Sorry.notFound("file.no.ranking"));
        var writer = Ranked.FILES.get(visit.ctx().pathParam("name"));
        if (writer == null) {
            throw Sorry.notFound("no.page");
        }
        send(visit, stem(file.name()) + "-" + visit.ctx().pathParam("name"), writer.apply(scores));
    }

    private static Ranked ranked(Visit visit, Upload file) {
        return Recognition.of(file)
                .event()
                .map(event -> Ranked.of(file.name(), event, visit))
                .orElseThrow(() -> Sorry.notFound("file.no.ranking"));
    }

    /// A name that every system takes, without its ending.
    private static String stem(String name) {
        String plain = name.replaceFirst("\\.[^.]*$", "").replaceAll("[^A-Za-z0-9._-]+", "-");
        return plain.isEmpty() || plain.equals("-") ? "file" : plain;
    }

    private static void send(Visit visit, String name, byte[] bytes) {
        Download.send(visit, name, "application/octet-stream", bytes);
    }
}
