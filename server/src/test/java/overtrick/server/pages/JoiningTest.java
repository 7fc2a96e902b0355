package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How somebody becomes a member: at once, by asking, by a link; and how the club looks to them.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class JoiningTest {

    private static final String SECRET = "seven of diamonds";

    private static final Pattern LINK = Pattern.compile("<code>[^<]*(/club/join/[^<]+)</code>");

    @RegisterExtension
    private final House house = House.hurrying().behind(door -> door.withPeople(10_000));

    private final Browser owner = house.visitor();
    private final Browser lan = house.visitor();

    @BeforeEach
    void foundTheClub() {
        var offices = house.club().members().offices();
        String founding = "/club/own/" + offices.foundingSecret().orElseThrow();
        join(owner, "Owner", "");
        owner.get(founding);
        owner.submit("/club/own", Map.of());
        owner.submit("/club/guests", Map.of("guests", "LOOK"));
    }

    private static String join(Browser who, String name, String invitation) {
        var fields = Map.of("name", name, "password", SECRET, "invitation", invitation);
        return who.submit("/account/join", fields).body();
    }

    private String id(String name) {
        return house.club().members().accounts().named(name).orElseThrow().person().id().value();
    }

    private static int play(Browser who) {
        return who.submit("/people/seen", Map.of("seen", "MEMBERS")).statusCode();
    }

    private String made(Map<String, String> fields) {
        var link = LINK.matcher(owner.submit("/club/links", fields).body());
        assertThat(link.find()).isTrue();
        return link.group(1);
    }

    @Test
    void whoAsksWaitsForAnAnswer() {
        owner.submit("/club/joining", Map.of("joining", "REQUEST"));
        assertThat(lan.get("/account").body()).contains("An officer of the club answers");

        assertThat(join(lan, "Lan", "")).contains("You have asked to become a member");

        assertThat(play(lan)).as("like a guest").isEqualTo(403);
        assertThat(owner.get("/club").body()).contains("1 waits");
        assertThat(owner.get("/club/members").body()).contains("Who wants to become a member");
        var no = Map.of("person", id("Lan"), "why", "");
        assertThat(owner.submit("/club/decline", no).statusCode()).as("no reason").isEqualTo(409);
        owner.submit("/club/decline", Map.of("person", id("Lan"), "why", "the club is full"));
        assertThat(lan.get("/account").body()).contains("the club is full");
        assertThat(play(lan)).isEqualTo(403);
        assertThat(owner.submit("/club/accept", Map.of("person", id("Lan"))).statusCode())
                .isEqualTo(200);
        assertThat(play(lan)).isEqualTo(200);
        assertThat(owner.get("/club/trail").body())
                .contains("Lan asked to become a member")
                .contains("Owner did not take Lan as a member")
                .contains("the club is full")
                .contains("Owner took Lan as a member");
    }

    @Test
    void nameThatIsTakenLeavesNobodyWaiting() {
        owner.submit("/club/joining", Map.of("joining", "REQUEST"));

        assertThat(join(lan, "Owner", "")).contains("There is a member of this name");

        assertThat(house.club().members().offices().now().waiting()).isEmpty();
    }

    @Test
    void linksLetInSoManyUntilTheyEnd() {
        owner.submit("/club/joining", Map.of("joining", "LINK"));
        assertThat(lan.get("/account").body()).contains("by a link of an officer");
        assertThat(join(lan, "Lan", "")).contains("by a link of an officer");
        String link = made(Map.of("label", "Course", "days", "3", "uses", "2"));
        String secret = link.substring(link.lastIndexOf('/') + 1);

        assertThat(lan.get(link).body()).contains("name=\"invitation\" value=\"" + secret);
        assertThat(join(lan, "Lan", secret)).contains("You are a member now");
        assertThat(owner.get("/club/links").body()).contains("Course").contains("for 1 more");
        assertThat(join(house.visitor(), "Minh", secret)).contains("You are a member now");
        assertThat(join(house.visitor(), "Hoa", secret)).contains("This link opens nothing");
        assertThat(house.club().members().accounts().named("Hoa")).isEmpty();
    }

    @Test
    void linkThatWasEndedOpensNothing() {
        String link = made(Map.of("label", "", "days", "3", "uses", "20"));
        var open = house.club().members().accounts().invitations().open();

        owner.submit("/club/links/end", Map.of("invitation", open.getFirst().id()));

        assertThat(lan.get(link).statusCode()).isEqualTo(404);
        assertThat(owner.get("/club/trail").body()).contains("ended a link for new members");
        assertThat(lan.submit("/club/links", Map.of("days", "3", "uses", "2")).statusCode())
                .isEqualTo(403);
    }

    @Test
    void linkLetsThoseInWhoWait() {
        owner.submit("/club/joining", Map.of("joining", "REQUEST"));
        join(lan, "Lan", "");

        lan.get(made(Map.of("label", "", "days", "1", "uses", "1")));
        lan.submit("/club/join", Map.of());

        assertThat(play(lan)).isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource({
        "/tables, robots, no",
        "/tables, laws, free",
        "/can/tables, robots, yes",
        "/social/tables, form, RUBBER",
    })
    void tablesOfMembersRefuseOthersASeatAndSight(String opened, String field, String value) {
        owner.submit("/club/guests", Map.of("guests", "PLAY"));
        var fields = new HashMap<>(Map.of("access", "MEMBERS", "robots", "no"));
        fields.put(field, value);
        assertThat(lan.submit(opened, fields).body()).contains("opened by members");
        var table = owner.submit(opened, fields);
        assertThat(table.statusCode()).as(Browser.plain(table.body())).isEqualTo(200);
        String path = table.uri().getPath();

        var refused = lan.get(path);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.body()).contains("for members of the club");
        for (var below : List.of("/stream", "/qr.svg")) {
            assertThat(lan.get(path + below).statusCode()).as(below).isEqualTo(403);
        }
        assertThat(lan.post(path + "/sit", Map.of("seat", "N")).statusCode()).isEqualTo(403);
        assertThat(lan.get("/tables").body()).doesNotContain(path);
        assertThat(owner.post(path + "/let-in", Map.of("access", "OPEN")).statusCode())
                .isLessThan(400);
        assertThat(lan.get(path).statusCode()).isEqualTo(200);
        assertThat(owner.post(path + "/let-in", Map.of("access", "MEMBERS")).body())
                .contains("Guests may be looking on");
        owner.post(path + "/let-in", Map.of("access", "CLOSED"));
        owner.post(path + "/let-in", Map.of("access", "MEMBERS"));
        assertThat(lan.get(path).statusCode()).isEqualTo(403);

        join(lan, "Lan", "");

        assertThat(lan.get(path).statusCode()).isEqualTo(200);
        assertThat(lan.get("/tables").body()).contains(path);
    }

    @Test
    void clubLooksAsItsOwnerWants() {
        var faint = Map.of("name", "Câu lạc bộ Bờ Hồ", "own", "yes", "colour", "#ffff00");
        var answer = owner.submit("/club/look", faint);
        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("does not stand out enough");

        owner.submit("/club/look", Map.of("name", "Bờ Hồ & co", "own", "yes", "colour", "#C0392B"));

        String front = lan.get("/").body();
        assertThat(front).contains("<b>Bờ Hồ &amp; co</b>").contains("/club/look/c0392b.css");
        assertThat(lan.get("/club/look/c0392b.css").body()).isEqualTo(":root{--club-own:#c0392b}");
        assertThat(lan.get("/club/look/000000.css").statusCode()).isEqualTo(404);
        assertThat(lan.get("/no-such-page").body()).as("sorry").contains("Bờ Hồ &amp; co");
        assertThat(lan.get("/club/look").uri().getPath()).isEqualTo("/sign-in");

        String bad = "<svg xmlns='http://www.w3.org/2000/svg'><script>x</script></svg>";
        assertThat(owner.upload("/club/look/crest", "crest", "c.svg", bad).statusCode())
                .isEqualTo(422);
        String good = "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>";
        owner.upload("/club/look/crest", "crest", "c.svg", good);
        String crest = "/club/crest/" + house.club().members().offices().now().crest();
        assertThat(lan.get("/library").body()).contains(crest);
        var picture = lan.get(crest);
        assertThat(picture.headers().firstValue("Content-Type")).hasValue("image/svg+xml");
        assertThat(picture.headers().firstValue("Content-Security-Policy").orElse(""))
                .startsWith("default-src 'self'")
                .endsWith("; sandbox");
    }
}
