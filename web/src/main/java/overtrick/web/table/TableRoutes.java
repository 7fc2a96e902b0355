package overtrick.web.table;

import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.rules.Refusal;
import overtrick.club.Club;
import overtrick.club.table.Member;
import overtrick.club.table.TableCommand;
import overtrick.club.table.TableCommand.ComeBack;
import overtrick.club.table.TableCommand.DismissRobot;
import overtrick.club.table.TableCommand.Leave;
import overtrick.club.table.TableCommand.Move;
import overtrick.club.table.TableCommand.Say;
import overtrick.club.table.TableCommand.SeatRobot;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableCommand.SitOut;
import overtrick.club.table.TableRefusal;
import overtrick.log.host.Reply;
import overtrick.web.Feature;
import overtrick.web.Frame;
import overtrick.web.Pages;
import overtrick.web.Robots;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.door.Deed;

/// The table's page, its stream, and its buttons.
public final class TableRoutes implements Feature {

    private final Club club;
    private final Streams streams;

    public TableRoutes(Club club) {
        this.club = club;
        this.streams = new Streams(club);
    }

    @Override
    public void close() {
        streams.close();
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/tables/{code}", this::show);
        routes.get("/tables/{code}/stream", this::stream);
        on(routes, "sit", visit -> new Sit<>(visit.seat()));
        on(routes, "leave", _ -> new Leave<>());
        on(routes, "robot", visit -> new SeatRobot<>(visit.seat(), Robots.name(visit.seat())));
        on(routes, "dismiss", visit -> new DismissRobot<>(visit.seat()));
        on(routes, "sit-out", _ -> new SitOut<>());
        on(routes, "come-back", _ -> new ComeBack<>());
        on(routes, "say", visit -> new Say<>(visit.param("text")));
        on(routes, "call", visit -> move(visit, call(visit)));
        on(routes, "card", visit -> move(visit, new PlayCard(card(visit))));
        on(routes, "claim", visit -> move(visit, claim(visit)));
        on(routes, "claim-answer", visit -> move(visit, new AnswerClaim(visit.yes("agree"))));
        on(routes, "undo", visit -> move(visit, new AskUndo()));
        on(routes, "undo-answer", visit -> move(visit, new AnswerUndo(visit.yes("agree"))));
        on(routes, "undo-withdraw", visit -> move(visit, new WithdrawUndo()));
        routes.post("/tables/{code}/next", this::next);
    }

    /// Turns a form into a command.
    private interface Reading {
        TableCommand<BoardCommand> read(Visit visit);
    }

    private void on(Routes routes, String deed, Reading reading) {
        routes.post(
                "/tables/{code}/" + deed,
                visit -> {
                    var command = reading.read(visit);
                    if (command instanceof Say) {
                        visit.limit(Deed.TALK);
                    }
                    answer(visit, club.duplicate().send(visit.table(), visit.guest(), command));
                });
    }

    private void show(Visit visit) {
        show(visit, HttpStatus.OK, "");
    }

    private void show(Visit visit, HttpStatus status, String notice) {
        var page = looks(visit).page().orElseThrow(() -> noTable(visit));
        var frame = Frame.of(visit, page.table().name());
        visit.page(
                status,
                Pages.render("table/page", Map.of("frame", frame, "page", page, "notice", notice)));
    }

    private Looks looks(Visit visit) {
        return new Looks(club, visit.table(), visit.viewer(), visit.words(), visit.preferences());
    }

    private static Sorry noTable(Visit visit) {
        return visit.noTable(visit.table());
    }

    private void stream(Visit visit) {
        var looks = looks(visit);
        if (looks.page().isEmpty()) {
            throw noTable(visit);
        }
        Runnable leave = visit.holdStream();
        var answer = visit.ctx().res();
        answer.setContentType("text/event-stream; charset=utf-8");
        answer.setHeader("Cache-Control", "no-store");
        answer.setHeader("X-Accel-Buffering", "no");
        try {
            streams.send(looks, lastSeen(visit), answer.getOutputStream());
        } catch (IOException gone) {
            // The reader went away: that is how every stream ends.
        } finally {
            leave.run();
        }
    }

    private static long lastSeen(Visit visit) {
        String header = visit.ctx().header("Last-Event-ID");
        try {
            return Long.parseLong(header != null ? header : visit.param("last"));
        } catch (NumberFormatException nothing) {
            return -1;
        }
    }

    private TableCommand<BoardCommand> move(Visit visit, BoardCommand command) {
        return new Move<>(command, seen(visit));
    }

    /// The last event the sender knew. A plain form does not say: it was rendered with what may be
    /// done.
    private long seen(Visit visit) {
        long latest =
                club.duplicate()
                        .look(visit.table(), visit.viewer())
                        .orElseThrow(() -> noTable(visit))
                        .number();
        return visit.has("seen") ? visit.number("seen", latest) : latest;
    }

    private static MakeCall call(Visit visit) {
        try {
            var call = Call.parse(visit.param("call"));
            String said = visit.param("said").strip();
            return new MakeCall(
                    call, said.isEmpty() ? Optional.empty() : Optional.of(Meaning.said(said)));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.call", visit.param("call"));
        }
    }

    private static Card card(Visit visit) {
        try {
            return Card.parse(visit.param("card"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.card", visit.param("card"));
        }
    }

    private static MakeClaim claim(Visit visit) {
        return new MakeClaim(visit.number("tricks", 0, 13), visit.param("line").strip());
    }

    private void next(Visit visit) {
        Member.Person by = visit.guest();
        answer(visit, club.duplicate().next(visit.table(), by, seen(visit)));
    }

    private void answer(Visit visit, Reply reply) {
        switch (reply) {
            case Reply.Done(long number) -> done(visit, number);
            case Reply.Refused(var reason) -> {
                if (reason == TableRefusal.TABLE_NOT_OPEN) {
                    throw noTable(visit);
                }
                refused(visit, reason);
            }
        }
    }

    private static void done(Visit visit, long number) {
        if (visit.byScript()) {
            visit.ctx().header("X-Event", String.valueOf(number)).status(HttpStatus.NO_CONTENT);
            return;
        }
        visit.seeOther("/tables/" + visit.table().code());
    }

    private void refused(Visit visit, Refusal reason) {
        var status = status(reason);
        String sentence = visit.words().refusal(reason);
        if (visit.byScript()) {
            visit.ctx()
                    .status(status)
                    .contentType("text/plain; charset=utf-8")
                    .header("Cache-Control", "no-store")
                    .result(sentence);
            return;
        }
        show(visit, status, sentence);
    }

    /// What the sender could not know is a conflict; what he should not have asked is his mistake.
    private static HttpStatus status(Refusal reason) {
        var conflicts =
                List.of(
                        TableRefusal.TABLE_HAS_MOVED_ON,
                        TableRefusal.SEAT_TAKEN,
                        TableRefusal.SEAT_FREE);
        return conflicts.contains(reason) ? HttpStatus.CONFLICT : HttpStatus.UNPROCESSABLE_CONTENT;
    }
}
