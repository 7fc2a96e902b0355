package overtrick.tournament.act;

import java.util.Optional;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TournamentEvent.TakenBack;

/// One act of a tournament, and who took it back, if anybody has.
public record TrailLine(Done done, Optional<TakenBack> takenBack) {

    public static TrailLine of(Done done) {
        return new TrailLine(done, Optional.empty());
    }

    public boolean stands() {
        return takenBack.isEmpty();
    }

    public TrailLine takenBack(TakenBack back) {
        return new TrailLine(done, Optional.of(back));
    }
}
