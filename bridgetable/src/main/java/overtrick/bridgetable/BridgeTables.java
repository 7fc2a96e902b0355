package overtrick.bridgetable;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.duplicate.Session;
import overtrick.bridgetable.clock.Clocks;
import overtrick.bridgetable.clock.StopCards;
import overtrick.bridgetable.duplicate.BoardSet;
import overtrick.bridgetable.duplicate.BoardSets;
import overtrick.bridgetable.duplicate.ComparedTables;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.EventField;
import overtrick.bridgetable.duplicate.History;
import overtrick.bridgetable.duplicate.LoggedRecords;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.compared.Comparables;
import overtrick.house.game.GameTables;
import overtrick.house.people.Belongings;
import overtrick.house.record.Records;
import overtrick.house.table.PersonId;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Readings;

/// The tables at which boards of bridge are played, their clocks, and what has been played there.
public final class BridgeTables implements ClubRoom {

    private final ClubHouse house;
    private final Strength robots;
    private final Readings readings = new Readings();
    private final History history;
    private final EventField field;
    private final Duplicate game;
    private final Clocks<Session> clocks;
    private final GameTables<BoardCommand, Optional<BoardView>> tables;

    /// Opens the house to duplicate.
    ///
    /// @param robots how well they play where nothing else is agreed
    /// @param field what is known of the events whose boards are played at tables
    public BridgeTables(ClubHouse house, Strength robots, EventField field) {
        this.house = house;
        this.robots = robots;
        this.field = field;
        this.history = new History(house.store(), field);
        this.game = new Duplicate(house.store(), house.clock(), readings, robots, field);
        this.clocks = new Clocks<>(game, house.store().log());
        this.tables =
                house.tables().add(game, new StopCards<>(clocks, house.clock(), view -> view));
    }

    /// The game itself, for those who arrange its boards.
    public Duplicate game() {
        return game;
    }

    /// The tables at which duplicate is played.
    public GameTables<BoardCommand, Optional<BoardView>> duplicate() {
        return tables;
    }

    /// The boards of duplicate that have been played.
    public History history() {
        return history;
    }

    /// How long boards and their players take.
    public Clocks<Session> clocks() {
        return clocks;
    }

    /// How auctions at the tables are understood.
    public Readings readings() {
        return readings;
    }

    /// How well the robots play their cards where nothing else is agreed.
    public Strength robots() {
        return robots;
    }

    public BoardSets boardSets() {
        return game.sets();
    }

    /// Whether a set of boards holds one that the person has not seen yet.
    public boolean hasBoardFor(BoardSet set, PersonId person) {
        return game.hasBoardFor(set.id(), person);
    }

    /// The time of the house.
    public InstantSource clock() {
        return house.clock();
    }

    @Override
    public List<String> rows() {
        return List.of("finished_board", "board_player", "deal_opened", "deal_seen");
    }

    @Override
    public List<Belongings> belongings() {
        return List.of(
                Belongings.played("board_player", "code", "ordinal"),
                Belongings.of("deal_seen", "deal", "code"));
    }

    /// What happened at all tables of bridge, with times.
    public Records records() {
        return new LoggedRecords(house.store(), house.tables(), history, game.eventBoards(), field);
    }

    @Override
    public List<Comparables> comparables() {
        return List.of(new ComparedTables(house.store()));
    }

    @Override
    public void close() {
        game.close();
    }
}
