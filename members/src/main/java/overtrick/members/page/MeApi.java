package overtrick.members.page;

import java.util.List;
import java.util.Locale;
import overtrick.house.people.Reach;
import overtrick.page.Program;
import overtrick.page.Visit;
import overtrick.page.api.About;
import overtrick.page.api.Operation;

/// For whom a program asks, and what it may do.
record MeApi(Desk desk) {

    @About("For whom you ask, and what you may do.")
    record MeNow(
            @About("The name of the member.") String name,
            @About(
                            value = "What the member is to the club.",
                            words = {"stranger", "guest", "member", "director", "officer", "owner"})
                    String office,
            TokenNow token) {}

    @About("The token by which you come in.")
    record TokenNow(
            String name,
            @About(
                            value = "What you may do.",
                            words = {"read", "play", "direct"})
                    List<String> may,
            @About("When it opens nothing any longer (UTC).") String ends) {}

    List<Operation> operations() {
        return List.of(
                Operation.look(
                                "/me",
                                "For whom you ask, and what you may do.",
                                MeNow.class,
                                this::show)
                        .ofMember());
    }

    private MeNow show(Visit visit) {
        var token =
                visit.program().token().orElseThrow(() -> Program.untold(visit.ctx(), "api.token"));
        var office = desk.members().offices().of(visit.person(), visit.session());
        return new MeNow(
                token.person().name(),
                office.name().toLowerCase(Locale.ROOT),
                new TokenNow(
                        token.name(),
                        token.reach().stream().sorted().map(Reach::word).toList(),
                        token.ends().toString()));
    }
}
