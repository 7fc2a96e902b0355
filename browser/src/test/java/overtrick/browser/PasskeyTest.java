package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A guest becomes a member, on a device that makes passkeys and on one that knows the password.
@Timeout(120)
class PasskeyTest {

    private static final String SECRET = "seven of diamonds";

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    /// By its name: passkeys are not made for an address of numbers.
    private final Place byName =
            path -> EVENING.house().address(path).replace("127.0.0.1", "localhost");

    private static void withAuthenticator(Visitor visitor) {
        var session = visitor.page().context().newCDPSession(visitor.page());
        session.send("WebAuthn.enable");
        var options = new JsonObject();
        options.addProperty("protocol", "ctap2");
        options.addProperty("transport", "internal");
        options.addProperty("hasResidentKey", true);
        options.addProperty("hasUserVerification", true);
        options.addProperty("isUserVerified", true);
        options.addProperty("automaticPresenceSimulation", true);
        var asked = new JsonObject();
        asked.add("options", options);
        session.send("WebAuthn.addVirtualAuthenticator", asked);
    }

    @Test
    void aBoardIsFoundAgainByPasskey() {
        var ann = EVENING.visitor(byName);
        withAuthenticator(ann);
        ann.playDealt();
        ann.declare("7N");
        ann.concede();
        ann.open("/account?back=/me/boards");
        ann.at("input[name='name']").fill("Lan");
        ann.at("button[data-passkey]").click();
        assertThat(ann.at(".done")).containsText("You are a member now");
        assertThat(ann.at(".keys").first()).containsText("Passkey");

        ann.at("form[action='/sign-out'] button").click();
        ann.open("/me/boards");
        assertThat(ann.at("table.mine tbody tr")).hasCount(0);
        ann.open("/sign-in?back=/me/boards");
        ann.at("button[data-passkey]").click();

        assertThat(ann.at("table.mine tbody tr")).hasCount(1);
    }

    @Test
    void memberKeepsAPasswordAndTheirBoardsOnTwoDevices() {
        var ann = EVENING.visitor(byName);
        ann.playDealt();
        ann.declare("7N");
        ann.concede();
        ann.open("/account");
        ann.at("input[name='name']").fill("Minh");
        ann.at("input[name='password']").fill(SECRET);
        ann.at("form[action='/account/join'] button.main").click();
        assertThat(ann.at(".done")).isVisible();

        var tablet = EVENING.visitor();
        tablet.playDealt();
        tablet.declare("7N");
        tablet.concede();
        tablet.open("/sign-in?back=/me/boards");
        assertThat(tablet.at("form[action='/sign-in'] input[name='along']")).isChecked();
        tablet.at("form[action='/sign-in'] input[name='name']").fill("minh");
        tablet.at("form[action='/sign-in'] input[name='password']").fill(SECRET);
        tablet.at("form[action='/sign-in'] button.main").click();

        assertThat(tablet.at("table.mine tbody tr")).hasCount(2);
        ann.open("/me/boards");
        assertThat(ann.at("table.mine tbody tr")).hasCount(2);
        assertThat(Axe.faults(ann)).isEmpty();
        for (var path : new String[] {"/account", "/sign-in"}) {
            tablet.open(path);
            assertThat(Axe.faults(tablet)).as(path).isEmpty();
        }
    }
}
