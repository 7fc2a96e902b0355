package overtrick.club;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import overtrick.club.can.contest.Contests;
import overtrick.club.can.league.Leagues;
import overtrick.club.game.Tables;
import overtrick.club.tournament.Tournaments;
import overtrick.log.host.Kind;

/// All that lives in a club and its log.
record Living(Tables tables, Tournaments tournaments, Contests contests, Leagues leagues) {

    List<Kind<?, ?, ?, ?, ?>> kinds() {
        var kinds = new ArrayList<>(tables.kinds());
        kinds.addAll(List.of(Tournaments.KIND, Contests.KIND, Leagues.KIND));
        return kinds;
    }

    /// Something that lets go of what nobody has looked at for a while; it comes back from the log.
    @FunctionalInterface
    interface Resting {

        void letRest(Duration idle, int most);
    }

    List<Resting> resting() {
        return List.of(tables::letRest, tournaments::letRest, contests::letRest, leagues::letRest);
    }
}
