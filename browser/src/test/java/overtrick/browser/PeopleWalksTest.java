package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page.GetByRoleOptions;
import com.microsoft.playwright.options.AriaRole;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.people.Office;
import overtrick.members.office.Joining;

/// The ways of the people of a club, by what stands on its pages alone: nobody types an address but
/// the first.
@Timeout(180)
class PeopleWalksTest {

    private static final int HTTP_FORBIDDEN = 403;
    private static final int HTTP_UNAUTHORIZED = 401;
    private static final int HTTP_UNPROCESSABLE = 422;

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Offices OFFICES = new Offices(EVENING);

    @BeforeAll
    static void found() {
        OFFICES.found("Owner");
    }

    private static void follow(Visitor who, String link) {
        who.page()
                .getByRole(AriaRole.LINK, new GetByRoleOptions().setName(link).setExact(true))
                .first()
                .click();
    }

    private static void press(Visitor who, String button) {
        who.page()
                .getByRole(AriaRole.BUTTON, new GetByRoleOptions().setName(button).setExact(true))
                .first()
                .click();
    }

    private static void playABoard(Visitor who) {
        who.open("/");
        who.at("form[action='/play'] button").click();
        who.declare("7N");
        who.concede();
        who.at("#decided.decided").waitFor();
    }

    private static void signIn(Visitor who, String name) {
        who.at("form[action='/sign-in'] input[name='name']").fill(name);
        who.at("form[action='/sign-in'] input[name='password']").fill(Offices.SECRET);
        who.at("form[action='/sign-in'] button.main").click();
    }

    /// They play, become a member where they are, keep codes on paper, and come back by one.
    @Test
    void newcomer() {
        var ann = EVENING.visitor();
        playABoard(ann);
        ann.open("/");
        follow(ann, "Sign in");
        follow(ann, "Become a member");
        assertThat(ann.at(".lead")).containsText("1 board or match of yours");
        ann.at("input[name='name']").fill("Nguyễn Thị Phương Thảo-Quyên");
        ann.at("input[name='password']").fill(Offices.SECRET);
        press(ann, "Become a member");
        assertThat(ann.at(".done")).containsText("You are a member now");
        press(ann, "Make codes for paper");
        String code = ann.at(".codes code").first().innerText();
        follow(ann, "I have them on paper");
        assertThat(ann.at(".keys").first()).containsText("8 codes on paper");
        follow(ann, "My boards");
        assertThat(ann.at("table.mine tbody tr")).hasCount(1);
        assertThat(ann.at("form[action='/me']")).hasCount(0);

        follow(ann, "Nguyễn Thị Phương Thảo-Quyên");
        press(ann, "Sign out here");
        follow(ann, "Sign in");
        ann.at("summary:has-text('lost my password')").click();
        ann.at("form[action='/sign-in/code'] input[name='name']")
                .fill("nguyễn thị phương thảo-quyên");
        ann.at("form[action='/sign-in/code'] input[name='code']").fill("aaaa-bbbb");
        ann.forgive(HTTP_UNPROCESSABLE);
        press(ann, "Come back with a code");
        assertThat(ann.at(".wrong")).containsText("do not fit together");
        ann.at("form[action='/sign-in/code'] input[name='code']").fill(code);
        press(ann, "Come back with a code");
        assertThat(ann.at(".done")).containsText("Choose another password now");
        assertThat(ann.at(".keys").first()).containsText("7 codes on paper");
    }

    /// What they play on one device is on the other; they are called otherwise, and sign the other
    /// device out, whose page does not go on.
    @Test
    void memberOnTwoDevices() {
        var telephone = OFFICES.member("Minh");
        var tablet = EVENING.visitor();
        playABoard(tablet);
        tablet.open("/");
        follow(tablet, "Sign in");
        assertThat(tablet.at("form[action='/sign-in'] input[name='along']")).isChecked();
        signIn(tablet, "minh");
        telephone.open("/");
        follow(telephone, "My boards");
        assertThat(telephone.at("table.mine tbody tr")).hasCount(1);
        tablet.open("/people");

        follow(telephone, "Minh");
        telephone.at("#name input[name='name']").fill("Minh Đức");
        press(telephone, "Change the name");
        assertThat(telephone.at("h1")).hasText("Minh Đức");
        assertThat(telephone.at("#sessions + ul li")).hasCount(2);
        tablet.forgive(HTTP_FORBIDDEN);
        tablet.forgive(HTTP_UNAUTHORIZED);
        press(telephone, "Sign out everywhere else");

        assertThat(telephone.at("#sessions + ul li")).hasCount(1);
        assertThat(tablet.at("h1")).hasText("Signed out");
        follow(tablet, "Sign in");
        signIn(tablet, "Minh Đức");
        assertThat(tablet.at(".known")).containsText("Minh Đức");
    }

    /// They let somebody in who asks, make a link, see to a report's page, and shut somebody out
    /// whose page goes at once.
    @Test
    void officer() {
        OFFICES.joining("Owner", Joining.REQUEST);
        var officer = OFFICES.appointed("Owner", "Nhung", Office.OFFICER);
        var asks = OFFICES.member("Hoàng Thị Thu Hương");
        OFFICES.joining("Owner", Joining.OPEN);
        asks.open("/account");
        assertThat(asks.at(".done")).isVisible();
        assertThat(asks.at("main")).not().containsText("Member since");

        officer.open("/club");
        follow(officer, "Members · 1 waits");
        press(officer, "Yes, a member: Hoàng Thị Thu Hương");
        assertThat(officer.at("table.listed")).containsText("Hoàng Thị Thu Hương");
        follow(officer, "Links for new members");
        press(officer, "Make a link");
        assertThat(officer.at(".made code")).containsText("/club/join/");
        follow(officer, "Members");
        follow(officer, "The club");
        follow(officer, "Reports");
        assertThat(officer.at("main")).containsText("Nothing was reported.");
        follow(officer, "The club");

        asks.open("/people");
        asks.forgive(HTTP_FORBIDDEN);
        asks.forgive(HTTP_UNAUTHORIZED);
        officer.at("nav a[href='/club/members']").click();
        follow(officer, "Hoàng Thị Thu Hương");
        officer.at(".tasks input[name='why']").fill("took two seats at once");
        press(officer, "Shut out");
        assertThat(officer.at("table.listed")).containsText("shut out: took two seats at once");
        assertThat(asks.at("h1")).hasText("Signed out");
        officer.at("nav a[href='/club/list']").waitFor();
        follow(officer, "The club");
        follow(officer, "What was done");
        assertThat(officer.at("main")).containsText("Nhung shut Hoàng Thị Thu Hương out");
    }

    /// They direct, and look into fair play with a reason; what is not theirs is not offered, and
    /// says so when they come by its address.
    @Test
    void directorWhoIsNotTheOwner() {
        var director = OFFICES.appointed("Owner", "Long", Office.DIRECTOR);
        var desk = Desk.announce(director, "pairs", Map.of("boards", "4"));
        desk.enter(4, "A# – B#");
        director.open("/club");
        assertThat(director.at("a[href='/club/members']")).hasCount(0);
        follow(director, "Fair play");
        assertThat(director.at("a[href='/fair/trail']")).hasCount(0);
        director.at("input[name='code']").fill(desk.event().substring("/events/".length()));
        director.at("input[name='why']").fill("pair 3 heard the other room");
        press(director, "Look");
        assertThat(director.at("h2#looks + ul")).containsText("pair 3 heard the other room");
        follow(director, "Fair play");
        follow(director, "The club");
        assertThat(director.at("#offices + ul")).containsText("Long");

        director.forgive(HTTP_FORBIDDEN);
        director.open("/club/members");
        assertThat(director.at("h1")).hasText("Only officers of the club may do this.");
        assertThat(director.at(".known")).containsText("Long");
        var stranger = EVENING.visitor();
        stranger.open("/club/members");
        assertThat(stranger.page()).hasURL(Pattern.compile(".*/sign-in\\?back=%2Fclub%2Fmembers"));
        assertThat(director.errors()).allMatch(error -> error.contains("403"));
    }
}
