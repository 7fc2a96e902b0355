package overtrick.cantable.page.beside;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.can.act.CanCommand;
import overtrick.cantable.CanSeen;
import overtrick.cantable.PlayedDeal;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;
import overtrick.page.table.Following;
import overtrick.page.table.SeenRoom;
import overtrick.tournament.can.CanSchedule;

/// Tables that are shown together. Of each a viewer sees what the page of that table would show
/// them, and of deals that are the same at all tables those that all have played, as late as they
/// are shown.
final class WatchedTables implements Scene<WatchedTables.Seen, BesidePage> {

    /// What one viewer may know.
    ///
    /// @param rooms in the order of the places
    /// @param members tables at which only members of the club look on
    /// @param compared the deals that all have played, those of a table in one list
    record Seen(
            Gathering gathering,
            List<SeenRoom<CanSeen>> rooms,
            Set<TableId> members,
            List<List<PlayedDeal>> compared) {

        Seen {
            rooms = List.copyOf(rooms);
            members = Set.copyOf(members);
            compared = compared.stream().map(List::copyOf).toList();
        }

        /// Whether all deals of a round have been played and shown: what was played there is open.
        boolean over() {
            return !compared.isEmpty() && compared.getFirst().size() >= CanSchedule.TURNS;
        }
    }

    private final Source source;
    private final GameTables<CanCommand, CanSeen> tables;
    private final Following following;

    WatchedTables(Source source, GameTables<CanCommand, CanSeen> tables) {
        this.source = source;
        this.tables = tables;
        this.following = new Following(tables);
    }

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        return source.look(viewer).map(now -> seen(now, viewer));
    }

    private Seen seen(Gathering now, Member.Person viewer) {
        following.follow(now.tables());
        var members =
                now.tables().stream()
                        .filter(one -> tables.asksForMembers(one, viewer.id()))
                        .collect(Collectors.toSet());
        var rooms =
                now.tables().stream()
                        .map(one ->
                                members.contains(one)
                                        ? SeenRoom.<CanSeen>shut(one)
                                        : SeenRoom.of(tables, one, viewer))
                        .toList();
        return new Seen(
                now,
                rooms,
                members,
                now.compared().isPresent() ? compared(now, viewer) : List.of());
    }

    /// No deal that one of the tables has still to play, or that the viewer is not shown yet.
    private List<List<PlayedDeal>> compared(Gathering now, Member.Person viewer) {
        var all =
                now.tables().stream()
                        .map(table ->
                                tables.shown(table, viewer)
                                        .map(seen -> seen.story().deals())
                                        .orElse(List.of()))
                        .toList();
        int common = all.stream().mapToInt(List::size).min().orElse(0);
        return all.stream().map(deals -> deals.subList(0, common)).toList();
    }

    @Override
    public long number(Seen view) {
        return view.gathering().number() + view.rooms().stream().mapToLong(SeenRoom::number).sum();
    }

    /// A table that is shut counts for nothing, and one that is shown later is older.
    @Override
    public boolean goesBack(Seen view) {
        return true;
    }

    @Override
    public BesidePage page(Seen view, Words words) {
        return BesidePage.of(view, number(view), words);
    }

    @Override
    public List<Region<BesidePage>> regions() {
        var regions = new ArrayList<Region<BesidePage>>();
        regions.add(new Region<>("can/beside_score", BesidePage::score));
        for (int at = 0; at < Gathering.MOST; at++) {
            int place = at;
            regions.add(new Region<>("can/beside_room", page -> page.table(place)));
            regions.add(new Region<>("table/beside_talk", page -> page.talk(place)));
            regions.add(new Region<>("table/beside_say", page -> page.talk(place).say()));
        }
        regions.add(new Region<>("can/beside_last", BesidePage::last));
        return regions;
    }

    /// Cards of several tables come too fast to be read out: contracts and results are.
    @Override
    public String said(BesidePage now, BesidePage before) {
        return now.saidAfter(before);
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        var now = source.look(viewer).map(Gathering::tables).orElse(List.of());
        return following.open(viewer, signal, source.watch(signal), now);
    }
}
