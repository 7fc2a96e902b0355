package overtrick.evening.page.console;

import java.util.List;
import java.util.Optional;
import overtrick.evening.online.OnlineEvents;
import overtrick.evening.page.OwnBoards;
import overtrick.evening.page.start.Offers;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;
import overtrick.tournament.view.TournamentView;

/// The console as its open pages follow it. Whoever has lost the direction sees no more of it.
record ConsoleScene(Tournaments tournaments, TournamentId id, Offers offers, OnlineEvents online)
        implements Scene<Snapshot<TournamentView>, ConsolePage> {

    @Override
    public Optional<Snapshot<TournamentView>> look(Member.Person viewer) {
        return tournaments.rights().directs(id, viewer.id())
                ? Optional.of(shown(viewer))
                : Optional.empty();
    }

    private Snapshot<TournamentView> shown(Member.Person viewer) {
        var now = tournaments.view(id.code(), Tournaments.director(viewer));
        var own = new OwnBoards(tournaments, online, id);
        return new Snapshot<>(now.number(), own.shown(viewer.id(), now.state()));
    }

    @Override
    public long number(Snapshot<TournamentView> view) {
        return view.number();
    }

    @Override
    public ConsolePage page(Snapshot<TournamentView> view, Words words) {
        var plan = tournaments.plan(id).orElseThrow();
        return new ConsolePage(words, id, view, plan, offers, online, tournaments.now());
    }

    @Override
    public List<Region<ConsolePage>> regions() {
        return List.of(
                new Region<>("evening/console_desk", ConsolePage::desk),
                new Region<>("evening/console_clock", ConsolePage::clock),
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
        return tournaments.watch(id.code(), signal);
    }
}
