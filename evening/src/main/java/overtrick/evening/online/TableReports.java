package overtrick.evening.online;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.HelpGiven;
import overtrick.scoring.Outcome;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// What a table of the program tells its event.
record TableReports(Office office, TournamentId event, TournamentView view, TableId table) {

    /// Results of boards that are over, signed with the code of the table. One that was handed in
    /// before is refused; one that the director has taken back is left to them.
    void handIn(List<Slot> missing) {
        for (var board : office.history().boardsAt(table)) {
            missing.stream()
                    .filter(slot -> slot.board().equals(board.board().number()))
                    .filter(slot -> !wasHandedIn(slot))
                    .findFirst()
                    .ifPresent(slot -> {
                        var score =
                                new Outcome.Scored(
                                        board.points(Side.NORTH_SOUTH),
                                        Optional.of(board.result()));
                        act(new Act.Report(slot, score));
                    });
        }
    }

    private boolean wasHandedIn(Slot slot) {
        return view.trail().stream()
                .map(TrailLine::done)
                .filter(done -> done.why().equals(table.code()))
                .anyMatch(done ->
                        done.act() instanceof Act.Report(var where, _) && where.equals(slot));
    }

    /// Whoever calls for help at the table calls the director of the event.
    void passOnCall(Section.Table place) {
        var help =
                office.tables().look(table, Member.House.HOUSE).flatMap(now -> now.door().help());
        help.ifPresent(call -> {
            act(new Act.CallDirector(place, call.name()));
            var _ = office.tables().send(table, Member.House.HOUSE, new HelpGiven<>());
        });
    }

    /// The house says it, with the code of the table for a reason.
    private void act(Act act) {
        var _ = office.tournaments().act(event, Outsider.HOUSE, table.code(), act);
    }
}
