package overtrick.page.table;

import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.house.table.Delay;
import overtrick.house.table.Pace;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.AddToCircle;
import overtrick.house.table.TableCommand.Agree;
import overtrick.house.table.TableCommand.AskToLeave;
import overtrick.house.table.TableCommand.CallForHelp;
import overtrick.house.table.TableCommand.ComeBack;
import overtrick.house.table.TableCommand.DismissRobot;
import overtrick.house.table.TableCommand.EndComment;
import overtrick.house.table.TableCommand.HelpGiven;
import overtrick.house.table.TableCommand.Hurry;
import overtrick.house.table.TableCommand.JoinCircle;
import overtrick.house.table.TableCommand.Leave;
import overtrick.house.table.TableCommand.LetComment;
import overtrick.house.table.TableCommand.LetIn;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.OfferToComment;
import overtrick.house.table.TableCommand.PlayForPartner;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.SetDelay;
import overtrick.house.table.TableCommand.SetPace;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableCommand.Skip;
import overtrick.house.table.TableCommand.Unbook;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;
import overtrick.page.Called;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Preferences;
import overtrick.page.Robots;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;
import overtrick.page.stream.Streams;

/// The tables of one game, as visits reach them: the page, the stream, and the buttons.
final class OpenTables<C, V, P extends GamePages.Page> implements AutoCloseable {

    /// The refusals that are conflicts, for the sender could not know; all others are the sender's
    /// mistake.
    private static final Set<TableRefusal> CONFLICTS =
            Set.of(
                    TableRefusal.TABLE_HAS_MOVED_ON,
                    TableRefusal.SEAT_TAKEN,
                    TableRefusal.SEAT_FREE);

    private final GamePages<C, V, P> game;
    private final Streams<TableId, TableView<V>, P> streams = new Streams<>();
    private final Streams<TableId, TableView<V>, TableNow> followed = new Streams<>();

    OpenTables(GamePages<C, V, P> game) {
        this.game = game;
    }

    Set<String> deeds() {
        return game.deeds().keySet();
    }

    GamePages<C, V, P> game() {
        return game;
    }

    GameTables<C, V> tables() {
        return game.tables();
    }

    void show(Visit visit) {
        show(visit, HttpStatus.OK, "");
    }

    private void show(Visit visit, HttpStatus status, String notice) {
        var view = look(visit);
        var page = game.page(visit.table(), view, visit.words());
        var frame = Frame.of(visit, Called.in(visit.words(), view.name()));
        var shell = new Shell<>(frame, page, notice, game.isShownAround(frame, view));
        visit.page(status, Pages.render(game.template(), shell));
    }

    private TableView<V> look(Visit visit) {
        var view =
                game.tables()
                        .look(visit.table(), visit.viewer())
                        .orElseThrow(() -> visit.noTable(visit.table()));
        if (view.shut()) {
            throw new Sorry(
                    HttpStatus.FORBIDDEN, words -> words.refusal(TableRefusal.TABLE_CLOSED));
        }
        return view;
    }

    void stream(Visit visit) {
        var id = visit.table();
        streams.open(visit, id, () -> new TableScene<>(game, id), visit.lastSeen());
    }

    /// The table as a program is told of it.
    TableNow now(Visit visit) {
        return now(visit.table(), look(visit), visit.words());
    }

    private TableNow now(TableId id, TableView<V> view, Words words) {
        var page = game.page(id, view, words);
        return TableNow.of(
                id, game.tables().game().name(), view, game.told(page), game.sheet(page), words);
    }

    /// The same again after every change.
    void follow(Visit visit) {
        var id = visit.table();
        var _ = look(visit);
        followed.open(visit, id, () -> new FollowedTable<>(game, id, this::now), visit.lastSeen());
    }

    /// What is done at every table, whatever is played there.
    void act(Visit visit, TableDeed deed) {
        boolean comes = deed == TableDeed.SIT || deed == TableDeed.WAIT;
        if (comes && !visit.isNamed() && visit.name().isEmpty()) {
            askForName(visit);
            return;
        }
        if (deed == TableDeed.FILL) {
            fill(visit);
            return;
        }
        send(visit, command(visit, deed));
    }

    /// Robots take all seats that are free.
    private void fill(Visit visit) {
        if (look(visit).seat().isEmpty()) {
            refused(visit, TableRefusal.NOT_SEATED);
            return;
        }
        var names = Robots.at(look(visit).terms(), visit.words());
        game.tables().fill(visit.table(), visit.guest(), names);
        done(visit, look(visit).number());
    }

    /// Asks for a name before somebody sits down, as others will see it.
    private void askForName(Visit visit) {
        var view = look(visit);
        var seat = visit.has("seat") ? Optional.of(visit.seat()) : Optional.<Seat>empty();
        if (visit.byScript()) {
            String where = seat.map(wanted -> "?seat=" + wanted.letter()).orElse("");
            visit.goTo("/tables/" + visit.table().code() + "/name" + where);
            return;
        }
        var page = new NamePage(Called.in(visit.words(), view.name()), visit.table().code(), seat);
        var frame = Frame.of(visit, visit.words().get("name.title"));
        visit.page(Pages.render("table/name", new Framed<>(frame, page)));
    }

    void name(Visit visit) {
        askForName(visit);
    }

    private TableCommand<C> command(Visit visit, TableDeed deed) {
        return switch (deed) {
            case SIT -> {
                visit.nameGuest();
                yield new Sit<>(visit.seat());
            }
            case LEAVE -> new Leave<>();
            case ROBOT -> {
                var seat = visit.seat();
                yield new SeatRobot<>(
                        seat, Robots.at(look(visit).terms(), visit.words()).apply(seat));
            }
            case DISMISS -> new DismissRobot<>(visit.seat());
            case FILL -> throw new IllegalStateException("not one command: " + deed);
            case SIT_OUT -> new SitOut<>();
            case COME_BACK -> new ComeBack<>();
            case AGREE -> new Agree<>(visit.seat());
            case UNBOOK -> new Unbook<>();
            case WAIT -> {
                visit.nameGuest();
                yield new JoinCircle<>();
            }
            case ADD_TO_CIRCLE -> new AddToCircle<>(visit.words().get("robot.circle"));
            case LET_IN -> new LetIn<>(visit.oneOf("access", Access.values(), "unclear.access"));
            case ASK_TO_LEAVE -> new AskToLeave<>(visit.seat());
            case SET_PACE ->
                    new SetPace<>(
                            visit.oneOf("pace", Pace.CHOICES.toArray(Pace[]::new), "unclear.pace"));
            case SET_DELAY -> new SetDelay<>(visit.oneOf("delay", Delay.values(), "unclear.delay"));
            case HURRY -> new Hurry<>();
            case SKIP -> new Skip<>();
            case CALL_FOR_HELP -> new CallForHelp<>();
            case HELP_GIVEN -> new HelpGiven<>();
            case PLAY_FOR_PARTNER -> new PlayForPartner<>();
            case SAY -> {
                visit.limit(Deed.TALK);
                yield new Say<>(visit.param("text"));
            }
        };
    }

    /// Somebody offers to comment, is let, or comments no longer.
    void comment(Visit visit) {
        if (visit.has("let")) {
            send(visit, new LetComment<>(person(visit, "let")));
        } else if (visit.has("end")) {
            send(visit, new EndComment<>(person(visit, "end")));
        } else {
            visit.nameGuest();
            send(visit, new OfferToComment<>());
        }
    }

    private static PersonId person(Visit visit, String field) {
        String id = visit.param(field);
        if (id.isBlank()) {
            throw Sorry.unclear("unclear.choice", id);
        }
        return new PersonId(id);
    }

    /// What is done in the game.
    void play(Visit visit, String deed) {
        var reading =
                Optional.ofNullable(game.deeds().get(deed))
                        .orElseThrow(() -> Sorry.notFound("no.page"));
        send(visit, new Move<>(reading.read(visit), seen(visit)));
    }

    private void send(Visit visit, TableCommand<C> command) {
        answer(visit, game.tables().send(visit.table(), visit.guest(), command));
    }

    /// Whoever goes on has seen how it goes; a program says nothing of how its member likes pages.
    void next(Visit visit) {
        if (!visit.isProgram() && !visit.preferences().wants(Preferences.Wish.GUIDED)) {
            visit.like(visit.preferences().with(Map.of("guided", "yes")));
        }
        answer(visit, game.tables().next(visit.table(), visit.guest(), seen(visit)));
    }

    /// The last event the sender knew. A plain form does not say: it was rendered with what may be
    /// done.
    private long seen(Visit visit) {
        long latest = look(visit).number();
        return visit.has("seen") ? visit.number("seen", latest) : latest;
    }

    private void answer(Visit visit, Reply reply) {
        switch (reply) {
            case Reply.Done(long number) -> done(visit, shown(visit).orElse(number));
            case Reply.Refused(var reason) -> refused(visit, reason);
        }
    }

    /// The last event that a sender is shown who sees the table later than it is played; empty when
    /// they see it as it is.
    private Optional<Long> shown(Visit visit) {
        return game.tables()
                .look(visit.table(), visit.guest())
                .filter(TableView::isLate)
                .map(TableView::number);
    }

    private static void done(Visit visit, long number) {
        if (visit.byScript()) {
            visit.ctx().header("X-Event", String.valueOf(number)).status(HttpStatus.NO_CONTENT);
            return;
        }
        visit.seeOther("/tables/" + visit.table().code());
    }

    private void refused(Visit visit, Refusal reason) {
        if (reason == TableRefusal.TABLE_NOT_OPEN) {
            throw visit.noTable(visit.table());
        }
        var status =
                reason instanceof TableRefusal refusal && CONFLICTS.contains(refusal)
                        ? HttpStatus.CONFLICT
                        : HttpStatus.UNPROCESSABLE_CONTENT;
        if (visit.isProgram()) {
            throw new Sorry(status, reason.toString(), words -> words.refusal(reason));
        }
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

    @Override
    public void close() {
        streams.close();
        followed.close();
    }
}
