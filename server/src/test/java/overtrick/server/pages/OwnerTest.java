package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.people.Office;
import overtrick.sqlite.Copies;

/// What the owner does for the whole club.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class OwnerTest {

    private static final String SECRET = "seven of diamonds";

    private static final Pattern COPY = Pattern.compile("name=\"copy\" value=\"([^\"]+)\"");

    @TempDir private Path folder;

    @RegisterExtension
    private final House house = House.hurrying().behind(door -> door.withPeople(10_000));

    private final Browser owner = house.visitor();
    private final Browser lan = house.visitor();

    @BeforeEach
    void foundTheClub() {
        join(owner, "Owner");
        owner.get("/club/own/" + house.club().members().offices().foundingSecret().orElseThrow());
        owner.submit("/club/own", Map.of());
        join(lan, "Lan");
    }

    private static void join(Browser who, String name) {
        who.submit("/account/join", Map.of("name", name, "password", SECRET));
    }

    private void appointLan(Office office) {
        var lan = house.club().members().accounts().named("Lan").orElseThrow().person().id();
        owner.submit(
                "/club/appoint",
                Map.of("person", lan.value(), "office", office.name(), "why", "elected"));
    }

    @Test
    void whileTheClubIsOnlyLookedAtNothingIsDone() {
        String table = lan.submit("/play", Map.of()).uri().getPath();

        assertThat(owner.submit("/club/house/close", Map.of("why", "moving, back at nine")).body())
                .contains("The club can only be looked at just now: moving, back at nine");

        assertThat(lan.get(table).body()).contains("moving, back at nine");
        var refused = lan.submit("/play", Map.of());
        assertThat(refused.statusCode()).isEqualTo(503);
        assertThat(refused.headers().firstValue("Retry-After")).contains("30");
        assertThat(refused.body()).contains("moving, back at nine");
        assertThat(owner.submit("/play", Map.of()).statusCode()).as("the owner too").isEqualTo(503);
        var other = house.visitor();
        assertThat(other.submit("/sign-in", Map.of("name", "Lan", "password", SECRET)).statusCode())
                .as("whoever comes is let in")
                .isEqualTo(200);

        owner.submit("/club/house/open", Map.of());
        assertThat(lan.submit("/play", Map.of()).statusCode()).isEqualTo(200);
        assertThat(lan.get(table).body()).doesNotContain("moving, back at nine");
        assertThat(owner.get("/club/trail").body())
                .contains("Owner closed the club for changes")
                .contains("Owner opened the club again");
    }

    @Test
    void everybodyIsToldOnEveryPage() {
        String table = lan.submit("/play", Map.of()).uri().getPath();
        var word = Map.of("text", "The tea is ready", "hours", "4");
        assertThat(lan.submit("/club/tell", word).statusCode()).as("a member").isEqualTo(403);
        appointLan(Office.OFFICER);

        assertThat(lan.submit("/club/tell", word).statusCode()).isEqualTo(200);

        assertThat(house.visitor().get("/").body()).contains("The tea is ready");
        for (String page : new String[] {"/", "/library", table, "/account", "/bulletins"}) {
            assertThat(lan.get(page).body()).as(page).contains("The tea is ready");
        }
        lan.submit("/club/tell", Map.of("stop", "yes"));
        assertThat(owner.get(table).body()).doesNotContain("The tea");
    }

    @Test
    void aPageThatIsOpenHearsOfAChange() {
        String table = lan.submit("/play", Map.of()).uri().getPath();
        String before = sign(lan.get(table).body());
        try (var lines = lan.lines(table + "/stream?last=-1")) {
            var heard = lines.iterator();
            awaitLine(heard, "data: " + before);
            owner.submit("/club/tell", Map.of("text", "Tea", "hours", "1"));
            String after = sign(lan.get("/bulletins").body());
            assertThat(after).isNotEqualTo(before);
            awaitLine(heard, "data: " + after);
        }
    }

    private static void awaitLine(Iterator<String> lines, String line) {
        while (!lines.next().equals(line)) {
            // the next one
        }
    }

    private static String sign(String page) {
        var found = Pattern.compile("data-sign=\"([^\"]+)\"").matcher(page);
        assertThat(found.find()).isTrue();
        return found.group(1);
    }

    @Test
    void aCopyIsTakenHomeByTheOwnerAlone() throws IOException {
        lan.submit("/play", Map.of());
        owner.submit("/club/house/copy", Map.of());
        assertThat(house.club().members().copier().await()).isTrue();

        var found = COPY.matcher(owner.get("/club/house").body());
        assertThat(found.find()).isTrue();
        String name = found.group(1);
        var copy = folder.resolve("taken.zip");
        Files.write(
                copy,
                owner.sendForBytes(owner.form("/club/house/take", Map.of("copy", name))).body());

        var restored = Copies.restore(copy, folder.resolve("club"));
        assertThat(restored.problems()).isEmpty();
        assertThat(restored.events()).isPositive();
        assertThat(owner.get("/club/trail").body()).contains("Owner took home the copy " + name);
        appointLan(Office.OFFICER);
        assertThat(lan.get("/club/house").statusCode()).isEqualTo(403);
        assertThat(lan.submit("/club/house/take", Map.of("copy", name)).statusCode())
                .isEqualTo(403);
        assertThat(owner.submit("/club/house/take", Map.of("copy", "../overtrick.db")).statusCode())
                .isEqualTo(404);
    }

    @Test
    void refusalsAreCounted() {
        for (int guess = 0; guess < 40; guess++) {
            house.visitor().submit("/sign-in", Map.of("name", "Owner", "password", "x" + guess));
        }
        assertThat(owner.get("/club/house").body())
                .contains("Looking after the club")
                .doesNotContain("member.deed")
                .containsPattern("Sign in</th>\\s*<td>[^<]*</td><td>[^<]*</td><td>\\d+</td>");
    }
}
