package overtrick.evening.page.federation;

import io.javalin.http.HttpStatus;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.KnockOutLines;
import overtrick.evening.page.cards.KnownCards;
import overtrick.evening.page.result.Folder;
import overtrick.evening.tournament.Format;
import overtrick.page.Download;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.back.BackRoom.Length;
import overtrick.page.door.Deed;
import overtrick.scoring.rank.Ranking;
import overtrick.tournament.session.Clock;
import overtrick.tournament.view.TournamentView;

/// What a federation wants of an event, with what is missing in it. The numbers of players are the
/// members' own, so that it is for directors and officers of the club, not for whoever opens an
/// event.
public record FederationRoutes(Evenings evenings) {

    public void addTo(Routes routes) {
        routes.getSlow(Right.INQUIRE, "/events/{code}/federation", this::show);
        routes.getSlow(Right.INQUIRE, "/events/{code}/federation.zip", this::zip);
    }

    private Report report(EventVisit event) {
        var view = event.asPublic().state();
        var names = Set.copyOf(Report.players(view));
        return new Report(
                view,
                ranking(event, view),
                evenings.secretary().club(),
                evenings.secretary().numbers(names),
                day(view),
                KnownCards.of(view, evenings.online().open(event.id())));
    }

    private static Optional<Ranking> ranking(EventVisit event, TournamentView view) {
        return event.plan().format() == Format.KNOCK_OUT
                ? KnockOutLines.ranking(view)
                : view.standing().ranking();
    }

    private static Optional<LocalDate> day(TournamentView view) {
        return view.sections().stream()
                .findFirst()
                .flatMap(one -> one.section().clock())
                .map(Clock::started)
                .map(began -> LocalDate.ofInstant(began, ZoneId.systemDefault()));
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var page = FederationPage.of(visit.words(), event.path(""), report(event));
        var frame = Frame.of(visit, visit.words().get("ev.fed"));
        visit.page(Pages.render("evening/federation", new Framed<>(frame, page)));
    }

    private void zip(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        visit.limit(Deed.ANALYSIS);
        var report = report(event);
        var key = List.of("federation", event.id(), report);
        var files = report.files();
        if (files.isEmpty()) {
            throw new Sorry(HttpStatus.NOT_FOUND, words -> words.get("ev.no.scores"));
        }
        byte[] zip = visit.document(Length.FILE, key, () -> Folder.zip(files));
        String name = "federation-%s.zip".formatted(event.id().code());
        Download.send(visit, name, "application/zip", zip);
    }
}
