package overtrick.evening.page.start;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Names;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Seeker;

/// People who come without a partner find one: they say so by telephone or are written down, and
/// the director pairs two of them or all. Names of people who were here before complete themselves.
public record PartnerRoutes(Evenings evenings) {

    private static final int MOST_SEEKERS = 80;

    public void addTo(Routes routes) {
        routes.post(Right.SCORE, "/events/{code}/enter/alone", this::seek);
        routes.post(Right.SCORE, "/events/{code}/enter/{key}/alone", this::seek);
        routes.post(Right.RECORD, "/events/{code}/partners", this::pair);
        routes.post(Right.RECORD, "/events/{code}/partners/end", this::end);
        routes.get(Right.RECORD, "/events/{code}/console/names", this::names);
    }

    private void seek(Visit visit) {
        var event = EntryRoutes.admitted(visit, evenings);
        visit.limit(Deed.TALK);
        event.expectPlayer();
        String name = Names.tidy(visit.param("one"));
        if (name.isEmpty()) {
            throw Sorry.unclear("ev.form.PLAYERS");
        }
        var view = event.asPublic().state();
        if (view.seekers().size() >= MOST_SEEKERS) {
            throw Sorry.unclear("ev.too.many", MOST_SEEKERS);
        }
        var person = visit.guest();
        if (!EntryRoutes.seeks(view, name)) {
            event.expectDone(
                    evenings.tournaments().act(event.id(), Outsider.HOUSE, "", new Act.Seek(name)));
        } else if (!event.tournaments()
                .rights()
                .searched(event.id(), person.id())
                .filter(name::equals)
                .isPresent()) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.alone.taken", name));
        }
        evenings.tournaments().rights().search(event.id(), person.id(), name);
        visit.seeOther(event.path("/enter"));
    }

    /// Those who were chosen, or all in the order in which they came.
    private void pair(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var seekers = event.asPublic().state().seekers();
        var chosen = visit.ctx().formParams("who");
        var those =
                visit.has("all")
                        ? seekers
                        : seekers.stream().filter(one -> chosen.contains("" + one.id())).toList();
        if (those.size() < 2 || (!visit.has("all") && those.size() != 2)) {
            throw Sorry.unclear("ev.pair.two");
        }
        pairs(those)
                .forEach(pair -> {
                    event.direct(event.words().get("ev.pair.why"), new Act.Enter(pair));
                    evenings.season().names().keep(pair);
                });
        event.done(event.path("/console"));
    }

    private static List<List<String>> pairs(List<Seeker> seekers) {
        var pairs = new ArrayList<List<String>>();
        for (int at = 0; at + 1 < seekers.size(); at += 2) {
            pairs.add(List.of(seekers.get(at).player(), seekers.get(at + 1).player()));
        }
        return pairs;
    }

    private void end(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        event.direct("", new Act.EndSearch(visit.number("search", 1, Integer.MAX_VALUE)));
        event.done(event.path("/console"));
    }

    /// Names that go on like the last one typed. For directors alone, and none before two letters:
    /// nobody can read the whole list.
    private void names(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        visit.limit(Deed.TALK);
        var players = Names.players(lastLine(visit.param("names")));
        var known =
                players.isEmpty()
                        ? List.<String>of()
                        : evenings.season().names().like(players.getLast());
        visit.page(Pages.render("evening/names", new KnownNames(visit.words(), known)));
    }

    private static String lastLine(String text) {
        return text.substring(text.lastIndexOf('\n') + 1).replaceFirst("^[^:]*:", "");
    }
}
