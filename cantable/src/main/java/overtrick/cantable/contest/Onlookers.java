package overtrick.cantable.contest;

import java.util.Optional;
import overtrick.can.act.CanCommand;
import overtrick.cantable.CanSeen;
import overtrick.cantable.contest.ContestCommand.Show;
import overtrick.house.codes.TournamentId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.LetIn;
import overtrick.house.table.TableCommand.SetDelay;
import overtrick.log.host.Reply;

/// Those who look on at the tables of contests: whether they may, and how much later they see what
/// is played, as its organiser says.
///
/// @param tables at which the rounds are played
public record Onlookers(Contests contests, GameTables<CanCommand, CanSeen> tables) {

    /// Others are to look on, or not: at the tables of the round under way, and at those to come.
    ///
    /// @param later how much later; empty when nobody else is to look on
    public Reply show(TournamentId id, Member.Person by, Optional<Delay> later) {
        var reply = contests.act(id, by, new Show(later));
        contests.look(id).ifPresent(contest -> arrange(contest, tables));
        return reply;
    }

    /// Has the tables of the round begun last do as the contest says. The delay comes first: nobody
    /// sees anything meanwhile that they should see later.
    static void arrange(Contest contest, GameTables<CanCommand, CanSeen> tables) {
        if (contest.hasBegun()) {
            for (var table : contest.rounds().getLast()) {
                contest.shown()
                        .ifPresent(delay ->
                                tables.send(table, Member.House.HOUSE, new SetDelay<>(delay)));
                tables.send(table, Member.House.HOUSE, new LetIn<>(access(contest)));
            }
        }
    }

    /// Who may come to its tables: where others look on, they stand in the lobby.
    static Access access(Contest contest) {
        return contest.shown().isPresent() ? Access.OPEN : Access.FRIENDS;
    }

    static Delay delay(Contest contest) {
        return contest.shown().orElse(Delay.NONE);
    }
}
