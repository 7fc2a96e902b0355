package overtrick.members.page;

import java.time.Duration;
import java.util.List;
import overtrick.house.people.People;
import overtrick.house.people.Reach;
import overtrick.house.people.Tokens;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Program;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// The tokens by which programs of a member come in: made, and ended one by one.
record TokenRoutes(Desk desk) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.post(Right.ENTER, "/account/tokens", this::make);
        routes.post(Right.ENTER, "/account/tokens/end", this::end);
    }

    private Tokens tokens() {
        return desk.members().people().tokens();
    }

    private void make(Visit visit) {
        Desk.expectPrivateLine(visit);
        visit.limit(Deed.SIGN_IN);
        var member = desk.freshMember(visit).person();
        String name = People.tidy(visit.param("name"));
        if (name.isEmpty()) {
            throw Sorry.unclear("member.token.unnamed");
        }
        int days = visit.number("days", 1, (int) Tokens.LONGEST.toDays());
        var reach =
                List.of(Reach.values()).stream()
                        .filter(one -> visit.param(one.word()).equals("yes"))
                        .toList();
        String token =
                tokens().make(member.id(), name, reach, Duration.ofDays(days))
                        .orElseThrow(() -> Sorry.unclear("member.token.many", Tokens.MOST));
        var page = new TokenPage(visit.words(), name, token, Program.V1 + "/openapi.json");
        var frame = Frame.of(visit, visit.words().get("member.tokens"));
        visit.page(Pages.render("members/token", new Framed<>(frame, page)));
    }

    private void end(Visit visit) {
        var person = desk.member(visit).person().id();
        tokens().end(person, visit.param("token"));
        visit.seeOther(Said.UNLINKED.page(visit.back()));
    }
}
