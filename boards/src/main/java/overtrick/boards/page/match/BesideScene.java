package overtrick.boards.page.match;

import java.util.List;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.match.RobotMatch;
import overtrick.bridge.board.BoardView;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;
import overtrick.page.table.SeenRoom;

/// A match among robots as it is followed with both its tables. Of each a viewer sees what the page
/// of that table would show them.
///
/// @param open the code of its open room, by which the match is found
record BesideScene(PlayedBoards archive, TableId open)
        implements Scene<BesideScene.Seen, BesidePage> {

    /// What one viewer may know.
    record Seen(
            RobotMatch match,
            SeenRoom<Optional<BoardView>> open,
            SeenRoom<Optional<BoardView>> closed) {}

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        return archive.matches()
                .find(open)
                .map(match ->
                        new Seen(
                                match,
                                SeenRoom.of(archive.duplicate(), match.open(), viewer),
                                SeenRoom.of(archive.duplicate(), match.closed(), viewer)));
    }

    @Override
    public long number(Seen view) {
        return view.open().number() + view.closed().number();
    }

    /// A table that is shut counts for nothing.
    @Override
    public boolean goesBack(Seen view) {
        return true;
    }

    @Override
    public BesidePage page(Seen view, Words words) {
        var score = new ScorePart(words, view.match(), archive.readings());
        return BesidePage.of(view, number(view), score);
    }

    @Override
    public List<Region<BesidePage>> regions() {
        return List.of(
                new Region<>("match/score", BesidePage::score),
                new Region<>("duplicate/room", page -> page.rooms().getFirst()),
                new Region<>("duplicate/room", page -> page.rooms().getLast()),
                new Region<>("table/beside_talk", page -> page.talks().getFirst()),
                new Region<>("table/beside_say", page -> page.talks().getFirst().say()),
                new Region<>("table/beside_talk", page -> page.talks().getLast()),
                new Region<>("table/beside_say", page -> page.talks().getLast().say()));
    }

    /// Cards of two tables come too fast to be read out: contracts and results are.
    @Override
    public String said(BesidePage now, BesidePage before) {
        return now.saidAfter(before);
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        var closed = archive.matches().find(open).map(RobotMatch::closed);
        var here = archive.duplicate().watch(open, viewer, signal);
        var there = closed.map(table -> archive.duplicate().watch(table, viewer, signal));
        return () -> {
            here.close();
            there.ifPresent(Watch::close);
        };
    }
}
