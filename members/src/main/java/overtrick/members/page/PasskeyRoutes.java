package overtrick.members.page;

import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import overtrick.house.json.Json;
import overtrick.house.people.People;
import overtrick.house.table.PersonId;
import overtrick.members.Account;
import overtrick.members.MemberRefusal;
import overtrick.members.passkey.Passkeys;
import overtrick.members.passkey.Site;
import overtrick.page.Feature;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Passkeys, asked for and shown by a script of the page. Answers are the path to go to.
record PasskeyRoutes(Desk desk) implements Feature {

    private static final String NOBODY = "passkey";

    @Override
    public void addTo(Routes routes) {
        routes.post(Right.ENTER, "/account/passkeys/ask", this::askForNew);
        routes.post(Right.ENTER, "/account/passkeys", this::keep);
        routes.post(Right.ENTER, "/sign-in/passkey/ask", this::ask);
        routes.post(Right.ENTER, "/sign-in/passkey", this::in);
    }

    private static Site site(Visit visit) {
        return Desk.site(visit)
                .orElseThrow(
                        () -> new Sorry(HttpStatus.FORBIDDEN, words -> words.get("member.line")));
    }

    private void askForNew(Visit visit) {
        var site = site(visit);
        visit.limit(Deed.SIGN_IN);
        var account = desk.account(visit);
        if (account.isPresent()) {
            var person = expectRoom(desk.freshMember(visit)).person();
            tell(visit, passkeys().askForNew(site, person.id(), person.name()));
            return;
        }
        var guest = visit.guest();
        String name = People.tidy(visit.name());
        Desk.expectNo(desk.members().accounts().obstacle(guest.id(), name));
        Desk.expectNo(desk.members().entrance().closed(visit.param("invitation")));
        tell(visit, passkeys().askForNew(site, guest.id(), name));
    }

    private static Account expectRoom(Account member) {
        if (member.passkeys() >= Passkeys.MOST) {
            throw Sorry.unclear("member.passkeys.many", Passkeys.MOST);
        }
        return member;
    }

    private void keep(Visit visit) {
        visit.limit(Deed.SIGN_IN);
        var account = desk.account(visit).map(_ -> expectRoom(desk.freshMember(visit)));
        var made =
                passkeys()
                        .made(site(visit), visit.param("asked"), visit.param("answer"))
                        .orElseThrow(() -> Desk.refused(MemberRefusal.PASSKEY_FAILED));
        String device = visit.device();
        if (account.isPresent()) {
            desk.members().keep(account.get().person().id(), made, device);
            visit.ctx().result(Said.KEPT.page(visit.back()));
            return;
        }
        var guest = visit.guest();
        Desk.expectNo(
                desk.members()
                        .entrance()
                        .byPasskey(
                                guest.id(), visit.name(), made, device, visit.param("invitation")));
        desk.welcome(visit, guest);
        visit.ctx().result(desk.joined(guest).page(visit.back()));
    }

    private void ask(Visit visit) {
        visit.limit(Deed.SIGN_IN);
        tell(visit, passkeys().ask(site(visit)));
    }

    private void in(Visit visit) {
        var site = site(visit);
        Optional<PersonId> known =
                desk.checked(
                        visit,
                        NOBODY + visit.caller().address(),
                        (_, _) ->
                                passkeys()
                                        .answered(
                                                site, visit.param("asked"), visit.param("answer")));
        desk.signIn(visit, known.orElseThrow(() -> Desk.refused(MemberRefusal.PASSKEY_FAILED)));
        visit.ctx().result(visit.back());
    }

    private Passkeys passkeys() {
        return desk.members().passkeys();
    }

    private static void tell(Visit visit, Passkeys.Asked asked) {
        visit.ctx()
                .header("Cache-Control", "no-store")
                .contentType("application/json")
                .result(
                        Json.MAPPER.writeValueAsString(
                                Map.of("asked", asked.id(), "options", asked.options())));
    }
}
