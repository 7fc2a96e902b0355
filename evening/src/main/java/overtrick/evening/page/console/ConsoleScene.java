package overtrick.evening.page.console;

import java.util.List;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.OwnBoards;
import overtrick.evening.page.console.ConsolePage.Seen;
import overtrick.evening.page.start.Offers;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.page.Right;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;
import overtrick.tournament.view.TournamentView;

/// The console as its open pages follow it. Whoever has lost their office sees no more of it.
record ConsoleScene(Evenings evenings, TournamentId id, Offers offers)
        implements Scene<Seen, ConsolePage> {

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        var rights = evenings.rights(id, viewer.id());
        return rights.contains(Right.RECORD)
                ? Optional.of(new Seen(shown(viewer), rights))
                : Optional.empty();
    }

    private Snapshot<TournamentView> shown(Member.Person viewer) {
        var now = evenings.tournaments().view(id.code(), Tournaments.director(viewer));
        var own = new OwnBoards(evenings.tournaments(), evenings.online(), id);
        return new Snapshot<>(now.number(), own.shown(viewer.id(), now.state()));
    }

    @Override
    public long number(Seen view) {
        return view.now().number();
    }

    @Override
    public ConsolePage page(Seen view, Words words) {
        var tournaments = evenings.tournaments();
        var plan = tournaments.plan(id).orElseThrow();
        return new ConsolePage(words, id, view, plan, offers, evenings.online(), tournaments.now());
    }

    @Override
    public List<Region<ConsolePage>> regions() {
        return List.of(
                new Region<>("evening/console_desk", ConsolePage::desk),
                new Region<>("evening/console_clock", ConsolePage::clock),
                new Region<>("evening/console_course", ConsolePage::course),
                new Region<>("evening/console_needs", ConsolePage::needs),
                new Region<>("evening/console_tables", ConsolePage::tables),
                new Region<>("evening/console_standing", ConsolePage::standing),
                new Region<>("evening/console_people", ConsolePage::people));
    }

    @Override
    public String said(ConsolePage now, ConsolePage before) {
        int more = now.needs().needs().size() - before.needs().needs().size();
        return more > 0 ? now.needs().needs().getFirst().text() : "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return evenings.tournaments().watch(id.code(), signal);
    }
}
