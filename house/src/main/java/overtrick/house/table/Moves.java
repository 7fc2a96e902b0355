package overtrick.house.table;

import static overtrick.house.table.TableRefusal.NOT_PLAYED_BY_ROBOT;
import static overtrick.house.table.TableRefusal.NOT_SEATED;
import static overtrick.house.table.TableRefusal.NOT_YOUR_OWN;
import static overtrick.house.table.TableRefusal.SITTING_OUT;
import static overtrick.house.table.TableRefusal.TABLE_HAS_MOVED_ON;
import static overtrick.house.table.TableRefusal.TABLE_STANDS_STILL;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Rules;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableEvent.InGame;

/// Commands of the game at a table: who may send them for which seat, and what follows.
record Moves<S, C, E, V>(GameRules<S, C, E, V> game, Table<S> table) {

    private Rules<S, Party, C, E, V> rules() {
        return game.rules(table.terms().orElseGet(game::usual));
    }

    Decision<TableEvent<E>> decide(Member actor, Move<C> move) {
        if (move.seen() < table.moved() || move.seen() > table.number()) {
            return Decision.refuse(TABLE_HAS_MOVED_ON);
        }
        if (table.tempo().pace() == Pace.STILL && !(actor instanceof Member.House)) {
            return Decision.refuse(TABLE_STANDS_STILL);
        }
        return switch (actor) {
            case Member.House _ -> inGame(Outsider.HOUSE, move.command());
            case Member.RobotAt(var seat) ->
                    table.chair(seat).filter(Chair::isPlayedByRobot).isPresent()
                            ? inGame(seat, move.command())
                            : Decision.refuse(NOT_PLAYED_BY_ROBOT);
            case Member.Person(var id, _) -> moveOfPerson(id, move.command());
        };
    }

    private Decision<TableEvent<E>> moveOfPerson(PersonId person, C command) {
        var seat = table.seatOf(person);
        if (seat.isEmpty()) {
            return Decision.refuse(NOT_SEATED);
        }
        if (table.chair(seat.get()).filter(Chair::sittingOut).isPresent()) {
            return Decision.refuse(SITTING_OUT);
        }
        return table.known().newcomers().contains(seat.get()) && game.takesBack(command)
                ? Decision.refuse(NOT_YOUR_OWN)
                : inGame(seat.get(), command);
    }

    private Decision<TableEvent<E>> inGame(Party party, C command) {
        return switch (rules().decide(table.game(), party, command)) {
            case Refused<E>(var reason) -> Decision.refuse(reason);
            case Accepted<E>(var events) -> Decision.accept(withThoseWhoCome(events));
        };
    }

    /// Those to whom a seat was promised sit down before a new deal is on the table, or cards are
    /// drawn for it.
    private List<TableEvent<E>> withThoseWhoCome(List<E> events) {
        var all = new ArrayList<TableEvent<E>>();
        var door = table.door();
        boolean somebodyComes = !door.bookings().isEmpty() || !door.circle().waiting().isEmpty();
        boolean begins =
                events.stream().anyMatch(game::beginsGame)
                        || deals(events) > game.deals(table.game());
        if (somebodyComes && begins) {
            all.addAll(Places.at(table, game).takeBookedSeats());
            all.addAll(
                    game.isBetweenGames(table.game())
                            ? Places.at(table, game).takeTurns()
                            : List.of());
        }
        events.forEach(event -> all.add(new InGame<>(event)));
        return all;
    }

    /// How many deals there are after such events.
    private int deals(List<E> events) {
        var rules = rules();
        var state = table.game();
        for (var event : events) {
            state = rules.evolve(state, event);
        }
        return game.deals(state);
    }
}
