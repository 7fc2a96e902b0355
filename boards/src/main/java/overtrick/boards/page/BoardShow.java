package overtrick.boards.page;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.Comparison;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.page.Explained;
import overtrick.bridgetable.page.GivenWords;
import overtrick.bridgetable.page.Verdict;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.house.table.Member;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;

/// A finished board as a visitor may see it, whatever the address under which it is shown.
///
/// @param home the address of its page
/// @param seat where the visitor sat when it ended
/// @param told how it came out, where it is not scored as boards are
record BoardShow(
        PlayedBoards archive,
        Analyses analyses,
        Visit visit,
        FinishedBoard board,
        Home home,
        Optional<Seat> seat,
        Optional<String> told) {

    private static final int CARDS = 52;

    /// How long a page waits for an analysis before it asks again.
    private static final Duration PATIENCE = Duration.ofSeconds(15);

    /// A board whose result is told as a contract, and with what its game gave for it where that
    /// keeps a score of its own.
    BoardShow(
            PlayedBoards archive,
            Analyses analyses,
            Visit visit,
            FinishedBoard board,
            Home home,
            Optional<Seat> seat) {
        this(archive, analyses, visit, board, home, seat, told(board, visit.words()));
    }

    private static Optional<String> told(FinishedBoard board, Words words) {
        String outcome =
                board.result() instanceof Result.PassedOut
                        ? words.get("social.passedout")
                        : Verdict.contract(board.result(), words);
        return board.given().map(given -> GivenWords.told(outcome, given, words));
    }

    /// @throws Sorry when the visitor may not see the board yet
    static BoardShow of(PlayedBoards archive, Analyses analyses, Visit visit, FinishedBoard board) {
        var person = visit.person().map(Member.Person::id);
        if (!archive.history().maySee(board, person)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        var seat = person.flatMap(id -> archive.history().seat(id, board.at()));
        var home = archive.history().isSealed(board) ? Home.sealed(board) : Home.table(board);
        return new BoardShow(archive, analyses, visit, board, home, seat);
    }

    /// The whole page for people; for the page that moves its own cards only what moves.
    void page(Optional<OwnPart> own) {
        var words = visit.words();
        var answer = analyses.now(board);
        var part = analysisPart(shown(), answer, false);
        var replay = Replay.of(board, home, shown(), answer.found(), words);
        if (visit.ctx().header("HX-Request") != null && replay.isPresent()) {
            visit.page(Pages.render("board/moves", replay.get()));
            return;
        }
        var page = whole(replay, part, own);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("board/page", new Framed<>(frame, page)));
    }

    /// The page of a board whose end is not known: it was only dealt, or is cut off somewhere.
    ///
    /// @param given as much as is known of it
    void unfinished(PlayedBoard given) {
        var words = visit.words();
        var answer = analyses.now(board);
        var part = analysisPart(shown(), answer, false);
        var replay = Replay.of(board, home, shown(), answer.found(), words);
        if (visit.ctx().header("HX-Request") != null && replay.isPresent()) {
            visit.page(Pages.render("board/moves", replay.get()));
            return;
        }
        var page = new Looked(given, whole(replay, part, Optional.empty()));
        var frame = Frame.of(visit, page.page().title());
        visit.page(Pages.render("look/deal", new Framed<>(frame, page)));
    }

    private BoardPage whole(Optional<Replay> replay, AnalysisPart part, Optional<OwnPart> own) {
        var words = visit.words();
        var compared = compared();
        return new BoardPage(
                board,
                home,
                seat,
                replay,
                compared,
                decided(isDecided() ? decided().now() : Decided.Found.NOTHING, false),
                new Traveller(compared.comparison(), side(), home.isOfTable(), words),
                part,
                own,
                calls(),
                told,
                words);
    }

    /// What the calls showed; in games that have no systems only what their callers have said.
    private Explained calls() {
        return home.isScored()
                ? BoardPage.calls(board, archive.readings(), visit.words())
                : Explained.inOwnWords(board.auction(), board.meanings(), visit.words());
    }

    private AnalysisPart analysisPart(int cards, Backlog.Answer<Analysis> answer, boolean again) {
        return new AnalysisPart(board, home, cards, answer, again, visit.words());
    }

    /// The analysis as soon as it is there, with the parts of the replay that show it; people
    /// without a script are sent to the page that has it by then.
    void analysis() {
        var answer = awaited();
        var words = visit.words();
        var part = analysisPart(shown(), answer, true);
        if (visit.ctx().header("HX-Request") == null) {
            visit.seeOther(part.pagePath());
            return;
        }
        var replay = Replay.of(board, home, shown(), answer.found(), words);
        visit.page(Pages.render("board/seen", new MovedPart(replay, part)));
    }

    /// How it stands beside the robots' table.
    void comparedAlone() {
        visit.page(Pages.render("board/compared", compared()));
    }

    /// The same in a line, for those who play the next board.
    void before() {
        visit.page(Pages.render("board/before", new BeforeLine(board, home.path(), compared())));
    }

    /// What decided it, as soon as it is known.
    void decidedAlone() {
        visit.page(Pages.render("board/decided", decided(awaitedDecision(), true)));
    }

    private Backlog.Answer<Analysis> awaited() {
        if (analyses.now(board).found().isEmpty()) {
            visit.limit(Deed.ANALYSIS);
        }
        return analyses.await(board, PATIENCE);
    }

    private ComparedPart compared() {
        return new ComparedPart(
                home.isCompared()
                        ? archive.comparisons().of(board)
                        : Comparison.of(board, List.of(), List.of(), _ -> false),
                side(),
                visit.person()
                        .filter(_ -> home.isOfTable() && seat.isPresent())
                        .filter(_ -> board.again().isEmpty())
                        .filter(_ -> board.isCompared())
                        .map(person -> archive.comparisons().session(person.id(), board.table())),
                board.again().flatMap(first -> archive.history().board(first)),
                visit.words());
    }

    private Decided.Found awaitedDecision() {
        if (!isDecided()) {
            return Decided.Found.NOTHING;
        }
        var decided = decided();
        if (decided.now().state() != Backlog.State.READY) {
            visit.limit(Deed.ANALYSIS);
        }
        var found = decided.await(PATIENCE);
        analyses.begin(board); // for what the board cost, which is kept
        return found;
    }

    /// Whether there is a score that other tables, or all four hands, can be laid beside.
    private boolean isDecided() {
        return home.isScored() && board.isCompared();
    }

    private Decided decided() {
        return new Decided(
                analyses,
                board,
                home.isCompared() && isDecided()
                        ? Opposite.of(archive, board, with())
                        : Optional.empty(),
                side(),
                home.isOfTable() ? seat : Optional.empty(),
                archive.readings(),
                visit.words());
    }

    /// Beside which other table it is looked at.
    private String with() {
        return visit.has("with") ? visit.param("with") : "";
    }

    private DecidedPart decided(Decided.Found found, boolean again) {
        boolean silent =
                !isDecided()
                        || found.state() == Backlog.State.FAILED
                        || (found.state() == Backlog.State.READY && found.part().isEmpty());
        String path = home.path() + "/decided";
        return new DecidedPart(
                home.path(),
                with().isEmpty() ? path : path + "?with=" + with(),
                found.part(),
                again,
                silent,
                home.isPlayedAgain(),
                visit.words().get("decided.wait"));
    }

    /// The side of the visitor; of those who did not play, North and South.
    private Side side() {
        return seat.map(Seat::side).orElse(Side.NORTH_SOUTH);
    }

    private int shown() {
        return visit.has("card") ? visit.number("card", 0, CARDS) : 0;
    }
}
