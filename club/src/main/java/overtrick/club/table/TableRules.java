package overtrick.club.table;

import static overtrick.club.table.TableRefusal.ALREADY_SEATED;
import static overtrick.club.table.TableRefusal.NOTHING_SAID;
import static overtrick.club.table.TableRefusal.NOT_A_ROBOT;
import static overtrick.club.table.TableRefusal.NOT_FOR_THIS_MEMBER;
import static overtrick.club.table.TableRefusal.NOT_PLAYED_BY_ROBOT;
import static overtrick.club.table.TableRefusal.NOT_SEATED;
import static overtrick.club.table.TableRefusal.NOT_SITTING_OUT;
import static overtrick.club.table.TableRefusal.SAW_ANOTHER_HAND;
import static overtrick.club.table.TableRefusal.SEAT_FREE;
import static overtrick.club.table.TableRefusal.SEAT_TAKEN;
import static overtrick.club.table.TableRefusal.SITTING_OUT;
import static overtrick.club.table.TableRefusal.TABLE_ALREADY_OPEN;
import static overtrick.club.table.TableRefusal.TABLE_HAS_MOVED_ON;
import static overtrick.club.table.TableRefusal.TABLE_NOT_OPEN;
import static overtrick.club.table.TableRefusal.TOO_LONG;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Rules;
import overtrick.club.table.TableCommand.ComeBack;
import overtrick.club.table.TableCommand.DismissRobot;
import overtrick.club.table.TableCommand.Leave;
import overtrick.club.table.TableCommand.Move;
import overtrick.club.table.TableCommand.Open;
import overtrick.club.table.TableCommand.Say;
import overtrick.club.table.TableCommand.SeatRobot;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableCommand.SitOut;
import overtrick.club.table.TableEvent.CameBack;
import overtrick.club.table.TableEvent.InGame;
import overtrick.club.table.TableEvent.Said;
import overtrick.club.table.TableEvent.SatOut;
import overtrick.club.table.TableEvent.SeatLeft;
import overtrick.club.table.TableEvent.SeatTaken;
import overtrick.club.table.TableEvent.TableOpened;

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

    private static final Map<Seat, Seat> NOBODY = Map.of();

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
            return open(table, open);
        }
        if (!table.isOpen()) {
            return Decision.refuse(TABLE_NOT_OPEN);
        }
        if (command instanceof Move<C> move) {
            return move(table, actor, move);
        }
        return actor instanceof Member.Person person
                ? decide(table, person, command)
                : Decision.refuse(NOT_FOR_THIS_MEMBER);
    }

    private Decision<TableEvent<E>> decide(
            Table<S> table, Member.Person person, TableCommand<C> command) {
        return switch (command) {
            case Sit<C>(var seat) -> sit(table, person, seat);
            case Say<C>(var text) -> say(table, person, text);
            case Open<C> _, Move<C> _ ->
                    throw new IllegalStateException("decided before: " + command);
            case Leave<C> _, SeatRobot<C> _, DismissRobot<C> _, SitOut<C> _, ComeBack<C> _ ->
                    table.seatOf(person.id())
                            .map(own -> decideSeated(table, own, command))
                            .orElseGet(() -> Decision.refuse(NOT_SEATED));
        };
    }

    private Decision<TableEvent<E>> decideSeated(
            Table<S> table, Seat own, TableCommand<C> command) {
        boolean out = table.chair(own).filter(Chair::sittingOut).isPresent();
        return switch (command) {
            case Leave<C> _ -> Decision.accept(new SeatLeft<>(own));
            case SeatRobot<C>(var seat, var name) ->
                    table.chair(seat).isPresent()
                            ? Decision.refuse(SEAT_TAKEN)
                            : Decision.accept(new SeatTaken<>(seat, new Occupant.Robot(name)));
            case DismissRobot<C>(var seat) -> dismiss(table, seat);
            case SitOut<C> _ ->
                    out ? Decision.refuse(SITTING_OUT) : Decision.accept(new SatOut<>(own));
            case ComeBack<C> _ ->
                    out ? Decision.accept(new CameBack<>(own)) : Decision.refuse(NOT_SITTING_OUT);
            case Open<C> _, Move<C> _, Sit<C> _, Say<C> _ ->
                    throw new IllegalStateException("decided before: " + command);
        };
    }

    private Decision<TableEvent<E>> open(Table<S> table, Open<C> open) {
        if (table.isOpen()) {
            return Decision.refuse(TABLE_ALREADY_OPEN);
        }
        return open.name().length() > LONGEST_NAME
                ? Decision.refuse(TOO_LONG)
                : Decision.accept(new TableOpened<>(open.name(), open.terms()));
    }

    private Decision<TableEvent<E>> sit(Table<S> table, Member.Person person, Seat seat) {
        var chair = table.chair(seat);
        if (chair.filter(taken -> taken.occupant() instanceof Occupant.Person).isPresent()) {
            return Decision.refuse(
                    table.seatOf(person.id()).equals(Optional.of(seat))
                            ? ALREADY_SEATED
                            : SEAT_TAKEN);
        }
        if (table.seatOf(person.id()).isPresent()) {
            return Decision.refuse(ALREADY_SEATED);
        }
        var known = Optional.ofNullable(table.knows().get(person.id()));
        if (known.filter(held -> held != seat).isPresent()) {
            return Decision.refuse(SAW_ANOTHER_HAND);
        }
        var taken = new SeatTaken<E>(seat, new Occupant.Person(person.id(), person.name()));
        return chair.isPresent()
                ? Decision.accept(new SeatLeft<>(seat), taken)
                : Decision.accept(taken);
    }

    private Decision<TableEvent<E>> dismiss(Table<S> table, Seat seat) {
        var chair = table.chair(seat);
        if (chair.isEmpty()) {
            return Decision.refuse(SEAT_FREE);
        }
        return chair.get().occupant() instanceof Occupant.Robot
                ? Decision.accept(new SeatLeft<>(seat))
                : Decision.refuse(NOT_A_ROBOT);
    }

    private Decision<TableEvent<E>> say(Table<S> table, Member.Person person, String text) {
        String line = text.strip();
        if (line.isEmpty()) {
            return Decision.refuse(NOTHING_SAID);
        }
        if (line.length() > LONGEST_LINE) {
            return Decision.refuse(TOO_LONG);
        }
        boolean seated = table.seatOf(person.id()).isPresent();
        return Decision.accept(new Said<>(person.name(), seated, line));
    }

    private Decision<TableEvent<E>> move(Table<S> table, Member actor, Move<C> move) {
        if (move.seen() < table.moved() || move.seen() > table.number()) {
            return Decision.refuse(TABLE_HAS_MOVED_ON);
        }
        return switch (actor) {
            case Member.House _ -> inGame(table, Outsider.HOUSE, move.command());
            case Member.RobotAt(var seat) ->
                    table.chair(seat).filter(Chair::isPlayedByRobot).isPresent()
                            ? inGame(table, seat, move.command())
                            : Decision.refuse(NOT_PLAYED_BY_ROBOT);
            case Member.Person(var id, _) -> moveOfPerson(table, id, move.command());
        };
    }

    private Decision<TableEvent<E>> moveOfPerson(Table<S> table, PersonId person, C command) {
        var seat = table.seatOf(person);
        if (seat.isEmpty()) {
            return Decision.refuse(NOT_SEATED);
        }
        return table.chair(seat.get()).filter(Chair::sittingOut).isPresent()
                ? Decision.refuse(SITTING_OUT)
                : inGame(table, seat.get(), command);
    }

    private Decision<TableEvent<E>> inGame(Table<S> table, Party party, C command) {
        return switch (rulesAt(table).decide(table.game(), party, command)) {
            case Refused<E>(var reason) -> Decision.refuse(reason);
            case Accepted<E>(var events) ->
                    new Accepted<>(events.stream().<TableEvent<E>>map(InGame<E>::new).toList());
        };
    }

    @Override
    public Table<S> evolve(Table<S> table, TableEvent<E> event) {
        var after = gameAfter(table, event);
        boolean newDeal = game.deals(after) > game.deals(table.game());
        var moved = event instanceof InGame<E>(var happened) ? game.moves(happened) : NOBODY;
        return table.after(event, after, newDeal, moved);
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
        var seat = seatOf(table, viewer);
        Party party = seat.isPresent() ? seat.get() : Outsider.WATCHER;
        var heard = table.chat().stream().filter(line -> line.seated() || seat.isEmpty()).toList();
        return new TableView<>(
                table.number(),
                table.name(),
                table.terms().orElseGet(game::usual),
                game.deals(table.game()),
                table.chairs(),
                seat,
                heard,
                rulesAt(table).view(table.game(), party));
    }

    private static <S> Optional<Seat> seatOf(Table<S> table, Member member) {
        return switch (member) {
            case Member.Person(var id, _) -> table.seatOf(id);
            case Member.RobotAt(var seat) ->
                    table.chair(seat).filter(Chair::isPlayedByRobot).map(_ -> seat);
            case Member.House _ -> Optional.empty();
        };
    }

    /// Texts stand for themselves: one line of chat for all; the game's own offers as moves.
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
        for (var command : rulesAt(table).offers(table.game(), party(table, actor))) {
            var move = new Move<C>(command, table.number());
            if (move(table, actor, move) instanceof Accepted) {
                offers.add(move);
            }
        }
        return offers;
    }

    private Party party(Table<S> table, Member actor) {
        if (actor instanceof Member.House) {
            return Outsider.HOUSE;
        }
        return seatOf(table, actor).<Party>map(seat -> seat).orElse(Outsider.WATCHER);
    }

    private List<TableCommand<C>> manners(Table<S> table, Member.Person person) {
        var candidates = new ArrayList<TableCommand<C>>();
        for (var seat : Seat.values()) {
            candidates.add(new Sit<>(seat));
            candidates.add(new SeatRobot<>(seat, ""));
            candidates.add(new DismissRobot<>(seat));
        }
        candidates.add(new Leave<>());
        candidates.add(new SitOut<>());
        candidates.add(new ComeBack<>());
        candidates.add(new Say<>("…"));
        return candidates.stream()
                .filter(candidate -> decide(table, person, candidate) instanceof Accepted)
                .toList();
    }
}
