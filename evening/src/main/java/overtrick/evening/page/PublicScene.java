package overtrick.evening.page;

import java.util.Optional;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.page.stream.Scene;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.view.TournamentView;

/// A tournament as everybody may follow it.
///
/// @param <P> what is shown of it
public interface PublicScene<P> extends Scene<Snapshot<TournamentView>, P> {

    Tournaments tournaments();

    TournamentId id();

    @Override
    default Optional<Snapshot<TournamentView>> look(Member.Person viewer) {
        return Optional.of(tournaments().view(id().code(), Outsider.PUBLIC));
    }

    @Override
    default long number(Snapshot<TournamentView> view) {
        return view.number();
    }

    @Override
    default Watch watch(Member.Person viewer, Runnable signal) {
        return tournaments().watch(id().code(), signal);
    }
}
