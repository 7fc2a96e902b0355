package overtrick.evening.page.phone;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import overtrick.evening.page.phone.HeadPart.State;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;
import overtrick.tournament.view.TournamentView;

/// A table of a tournament as its telephones follow it.
///
/// @param seen what its pair may know
/// @param wanted the round; 0 for the one being played
/// @param plan that says whether the table may see how it did
record PhoneScene(
        Tournaments tournaments,
        TournamentId id,
        TableVisit at,
        Supplier<Snapshot<TournamentView>> seen,
        int wanted,
        TournamentPlan plan)
        implements Scene<Snapshot<TournamentView>, PhonePage> {

    @Override
    public Optional<Snapshot<TournamentView>> look(Member.Person viewer) {
        return Optional.of(seen.get());
    }

    @Override
    public long number(Snapshot<TournamentView> view) {
        return view.number();
    }

    @Override
    public PhonePage page(Snapshot<TournamentView> view, Words words) {
        return PhonePage.of(view, at, words, wanted, plan);
    }

    @Override
    public List<Region<PhonePage>> regions() {
        return List.of(
                new Region<>("evening/phone_who", PhonePage::who),
                new Region<>("evening/phone_head", PhonePage::head),
                new Region<>("evening/phone_told", PhonePage::told));
    }

    @Override
    public String said(PhonePage now, PhonePage before) {
        if (now.head().state() == State.CLOSED && before.head().state() != State.CLOSED) {
            return now.words().get("ev.final");
        }
        boolean changed = now.head().round() != before.head().round();
        return changed ? now.words().get("ev.round.begins", now.head().round()) : "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return tournaments.watch(id.code(), signal);
    }
}
