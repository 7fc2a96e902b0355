package overtrick.social;

import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.TableLog;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableRules;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;
import tools.jackson.databind.node.ObjectNode;

/// What has been played at tables among friends, in the form that commands read and print, read off
/// the log.
public final class SocialRecords {

    /// The record of a table.
    ///
    /// @param deals that are over, one after the other: whoever may not see all of them may not see
    ///   the record
    /// @param lines of JSON; none where no deal is over
    public record Told(List<FinishedBoard> deals, List<String> lines) {
        public Told {
            deals = List.copyOf(deals);
            lines = List.copyOf(lines);
        }
    }

    private final SocialBridge game;
    private final TableLog<BoardEvent> log;

    public SocialRecords(SocialBridge game, EventLog log) {
        this.game = game;
        this.log = TableLog.of(game, log);
    }

    /// All deals of a table that are over.
    public Told of(TableId table) {
        var reading = new Reading(table);
        log.read(table, 0, reading::read);
        return reading.whole();
    }

    /// One table, from its first event to its last.
    private final class Reading {

        private final TableRules<Sitting<Tally>, BoardCommand, BoardEvent, SittingView<Tally>>
                rules = new TableRules<>(game);
        private final TableId id;
        private final List<FinishedBoard> deals = new ArrayList<>();
        private final List<ObjectNode> lines = new ArrayList<>();
        private Table<Sitting<Tally>> table = rules.start();

        private Reading(TableId id) {
            this.id = id;
        }

        private void read(LoggedEvent logged, TableEvent<BoardEvent> event) {
            table = rules.evolve(table, event);
            if (event instanceof InGame<BoardEvent>(SeatsDrawn drawn)) {
                lines.add(told().drawn(drawn));
            }
            if (event instanceof InGame<BoardEvent>(BoardEnded _)) {
                ended(logged.at());
            }
        }

        private SocialTerms terms() {
            return (SocialTerms) table.terms().orElseThrow();
        }

        private GameLines told() {
            return new GameLines(terms().form());
        }

        private void ended(Instant at) {
            var sitting = table.game();
            var board = sitting.board().orElseThrow();
            var names = new EnumMap<Seat, String>(Seat.class);
            table.chairs().forEach((seat, chair) -> names.put(seat, chair.occupant().name()));
            var over =
                    FinishedBoard.of(id, sitting.opened(), at, board, names, terms().agreements());
            deals.add(over.from(terms().plan().setId(), Optional.empty()));
            lines.add(told().played(board, sitting.score()));
            if (sitting.score().now().isOver()) {
                lines.add(told().over(sitting.score()));
            }
        }

        private Told whole() {
            if (deals.isEmpty()) {
                return new Told(List.of(), List.of());
            }
            lines.addFirst(told().begun(terms().first()));
            var score = table.game().score();
            if (!score.now().isOver()) {
                lines.add(told().stopped(score));
            }
            lines.add(told().closed(score));
            return new Told(deals, lines.stream().map(ObjectNode::toString).toList());
        }
    }
}
