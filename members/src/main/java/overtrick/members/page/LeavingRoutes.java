package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.util.Map;
import overtrick.house.table.Member;
import overtrick.members.Accounts;
import overtrick.page.Called;
import overtrick.page.Download;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// What is kept about people, how they take it home, and how they leave.
record LeavingRoutes(Desk desk) implements Feature {

    private static final String LEAVE = "/account/leave";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.ENTER, "/privacy", this::privacy);
        routes.getSlow(Right.ENTER, "/account/mine.zip", this::zip);
        routes.get(Right.LOOK, LEAVE, visit -> ask(visit, HttpStatus.OK, ""));
        routes.post(Right.PLAY, LEAVE, this::leave);
        routes.get(Right.ENTER, "/account/left", this::left);
    }

    private void privacy(Visit visit) {
        var counts =
                visit.person()
                        .map(person -> desk.members().mine().counts(person.id()))
                        .orElse(Map.of());
        var page =
                new PrivacyPage(
                        visit.words(),
                        visit.person().map(one -> Called.in(visit.words(), one.name())).orElse(""),
                        counts,
                        desk.account(visit).isPresent());
        var frame = Frame.of(visit, visit.words().get("member.privacy"));
        visit.page(Pages.render("members/privacy", new Framed<>(frame, page)));
    }

    /// @throws Sorry when nobody is known in this browser
    private static Member.Person known(Visit visit) {
        return visit.person()
                .orElseThrow(() ->
                        new Sorry(HttpStatus.FORBIDDEN, words -> words.get("member.nothing")));
    }

    private void zip(Visit visit) {
        var person = known(visit);
        byte[] zip = desk.members().mine().zip(person);
        Download.send(visit, "overtrick.zip", "application/zip", zip);
    }

    private void ask(Visit visit, HttpStatus status, String notice) {
        var person = known(visit);
        boolean member = desk.account(visit).isPresent();
        var page =
                new LeavePage(
                        visit.words(),
                        person.name(),
                        member,
                        !member || desk.isFresh(visit),
                        notice);
        String key = member ? "member.leave" : "member.leave.guest";
        var frame = Frame.of(visit, visit.words().get(key));
        visit.page(status, Pages.render("members/leave", new Framed<>(frame, page)));
    }

    private void leave(Visit visit) {
        visit.limit(Deed.SIGN_IN);
        var person = known(visit);
        boolean member = desk.account(visit).isPresent();
        if (member) {
            desk.freshMember(visit);
        }
        if (!Accounts.login(visit.name()).equals(Accounts.login(person.name()))) {
            String why = visit.words().get("member.leave.other");
            ask(visit, HttpStatus.UNPROCESSABLE_CONTENT, why);
            return;
        }
        String form = visit.words().get(member ? "member.former" : "member.former.guest");
        desk.members().leaving().leave(person.id(), form.replace("#", "%d"));
        visit.leave();
        visit.seeOther("/account/left");
    }

    private void left(Visit visit) {
        var frame = Frame.of(visit, visit.words().get("member.left"));
        var page = new LeavePage(visit.words(), "", false, false, "");
        visit.page(Pages.render("members/left", new Framed<>(frame, page)));
    }
}
