package overtrick.boards.page.hint;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import overtrick.boards.PlayedBoards;
import overtrick.boards.hint.Hint;
import overtrick.boards.hint.Hints;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.TableSight;
import overtrick.bridgetable.page.Alone;
import overtrick.cards.FormatException;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.page.Feature;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.stake.Stake;

/// Hints for whoever plays alone with robots, and for whoever looks at a board that is over.
///
/// @param others tables of other games at which boards are bid by a system
public record HintRoutes(PlayedBoards archive, TableSight others) implements Feature {

    private static final int CARDS = 52;

    /// Somewhat longer than a robot may think.
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.PLAY, "/tables/{code}/hint", this::hint);
        routes.get(Right.LOOK, "/tables/{code}/meaning", this::meaning);
        routes.get(Right.LOOK, "/tables/{code}/boards/{ordinal}/hint", this::afterwards);
    }

    private void hint(Visit visit) {
        var seen = mine(visit);
        visit.limit(Deed.HINT);
        show(visit, view(seen.table()), agreements(seen.table()), seen.stake());
    }

    private void show(Visit visit, BoardView view, Agreements agreements, Stake stake) {
        var hint =
                awaited(archive.hints().of(view, agreements, stake))
                        .orElseThrow(() ->
                                new Sorry(HttpStatus.CONFLICT, words -> words.get("hint.turn")));
        visit.page(Pages.render("hint/hint", new HintPage(hint, stake, view, visit.words())));
    }

    /// What a robot would have played on a board that is over, from what the seat saw then.
    private void afterwards(Visit visit) {
        var board = finished(visit);
        int cards = visit.number("card", 0, CARDS);
        visit.limit(Deed.HINT);
        var view = Hints.seen(board, cards).orElseThrow(() -> Sorry.notFound("no.page"));
        show(visit, view, board.agreements(), archive.history().stake(board));
    }

    /// @throws Sorry when there is no such board, or the visitor may not see it yet
    private FinishedBoard finished(Visit visit) {
        String ordinal = visit.ctx().pathParam("ordinal");
        int number = ordinal.matches("[1-9]\\d{0,5}") ? Integer.parseInt(ordinal) : 0;
        var board =
                archive.history()
                        .board(visit.table(), number)
                        .orElseThrow(() -> Sorry.notFound("no.page"));
        if (!archive.history().maySee(board, visit.person().map(Member.Person::id))) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("board.hidden"));
        }
        return board;
    }

    private static Optional<Hint> awaited(CompletableFuture<Optional<Hint>> asked) {
        try {
            return asked.get(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException late) {
            return Optional.empty();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } catch (ExecutionException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    private void meaning(Visit visit) {
        var table = mine(visit).table();
        var view = view(table);
        var call = call(visit);
        var meant =
                archive.hints()
                        .meaning(view, agreements(table), call)
                        .orElseThrow(() ->
                                new Sorry(HttpStatus.CONFLICT, words -> words.get("hint.turn")));
        var page = new MeaningPage(meant, Hints.hand(view), visit.table().code(), visit.words());
        visit.page(Pages.render("hint/meaning", page));
    }

    private static Call call(Visit visit) {
        try {
            return Call.parse(visit.param("call"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.call", visit.param("call"));
        }
    }

    /// The table as the visitor sees it from their seat.
    ///
    /// @throws Sorry when they have none, or play with other people
    private TableSight.Sight mine(Visit visit) {
        var id = visit.table();
        var seen =
                archive.duplicate()
                        .look(id, visit.viewer())
                        .map(this::atBoards)
                        .or(() -> others.look(id, visit.viewer()))
                        .orElseThrow(() -> Sorry.notFound("no.page")); // of another game
        var table = seen.table();
        if (table.terms().hosted()) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("hint.event"));
        }
        boolean alone = Alone.isAlone(table) && !table.isSittingOut();
        if (!alone) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("hint.alone"));
        }
        return seen;
    }

    private TableSight.Sight atBoards(TableView<Optional<BoardView>> table) {
        return new TableSight.Sight(table, archive.history().stake(BridgeTerms.of(table)));
    }

    private static BoardView view(TableView<Optional<BoardView>> table) {
        return table.game()
                .orElseThrow(() -> new Sorry(HttpStatus.CONFLICT, words -> words.get("hint.turn")));
    }

    private static Agreements agreements(TableView<?> table) {
        return BridgeTerms.of(table).agreements();
    }
}
