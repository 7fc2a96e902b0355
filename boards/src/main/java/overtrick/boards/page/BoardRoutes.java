package overtrick.boards.page;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.function.BiFunction;
import overtrick.boards.PlayedBoards;
import overtrick.boards.review.Note;
import overtrick.bridge.play.Play;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.PlayedEntry;
import overtrick.bridgetable.page.Verdict;
import overtrick.cards.Seat;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Feature;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Boards that are over.
public final class BoardRoutes implements Feature {

    /// Boards that are looked through for such as were never analysed.
    private static final int LATEST = 400;

    /// Analyses that are begun together.
    private static final int AT_ONCE = 20;

    private final PlayedBoards archive;
    private final Analyses analyses;
    private final BiFunction<Play, Seat, String> problems;

    /// @param problems the address at which somebody practises the play of a seat
    public BoardRoutes(PlayedBoards archive, BiFunction<Play, Seat, String> problems) {
        this.archive = archive;
        this.problems = problems;
        this.analyses =
                new Analyses(
                        archive.readings(),
                        (board, analysis) -> {
                            if (board.isCompared()) {
                                archive.reviews().keep(board.at(), Losses.of(board, analysis));
                            }
                        });
    }

    @Override
    public void addTo(Routes routes) {
        new BoardFiles(archive).addTo(routes);
        new AgainRoutes(archive).addTo(routes);
        routes.get(
                Right.LOOK,
                "/tables/{code}/boards/{ordinal}",
                visit -> show(visit).page(own(visit)));
        routes.get(
                Right.LOOK,
                "/tables/{code}/boards/{ordinal}/analysis",
                visit -> show(visit).analysis());
        routes.get(
                Right.LOOK,
                "/tables/{code}/boards/{ordinal}/compared",
                visit -> show(visit).comparedAlone());
        routes.get(
                Right.LOOK,
                "/tables/{code}/boards/{ordinal}/before",
                visit -> show(visit).before());
        routes.get(
                Right.LOOK,
                "/tables/{code}/boards/{ordinal}/decided",
                visit -> show(visit).decidedAlone());
        routes.post(Right.PLAY, "/tables/{code}/boards/{ordinal}/note", this::note);
        routes.post(Right.PLAY, "/tables/{code}/boards/{ordinal}/share", this::share);
        routes.post(Right.PLAY, "/tables/{code}/boards/{ordinal}/unshare", this::unshare);
        routes.post(Right.ENTER, "/me/boards/costs", this::costs);
        routes.get(Right.LOOK, "/shared/{word}", visit -> shared(visit).page(Optional.empty()));
        routes.get(Right.LOOK, "/shared/{word}/analysis", visit -> shared(visit).analysis());
        routes.get(Right.LOOK, "/shared/{word}/decided", visit -> shared(visit).decidedAlone());
    }

    /// Begins to work out what a board has cost, unless there is too much to do.
    public void begin(FinishedBoard board) {
        analyses.begin(board);
    }

    /// Works out no more analyses.
    @Override
    public void close() {
        analyses.close();
    }

    private BoardShow show(Visit visit) {
        var board = board(archive, visit, visit.ctx().pathParam("ordinal"));
        return BoardShow.of(archive, analyses, visit, board);
    }

    /// What a player may do with their board.
    private Optional<OwnPart> own(Visit visit) {
        var board = board(archive, visit, visit.ctx().pathParam("ordinal"));
        return visit.person()
                .map(Member.Person::id)
                .filter(person -> archive.history().seat(person, board.at()).isPresent())
                .map(person ->
                        new OwnPart(
                                board,
                                Home.table(board).path(),
                                archive.reviews().note(person, board.at()),
                                archive.reviews().link(person, board.at()),
                                problem(board, person),
                                visit.words()));
    }

    private Optional<String> problem(FinishedBoard board, PersonId person) {
        var seat = archive.history().seat(person, board.at());
        return board.play()
                .filter(_ -> board.isCompared())
                .flatMap(play -> seat.map(mine -> problems.apply(play, mine)));
    }

    private void note(Visit visit) {
        var board = board(archive, visit, visit.ctx().pathParam("ordinal"));
        String text = visit.lines("note").strip();
        if (text.length() > Note.LONGEST) {
            throw Sorry.unclear("unclear.long", Note.LONGEST);
        }
        archive.reviews().keep(player(visit, board), board.at(), new Note(visit.has("mark"), text));
        visit.seeOther(Home.table(board).path() + "#own");
    }

    private void share(Visit visit) {
        var board = board(archive, visit, visit.ctx().pathParam("ordinal"));
        archive.reviews().share(player(visit, board), board.at());
        visit.seeOther(Home.table(board).path() + "#own");
    }

    private void unshare(Visit visit) {
        var board = board(archive, visit, visit.ctx().pathParam("ordinal"));
        archive.reviews().unshare(player(visit, board), board.at());
        visit.seeOther(Home.table(board).path() + "#own");
    }

    /// @throws Sorry when the visitor did not play the board
    private PersonId player(Visit visit, FinishedBoard board) {
        return visit.person()
                .map(Member.Person::id)
                .filter(person -> archive.history().seat(person, board.at()).isPresent())
                .orElseThrow(() -> new Sorry(HttpStatus.FORBIDDEN, words -> words.get("own.not")));
    }

    /// A board under the link that one of its players has given. Of the people only their name is
    /// shown, and of a board that others have still before them the result alone.
    private BoardShow shared(Visit visit) {
        String word = visit.ctx().pathParam("word");
        var shared = archive.reviews().shared(word).orElseThrow(() -> visit.unknown("no.shared"));
        var board =
                archive.history()
                        .board(shared.board())
                        .orElseThrow(() -> Sorry.notFound("no.shared"));
        var viewer = visit.person().map(Member.Person::id);
        if (!archive.history().maySee(board, viewer)) {
            throw new Sorry(
                    HttpStatus.FORBIDDEN,
                    words ->
                            Verdict.of(board.result(), board.board().vulnerability(), words)
                                            .sentence()
                                    + ". "
                                    + words.get("board.hidden"));
        }
        var seat = archive.history().seat(shared.by(), board.at());
        return new BoardShow(archive, analyses, visit, board.named(seat), Home.shared(word), seat);
    }

    /// Works out what the latest boards of a player have cost them, as far as it is not known.
    private void costs(Visit visit) {
        visit.limit(Deed.ANALYSIS);
        var person = visit.person().orElseThrow(() -> Sorry.notFound("mine.none")).id();
        var known = archive.reviews().costs(person);
        var scorer = archive.costScorer();
        archive.history().boardsOf(person, 0, LATEST).stream()
                .map(PlayedEntry::board)
                .filter(FinishedBoard::isCompared)
                .filter(board ->
                        Optional.ofNullable(known.get(board.at()))
                                .flatMap(costs -> scorer.of(board, costs))
                                .isEmpty())
                .limit(AT_ONCE)
                .forEach(analyses::begin);
        visit.seeOther("/me/boards");
    }

    /// The board that is asked for.
    ///
    /// @throws Sorry when there is none, or the visitor may not see it yet
    static FinishedBoard board(PlayedBoards archive, Visit visit, String ordinal) {
        var board =
                archive.history()
                        .board(visit.table(), ordinal(ordinal))
                        .orElseThrow(() -> Sorry.notFound("no.board"));
        if (!archive.history().maySee(board, visit.person().map(Member.Person::id))) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        return board;
    }

    /// @throws Sorry when no board can have this number
    static int ordinal(String text) {
        if (!text.matches("[1-9][0-9]{0,5}")) {
            throw Sorry.notFound("no.board");
        }
        return Integer.parseInt(text);
    }
}
