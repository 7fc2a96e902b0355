package overtrick.house.table;

import static overtrick.house.table.TableRefusal.COMMENTS_HERE;
import static overtrick.house.table.TableRefusal.NOTHING_SAID;
import static overtrick.house.table.TableRefusal.NOT_FOR_THIS_MEMBER;
import static overtrick.house.table.TableRefusal.NOT_SEATED;
import static overtrick.house.table.TableRefusal.TABLE_ALREADY_OPEN;
import static overtrick.house.table.TableRefusal.TABLE_CLOSED;
import static overtrick.house.table.TableRefusal.TABLE_NOT_OPEN;
import static overtrick.house.table.TableRefusal.THE_HOUSE_SEATS;
import static overtrick.house.table.TableRefusal.TOO_LONG;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;
import overtrick.house.table.TableCommand.AddToCircle;
import overtrick.house.table.TableCommand.Agree;
import overtrick.house.table.TableCommand.AskToLeave;
import overtrick.house.table.TableCommand.CallForHelp;
import overtrick.house.table.TableCommand.CloseDown;
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
import overtrick.house.table.TableCommand.Open;
import overtrick.house.table.TableCommand.Place;
import overtrick.house.table.TableCommand.PlayForPartner;
import overtrick.house.table.TableCommand.Recognise;
import overtrick.house.table.TableCommand.Relieve;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.SetDelay;
import overtrick.house.table.TableCommand.SetPace;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableCommand.Skip;
import overtrick.house.table.TableCommand.Unbook;
import overtrick.house.table.TableEvent.AccessChanged;
import overtrick.house.table.TableEvent.DelaySet;
import overtrick.house.table.TableEvent.Hurried;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableEvent.OwnerNamed;
import overtrick.house.table.TableEvent.Said;
import overtrick.house.table.TableEvent.Skipped;
import overtrick.house.table.TableEvent.TableOpened;

/// The manners of a table around any game for four: who may sit, leave, speak and move.
///
/// @param <S> the game's state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
public final class TableRules<S, C, E, V>
        implements Rules<Table<S>, Member, TableCommand<C>, TableEvent<E>, TableView<V>> {

    /// Letters in a line of chat.
    public static final int LONGEST_LINE = 300;

    /// Letters in the name of a table.
    public static final int LONGEST_NAME = 60;

    private static final Map<Seat, Seat> NOBODY_MOVES = Map.of();

    private static final Optional<Seat> NOBODY = Optional.empty();

    private final GameRules<S, C, E, V> game;

    public TableRules(GameRules<S, C, E, V> game) {
        this.game = game;
    }

    private Rules<S, Party, C, E, V> rulesAt(Table<S> table) {
        return game.rules(table.terms().orElseGet(game::usual));
    }

    @Override
    public Table<S> start() {
        return Table.before(game.rules(game.usual()).start());
    }

    @Override
    public Decision<TableEvent<E>> decide(Table<S> table, Member actor, TableCommand<C> command) {
        if (command instanceof Open<C> open) {
            return open(table, actor, open);
        }
        if (!table.isOpen()) {
            return Decision.refuse(TABLE_NOT_OPEN);
        }
        if (command instanceof Move<C> move) {
            return new Moves<>(game, table).decide(actor, move);
        }
        if (actor instanceof Member.House && command instanceof SeatRobot<C> robot) {
            return Places.at(table, game).seatRobot(robot);
        }
        if (actor instanceof Member.House && command instanceof Relieve<C>(var seat)) {
            return Places.at(table, game).relieve(seat);
        }
        if (actor instanceof Member.House && command instanceof Recognise<C> known) {
            return Places.at(table, game).recognise(known.guest(), known.member());
        }
        if (actor instanceof Member.House && command instanceof CloseDown<C>(var who, var why)) {
            return new Manners<S, E>(table).closeDown(who, why);
        }
        return switch (actor) {
            case Member.Person person -> decide(table, person, command);
            case Member.House _ -> host(table, command);
            case Member.RobotAt _ -> Decision.refuse(NOT_FOR_THIS_MEMBER);
        };
    }

    /// Where the house says who sits, it seats them, and it comes when it is called. Of the tables
    /// of an event or a contest it says who looks on, and how much later.
    private Decision<TableEvent<E>> host(Table<S> table, TableCommand<C> command) {
        if (command instanceof SetDelay<C>(var delay)) {
            return new Manners<S, E>(table).setDelay(delay);
        }
        if (command instanceof LetIn<C>(var access)) {
            return new Manners<S, E>(table).open(access);
        }
        if (!table.isHosted()) {
            return Decision.refuse(NOT_FOR_THIS_MEMBER);
        }
        return switch (command) {
            case Place<C>(var seat, var occupant) -> Places.at(table, game).place(seat, occupant);
            case SetPace<C>(var pace) -> new Manners<S, E>(table).setPace(pace);
            case HelpGiven<C> _ when table.door().help().isPresent() ->
                    Decision.accept(new TableEvent.HelpEnded<>());
            case TableCommand<C> _ -> Decision.refuse(NOT_FOR_THIS_MEMBER);
        };
    }

    /// What players may do where the house says who sits.
    private static boolean isLeftToPlayers(TableCommand<?> command) {
        return command instanceof Say
                || command instanceof SitOut
                || command instanceof ComeBack
                || command instanceof Hurry
                || command instanceof Skip
                || command instanceof CallForHelp
                || command instanceof HelpGiven;
    }

    private Decision<TableEvent<E>> decide(
            Table<S> table, Member.Person person, TableCommand<C> command) {
        if (!table.admits(person.id())) {
            return Decision.refuse(TABLE_CLOSED);
        }
        if (table.isHosted() && !isLeftToPlayers(command)) {
            return Decision.refuse(THE_HOUSE_SEATS);
        }
        var places = Places.at(table, game);
        return switch (command) {
            case Sit<C> _ when comments(table, person) -> Decision.refuse(COMMENTS_HERE);
            case JoinCircle<C> _ when comments(table, person) -> Decision.refuse(COMMENTS_HERE);
            case Sit<C>(var seat) -> places.sit(person, seat);
            case Unbook<C> _ -> places.unbook(person.id());
            case JoinCircle<C> _ -> places.joinCircle(person);
            case AddToCircle<C>(var name) -> places.addToCircle(person.id(), name);
            case Say<C> say -> say(table, person, say);
            case AskToLeave<C>(var seat) -> places.askToLeave(person.id(), seat);
            case HelpGiven<C> _ -> new Manners<S, E>(table).endHelp(person.id());
            case OfferToComment<C> _ -> new Comments<S, E>(table).offer(person);
            case LetComment<C>(var who) -> new Comments<S, E>(table).let(person.id(), who);
            case EndComment<C>(var who) -> new Comments<S, E>(table).end(person.id(), who);
            case Place<C> _, Relieve<C> _, Recognise<C> _, CloseDown<C> _ ->
                    Decision.refuse(NOT_FOR_THIS_MEMBER);
            case Open<C> _, Move<C> _ ->
                    throw new IllegalStateException("decided before: " + command);
            case Leave<C> _,
                    SeatRobot<C> _,
                    DismissRobot<C> _,
                    SitOut<C> _,
                    ComeBack<C> _,
                    Agree<C> _,
                    LetIn<C> _,
                    SetPace<C> _,
                    SetDelay<C> _,
                    Hurry<C> _,
                    Skip<C> _,
                    PlayForPartner<C> _,
                    CallForHelp<C> _ ->
                    table.seatOf(person.id())
                            .map(own -> decideSeated(places, person, own, command))
                            .orElseGet(() -> Decision.refuse(NOT_SEATED));
        };
    }

    /// Who comments on a table does not play there.
    private static boolean comments(Table<?> table, Member.Person person) {
        return table.door().commentary().isChosen(person.id());
    }

    private Decision<TableEvent<E>> decideSeated(
            Places<S, E> places, Member.Person person, Seat own, TableCommand<C> command) {
        var manners = new Manners<S, E>(places.table());
        return switch (command) {
            case Leave<C> _ -> places.leave(own);
            case SeatRobot<C> robot -> places.seatRobot(robot);
            case DismissRobot<C>(var seat) -> places.dismiss(seat);
            case SitOut<C> _ -> places.sitOut(own);
            case ComeBack<C> _ -> places.comeBack(own);
            case Agree<C>(var seat) -> places.agree(person.id(), seat);
            case LetIn<C>(var access) -> manners.open(person.id(), access);
            case SetPace<C>(var pace) -> manners.setPace(person.id(), pace);
            case SetDelay<C>(var delay) -> manners.setDelay(person.id(), delay);
            case Hurry<C> _ -> manners.hurry(person.id(), new Hurried<>());
            case Skip<C> _ -> manners.hurry(person.id(), new Skipped<>());
            case CallForHelp<C> _ -> manners.callForHelp(person);
            case PlayForPartner<C> _ -> places.playForPartner(person.id(), own);
            case Open<C> _,
                    Move<C> _,
                    Place<C> _,
                    Relieve<C> _,
                    Recognise<C> _,
                    CloseDown<C> _,
                    Sit<C> _,
                    JoinCircle<C> _,
                    AddToCircle<C> _,
                    Unbook<C> _,
                    Say<C> _,
                    AskToLeave<C> _,
                    OfferToComment<C> _,
                    LetComment<C> _,
                    EndComment<C> _,
                    HelpGiven<C> _ ->
                    throw new IllegalStateException("decided before: " + command);
        };
    }

    private Decision<TableEvent<E>> open(Table<S> table, Member actor, Open<C> open) {
        if (table.isOpen()) {
            return Decision.refuse(TABLE_ALREADY_OPEN);
        }
        if (open.name().length() > LONGEST_NAME) {
            return Decision.refuse(TOO_LONG);
        }
        var events = new ArrayList<TableEvent<E>>();
        events.add(new TableOpened<>(open.name(), open.terms()));
        if (actor instanceof Member.Person(var owner, _)) {
            events.add(new OwnerNamed<>(owner));
        }
        if (open.access() != Access.OPEN) {
            events.add(new AccessChanged<>(open.access()));
        }
        if (open.delay() != Delay.NONE) {
            events.add(new DelaySet<>(open.delay()));
        }
        return Decision.accept(events);
    }

    private Decision<TableEvent<E>> say(Table<S> table, Member.Person person, Say<C> say) {
        String line = say.text().strip();
        if (line.isEmpty()) {
            return Decision.refuse(NOTHING_SAID);
        }
        if (line.length() > LONGEST_LINE) {
            return Decision.refuse(TOO_LONG);
        }
        boolean seated = table.seatOf(person.id()).isPresent();
        var silence = game.silence(table.game());
        if (seated && silence.isPresent()) {
            return Decision.refuse(silence.get());
        }
        var all = new Vantage(table.number(), game.deals(table.game()), false);
        var from = seated ? all : say.from().orElse(all);
        return Decision.accept(new Said<>(person.name(), seated, line, from));
    }

    @Override
    public Table<S> evolve(Table<S> table, TableEvent<E> event) {
        var after = gameAfter(table, event);
        boolean newDeal = game.deals(after) > game.deals(table.game());
        var doer = event instanceof InGame<E>(var happened) ? game.doer(happened) : NOBODY;
        var changed =
                event instanceof InGame<E>(var happened) ? game.moves(happened) : NOBODY_MOVES;
        var done = table.after(event, after, newDeal, doer, changed);
        var actor = doer.map(seat -> game.playsFor(table.game(), seat).orElse(seat));
        var next = actor.map(done::acted).orElse(done);
        return event instanceof InGame<E>
                ? game.won(table.game(), after).map(next::afterGame).orElse(next)
                : next;
    }

    private S gameAfter(Table<S> table, TableEvent<E> event) {
        if (event instanceof TableOpened<E>(_, var terms)) {
            return game.rules(terms).start();
        }
        return event instanceof InGame<E>(var happened)
                ? rulesAt(table).evolve(table.game(), happened)
                : table.game();
    }

    @Override
    public TableView<V> view(Table<S> table, Member viewer) {
        return new Sight<>(game, table).of(viewer);
    }

    /// The manners that are accepted, and the game's own offers as moves.
    @Override
    public List<TableCommand<C>> offers(Table<S> table, Member actor) {
        var offers = new ArrayList<TableCommand<C>>();
        if (!table.isOpen()) {
            offers.add(new Open<>("", game.usual()));
            return offers;
        }
        if (actor instanceof Member.Person person) {
            offers.addAll(manners(table, person));
        }
        if (actor instanceof Member.House) {
            var terms = table.terms().orElseGet(game::usual);
            for (var seat : game.chairs(terms, table.game())) {
                if (table.chair(seat).isEmpty()) {
                    offers.add(new SeatRobot<>(seat, ""));
                }
            }
            TableCommand.<C>manners().stream()
                    .filter(one -> one instanceof LetIn<C> || one instanceof SetDelay<C>)
                    .filter(candidate -> host(table, candidate) instanceof Accepted)
                    .forEach(offers::add);
        }
        var moves = new Moves<>(game, table);
        for (var command : rulesAt(table).offers(table.game(), Sight.partyOf(table, actor))) {
            var move = new Move<C>(command, table.number());
            if (moves.decide(actor, move) instanceof Accepted) {
                offers.add(move);
            }
        }
        return offers;
    }

    private List<TableCommand<C>> manners(Table<S> table, Member.Person person) {
        return TableCommand.<C>manners().stream()
                .filter(candidate -> decide(table, person, candidate) instanceof Accepted)
                .toList();
    }
}
