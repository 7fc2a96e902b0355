package overtrick.members.page;

import java.time.Duration;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.office.Guests;
import overtrick.members.office.Joining;
import overtrick.members.office.Offices;
import overtrick.members.office.RegisterCommand;
import overtrick.members.office.RegisterCommand.Appoint;
import overtrick.members.office.RegisterCommand.HandOver;
import overtrick.members.office.RegisterCommand.LetIn;
import overtrick.members.office.RegisterCommand.SetAnnouncers;
import overtrick.members.office.RegisterCommand.SetGuests;
import overtrick.members.office.RegisterCommand.SetJoining;
import overtrick.members.office.RegisterCommand.ShutOut;
import overtrick.members.office.RegisterCommand.SignOut;
import overtrick.members.office.RegisterCommand.TellAll;
import overtrick.members.office.RegisterCommand.TellNothingMore;
import overtrick.page.Alphabet;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;

/// The club's page: who holds an office and what each may do; and what officers do.
record ClubRoutes(Desk desk) implements Feature {

    private static final int MOST_LINES_OF_TRAIL = 200;

    /// For so long everybody may be told something.
    private static final int MOST_HOURS = 14 * 24;

    private static final String OWN = "/club/own";

    /// The cookie that holds the secret of the founding link while its page is open.
    private static final String FOUNDING = "overtrick-founding";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/club", this::show);
        routes.get(Right.RUN, "/club/trail", this::trail);
        routes.post(Right.RUN, "/club/guests", this::guests);
        routes.post(Right.RUN, "/club/announcers", this::announcers);
        routes.post(Right.RUN, "/club/joining", this::joining);
        routes.post(Right.RUN, "/club/appoint", this::appoint);
        routes.post(
                Right.RUN,
                "/club/shut-out",
                visit -> act(visit, new ShutOut(desk.whom(visit), why(visit))));
        routes.post(
                Right.RUN,
                "/club/let-in",
                visit -> act(visit, new LetIn(desk.whom(visit), why(visit))));
        routes.post(
                Right.RUN,
                "/club/sign-out",
                visit -> act(visit, new SignOut(desk.whom(visit), why(visit))));
        routes.post(
                Right.OWN,
                "/club/hand-over",
                visit -> act(visit, new HandOver(desk.whom(visit), why(visit))));
        routes.post(Right.RUN, "/club/tell", this::tell);
        routes.get(Right.ENTER, "/club/own/{secret}", this::openFounding);
        routes.get(Right.ENTER, OWN, this::founding);
        routes.post(Right.ENTER, OWN, this::found);
    }

    private Offices offices() {
        return desk.members().offices();
    }

    private Office own(Visit visit) {
        return offices().of(visit.person(), visit.session());
    }

    private void show(Visit visit) {
        var register = offices().now();
        var holders =
                register.offices().entrySet().stream()
                        .sorted(
                                Map.Entry.<PersonId, Office>comparingByValue(
                                                Comparator.reverseOrder())
                                        .thenComparing(
                                                Alphabet.of(
                                                        visit.words().locale(),
                                                        held -> name(visit, held.getKey()))))
                        .map(held ->
                                new ClubPage.Holder(name(visit, held.getKey()), held.getValue()))
                        .toList();
        var page =
                new ClubPage(
                        visit.words(),
                        register,
                        holders,
                        desk.members().accounts().count(),
                        own(visit),
                        !register.hasOwner(),
                        register.running().told(desk.members().now()).orElse(""));
        var frame = Frame.of(visit, visit.words().get("member.club"));
        visit.page(Pages.render("members/club", new Framed<>(frame, page)));
    }

    private String name(Visit visit, PersonId person) {
        return desk.members()
                .people()
                .byId(person)
                .map(Member.Person::name)
                .orElseGet(() -> visit.words().get("member.gone"));
    }

    private void trail(Visit visit) {
        var sentences = new TrailWords(visit.words(), person -> name(visit, person), this::listed);
        var lines = offices().trail(MOST_LINES_OF_TRAIL).stream().map(sentences::line).toList();
        var page = new TrailPage(visit.words(), lines);
        var frame = Frame.of(visit, visit.words().get("member.trail"));
        visit.page(Pages.render("members/trail", new Framed<>(frame, page)));
    }

    /// Somebody on the list; empty when they are not on it any longer.
    private Optional<String> listed(String row) {
        return desk.members().accounts().list().byId(row).map(one -> one.entry().name());
    }

    private static String why(Visit visit) {
        return visit.param("why").strip();
    }

    private void guests(Visit visit) {
        act(visit, new SetGuests(visit.oneOf("guests", Guests.values(), "member.unclear")));
    }

    /// Tells everybody something, or nothing any longer.
    private void tell(Visit visit) {
        if (visit.has("stop")) {
            act(visit, new TellNothingMore());
            return;
        }
        var hours = Duration.ofHours(visit.number("hours", 1, MOST_HOURS));
        act(visit, new TellAll(visit.param("text"), desk.members().now().plus(hours)));
    }

    private void announcers(Visit visit) {
        act(visit, new SetAnnouncers(visit.oneOf("least", Office.values(), "member.unclear")));
    }

    private void joining(Visit visit) {
        act(visit, new SetJoining(visit.oneOf("joining", Joining.values(), "member.unclear")));
    }

    private void appoint(Visit visit) {
        var office = visit.oneOf("office", Office.values(), "member.unclear");
        act(visit, new Appoint(desk.whom(visit), office, why(visit)));
    }

    private void act(Visit visit, RegisterCommand command) {
        desk.act(visit, command);
        switch (command) {
            case ShutOut(var person, _) -> signOut(person);
            case SignOut(var person, _) -> signOut(person);
            case RegisterCommand _ -> {}
        }
        visit.seeOther(visit.has("back") ? visit.back() : "/club/members");
    }

    private void signOut(PersonId person) {
        desk.members().people().sessions().endOthers(person, "");
        desk.members().people().tokens().endAll(person);
    }

    /// The link that the first start has printed.
    private void openFounding(Visit visit) {
        visit.expectFewGuesses();
        String secret = visit.ctx().pathParam("secret");
        expectFounding(visit, secret);
        visit.keepSecret(FOUNDING, secret, OWN);
    }

    private void founding(Visit visit) {
        var secret = visit.secret(FOUNDING);
        if (secret.isEmpty()) {
            visit.seeOther("/club");
            return;
        }
        visit.expectFewGuesses();
        expectFounding(visit, secret.get());
        var name = desk.account(visit).map(account -> account.person().name());
        var page = new FoundingPage(visit.words(), OWN, name);
        var frame = Frame.of(visit, visit.words().get("member.founding"));
        visit.page(Pages.render("members/founding", new Framed<>(frame, page)));
    }

    private void expectFounding(Visit visit, String secret) {
        if (!offices().isFounding(secret)) {
            throw visit.unknown("member.founding.none");
        }
    }

    private void found(Visit visit) {
        visit.expectFewGuesses();
        String secret = visit.secret(FOUNDING).orElse("");
        expectFounding(visit, secret);
        var member = desk.member(visit).person();
        if (!offices().found(member.id(), secret)) {
            throw visit.unknown("member.founding.none");
        }
        visit.dropSecret(FOUNDING);
        visit.seeOther("/club");
    }
}
