package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A guest becomes a member, and finds everything again on another device.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class MembersTest {

    private static final String SECRET = "correct horse battery";

    private static final Pattern CODE = Pattern.compile("<code>([^<]+)</code>");
    private static final Pattern SESSION = Pattern.compile("name=\"session\" value=\"([^\"]+)\"");
    private static final Pattern BOARD = Pattern.compile("href=\"(/tables/\\w+/boards/\\d+)\"");

    @RegisterExtension
    private final House house = House.hurrying().behind(door -> door.withPeople(10_000));

    private final Browser telephone = house.visitor();
    private final Browser tablet = house.visitor();

    private static Map<String, String> member(String name, String password) {
        return Map.of("name", name, "password", password);
    }

    private void join(Browser who, String name) {
        assertThat(who.submit("/account/join", member(name, SECRET)).body())
                .contains("You are a member now");
    }

    private static List<String> boards(Browser who) {
        return BOARD.matcher(who.get("/me/boards").body())
                .results()
                .map(found -> found.group(1))
                .distinct()
                .toList();
    }

    @Test
    void whatAGuestHasPlayedIsFoundOnAnotherDevice() {
        var table = PlayedBoard.by(telephone);
        telephone.submit(table + "/boards/1/note", Map.of("note", "the drop", "mark", "yes"));
        var played = boards(telephone);
        assertThat(played).hasSize(1);
        telephone.submit("/preferences", Map.of("theme", "dark", "pack", "two"));
        join(telephone, "Lan");
        assertThat(boards(telephone)).isEqualTo(played);

        var in = tablet.submit("/sign-in", member("lAN", SECRET));

        assertThat(in.statusCode()).isEqualTo(200);
        assertThat(boards(tablet)).isEqualTo(played);
        assertThat(tablet.get(played.getFirst()).body()).contains("the drop");
        assertThat(tablet.get("/").body()).contains("data-theme=\"dark\"");
        assertThat(tablet.get("/").body()).contains("data-pack=\"two\"");
    }

    @Test
    void whatWasPlayedAsAGuestJoins() {
        PlayedBoard.by(telephone);
        join(telephone, "Lan");
        var there = PlayedBoard.by(tablet);
        var here = boards(tablet);
        assertThat(tablet.get("/sign-in").body()).contains("1 board or match was played here");

        tablet.submit("/sign-in", Map.of("name", "Lan", "password", SECRET, "along", "yes"));

        assertThat(boards(tablet)).hasSize(2).containsAll(here);
        assertThat(boards(telephone)).isEqualTo(boards(tablet));
        // the seat that the guest had at a table is the member's, on both devices
        assertThat(telephone.submit(there + "/next", Map.of()).body()).contains("/sit-out");
        house.club().remakeReadModels();
        assertThat(boards(telephone))
                .as("made anew from the log")
                .isEqualTo(boards(tablet))
                .hasSize(2);
    }

    @Test
    void whatSomebodyElsePlayedHereDoesNotJoin() {
        join(telephone, "Lan");
        PlayedBoard.by(tablet);

        tablet.submit("/sign-in", member("Lan", SECRET));

        assertThat(boards(tablet)).isEmpty();
    }

    /// By the rules that the name has when somebody becomes a member: it is one's own, and one
    /// signs in by it.
    @Test
    void memberIsCalledOtherwiseWithTheirAccount() {
        join(telephone, "Lan");
        join(tablet, "Minh");

        telephone.submit("/me", Map.of("name", "Minh"));
        assertThat(telephone.get("/account").body())
                .contains("<h1>Lan</h1>")
                .as("no session is left of the guest they were")
                .doesNotContain("name=\"session\"");
        var taken = telephone.submit("/account/name", Map.of("name", "MINH"));
        assertThat(taken.statusCode()).isEqualTo(422);
        assertThat(taken.body()).contains("There is a member of this name");
        assertThat(telephone.submit("/account/name", Map.of("name", " ")).statusCode())
                .isEqualTo(422);
        var named = telephone.submit("/account/name", Map.of("name", "Lan  Anh"));

        assertThat(named.body()).contains("<h1>Lan Anh</h1>", "That is your name from now on");
        tablet.submit("/sign-out", Map.of());
        assertThat(tablet.submit("/sign-in", member("Lan", SECRET)).statusCode()).isEqualTo(422);
        tablet.submit("/sign-in", member("lan anh", SECRET));
        assertThat(tablet.get("/account").body()).contains("<h1>Lan Anh</h1>");
        assertThat(tablet.submit("/account/name", Map.of("name", "LAN ANH")).statusCode())
                .as("written otherwise")
                .isEqualTo(200);
    }

    @Test
    void nameIsTakenHoweverItIsWritten() {
        join(telephone, "Lan Anh");

        var answer = tablet.submit("/account/join", member(" LAN  anh ", SECRET));

        assertThat(answer.statusCode()).isEqualTo(422);
        assertThat(answer.body()).contains("There is a member of this name");
    }

    @Test
    void passwordThatOthersTryFirstIsRefused() {
        for (var easy : List.of("password", "lananh12", "aaaaaaaaaa", "short")) {
            var answer = telephone.submit("/account/join", member("Lananh", easy));
            assertThat(answer.statusCode()).as(easy).isEqualTo(422);
        }
        assertThat(telephone.get("/account").body()).contains("Become a member");
    }

    @Test
    void lostPasswordIsComeBackFromOnceWithEachCode() {
        join(telephone, "Lan");
        var codes =
                CODE.matcher(telephone.submit("/account/codes", Map.of()).body())
                        .results()
                        .map(found -> found.group(1))
                        .toList();
        assertThat(codes).hasSize(8).doesNotHaveDuplicates();
        var typed =
                Map.of(
                        "name",
                        "Lan",
                        "code",
                        " " + codes.get(2).toUpperCase(java.util.Locale.ROOT).replace("-", " "));

        assertThat(tablet.submit("/sign-in/code", typed).body())
                .contains("Choose another password now");
        tablet.submit("/account/password", Map.of("password", "another long one"));

        var third = house.visitor();
        assertThat(third.submit("/sign-in/code", typed).statusCode()).isEqualTo(422);
        assertThat(third.submit("/sign-in", member("Lan", SECRET)).statusCode()).isEqualTo(422);
        assertThat(third.submit("/sign-in", member("Lan", "another long one")).statusCode())
                .isEqualTo(200);
        assertThat(telephone.get("/account").body())
                .as("ended with the password")
                .contains("Become a member");
    }

    @Test
    void sessionsAreSeenAndEnded() {
        join(telephone, "Lan");
        tablet.submit("/sign-in", member("Lan", SECRET));
        String page = telephone.get("/account").body();
        var there = SESSION.matcher(page);
        assertThat(there.find()).isTrue();

        telephone.submit("/account/sessions/end", Map.of("session", there.group(1)));

        assertThat(tablet.get("/account").body()).contains("Become a member");
        assertThat(telephone.get("/account").body()).contains("Where you are signed in");
    }

    @Test
    void whoSignsOutIsNobodyHere() {
        join(telephone, "Lan");

        telephone.submit("/sign-out", Map.of());

        assertThat(telephone.get("/account").body()).contains("Become a member");
        assertThat(telephone.get("/me/boards").body())
                .contains("You have not finished a board yet");
    }

    @Test
    void guessingGetsNothingAndTheOwnerStaysServed() {
        join(telephone, "Lan");
        tablet.submit("/sign-in", member("Lan", SECRET));
        int tries = 60;

        var answers =
                IntStream.range(0, tries)
                        .mapToObj(at ->
                                house.visitor().submit("/sign-in", member("Lan", "guess " + at)))
                        .map(answer -> answer.statusCode())
                        .toList();

        assertThat(answers).doesNotContain(200).contains(429);
        assertThat(telephone.get("/account").body()).contains("Where you are signed in");
    }

    @Test
    void passwordIsKeptOnlyAsWhatArgonMakesOfIt() {
        join(telephone, "Lan");

        var kept = house.club().members().accounts().named("lan").orElseThrow();

        assertThat(kept.hasPassword()).isTrue();
        assertThat(house.club().members().accounts().byPassword("Lan", SECRET)).isPresent();
        assertThat(house.club().members().accounts().byPassword("Lan", SECRET + " ")).isEmpty();
        assertThat(house.club().members().accounts().byPassword("Minh", SECRET)).isEmpty();
    }

    @Test
    void noPasswordIsTakenOverAnOpenLine() {
        var answer =
                telephone.send(
                        telephone
                                .form("/account/join", member("Lan", SECRET))
                                .header("X-Forwarded-For", "203.0.113.5"));

        assertThat(answer.statusCode()).isEqualTo(403);
        assertThat(answer.body()).contains("not encrypted");
    }
}
