package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.house.people.People;
import overtrick.house.people.Session;
import overtrick.house.people.Stay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.Account;
import overtrick.members.Chosen;
import overtrick.members.MemberRefusal;
import overtrick.members.list.Entry;
import overtrick.members.list.Listed;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Becoming a member, and what members do with their account.
record AccountRoutes(Desk desk) implements Feature {

    private static final String ACCOUNT = "/account";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, ACCOUNT, this::show);
        routes.post(Right.ENTER, "/account/join", this::join);
        routes.post(Right.ENTER, "/account/name", this::rename);
        routes.post(Right.ENTER, "/account/password", this::password);
        routes.post(Right.ENTER, "/account/codes", this::codes);
        routes.post(Right.ENTER, "/account/passkeys/forget", this::forget);
        routes.post(Right.ENTER, "/account/sessions/end", this::end);
        routes.post(Right.ENTER, "/account/listed/clear", this::clear);
    }

    private void show(Visit visit) {
        var account = desk.account(visit);
        if (account.isPresent()) {
            show(visit, account.get());
        } else {
            ask(visit, HttpStatus.OK, "");
        }
    }

    private void ask(Visit visit, HttpStatus status, String notice) {
        String name = visit.has("name") ? visit.name() : named(visit);
        ask(desk, visit, status, new Asked(name, notice, visit.param("invitation")));
    }

    /// What is typed or said already where a guest becomes a member.
    private record Asked(String name, String notice, String invitation) {}

    /// Where somebody becomes a member who has a link.
    ///
    /// @param name under which the list knows them; empty when it does not
    static void invited(Desk desk, Visit visit, String name, String secret) {
        String shown = name.isEmpty() ? named(visit) : People.tidy(name);
        ask(desk, visit, HttpStatus.OK, new Asked(shown, "", secret));
    }

    private static void ask(Desk desk, Visit visit, HttpStatus status, Asked asked) {
        var page =
                new JoinPage(
                        visit.words(),
                        asked.name(),
                        asked.notice(),
                        visit.person().map(one -> desk.members().played(one.id())).orElse(0),
                        visit.takesSecrets(),
                        Desk.site(visit).isPresent(),
                        visit.back(),
                        asked.invitation(),
                        desk.members().offices().now().joining());
        var frame = Frame.of(visit, visit.words().get("member.join"));
        visit.page(status, Pages.render("members/join", new Framed<>(frame, page)));
    }

    private static String named(Visit visit) {
        return visit.isNamed() ? visit.person().map(Member.Person::name).orElse("") : "";
    }

    private void show(Visit visit, Account account) {
        var person = account.person().id();
        String said = visit.param("said");
        var page =
                new AccountPage(
                        visit.words(),
                        account,
                        Said.of(said).map(one -> visit.words().get(one.key())).orElse(""),
                        desk.isFresh(visit),
                        desk.members().passkeys().of(person),
                        Desk.site(visit).isPresent(),
                        new AccountPage.Open(
                                desk.members().people().sessions().of(person),
                                visit.session().map(Session::id).orElse("")),
                        visit.back(),
                        standing(person),
                        TokensPart.of(
                                visit.words(),
                                desk.members().people().tokens().of(person),
                                desk.members()::now,
                                desk.isFresh(visit) && visit.takesSecrets()));
        var frame = Frame.of(visit, visit.words().get("member.account"));
        visit.page(Pages.render("members/account", new Framed<>(frame, page)));
    }

    private AccountPage.Standing standing(PersonId person) {
        var register = desk.members().offices().now();
        return new AccountPage.Standing(
                register.waiting().contains(person),
                register.declined(person).orElse(""),
                desk.members().accounts().list().of(person).map(Listed::entry));
    }

    /// What the list says of a member besides their name goes when they want it.
    private void clear(Visit visit) {
        var member = desk.member(visit).person();
        var list = desk.members().accounts().list();
        list.of(member.id()).ifPresent(one -> list.change(one.id(), Entry.of(member.name())));
        visit.seeOther(Said.CLEARED.page(visit.back()));
    }

    private void join(Visit visit) {
        Desk.expectPrivateLine(visit);
        visit.limit(Deed.SIGN_IN);
        var guest = visit.guest();
        String password = visit.param("password");
        var reason =
                desk.members()
                        .entrance()
                        .byPassword(
                                guest.id(),
                                new Chosen(visit.name(), password, club(visit)),
                                visit.param("invitation"));
        if (reason.filter(why -> why != MemberRefusal.TOO_BUSY).isPresent()) {
            String why = Desk.sentence(visit.words(), reason.get());
            ask(visit, HttpStatus.UNPROCESSABLE_CONTENT, why);
            return;
        }
        Desk.expectNo(reason);
        desk.welcome(visit, guest);
        visit.seeOther(desk.joined(guest).page(visit.back()));
    }

    private void rename(Visit visit) {
        visit.limit(Deed.SIGN_IN);
        var member = desk.freshMember(visit).person();
        Desk.expectNo(desk.members().accounts().rename(member.id(), visit.name()));
        visit.seeOther(Said.NAMED.page(visit.back()));
    }

    /// Another password ends everything that the old one has opened elsewhere.
    private void password(Visit visit) {
        Desk.expectPrivateLine(visit);
        visit.limit(Deed.SIGN_IN);
        var member = desk.freshMember(visit);
        Desk.expectNo(
                desk.members().accounts().change(member, visit.param("password"), club(visit)));
        desk.members().people().sessions().endOthers(member.person().id(), "");
        desk.members().people().tokens().endAll(member.person().id());
        visit.signIn(member.person(), stay(visit.session()));
        visit.seeOther(Said.CHANGED.page(visit.back()));
    }

    /// The name under which the club is reached.
    private static String club(Visit visit) {
        return Optional.ofNullable(visit.ctx().header("Host")).orElse("");
    }

    private static Stay stay(Optional<Session> session) {
        return session.map(Session::stay).orElse(Stay.MEMBER);
    }

    private void codes(Visit visit) {
        Desk.expectPrivateLine(visit);
        visit.limit(Deed.SIGN_IN);
        var member = desk.freshMember(visit).person();
        var page =
                new CodesPage(
                        visit.words(), member.name(), desk.members().accounts().codes(member.id()));
        var frame = Frame.of(visit, visit.words().get("member.codes"));
        visit.page(Pages.render("members/codes", new Framed<>(frame, page)));
    }

    private void forget(Visit visit) {
        var member = desk.freshMember(visit);
        if (!member.hasPassword() && member.passkeys() <= 1) {
            throw Desk.refused(MemberRefusal.LAST_WAY_IN);
        }
        desk.members().passkeys().forget(member.person().id(), visit.param("passkey"));
        visit.seeOther(Said.FORGOTTEN.page(visit.back()));
    }

    /// Ends one session, or all but this one.
    private void end(Visit visit) {
        var person = desk.member(visit).person().id();
        var sessions = desk.members().people().sessions();
        String here = visit.session().map(Session::id).orElse("");
        if (visit.has("others")) {
            sessions.endOthers(person, here);
        } else {
            sessions.end(person, visit.param("session"));
        }
        visit.seeOther(Said.ENDED.page(visit.back()));
    }
}
