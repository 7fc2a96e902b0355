package overtrick.house.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Table;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableView;
import overtrick.log.EventLog;
import overtrick.log.host.Kind;
import overtrick.log.host.Replay;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;

/// The past as the log tells it: the move is decided once more on the table as it was, and what
/// would follow is compared with what has followed. So no mark has to be kept with any event, and
/// what was made is known after a restart too.
record Replayed<S, C, E, V>(
        Game<S, C, E, V> game,
        Kind<Table<S>, Member, TableCommand<C>, TableEvent<E>, TableView<V>> kind,
        EventLog log)
        implements Past<C, V> {

    /// A player's line is gone for minutes, not for sessions: what is older is not looked for.
    private static final long FAR_BACK = 400;

    @Override
    public Optional<Reply> made(
            TableId table, Member mover, long seen, Function<TableView<V>, Optional<C>> command) {
        long head = log.head(kind.stream(table.code()));
        if (seen < 1 || seen >= head || head - seen > FAR_BACK) {
            return Optional.empty();
        }
        var since = new ArrayList<TableEvent<E>>();
        var then = new Replay<>(kind, log).until(table.code(), seen, since::add);
        var house = kind.rules().view(then.state(), Member.House.HOUSE);
        return command.apply(house)
                .map(move -> expected(then, mover, move))
                .filter(expected -> begins(since, expected))
                .map(expected -> new Reply.Done(seen + position(since, expected.size())));
    }

    /// What the game would have answered; empty when it would have refused.
    private List<TableEvent<E>> expected(Snapshot<Table<S>> then, Member mover, C move) {
        var decision = kind.rules().decide(then.state(), mover, new Move<>(move, then.number()));
        return decision instanceof Accepted<TableEvent<E>>(var events) ? inGame(events) : List.of();
    }

    /// Whether what happened next in the game is what was expected. People talk, come and go
    /// meanwhile.
    private static <E> boolean begins(List<TableEvent<E>> since, List<TableEvent<E>> expected) {
        var happened = inGame(since);
        return !expected.isEmpty()
                && happened.size() >= expected.size()
                && happened.subList(0, expected.size()).equals(expected);
    }

    private static <E> List<TableEvent<E>> inGame(List<TableEvent<E>> events) {
        return events.stream().filter(InGame.class::isInstance).toList();
    }

    /// Which event is the last of so many in the game, counted from 1.
    private static <E> int position(List<TableEvent<E>> since, int ofGame) {
        int left = ofGame;
        int at = 0;
        while (left > 0) {
            left -= since.get(at++) instanceof InGame ? 1 : 0;
        }
        return at;
    }
}
