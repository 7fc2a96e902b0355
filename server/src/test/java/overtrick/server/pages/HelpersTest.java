package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.GONE;
import static overtrick.server.pages.Status.NOT_FOUND;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Who helps the director of an event: what each of them may do, from the invitation to its end.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("evening")
class HelpersTest {

    private static final String SECRET = "seven of diamonds";

    private static final AtomicReference<Instant> NOW =
            new AtomicReference<>(Instant.parse("2026-11-26T19:30:00Z"));

    @RegisterExtension
    private static final House HOUSE =
            House.dealing()
                    .behind(door -> door.withPeople(10_000))
                    .with(club -> club.withRobotPace(Duration.ZERO).withClock(NOW::get));

    private static final Pattern LINK = Pattern.compile("/events/[A-Z0-9]{6}/direct/[\\w-]+");

    private final Desk desk =
            Desk.of(HOUSE.visitor(), Map.of("boards", "3", "movement", "mitchell"))
                    .enter(6)
                    .seat()
                    .begin(1);
    private final Browser helper = HOUSE.visitor();

    private String link(String duty, int uses) {
        return link(desk, Map.of("label", "Lan", "duty", duty, "uses", "" + uses, "hours", "4"));
    }

    private static String link(Desk desk, Map<String, String> fields) {
        var made = LINK.matcher(desk.post("/console/helpers/invite", fields).body());
        assertThat(made.find()).isTrue();
        return made.group();
    }

    private void comes(Browser who, String name, String link) {
        assertThat(who.get(link).statusCode()).isEqualTo(200);
        assertThat(who.submit(desk.event() + "/direct", Map.of("name", name)).statusCode())
                .isEqualTo(200);
    }

    private int typed(String line) {
        return helper.post(desk.event() + "/console/line", Map.of("line", line)).statusCode();
    }

    private static Browser member(String name) {
        var member = HOUSE.visitor();
        member.submit("/account/join", Map.of("name", name, "password", SECRET));
        return member;
    }

    @Test
    void aScorerEntersAndCorrectsResultsAndRulesOnNothing() {
        comes(helper, "Lan", link("SCORER", 1));

        assertThat(typed("t1 r1 b1 4SN=")).isEqualTo(200);
        assertThat(typed("t1 r1 b1 4SN-1 # misread")).isEqualTo(200);
        assertThat(typed("t1 r1 b1 60/40 # Law 12")).isEqualTo(FORBIDDEN);
        assertThat(desk.type("t1 r1 b1 60/40 # Law 12", "").statusCode()).isEqualTo(200);
        assertThat(typed("t1 r1 b1 4SN= # as played")).as("over a ruling").isEqualTo(FORBIDDEN);

        String event = desk.event();
        String console = helper.get(event + "/console").body();
        assertThat(console)
                .contains("id=\"line\"")
                .doesNotContain("/console/helpers", "value=\"stop\"");
        assertThat(helper.get(event + "/console/boards/1").body())
                .contains("Correct")
                .doesNotContain("60 / 40", "Record");
        assertThat(helper.get(event + "/console/trail").body()).doesNotContain("/console/back");
        for (var deed : new String[] {"clock", "penalty", "back", "note", "mishaps", "undraw"}) {
            assertThat(helper.post(event + "/console/" + deed, Map.of()).statusCode())
                    .as(deed)
                    .isEqualTo(FORBIDDEN);
        }
        assertThat(helper.get(event + "/commentary").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(desk.get("/console/trail").body())
                .contains("a link for one who is to be scorer: Lan", "scorer now: Lan")
                .contains("Lan (scorer)")
                .doesNotContain("Lan (director)");
    }

    @Test
    void aLinkIsForSoManyAndForSoLong() {
        String once = link("ASSISTANT", 1);
        comes(helper, "Lan", once);
        var second = HOUSE.visitor();
        second.get(once);
        assertThat(second.post(desk.event() + "/direct", Map.of("name", "Bao")).statusCode())
                .isEqualTo(CONFLICT);

        String late = link("SCORER", 5);
        var before = NOW.getAndUpdate(now -> now.plus(Duration.ofHours(4)));
        try {
            assertThat(second.get(late).statusCode()).isEqualTo(GONE);
            assertThat(helper.get(desk.event() + "/console").uri().getPath())
                    .as("who has come stays")
                    .endsWith("/console");
        } finally {
            NOW.set(before);
        }
    }

    @Test
    void anAssistantDirectsAndSaysNothingOfWhoHelps() {
        comes(helper, "Lan", link("ASSISTANT", 1));
        String event = desk.event();

        assertThat(typed("t1 r1 b1 60/40 # Law 12")).isEqualTo(200);
        assertThat(helper.get(event + "/console/devices").body()).doesNotContain("name=\"grant\"");
        for (var deed : new String[] {"invite", "choose", "end", "hand-over", "withdraw"}) {
            assertThat(helper.post(event + "/console/helpers/" + deed, Map.of()).statusCode())
                    .as(deed)
                    .isEqualTo(FORBIDDEN);
        }
        end("Lan", "ill");
        assertThat(helper.get(event + "/console").uri().getPath()).isEqualTo(event);
        assertThat(desk.get("/console/trail").body())
                .contains("assistant director no longer: Lan", "ill");
    }

    /// Ends what somebody holds, as the page offers it.
    private void end(String name, String why) {
        var row =
                Pattern.compile(
                                "(?s)<b>%s</b>.{0,400}?name=\"person\" value=\"([^\"]+)\">\\s*"
                                                .formatted(name)
                                        + "<input type=\"hidden\" name=\"link\" value=\"([^\"]*)\"")
                        .matcher(desk.get("/console/helpers").body());
        assertThat(row.find()).as(name).isTrue();
        desk.does(
                "/console/helpers/end",
                Map.of("person", row.group(1), "link", row.group(2), "why", why));
    }

    @Test
    void aCommentatorSeesAllCardsAndDoesNotPlay() {
        var online =
                Desk.of(
                        HOUSE.visitor(),
                        Map.of("where", "online", "fill", "yes", "title", "Show", "boards", "4"));
        var player = HOUSE.visitor();
        player.submit(online.event() + "/join", Map.of("name", "Chi", "partner", ""));
        online.seat().begin(1);
        String link = link(online, Map.of("label", "radio", "duty", "COMMENTATOR", "uses", "3"));
        String direct = online.event() + "/direct";
        String board = online.event() + "/commentary/1";

        player.get(link);
        assertThat(player.post(direct, Map.of("only", "yes")).body()).contains("You play in this");
        assertThat(player.get(board).statusCode()).isEqualTo(FORBIDDEN);
        helper.get(link);
        assertThat(helper.post(direct, Map.of("name", "Lan")).body())
                .contains("Say first that you");
        assertThat(helper.get(board).statusCode()).isEqualTo(FORBIDDEN);

        var page = helper.submit(direct, Map.of("name", "Lan", "only", "yes"));
        assertThat(page.uri().getPath()).isEqualTo(online.event() + "/commentary");
        assertThat(page.body()).contains("/commentary/1").doesNotContain("/console");
        assertThat(helper.get(board).body()).contains("class=\"diagram");
        assertThat(helper.get(online.event() + "/commentary/99").statusCode()).isEqualTo(NOT_FOUND);
        assertThat(helper.get(online.event() + "/console/grid").statusCode()).isEqualTo(FORBIDDEN);
        var entered = helper.post(online.event() + "/join", Map.of("name", "Lan", "partner", ""));
        assertThat(entered.statusCode()).isEqualTo(FORBIDDEN);
        assertThat(entered.body()).contains("Whoever has seen them does not play");
    }

    @Test
    void aMemberIsChosenAndTakesTheEventOver() {
        var minh = member("Minh Nguyễn");
        var fields = new HashMap<>(Map.of("name", "Minh Nguyen", "duty", "SCORER"));
        assertThat(desk.post("/console/helpers/choose", fields).body())
                .contains("Nobody in the club is called Minh Nguyen");
        fields.put("name", "Minh Nguyễn");
        desk.does("/console/helpers/choose", fields);
        assertThat(minh.get(desk.event() + "/console").body()).contains("id=\"line\"");

        var over = new HashMap<>(Map.of("name", "Minh Nguyễn", "sure", "yes"));
        assertThat(desk.post("/console/helpers/hand-over", over).body()).contains("takes a reason");
        over.put("why", "I am away");
        desk.does("/console/helpers/hand-over", over);

        assertThat(minh.get(desk.event() + "/console/helpers").statusCode()).isEqualTo(200);
        assertThat(desk.get("/console/helpers").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(desk.get("/console/people").statusCode()).as("assists").isEqualTo(200);
        assertThat(minh.get(desk.event() + "/console/trail").body())
                .contains("director now: Minh Nguyễn", "I am away");
    }

    @Test
    void aMemberWhoIsChosenToCommentSaysFirstThatTheyDoNotPlay() {
        var bao = member("Bảo");
        desk.does("/console/helpers/choose", Map.of("name", "Bảo", "duty", "COMMENTATOR"));
        String page = desk.event() + "/commentary";
        assertThat(bao.get(page).statusCode()).isEqualTo(FORBIDDEN);
        assertThat(desk.get("/console/helpers").body()).contains("has still to say");

        assertThat(bao.get(desk.event() + "/direct").body()).contains("asked to comment");
        assertThat(bao.submit(desk.event() + "/direct", Map.of("only", "yes")).uri().getPath())
                .isEqualTo(page);
        end("Bảo", "");
        assertThat(bao.get(page).statusCode()).isEqualTo(FORBIDDEN);
        bao.get(desk.wall());
        assertThat(
                        bao.post(desk.event() + "/enter", Map.of("one", "Bảo", "two", "An"))
                                .statusCode())
                .as("has seen the cards")
                .isEqualTo(FORBIDDEN);
    }
}
