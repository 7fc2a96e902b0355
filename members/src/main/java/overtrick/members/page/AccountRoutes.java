package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.house.people.Session;
import overtrick.house.people.Stay;
import overtrick.house.table.Member;
import overtrick.members.Account;
import overtrick.members.MemberRefusal;
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
        routes.post(Right.ENTER, "/account/password", this::password);
        routes.post(Right.ENTER, "/account/codes", this::codes);
        routes.post(Right.ENTER, "/account/passkeys/forget", this::forget);
        routes.post(Right.ENTER, "/account/sessions/end", this::end);
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
        var page =
                new JoinPage(
                        visit.words(),
                        name,
                        notice,
                        visit.person().map(one -> desk.members().played(one.id())).orElse(0),
                        visit.takesSecrets(),
                        Desk.site(visit).isPresent(),
                        visit.back());
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
                        desk.members().people().sessions().of(person),
                        visit.session().map(Session::id).orElse(""),
                        visit.back());
        var frame = Frame.of(visit, visit.words().get("member.account"));
        visit.page(Pages.render("members/account", new Framed<>(frame, page)));
    }

    private void join(Visit visit) {
        Desk.expectPrivateLine(visit);
        visit.limit(Deed.SIGN_IN);
        var guest = visit.guest();
        String password = visit.param("password");
        var reason =
                desk.members().accounts().join(guest.id(), visit.name(), password, club(visit));
        if (reason.filter(why -> why != MemberRefusal.TOO_BUSY).isPresent()) {
            String why = Desk.sentence(visit.words(), reason.get());
            ask(visit, HttpStatus.UNPROCESSABLE_CONTENT, why);
            return;
        }
        Desk.expectNo(reason);
        desk.welcome(visit, guest);
        visit.seeOther(Said.JOINED.page(visit.back()));
    }

    /// Another password ends everything that the old one has opened elsewhere.
    private void password(Visit visit) {
        Desk.expectPrivateLine(visit);
        visit.limit(Deed.SIGN_IN);
        var member = desk.freshMember(visit);
        Desk.expectNo(
                desk.members().accounts().change(member, visit.param("password"), club(visit)));
        desk.members().people().sessions().endOthers(member.person().id(), "");
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
