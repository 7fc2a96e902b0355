package overtrick.evening.page.console;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.evening.Evenings;
import overtrick.evening.page.OwnBoards;
import overtrick.evening.page.console.ConsolePage.Seen;
import overtrick.evening.page.start.Offers;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Right;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// What is being played, as a commentator follows it. Whoever plays, or has lost the office, sees
/// no more of it.
record CommentaryScene(Evenings evenings, TournamentId id, Offers offers)
        implements Scene<Seen, ConsolePage> {

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        if (!evenings.rights(id, viewer.id()).contains(Right.COMMENT)) {
            return Optional.empty();
        }
        var now = evenings.tournaments().view(id.code(), Tournaments.director(viewer));
        var own = new OwnBoards(evenings.tournaments(), evenings.online(), id);
        return own.entry(viewer.id(), now.state()).isPresent()
                ? Optional.empty()
                : Optional.of(new Seen(now, Set.of(Right.COMMENT)));
    }

    /// The same page, of which a commentator is shown some regions.
    private ConsoleScene console() {
        return new ConsoleScene(evenings, id, offers);
    }

    @Override
    public long number(Seen view) {
        return console().number(view);
    }

    @Override
    public ConsolePage page(Seen view, Words words) {
        return console().page(view, words);
    }

    @Override
    public List<Region<ConsolePage>> regions() {
        return List.of(
                new Region<>("evening/console_clock", ConsolePage::clock),
                new Region<>("evening/console_tables", ConsolePage::tables),
                new Region<>("evening/console_standing", ConsolePage::standing));
    }

    @Override
    public String said(ConsolePage now, ConsolePage before) {
        return "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return console().watch(viewer, signal);
    }
}
