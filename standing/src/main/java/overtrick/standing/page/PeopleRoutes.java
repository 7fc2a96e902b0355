package overtrick.standing.page;

import io.javalin.http.HttpStatus;
import java.util.Locale;
import overtrick.cards.rules.Refusal;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Reply;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.standing.Sight;
import overtrick.standing.Standing;
import overtrick.standing.book.Audience;
import overtrick.standing.book.StandingCommand;
import overtrick.standing.book.StandingRefusal;
import overtrick.standing.book.Subject;

/// The ladders, and the pages of people.
record PeopleRoutes(Standing standing) implements Feature {

    private static final String ME = "me";
    private static final int MOST_OFFSET = 1_000_000;

    /// Places that are claimed with one press.
    private static final int MOST_PLACES = 60;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/ratings", this::ladder);
        routes.get(Right.LOOK, "/ratings/how", this::how);
        routes.get(Right.LOOK, "/people/{person}", this::person);
        routes.post(Right.PLAY, "/people/me/shows", this::show);
        routes.post(Right.PLAY, "/people/me/places", this::claim);
    }

    private Sight sight(Visit visit) {
        return standing.sight(visit.person().map(Member.Person::id), visit.member().isPresent());
    }

    private void ladder(Visit visit) {
        var which =
                visit.has("of")
                        ? visit.oneOf("of", RatingsPage.Which.values(), "stand.unclear")
                        : RatingsPage.Which.PEOPLE;
        int offset = visit.has("offset") ? visit.number("offset", 0, MOST_OFFSET) : 0;
        var page = new Ladders(standing, sight(visit), visit.words()).page(which, offset);
        var frame = Frame.of(visit, visit.words().get("stand.ratings"));
        visit.page(Pages.render("standing/ratings", new Framed<>(frame, page)));
    }

    private void how(Visit visit) {
        var page = new HowPage(visit.words(), standing.rater().last());
        var frame = Frame.of(visit, visit.words().get("stand.how"));
        visit.page(Pages.render("standing/how", new Framed<>(frame, page)));
    }

    private void person(Visit visit) {
        String asked = visit.ctx().pathParam("person");
        if (asked.equals(ME) && visit.person().isEmpty()) {
            visit.seeOther("/sign-in?back=/people/me");
            return;
        }
        var id = asked.equals(ME) ? visit.viewer().id() : new PersonId(asked);
        var sight = sight(visit);
        var name =
                standing.roster()
                        .member(id)
                        .or(() ->
                                sight.isOwn(id)
                                        ? visit.person().map(Member.Person::name)
                                        : java.util.Optional.empty())
                        .orElseThrow(() -> Sorry.notFound("stand.nobody"));
        var portrayal = new Portrayal(standing, sight, visit.words(), id, name);
        if (!portrayal.isVisible()) {
            throw Sorry.notFound("stand.nobody"); // as if there were nobody
        }
        String said = visit.has("said") ? visit.words().get("stand.said") : "";
        boolean other = visit.person().isPresent() && !sight.isOwn(id);
        String meet = other ? "/people/one?person=" + id.value() : "";
        var frame = Frame.of(visit, name);
        var page = portrayal.page(said, meet);
        visit.page(Pages.render("standing/person", new Framed<>(frame, page)));
    }

    private static Member.Person member(Visit visit) {
        return visit.member()
                .orElseThrow(() ->
                        new Sorry(HttpStatus.FORBIDDEN, words -> words.get("stand.members.only")));
    }

    /// Every subject that the form names.
    private void show(Visit visit) {
        var member = member(visit);
        for (var subject : Subject.values()) {
            String field = subject.name().toLowerCase(Locale.ROOT);
            if (visit.has(field)) {
                var audience = visit.oneOf(field, Audience.values(), "stand.unclear");
                expectDone(
                        standing.book()
                                .say(member, new StandingCommand.SetAudience(subject, audience)));
            }
        }
        visit.seeOther("/people/me?said=yes");
    }

    /// One place, or all that bear the member's name.
    private void claim(Visit visit) {
        var member = member(visit);
        if (visit.has("back")) {
            expectDone(
                    standing.book()
                            .say(member, new StandingCommand.GiveBackPlace(visit.param("back"))));
        } else if (visit.has("all")) {
            standing.feed().places(member.name(), MOST_PLACES).stream()
                    .filter(place -> standing.book().claimed(place.place()).isEmpty())
                    .forEach(place -> claim(member, place.place()));
        } else {
            claim(member, visit.param("place"));
        }
        standing.rater().lookLater();
        visit.seeOther("/people/me?said=yes");
    }

    private void claim(Member.Person member, String place) {
        if (!standing.feed().isNamed(place, member.name())) {
            throw refused(StandingRefusal.NO_PLACE);
        }
        if (standing.book().claimed(place).filter(by -> !by.equals(member.id())).isPresent()) {
            throw refused(StandingRefusal.ANOTHERS_PLACE);
        }
        expectDone(standing.book().say(member, new StandingCommand.ClaimPlace(place)));
    }

    /// What is so already is as good as done.
    static void expectDone(Reply reply) {
        if (reply instanceof Reply.Refused(var reason) && reason != StandingRefusal.AS_IT_IS) {
            throw refused(reason);
        }
    }

    static Sorry refused(Refusal reason) {
        return new Sorry(HttpStatus.CONFLICT, words -> words.get("stand.refused." + reason.name()));
    }
}
