package overtrick.server.front;

import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import overtrick.house.people.Office;
import overtrick.members.office.Offices;
import overtrick.members.office.Powers;
import overtrick.members.office.Register;
import overtrick.page.Program;
import overtrick.page.Right;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// Whether visitors have the rights that addresses ask for: the one place where it is asked.
record Policy(Offices offices) {

    /// The seconds after which to try again while the club can only be looked at.
    private static final String UNTIL_IT_OPENS = "30";

    /// Whether the visitor is a member of the club.
    boolean isMember(Visit visit) {
        return offices.of(visit.person(), visit.session()).isAtLeast(Office.MEMBER);
    }

    /// Whether a visit may go on; a page for members, or for some of them, leads those who are
    /// signed in nowhere to where they sign in.
    ///
    /// @throws Sorry when they may not
    boolean admits(Visit visit, Right right) {
        if (visit.isProgram()) {
            visit.program().expectReach(visit.ctx(), right);
        }
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
        expectOpen(visit, right, register);
        var office = offices.of(visit.person(), visit.session());
        var least = Powers.least(right, register);
        if (office.isAtLeast(least)) {
            return true;
        }
        boolean mayBeOther = least == Office.MEMBER || visit.member().isEmpty();
        if (least.isAtLeast(Office.MEMBER) && mayBeOther && visit.looksAtPage()) {
            visit.seeOther(
                    "/sign-in?back="
                            + URLEncoder.encode(visit.ctx().path(), StandardCharsets.UTF_8));
            return false;
        }
        if (visit.isProgram() && visit.person().isEmpty()) {
            throw Program.untold(visit.ctx(), "api.token");
        }
        throw new Sorry(
                HttpStatus.FORBIDDEN,
                "member.least",
                words -> words.get("member.least." + least.name().toLowerCase(Locale.ROOT)));
    }

    /// While the club can only be looked at nothing is done in it; but the owner opens it again,
    /// and whoever comes is let in. What a page keeps until the server has it is sent again later.
    ///
    /// @throws Sorry when something is to be done
    private static void expectOpen(Visit visit, Right right, Register register) {
        if (right == Right.OWN || visit.ctx().method().name().equals("GET")) {
            return;
        }
        register.running()
                .readOnly()
                .ifPresent(why -> {
                    visit.ctx().header("Retry-After", UNTIL_IT_OPENS);
                    throw new Sorry(
                            HttpStatus.SERVICE_UNAVAILABLE,
                            words -> words.get("member.only.look", why));
                });
    }
}
