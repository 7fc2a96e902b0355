package overtrick.evening.online;

import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.game.TableLog;
import overtrick.house.table.Member;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableView;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;

/// Who used up the time of a table: what is not over when it is up gets an artificial score by
/// fault (Law 12C2).
final class SlowPlay {

    /// Whoever has used so many thirds of the time is at fault alone.
    private static final int THIRDS_AT_FAULT = 2;

    private final Office office;

    SlowPlay(Office office) {
        this.office = office;
    }

    /// The score of the boards that a table has not finished.
    Outcome score(TableId table) {
        var view = office.tables().look(table, Member.House.HOUSE).orElseThrow();
        var absent = absent(view);
        return absent.isEmpty() ? score(spent(table, view)) : withoutThem(absent);
    }

    /// By the time that each side took.
    static Outcome score(Map<Side, Duration> spent) {
        var northSouth = spent.getOrDefault(Side.NORTH_SOUTH, Duration.ZERO);
        var eastWest = spent.getOrDefault(Side.EAST_WEST, Duration.ZERO);
        var fault = northSouth.plus(eastWest).multipliedBy(THIRDS_AT_FAULT);
        if (northSouth.isPositive() && northSouth.multipliedBy(3).compareTo(fault) >= 0) {
            return new Outcome.Artificial(Award.AVERAGE_MINUS, Award.AVERAGE_PLUS);
        }
        if (eastWest.isPositive() && eastWest.multipliedBy(3).compareTo(fault) >= 0) {
            return new Outcome.Artificial(Award.AVERAGE_PLUS, Award.AVERAGE_MINUS);
        }
        return new Outcome.Artificial(Award.AVERAGE, Award.AVERAGE);
    }

    private static Outcome withoutThem(Set<Side> absent) {
        return new Outcome.Artificial(
                absent.contains(Side.NORTH_SOUTH) ? Award.AVERAGE_MINUS : Award.AVERAGE_PLUS,
                absent.contains(Side.EAST_WEST) ? Award.AVERAGE_MINUS : Award.AVERAGE_PLUS);
    }

    /// Sides of which somebody has not come.
    private static Set<Side> absent(TableView<?> view) {
        var absent = EnumSet.noneOf(Side.class);
        for (var seat : Seat.values()) {
            if (view.chair(seat).isEmpty()) {
                absent.add(seat.side());
            }
        }
        return absent;
    }

    /// What goes by until a call, a card or an answer is its side's time; from the last one on it
    /// is that of the side in turn.
    private Map<Side, Duration> spent(TableId table, TableView<Optional<BoardView>> view) {
        var spent = new EnumMap<Side, Duration>(Side.class);
        var last = new Instant[] {office.clock().instant()};
        TableLog.of(office.game(), office.store().log())
                .read(
                        table,
                        0,
                        (logged, event) -> {
                            if (event instanceof InGame<BoardEvent>(var happened)) {
                                doer(happened)
                                        .ifPresent(seat ->
                                                add(spent, seat.side(), last[0], logged.at()));
                                last[0] = logged.at();
                            }
                        });
        view.game()
                .filter(board -> !board.isOver())
                .flatMap(BoardView::actor)
                .ifPresent(seat -> add(spent, seat.side(), last[0], office.clock().instant()));
        return spent;
    }

    private static void add(Map<Side, Duration> spent, Side side, Instant from, Instant until) {
        var time = Duration.between(from, until);
        if (time.isPositive()) {
            spent.merge(side, time, Duration::plus);
        }
    }

    private static Optional<Seat> doer(BoardEvent event) {
        return switch (event) {
            case BoardEvent.CallMade(var by, _, _) -> Optional.of(by);
            case BoardEvent.CardPlayed(var from, _) -> Optional.of(from);
            case BoardEvent.ClaimMade(var claim) -> Optional.of(claim.by());
            case BoardEvent.ClaimAgreed(var seat) -> Optional.of(seat);
            case BoardEvent.ClaimObjected(var seat) -> Optional.of(seat);
            case BoardEvent _ -> Optional.empty();
        };
    }
}
