package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.NOT_FOUND;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.house.people.Reach;
import overtrick.page.Program;
import overtrick.page.server.Address;

/// Nothing that a code opens is found by trying codes, wherever the code stands.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
@Tag("evening")
class CodesTest {

    private static final Pattern PLACE = Pattern.compile("\\{([a-z]+)}");
    private static final Set<String> SECRETS = Set.of("code", "key", "secret", "word");
    private static final String LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

    /// As many as anybody may guess at once.
    private static final int GUESSES = 12;

    @RegisterExtension
    private static final House HOUSE = House.hurrying().behind(door -> door.withPeople(100_000));

    private static String event;
    private static int programs;

    @BeforeAll
    static void announce() {
        var byHand = Map.of("where", "online", "hand", "yes", "title", "Tuesday");
        event = Desk.of(HOUSE.visitor(), byHand).event();
    }

    /// A code that nothing has.
    private static String wrong(String path, int guess) {
        String page = Program.page(path);
        boolean five = page.startsWith("/tables") || page.startsWith("/matches");
        String end = "" + LETTERS.charAt(guess / 31) + LETTERS.charAt(guess % 31);
        return (five ? "ZZZ" : "ZZZZ") + end;
    }

    /// An address in which one secret is wrong; the code before it is right.
    private static String filled(String path, String secret, int guess) {
        return PLACE.matcher(path)
                .replaceAll(place -> {
                    if (place.group(1).equals(secret)) {
                        return wrong(path, guess);
                    }
                    return place.group(1).equals("code") ? event.split("/")[2] : "1";
                });
    }

    private static HttpResponse<String> ask(Browser who, Address address, String path) {
        return address.method().equals("GET") ? who.get(path) : who.post(path, Map.of("any", "x"));
    }

    /// How many guesses are answered before the visitor has to wait; 60 when they never have.
    private static int guesses(IntFunction<HttpResponse<String>> attempt) {
        for (int guess = 0; guess < 60; guess++) {
            var answer = attempt.apply(guess);
            int status = answer.statusCode();
            if (status == 429 || answer.uri().getPath().equals("/sign-in")) {
                return guess; // whoever has no such office learns of no code
            }
            assertThat(status).as(answer.uri().toString()).isEqualTo(NOT_FOUND);
        }
        return 60;
    }

    private static int guesses(Address address, String secret) {
        if (address.path().startsWith(Program.ROOT)) {
            var eve = ApiClient.of(HOUSE, "Eve " + ++programs, Reach.values());
            return guesses(guess -> ask(eve, address, filled(address.path(), secret, guess)));
        }
        try (var eve = new Browser(HOUSE.port())) {
            eve.post("/me", Map.of("name", "Eve"));
            return guesses(guess -> ask(eve, address, filled(address.path(), secret, guess)));
        }
    }

    private static HttpResponse<String> ask(ApiClient who, Address address, String path) {
        String place = path.substring(Program.V1.length());
        return address.method().equals("GET") ? who.ask(place) : who.say(place, Map.of());
    }

    private static Browser somebody() {
        var eve = HOUSE.visitor();
        eve.post("/me", Map.of("name", "Eve"));
        return eve;
    }

    @Test
    void everyUnknownCodeInAPathCounts() {
        var open = new ArrayList<String>();
        int asked = 0;
        for (var address : HOUSE.web().addresses()) {
            var secrets =
                    PLACE.matcher(address.path())
                            .results()
                            .map(place -> place.group(1))
                            .filter(SECRETS::contains)
                            .toList();
            for (var secret : secrets) {
                asked++;
                int guesses = guesses(address, secret);
                if (guesses > GUESSES + 2) {
                    open.add(address + " " + secret + ": " + guesses);
                }
            }
        }
        assertThat(asked).isGreaterThan(150);
        assertThat(open).as("addresses at which codes can be tried for ever").isEmpty();
    }

    /// Every place in an address is a secret or known to be none.
    @Test
    void everyPlaceInAnAddressIsKnown() {
        var others =
                List.of(
                        "ordinal",
                        "deal",
                        "board",
                        "number",
                        "round",
                        "table",
                        "name",
                        "kind",
                        "game",
                        "irregularity",
                        "level",
                        "phase",
                        "theme",
                        "entry",
                        "player",
                        "row",
                        "digest",
                        "colour",
                        "person",
                        "hash",
                        "file",
                        "shelf",
                        "step",
                        "deck",
                        "guide");
        assertThat(HOUSE.web().addresses())
                .allSatisfy(address ->
                        assertThat(PLACE.matcher(address.path()).results())
                                .allSatisfy(place ->
                                        assertThat(
                                                        SECRETS.contains(place.group(1))
                                                                || others.contains(place.group(1)))
                                                .as(address.path())
                                                .isTrue()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"/join?code=ZZZ", "/join?code=ZZZZ", "/can/rules?table=ZZZ"})
    void everyUnknownCodeInAQueryCounts(String query) {
        var eve = somebody();

        assertThat(guesses(guess -> eve.get(query + wrong("/tables", guess).substring(3))))
                .isBetween(GUESSES, GUESSES + 2);
    }

    @Test
    void everyUnknownCodeInAFormCounts() {
        var eve = somebody();
        String series = eve.submit("/series", Map.of("title", "Winter")).uri().getPath();
        var form = Map.of("title", "Autumn", "teams", "Reds\nBlues");
        String league = eve.submit("/can/leagues", form).uri().getPath();

        assertThat(
                        guesses(guess ->
                                eve.post(
                                        series + "/events",
                                        Map.of("event", wrong("/events", guess)))))
                .isBetween(GUESSES, GUESSES + 2);
        var lan = somebody();
        assertThat(
                        guesses(guess ->
                                lan.post(
                                        league + "/report",
                                        Map.of(
                                                "one",
                                                "Reds",
                                                "other",
                                                "Blues",
                                                "goals",
                                                "1",
                                                "otherGoals",
                                                "0",
                                                "table",
                                                wrong("/tables", guess)))))
                .isBetween(GUESSES, GUESSES + 2);
    }

    /// Whoever has guessed too often is not told the right one either.
    @Test
    void theRightOneIsNotToldToWhoHasGuessedTooOften() {
        var eve = somebody();
        guesses(guess -> eve.get("/tables/" + wrong("/tables", guess) + "/sheet"));

        assertThat(eve.get(event).statusCode()).isEqualTo(429);
        assertThat(eve.get("/join?code=" + event.split("/")[2]).statusCode()).isEqualTo(429);
        assertThat(somebody().get(event).statusCode()).isEqualTo(200);
    }
}
