package overtrick.evening.page.paper;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.tournament.Duties;
import overtrick.evening.tournament.Duties.Holder;
import overtrick.evening.tournament.Duties.Invitation;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.people.Duty;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Called;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.page.link.Addresses;
import overtrick.tournament.act.Act;

/// Who helps the director of an event: by a link or because they were chosen, until it is ended;
/// and how an event becomes somebody else's.
record HelperRoutes(Evenings evenings, Addresses addresses) {

    private static final int LONGEST_LABEL = 40;
    private static final int LONGEST_WHY = 200;
    private static final int MOST_LINKS = 20;
    private static final int MOST_HELPERS = 100;

    void addTo(Routes routes) {
        String page = "/events/{code}/console/helpers";
        routes.get(Right.PRESIDE, page, visit -> show(visit, Optional.empty()));
        routes.post(Right.PRESIDE, page + "/invite", this::invite);
        routes.post(Right.PRESIDE, page + "/withdraw", this::withdraw);
        routes.post(Right.PRESIDE, page + "/renew", this::renew);
        routes.post(Right.PRESIDE, page + "/choose", this::choose);
        routes.post(Right.PRESIDE, page + "/end", this::end);
        routes.post(Right.PRESIDE, page + "/hand-over", this::handOver);
    }

    /// @param made the secret of a new link, which is shown this once
    private record Made(String secret, Invitation invitation) {}

    private void show(Visit visit, Optional<Made> made) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.PRESIDE);
        var words = visit.words();
        var reach = addresses.reach(visit);
        var duties = event.tournaments().duties();
        var page =
                new HelpersPage(
                        words,
                        event.path("/console"),
                        !reach.reachable(),
                        made.map(one ->
                                new HelpersPage.Made(
                                        reach.picture(event.path("/direct/" + one.secret())),
                                        told(event, one.invitation(), 0))),
                        duties.holders(event.id()).stream().map(one -> helper(event, one)).toList(),
                        duties.links(event.id()).stream()
                                .map(one ->
                                        new HelpersPage.Line(
                                                one.hash(),
                                                one.invitation().label(),
                                                told(event, one.invitation(), one.people())))
                                .toList(),
                        reach.link(event.path("/direct")));
        var frame = Frame.of(visit, words.get("ev.helpers"));
        visit.page(Pages.render("evening/helpers", new Framed<>(frame, page)));
    }

    /// For what a link is, how many have come by it, and until when it can be opened.
    private static String told(EventVisit event, Invitation invitation, int people) {
        var words = event.words();
        boolean open = invitation.until().isAfter(event.tournaments().now());
        return words.get(
                open ? "ev.helpers.link" : "ev.helpers.link.over",
                words.get("ev.office." + invitation.duty()),
                people,
                invitation.uses(),
                words.when(invitation.until()));
    }

    private HelpersPage.Helper helper(EventVisit event, Holder one) {
        var words = event.words();
        String name = evenings.name(one.person()).map(own -> Called.in(words, own)).orElse("–");
        String by =
                one.waits()
                        ? words.get("ev.helpers.waits")
                        : one.isByLink() ? words.get("ev.helpers.by.link", one.label()) : "";
        return new HelpersPage.Helper(
                one.person().value(),
                one.link(),
                name,
                words.get("ev.office." + one.duty()),
                by,
                one.duty() != Duty.DIRECTOR,
                one.duty() == Duty.ASSISTANT || one.duty() == Duty.SCORER);
    }

    private void invite(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.PRESIDE);
        visit.limit(Deed.TABLE);
        String label = text(visit, "label", LONGEST_LABEL);
        int hours = visit.has("hours") ? visit.number("hours", 1, HelpersPage.MOST_HOURS) : 24;
        int uses = visit.has("uses") ? visit.number("uses", 1, HelpersPage.MOST_USES) : 1;
        var until = event.tournaments().now().plus(Duration.ofHours(hours));
        invite(event, new Invitation(duty(visit), label, until, uses));
    }

    private void invite(EventVisit event, Invitation invitation) {
        var duties = event.tournaments().duties();
        if (duties.links(event.id()).size() >= MOST_LINKS) {
            throw Sorry.unclear("ev.too.many.links", MOST_LINKS);
        }
        String secret = duties.invite(event.id(), invitation);
        tell(event, invitation.duty(), Act.Change.INVITED, invitation.label(), "");
        show(event.visit(), Optional.of(new Made(secret, invitation)));
    }

    /// @throws Sorry when the form names no office that can be given
    private static Duty duty(Visit visit) {
        var duty =
                visit.has("duty")
                        ? visit.oneOf("duty", Duty.values(), "ev.helpers.unclear")
                        : Duty.ASSISTANT;
        if (duty == Duty.DIRECTOR) {
            throw Sorry.unclear("ev.helpers.unclear");
        }
        return duty;
    }

    private void withdraw(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.PRESIDE);
        withdraw(event, link(event));
        visit.seeOther(event.path("/console/helpers"));
    }

    private static Duties.Link link(EventVisit event) {
        return event.tournaments()
                .duties()
                .link(event.id(), event.visit().param("link"))
                .orElseThrow(() -> Sorry.notFound("ev.old.link"));
    }

    private void withdraw(EventVisit event, Duties.Link link) {
        event.tournaments().duties().withdraw(event.id(), link.hash());
        tell(
                event,
                link.invitation().duty(),
                Act.Change.WITHDRAWN,
                link.invitation().label(),
                text(event.visit(), "why", LONGEST_WHY));
        var scope = EventLink.ofDirector(link.hash()).scope(event.id());
        evenings.devices().end(event.id(), grant -> grant.scope().equals(scope));
    }

    /// Another link for the same; the old one opens nothing from then on.
    private void renew(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.PRESIDE);
        visit.limit(Deed.TABLE);
        var old = link(event);
        var was = old.invitation();
        var lasting = Duration.between(old.created(), was.until());
        var now = event.tournaments().now();
        var until = lasting.toHours() > HelpersPage.MOST_HOURS ? was.until() : now.plus(lasting);
        withdraw(event, old);
        invite(event, new Invitation(was.duty(), was.label(), until, was.uses()));
    }

    /// Somebody of the club gets an office by their name.
    private void choose(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.PRESIDE);
        visit.limit(Deed.TABLE);
        var duty = duty(visit);
        var member = member(visit);
        var duties = event.tournaments().duties();
        if (duties.holders(event.id()).size() >= MOST_HELPERS) {
            throw Sorry.unclear("ev.too.many", MOST_HELPERS);
        }
        if (duties.of(event.id(), member.id()).contains(Duty.DIRECTOR)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.helpers.owner"));
        }
        if (duty == Duty.COMMENTATOR && evenings.plays(event.id(), member.id())) {
            throw new Sorry(
                    HttpStatus.CONFLICT, words -> words.get("ev.helpers.plays", member.name()));
        }
        duties.appoint(event.id(), member.id(), duty);
        if (duty != Duty.COMMENTATOR) { // who comments says first that they do not play
            tell(event, duty, Act.Change.GIVEN, member.name(), "");
        }
        visit.seeOther(event.path("/console/helpers"));
    }

    private Member.Person member(Visit visit) {
        String name = text(visit, "name", LONGEST_LABEL);
        return evenings.member(name)
                .orElseThrow(() ->
                        new Sorry(
                                HttpStatus.NOT_FOUND,
                                words -> words.get("ev.helpers.no.member", name)));
    }

    private void end(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.PRESIDE);
        var holder =
                holder(event, visit.param("person"))
                        .filter(one -> one.link().equals(visit.param("link")))
                        .filter(one -> one.duty() != Duty.DIRECTOR)
                        .orElseThrow(() -> Sorry.unclear("ev.helpers.nobody"));
        event.tournaments().duties().end(event.id(), holder.person(), holder.link());
        String name = evenings.name(holder.person()).orElse("–");
        tell(event, holder.duty(), Act.Change.ENDED, name, text(visit, "why", LONGEST_WHY));
        var scope = EventLink.ofDirector(holder.link()).scope(event.id());
        evenings.devices()
                .end(
                        event.id(),
                        grant ->
                                grant.scope().equals(scope)
                                        && grant.person().equals(Optional.of(holder.person())));
        visit.seeOther(event.path("/console/helpers"));
    }

    private static Optional<Holder> holder(EventVisit event, String person) {
        String link = event.visit().param("link");
        return event.tournaments().duties().holders(event.id()).stream()
                .filter(one -> one.person().value().equals(person))
                .filter(one -> link.isEmpty() || one.link().equals(link))
                .findFirst();
    }

    /// The event becomes that of somebody who helps, or of a member; whose it was assists.
    private void handOver(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.PRESIDE);
        String why = text(visit, "why", LONGEST_WHY);
        if (!visit.has("sure") || why.isEmpty()) {
            throw Sorry.unclear("ev.helpers.sure");
        }
        var to = successor(event);
        event.tournaments().duties().handOver(event.id(), to);
        tell(event, Duty.DIRECTOR, Act.Change.GIVEN, evenings.name(to).orElse("–"), why);
        visit.seeOther(event.path("/console"));
    }

    private PersonId successor(EventVisit event) {
        var visit = event.visit();
        var person =
                visit.has("person")
                        ? holder(event, visit.param("person"))
                                .filter(one -> one.duty() != Duty.COMMENTATOR)
                                .map(Holder::person)
                                .orElseThrow(() -> Sorry.unclear("ev.helpers.nobody"))
                        : member(visit).id();
        if (event.tournaments().duties().of(event.id(), person).contains(Duty.DIRECTOR)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.helpers.owner"));
        }
        return person;
    }

    private static String text(Visit visit, String field, int longest) {
        String text = visit.param(field).replaceAll("\\p{Cntrl}", " ").strip();
        if (text.length() > longest) {
            throw Sorry.unclear("unclear.long", longest);
        }
        return text;
    }

    /// The trail of the event has who gave or ended which office, and why.
    private static void tell(
            EventVisit event, Duty duty, Act.Change change, String who, String why) {
        var by = Tournaments.director(event.visit().viewer());
        event.expectDone(event.act(by, why, entrust(duty, change, who)));
    }

    /// What the trail has of an office.
    static Act entrust(Duty duty, Act.Change change, String who) {
        return new Act.Entrust(Act.Office.valueOf(duty.name()), change, who);
    }
}
