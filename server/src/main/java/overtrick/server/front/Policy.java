package overtrick.server.front;

import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import overtrick.house.people.Office;
import overtrick.members.office.Offices;
import overtrick.members.office.Powers;
import overtrick.page.Right;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// Whether visitors have the rights that addresses ask for: the one place where it is asked.
record Policy(Offices offices) {

    /// Whether a visit may go on; a page for members leads others to where they sign in.
    ///
    /// @throws Sorry when they may not
    boolean admits(Visit visit, Right right) {
        if (right == Right.ENTER) {
            return true;
        }
        var register = offices.now();
        visit.person()
                .flatMap(person -> register.shutOut(person.id()))
                .ifPresent(why -> {
                    throw new Sorry(
                            HttpStatus.FORBIDDEN, words -> words.get("member.shut.out", why));
                });
        var office = offices.of(visit.person(), visit.session());
        var least = Powers.least(right, register);
        if (office.isAtLeast(least)) {
            return true;
        }
        if (least == Office.MEMBER && visit.looksAtPage()) {
            visit.seeOther(
                    "/sign-in?back="
                            + URLEncoder.encode(visit.ctx().path(), StandardCharsets.UTF_8));
            return false;
        }
        throw new Sorry(
                HttpStatus.FORBIDDEN,
                words ->
                        words.get(
                                "member.least",
                                words.get(
                                        "member.office." + least.name().toLowerCase(Locale.ROOT))));
    }
}
