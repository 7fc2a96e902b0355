package overtrick.evening.page.watch;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlinePlan;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;
import overtrick.page.table.Following;
import overtrick.page.table.SeenRoom;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.TournamentView;

/// A match of an event with all its tables. Of each a viewer sees what the page of that table would
/// show them, and of the score what everybody may know.
final class WatchedMatch implements Scene<WatchedMatch.Seen, WatchPage> {

    /// What one viewer may know.
    ///
    /// @param plays whether the viewer plays in the event, and sees no other table of it
    /// @param rooms in the order of the match's tables; empty where a table is not played in the
    ///   program, or not yet
    /// @param last the last board that all have played, once for each table
    record Seen(
            Snapshot<TournamentView> event,
            boolean plays,
            List<Optional<SeenRoom<Optional<BoardView>>>> rooms,
            List<FinishedBoard> last) {

        Seen {
            rooms = List.copyOf(rooms);
            last = List.copyOf(last);
        }
    }

    /// Boards that all have played, as they were found when the event was as old as this; those of
    /// a table together, the latest first.
    private record Known(long number, List<FinishedBoard> boards) {}

    private final Evenings evenings;
    private final TournamentId id;
    private final int round;
    private final int table;
    private final Following following;
    private volatile Known known = new Known(-1, List.of());

    /// @param round in which the match has a table
    /// @param table its number
    WatchedMatch(Evenings evenings, TournamentId id, int round, int table) {
        this.evenings = evenings;
        this.id = id;
        this.round = round;
        this.table = table;
        this.following = new Following(evenings.bridge().duplicate());
    }

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        if (!evenings.online().plan(id).filter(OnlinePlan::watched).isPresent()) {
            return Optional.empty();
        }
        var event = evenings.tournaments().view(id.code(), Outsider.PUBLIC);
        return Played.of(event.state(), round, table)
                .map(this::tables)
                .map(tables -> seen(event, tables, viewer));
    }

    private Seen seen(
            Snapshot<TournamentView> event, List<Optional<TableId>> tables, Member.Person viewer) {
        following.follow(open(tables));
        var duplicate = evenings.bridge().duplicate();
        var rooms =
                tables.stream()
                        .map(one -> one.map(found -> SeenRoom.of(duplicate, found, viewer)))
                        .toList();
        return new Seen(
                event,
                evenings.plays(id, viewer.id()),
                rooms,
                last(event.number(), tables, viewer));
    }

    /// The tables of the match that are open in the program.
    private List<Optional<TableId>> tables(Played match) {
        return match.match().tables().stream()
                .map(seating ->
                        evenings.online()
                                .tables()
                                .find(
                                        id,
                                        new Section.Table(match.floor().section(), seating.table()),
                                        seating.round()))
                .toList();
    }

    /// The board that was the last to be played everywhere, as each table has played it and the
    /// viewer has been shown it. What all have played is looked for once for every change of the
    /// event.
    private List<FinishedBoard> last(
            long number, List<Optional<TableId>> tables, Member.Person viewer) {
        if (known.number() != number) {
            known = new Known(number, open(tables).stream().flatMap(this::boards).toList());
        }
        var all = known.boards();
        return all.stream()
                .map(latest -> at(all, latest.board().number()))
                .filter(board -> board.stream().allMatch(one -> isShown(one, viewer)))
                .findFirst()
                .orElse(List.of());
    }

    /// What was played at a table, the latest first, as far as nobody has still to play it.
    private Stream<FinishedBoard> boards(TableId at) {
        return evenings.history().boardsAt(at).stream()
                .filter(one -> one.again().isEmpty())
                .filter(one -> evenings.history().maySee(one, Optional.empty()))
                .sorted(Comparator.comparing(FinishedBoard::ended).reversed());
    }

    /// Whether somebody has been shown a board by now, where others see it later.
    private boolean isShown(FinishedBoard board, Member.Person viewer) {
        var ordinal = OptionalInt.of(board.ordinal());
        return !evenings.bridge().duplicate().isKeptBack(board.table(), viewer, ordinal);
    }

    private static List<FinishedBoard> at(List<FinishedBoard> boards, BoardNumber number) {
        return boards.stream().filter(one -> one.board().number().equals(number)).toList();
    }

    @Override
    public long number(Seen view) {
        return view.event().number()
                + view.rooms().stream().flatMap(Optional::stream).mapToLong(SeenRoom::number).sum();
    }

    /// A table that is shut counts for nothing, and one that is shown later is older.
    @Override
    public boolean goesBack(Seen view) {
        return true;
    }

    @Override
    public WatchPage page(Seen view, Words words) {
        return WatchPage.of(view, number(view), "/events/" + id.code(), round, table, words);
    }

    @Override
    public List<Region<WatchPage>> regions() {
        return List.of(
                new Region<>("evening/watch_score", WatchPage::score),
                new Region<>("duplicate/room", page -> page.room(0)),
                new Region<>("duplicate/room", page -> page.room(1)),
                new Region<>("table/beside_talk", page -> page.talk(0)),
                new Region<>("table/beside_say", page -> page.talk(0).say()),
                new Region<>("table/beside_talk", page -> page.talk(1)),
                new Region<>("table/beside_say", page -> page.talk(1).say()),
                new Region<>("evening/watch_last", WatchPage::last));
    }

    /// Cards of two tables come too fast to be read out: contracts and results are.
    @Override
    public String said(WatchPage now, WatchPage before) {
        return now.saidAfter(before);
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        var event = evenings.tournaments().view(id.code(), Outsider.PUBLIC).state();
        var now = Played.of(event, round, table).map(this::tables).map(WatchedMatch::open);
        var watch = evenings.tournaments().watch(id.code(), signal);
        return following.open(viewer, signal, watch, now.orElse(List.of()));
    }

    private static List<TableId> open(List<Optional<TableId>> tables) {
        return tables.stream().flatMap(Optional::stream).toList();
    }
}
