package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.house.people.People;
import overtrick.members.list.Draft;
import overtrick.members.list.Entry;
import overtrick.members.list.Invitations;
import overtrick.members.list.Listed;
import overtrick.members.list.MemberList;
import overtrick.members.list.MemberList.Order;
import overtrick.members.office.RegisterCommand.ChangeList;
import overtrick.members.office.RegisterCommand.Invite;
import overtrick.members.office.RegisterCommand.LetBack;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.link.Addresses;

/// The list of members, and each of its lines.
///
/// @param addresses under which others find the club
record ListRoutes(Desk desk, Addresses addresses) implements Feature {

    private static final int MOST_OFFSET = 1_000_000;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.RUN, "/club/members", visit -> show(visit, HttpStatus.OK, ""));
        routes.post(Right.RUN, "/club/members", this::add);
        routes.get(Right.RUN, "/club/members/{row}", visit -> show(visit, row(visit)));
        routes.post(Right.RUN, "/club/members/{row}", this::change);
        routes.post(Right.RUN, "/club/members/{row}/remove", this::remove);
        routes.post(Right.RUN, "/club/members/{row}/invite", this::invite);
        routes.post(Right.RUN, "/club/let-back", this::letBack);
    }

    private MemberList list() {
        return desk.members().accounts().list();
    }

    private Listed row(Visit visit) {
        return list().byId(visit.ctx().pathParam("row"))
                .orElseThrow(() -> Sorry.notFound("member.unknown"));
    }

    private void show(Visit visit, HttpStatus status, String notice) {
        int offset = visit.has("offset") ? visit.number("offset", 0, MOST_OFFSET) : 0;
        var order =
                visit.has("order")
                        ? visit.oneOf("order", Order.values(), "member.unclear")
                        : Order.NAME;
        String like = visit.param("like").strip();
        var language = visit.words().locale();
        var found = list().page(like, order, language, offset, MembersPage.LINES + 1);
        var register = desk.members().offices().now();
        var page =
                new MembersPage(
                        visit.words(),
                        like,
                        order,
                        found.stream()
                                .limit(MembersPage.LINES)
                                .map(listed -> MembersPage.Line.of(listed, register))
                                .toList(),
                        offset,
                        found.size() > MembersPage.LINES,
                        list().size(),
                        waiting(),
                        notice);
        var frame = Frame.of(visit, visit.words().get("member.members"));
        visit.page(status, Pages.render("members/members", new Framed<>(frame, page)));
    }

    /// Those who have not been answered first.
    private List<MembersPage.Waiting> waiting() {
        var register = desk.members().offices().now();
        var all = new ArrayList<MembersPage.Waiting>();
        for (var person : register.waiting()) {
            desk.members()
                    .accounts()
                    .of(person)
                    .map(one -> new MembersPage.Waiting(person.value(), one.person().name(), ""))
                    .ifPresent(all::add);
        }
        for (var told : register.declined().entrySet()) {
            desk.members()
                    .accounts()
                    .of(told.getKey())
                    .map(one ->
                            new MembersPage.Waiting(
                                    told.getKey().value(), one.person().name(), told.getValue()))
                    .ifPresent(all::add);
        }
        return List.copyOf(all);
    }

    private void show(Visit visit, Listed listed) {
        show(visit, HttpStatus.OK, listed, listed.entry(), Optional.empty(), "");
    }

    private void show(
            Visit visit,
            HttpStatus status,
            Listed listed,
            Entry entry,
            Optional<MembersPage.Link> link,
            String notice) {
        var page =
                new RowPage(
                        visit.words(),
                        MembersPage.Line.of(listed, desk.members().offices().now()),
                        entry,
                        desk.members().offices().of(visit.person(), visit.session()),
                        desk.members().accounts().invitations().openFor(listed.id()),
                        link,
                        notice);
        var frame = Frame.of(visit, listed.entry().name());
        visit.page(status, Pages.render("members/row", new Framed<>(frame, page)));
    }

    private static Draft draft(Visit visit) {
        return Draft.typed(
                visit.param("number"),
                visit.param("name"),
                visit.param("club"),
                visit.param("category"),
                visit.param("since"));
    }

    /// Why a line cannot be as it was typed; empty when it can.
    private Optional<String> wrong(Visit visit, Draft draft, String but) {
        return draft.wrong()
                .map(wrong -> FilePage.sentence(visit.words(), wrong.fault(), wrong.said()))
                .or(() ->
                        list().isTaken(draft.entry().number(), but)
                                ? Optional.of(visit.words().get("member.list.taken"))
                                : Optional.empty());
    }

    private void add(Visit visit) {
        var draft = draft(visit);
        var wrong = wrong(visit, draft, "");
        if (wrong.isPresent()) {
            show(visit, HttpStatus.UNPROCESSABLE_CONTENT, wrong.get());
            return;
        }
        desk.act(visit, new ChangeList(1, 0, 0));
        visit.seeOther("/club/members/" + list().add(draft.entry()));
    }

    private void change(Visit visit) {
        var listed = row(visit);
        var draft = draft(visit);
        var wrong = wrong(visit, draft, listed.id());
        if (wrong.isPresent()) {
            var typed = draft.wrong().isPresent() ? listed.entry() : draft.entry();
            var status = HttpStatus.UNPROCESSABLE_CONTENT;
            show(visit, status, listed, typed, Optional.empty(), wrong.get());
            return;
        }
        if (!draft.entry().equals(listed.entry())) {
            desk.act(visit, new ChangeList(0, 1, 0));
            list().change(listed.id(), draft.entry());
        }
        visit.seeOther("/club/members/" + listed.id());
    }

    private void remove(Visit visit) {
        var listed = row(visit);
        if (listed.person().isPresent()) {
            throw Sorry.unclear("member.list.stays");
        }
        desk.act(visit, new ChangeList(0, 0, 1));
        list().remove(listed.id());
        visit.seeOther("/club/members");
    }

    /// A link by which somebody's account becomes their line of the list.
    private void invite(Visit visit) {
        var listed = row(visit);
        if (listed.person().isPresent()) {
            throw Sorry.unclear("member.refused.MEMBER_ALREADY");
        }
        var invitations = desk.members().accounts().invitations();
        Instant until = desk.members().now().plus(Invitations.PERSONAL);
        String id = invitations.id();
        desk.act(visit, new Invite(id, listed.id(), 1, until));
        String label = People.tidy(listed.entry().name());
        String secret = invitations.make(id, Optional.of(listed.id()), label, until, 1);
        String told =
                visit.words()
                        .get("member.invite.made", listed.entry().name(), visit.words().day(until));
        var link = desk.link(visit, addresses, told, "/club/join/" + secret);
        show(visit, HttpStatus.OK, listed, listed.entry(), Optional.of(link), "");
    }

    private void letBack(Visit visit) {
        var person = desk.whom(visit);
        desk.act(visit, new LetBack(person, visit.param("why").strip()));
        var listed = list().of(person).orElseThrow();
        String secret = desk.members().accounts().wayBack(person);
        String told = visit.words().get("member.link", listed.person().orElseThrow().name());
        var link = desk.link(visit, addresses, told, "/sign-in/back/" + secret);
        show(visit, HttpStatus.OK, listed, listed.entry(), Optional.of(link), "");
    }
}
