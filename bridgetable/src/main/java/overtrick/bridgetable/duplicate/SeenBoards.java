package overtrick.bridgetable.duplicate;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import overtrick.cards.Deal;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableEvent.SeatTaken;
import overtrick.log.Beside;
import overtrick.log.host.Projection;
import overtrick.log.host.Snapshot;

/// The rows that say who has seen which deal of a set, in whatever game it was played.
///
/// @param <S> the state of the game
/// @param <E> its events
public record SeenBoards<S, E>(BoardTable<S, ?, E, ?> game)
        implements Projection<Table<S>, TableEvent<E>> {

    @Override
    public Beside after(String id, Snapshot<Table<S>> now, List<TableEvent<E>> events) {
        var table = now.state();
        var board = game.board(table.game());
        if (board.isEmpty() || !isFromSet(table)) {
            return Beside.NOTHING;
        }
        var rows = Beside.NOTHING;
        for (var event : events) {
            rows = rows.and(after(id, table, board.get().board().deal(), event));
        }
        return rows;
    }

    private Beside after(String id, Table<S> table, Deal deal, TableEvent<E> event) {
        return switch (event) {
            case InGame<E>(var happened) when game.bringsBoard(happened) ->
                    SeenDeals.opened(deal, id, seated(table).toList());
            case SeatTaken<E>(_, Occupant.Person(var person, _)) ->
                    SeenDeals.seen(deal, id, List.of(person));
            case TableEvent<E> _ -> Beside.NOTHING;
        };
    }

    private static boolean isFromSet(Table<?> table) {
        return ((BridgeTerms) table.terms().orElseThrow()).plan().setId().isPresent();
    }

    private static Stream<PersonId> seated(Table<?> table) {
        return table.chairs().values().stream()
                .map(Chair::occupant)
                .map(sitting -> sitting instanceof Occupant.Person(var id, _) ? id : null)
                .filter(Objects::nonNull);
    }
}
