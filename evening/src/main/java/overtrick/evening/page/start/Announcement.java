package overtrick.evening.page.start;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.online.OnlinePlan;
import overtrick.evening.page.EventVisit;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.evening.tournament.Tournaments.Announced;
import overtrick.house.codes.TournamentId;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.tournament.session.Charter;

/// An event that is announced; whoever does directs it.
record Announcement(Charter charter, TournamentPlan plan, Optional<OnlinePlan> online) {

    private static final int LONGEST_TITLE = 60;

    /// @throws Sorry when it cannot be
    void make(Visit visit, Evenings evenings) {
        var person = visit.guest();
        visit.limit(Deed.TABLE);
        switch (evenings.tournaments().announce(person, charter, plan)) {
            case Announced.Made(var id) -> {
                online.ifPresent(how -> evenings.online().plan(id, how));
                addToSeries(visit, evenings, id);
                visit.seeOther("/events/" + id.code() + "/console");
            }
            case Announced.Refused(var reason) ->
                    throw new Sorry(
                            HttpStatus.UNPROCESSABLE_CONTENT,
                            words -> EventVisit.sentence(words, reason));
        }
    }

    /// To one of their own.
    private static void addToSeries(Visit visit, Evenings evenings, TournamentId id) {
        String series = visit.param("series");
        if (!series.isEmpty() && evenings.season().series().owns(visit.viewer().id(), series)) {
            evenings.season().series().add(series, id);
        }
    }

    /// What was typed, or what is usual.
    static String title(Visit visit, String usual) {
        String title = visit.param("title").replaceAll("\\p{Cntrl}", " ").strip();
        if (title.codePointCount(0, title.length()) > LONGEST_TITLE) {
            throw Sorry.unclear("unclear.long", LONGEST_TITLE);
        }
        return title.isEmpty() ? usual : title;
    }
}
