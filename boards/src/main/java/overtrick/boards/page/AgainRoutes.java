package overtrick.boards.page;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.boards.PlayedBoards;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.play.Trick;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.house.table.Access;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.terms.Custom;
import overtrick.page.Preferences;
import overtrick.page.Right;
import overtrick.page.Robots;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// A board that is over is played again: from its first call, from one of its tricks, or in another
/// contract, at a new table with robots.
final class AgainRoutes {

    private final PlayedBoards archive;

    AgainRoutes(PlayedBoards archive) {
        this.archive = archive;
    }

    void addTo(Routes routes) {
        routes.post(Right.PLAY, "/tables/{code}/boards/{ordinal}/again", this::again);
    }

    /// A table is a place to which others may come: no board lies there that they still have before
    /// them.
    private void again(Visit visit) {
        var board = BoardRoutes.board(archive, visit, visit.ctx().pathParam("ordinal"));
        if (archive.history().isSealed(board)) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("again.sealed"));
        }
        var plan = plan(visit, board);
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        String name = visit.words().get("again.table", board.board().number().value());
        var terms =
                new DuplicateTerms(
                        plan, board.agreements(), customs(visit), visit.preferences().level());
        var seat = archive.history().seat(person.id(), board.at()).orElse(Seat.SOUTH);
        var table = archive.duplicate().open(person, name, terms, Access.CLOSED);
        var _ = archive.duplicate().send(table, person, new Sit<BoardCommand>(seat));
        archive.duplicate().fill(table, person, Robots.at(terms, visit.words()));
        visit.seeOther("/tables/" + table.code());
    }

    /// To learn from a board one may count up what has been seen.
    private static Set<Custom> customs(Visit visit) {
        return visit.preferences().wants(Preferences.Wish.MEMORY)
                ? Set.of(Custom.MEMORY)
                : Set.of();
    }

    private BoardPlan plan(Visit visit, FinishedBoard board) {
        return switch (visit.param("from")) {
            case "auction" -> plan(board, List.of(), List.of());
            case "trick" -> {
                int trick = visit.number("trick", 1, 1 + board.cards().size() / Trick.FULL);
                yield fromCard(board, Trick.FULL * (trick - 1));
            }
            case "card" -> {
                var taken = taken(visit, board);
                yield fromCard(taken, visit.number("card", 0, taken.cards().size()));
            }
            case "call" -> {
                var calls = board.auction().calls();
                int call = visit.number("call", 0, calls.size() - 1);
                yield plan(board, calls.subList(0, call), List.of());
            }
            case "contract" -> plan(board, calls(visit, board), List.of());
            default -> throw Sorry.unclear("unclear.again", visit.param("from"));
        };
    }

    /// Whose cards are taken up: those of this table, or of another that has played the same.
    private FinishedBoard taken(Visit visit, FinishedBoard board) {
        return visit.has("with")
                ? Opposite.of(archive, board, visit.param("with"))
                        .map(Opposite::board)
                        .map(board::asPlayed)
                        .orElseThrow(() -> Sorry.notFound("no.board"))
                : board;
    }

    /// @throws Sorry when there was no play, or nothing is left of it
    private static BoardPlan fromCard(FinishedBoard board, int cards) {
        boolean left = cards < Trick.FULL * 13 && board.auction().contract().isPresent();
        if (!left) {
            throw Sorry.unclear("unclear.again", cards);
        }
        return plan(board, board.auction().calls(), board.cards().subList(0, cards));
    }

    /// Boards that are played again lead back to the first time.
    private static BoardPlan plan(FinishedBoard board, List<Call> calls, List<Card> cards) {
        return new BoardPlan.Again(
                board.again().orElseGet(board::at),
                calls.stream().map(Call::code).collect(Collectors.joining(" ")),
                cards.stream().map(Card::code).collect(Collectors.joining(" ")),
                board.set());
    }

    /// The shortest auction to the contract that is asked for.
    private static List<Call> calls(Visit visit, FinishedBoard board) {
        var declarer = visit.seat();
        var calls = new ArrayList<Call>();
        for (int seat = board.board().dealer().placesTo(declarer); seat > 0; seat--) {
            calls.add(Word.PASS);
        }
        calls.add(bid(visit));
        switch (visit.param("doubled")) {
            case "" -> calls.addAll(List.of(Word.PASS, Word.PASS, Word.PASS));
            case "X" -> calls.addAll(List.of(Word.DOUBLE, Word.PASS, Word.PASS, Word.PASS));
            default -> throw Sorry.unclear("unclear.again", visit.param("doubled"));
        }
        return List.copyOf(calls);
    }

    private static Bid bid(Visit visit) {
        String text = visit.param("level") + visit.param("strain");
        try {
            return Optional.of(Call.parse(text))
                    .filter(Bid.class::isInstance)
                    .map(Bid.class::cast)
                    .orElseThrow(() -> Sorry.unclear("unclear.call", text));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.call", text);
        }
    }
}
