package overtrick.boards.page;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.boards.PlayedBoards;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.formats.ReadingLimits;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.house.codes.TableId;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Upload;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Agreements;

/// Boards from elsewhere: pasted, from a file, or from the link of a viewer.
public final class LookRoutes implements Feature {

    /// Boards of one text that are shown.
    private static final int MOST = 200;

    /// Stands where a table of ours would: nothing is asked of it.
    private static final TableId ELSEWHERE = new TableId("ZZZZZ");

    private final PlayedBoards archive;
    private final Analyses analyses = new Analyses((_, _) -> {});

    public LookRoutes(PlayedBoards archive) {
        this.archive = archive;
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/look", visit -> ask(visit, ""));
        routes.postSlow("/look", this::look);
        routes.get("/look/{word}", visit -> show(visit));
        routes.get("/look/{word}/analysis", visit -> shown(visit).analysis());
        routes.get("/look/{word}/decided", visit -> shown(visit).decidedAlone());
    }

    @Override
    public void close() {
        analyses.close();
    }

    private static void ask(Visit visit, String text) {
        var frame = Frame.of(visit, visit.words().get("door.look"));
        var page = new LookPage(text, List.of(), visit.words());
        visit.page(Pages.render("look/page", new Framed<>(frame, page)));
    }

    private void look(Visit visit) {
        visit.limit(Deed.UPLOAD);
        byte[] text = text(visit);
        var found = AnyBoards.read(text, ReadingLimits.UPLOAD);
        if (found.boards().isEmpty()) {
            throw Sorry.unclear("look.nothing");
        }
        var boards = found.boards().subList(0, Math.min(MOST, found.boards().size()));
        var words = archive.looks().keep(boards);
        if (words.size() == 1) {
            visit.seeOther("/look/" + words.getFirst());
            return;
        }
        var entries = new ArrayList<LookPage.Entry>();
        for (int at = 0; at < boards.size(); at++) {
            entries.add(new LookPage.Entry(words.get(at), boards.get(at)));
        }
        var frame = Frame.of(visit, visit.words().get("door.look"));
        var page = new LookPage("", List.copyOf(entries), visit.words());
        visit.page(Pages.render("look/page", new Framed<>(frame, page)));
    }

    private static byte[] text(Visit visit) {
        return visit.file("file")
                .map(Upload::bytes)
                .orElseGet(() -> visit.param("text").getBytes(StandardCharsets.UTF_8));
    }

    private void show(Visit visit) {
        var show = shown(visit);
        var board = board(visit);
        if (isWhole(board)) {
            show.page(Optional.empty());
        } else {
            show.deal();
        }
    }

    private PlayedBoard board(Visit visit) {
        return archive.looks()
                .board(visit.ctx().pathParam("word"))
                .orElseThrow(() -> visit.unknown("no.looked"));
    }

    /// Whether it was bid to the end and its result is known.
    private static boolean isWhole(PlayedBoard board) {
        return board.auction().filter(Auction::isOver).isPresent() && board.result().isPresent();
    }

    private BoardShow shown(Visit visit) {
        String word = visit.ctx().pathParam("word");
        return new BoardShow(
                archive,
                analyses,
                visit,
                finished(board(visit)),
                Home.look(word),
                Optional.empty());
    }

    /// What was only dealt stands here as passed out, for the analysis of its cards.
    private static FinishedBoard finished(PlayedBoard board) {
        boolean whole = isWhole(board);
        var auction = whole ? board.auction().orElseThrow() : passedOut(board);
        var notes =
                board.notes().entrySet().stream()
                        .filter(_ -> whole)
                        .collect(
                                Collectors.toMap(
                                        Map.Entry::getKey, note -> Meaning.said(note.getValue())));
        var meanings = new ArrayList<Optional<Meaning>>();
        for (int place = 0; place < auction.calls().size(); place++) {
            meanings.add(Optional.ofNullable(notes.get(place)));
        }
        return new FinishedBoard(
                ELSEWHERE,
                1,
                Instant.EPOCH,
                board.board(),
                Optional.empty(),
                auction,
                meanings,
                whole ? board.cards() : List.of(),
                whole ? board.result().orElseThrow() : new Result.PassedOut(),
                names(board),
                Optional.empty(),
                Agreements.STANDARD,
                Optional.empty(),
                Optional.empty());
    }

    private static Auction passedOut(PlayedBoard board) {
        var auction = Auction.openedBy(board.board().dealer());
        for (int pass = 0; pass < Seat.values().length; pass++) {
            auction = auction.with(Call.Word.PASS);
        }
        return auction;
    }

    private static Map<Seat, String> names(PlayedBoard board) {
        var names = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            board.player(seat).ifPresent(name -> names.put(seat, name));
        }
        return names;
    }
}
