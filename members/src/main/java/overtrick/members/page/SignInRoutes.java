package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.Account;
import overtrick.members.Accounts;
import overtrick.members.MemberRefusal;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;

/// Signing in, by password or by a code on paper, and out.
record SignInRoutes(Desk desk) implements Feature {

    private static final String BACK = "/sign-in/back";

    /// The cookie that holds the secret of a link while its page is open.
    private static final String WAY_BACK = "overtrick-back";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, "/sign-in", visit -> ask(visit, HttpStatus.OK, ""));
        routes.post(Right.ENTER, "/sign-in", this::byPassword);
        routes.post(Right.ENTER, "/sign-in/code", this::byCode);
        routes.post(Right.ENTER, "/sign-out", this::out);
        routes.get(Right.ENTER, "/sign-in/back/{secret}", this::openWayBack);
        routes.get(Right.ENTER, BACK, this::showWayBack);
        routes.post(Right.ENTER, BACK, this::comeBack);
        routes.get(Right.ENTER, "/session", SignInRoutes::session);
        routes.get(Right.ENTER, "/signed-out", SignInRoutes::signedOut);
    }

    private void ask(Visit visit, HttpStatus status, String notice) {
        var guest = visit.person().filter(_ -> desk.account(visit).isEmpty());
        var page =
                new SignInPage(
                        visit.words(),
                        visit.name(),
                        notice,
                        guest.map(Member.Person::name),
                        guest.map(one -> desk.members().played(one.id())).orElse(0),
                        visit.takesSecrets(),
                        Desk.site(visit).isPresent(),
                        visit.has("code"),
                        visit.back());
        var frame = Frame.of(visit, visit.words().get("member.in"));
        visit.page(status, Pages.render("members/sign-in", new Framed<>(frame, page)));
    }

    private void byPassword(Visit visit) {
        var known =
                desk.checked(
                        visit,
                        Accounts.login(visit.name()),
                        (name, near) ->
                                desk.members()
                                        .accounts()
                                        .byPassword(name, visit.param("password"), near));
        if (in(visit, known)) {
            visit.seeOther(visit.back());
        }
    }

    /// Whoever comes by a code gives themselves another password next.
    private void byCode(Visit visit) {
        var known =
                desk.checked(
                        visit,
                        Accounts.login(visit.name()),
                        (name, _) -> desk.members().accounts().byCode(name, visit.param("code")));
        if (in(visit, known)) {
            visit.seeOther(Said.BACK.page(visit.back()) + "#password");
        }
    }

    private boolean in(Visit visit, Optional<PersonId> known) {
        if (known.isEmpty()) {
            String why = Desk.sentence(visit.words(), MemberRefusal.WRONG_SECRET);
            ask(visit, HttpStatus.UNPROCESSABLE_CONTENT, why);
            return false;
        }
        desk.signIn(visit, known.get());
        return true;
    }

    private Account wayBack(Visit visit, String secret) {
        return desk.members()
                .accounts()
                .byWayBack(secret)
                .orElseThrow(() -> visit.unknown("member.back.none"));
    }

    /// A link is opened without being used: messengers fetch what is sent by them.
    private void openWayBack(Visit visit) {
        visit.expectFewGuesses();
        String secret = visit.ctx().pathParam("secret");
        var _ = wayBack(visit, secret);
        visit.keepSecret(WAY_BACK, secret, BACK);
    }

    private void showWayBack(Visit visit) {
        var secret = visit.secret(WAY_BACK);
        if (secret.isEmpty()) {
            visit.seeOther("/sign-in");
            return;
        }
        visit.expectFewGuesses();
        var account = wayBack(visit, secret.get());
        var page = new WayBackPage(visit.words(), BACK, account.person().name());
        var frame = Frame.of(visit, visit.words().get("member.in"));
        visit.page(Pages.render("members/back", new Framed<>(frame, page)));
    }

    private void comeBack(Visit visit) {
        Desk.expectPrivateLine(visit);
        visit.expectFewGuesses();
        String secret = visit.secret(WAY_BACK).orElse("");
        var account = wayBack(visit, secret);
        if (!desk.members().accounts().useWayBack(secret)) {
            throw visit.unknown("member.back.none");
        }
        visit.dropSecret(WAY_BACK);
        desk.signIn(visit, account.person().id());
        visit.seeOther(Said.BACK.page("/") + "#password");
    }

    /// Tells an open page whether its session goes on.
    private static void session(Visit visit) {
        visit.tellSession();
        visit.ctx().status(HttpStatus.NO_CONTENT);
    }

    /// What a page goes to that was open when its session ended.
    private static void signedOut(Visit visit) {
        var frame = Frame.of(visit, visit.words().get("member.ended"));
        var page = new SignedOutPage(visit.words(), visit.back());
        visit.page(Pages.render("members/signed-out", new Framed<>(frame, page)));
    }

    private void out(Visit visit) {
        visit.leave();
        visit.seeOther("/");
    }
}
