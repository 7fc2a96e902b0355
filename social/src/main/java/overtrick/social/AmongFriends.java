package overtrick.social;

import java.time.InstantSource;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.sitting.Sitting;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridgetable.clock.Clocks;
import overtrick.bridgetable.clock.StopCards;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.bridgetable.duplicate.TableSight;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.game.Tables;
import overtrick.house.table.Member;
import overtrick.log.EventLog;

/// Bridge among friends in a club: where it is played, how long players take, and what has been
/// played, deal by deal.
public record AmongFriends(
        GameTables<BoardCommand, SittingView<Tally>> tables,
        Clocks<Sitting<Tally>> clocks,
        PastDeals past,
        SocialRecords records) {

    /// A table at which calls are made by systems, as one at which boards are played.
    public Optional<TableSight.Sight> bySystem(TableId table, Member viewer) {
        return tables.look(table, viewer)
                .filter(view -> BridgeTerms.of(view).bySystem())
                .map(view ->
                        new TableSight.Sight(
                                view.lookingAt(SittingView::board),
                                new SheetBidding(SocialTerms.of(view).form()).stake(view.game())));
    }

    /// Opens the house to it.
    public static AmongFriends at(
            Tables tables, SocialBridge game, EventLog log, InstantSource clock) {
        var clocks = new Clocks<>(game, log);
        var stopCards = new StopCards<SittingView<Tally>>(clocks, clock, SittingView::board);
        return new AmongFriends(
                tables.add(game, stopCards),
                clocks,
                new PastDeals(game, log),
                new SocialRecords(game, log));
    }
}
