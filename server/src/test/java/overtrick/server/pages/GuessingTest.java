package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.house.table.PersonId;
import overtrick.testkit.Seeds;

/// Five thousand guesses at whatever opens something, ten thousand at each of them at full counts:
/// nothing is found, whoever guesses is told to wait, owners sign in all the same, and others
/// hardly notice.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
class GuessingTest {

    private static final int GUESSES = Integer.getInteger("overtrick.guesses", 1_000);

    /// For whom the limits of an address are made: a small club.
    private static final int PEOPLE = 100;

    /// Lines that an attacker keeps open.
    private static final int LINES = 8;

    private static final String SECRET = "seven of diamonds";
    private static final String OWNERS_PLACE = "203.0.113.7";
    private static final String ELSEWHERE = "198.51.100.77";
    private static final String READER = "198.51.100.9";

    private static final long SEED = 20_261_126;

    private static final int QUIET_LOOKS = 150;

    /// Of the time in which pages are answered to others: the attacker shares the processors with
    /// the club here.
    private static final int RATIO = 12;

    private static final Duration AT_LEAST = Duration.ofMillis(100);

    @RegisterExtension
    private static final House HOUSE =
            House.dealing()
                    .behind(door -> door.withProxies(Set.of("127.0.0.1")).withPeople(PEOPLE));

    private static final HttpClient CLIENT =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private static final List<String> NAMES = new ArrayList<>();

    private static String event = "";
    private static String card = "";
    private static Optional<String> device = Optional.empty();

    /// What is guessed at.
    enum Attack {
        ONE_PASSWORD(40) {
            @Override
            HttpRequest.Builder guess(RandomGenerator chance, int at) {
                String from = at % 2 == 0 ? "192.0.2.1" : "192.0.2." + (2 + at % 50);
                return form(from, "/sign-in", Map.of("name", "Lan", "password", word(chance)));
            }
        },
        MANY_PASSWORDS(150) {
            @Override
            HttpRequest.Builder guess(RandomGenerator chance, int at) {
                String name = NAMES.get(chance.nextInt(NAMES.size()));
                String from = "192.0.2." + (100 + at % 2);
                return form(from, "/sign-in", Map.of("name", name, "password", word(chance)));
            }
        },
        CODES_AND_LINKS_BACK(250) {
            @Override
            HttpRequest.Builder guess(RandomGenerator chance, int at) {
                String from = "192.0.2." + (110 + at % 2);
                return switch (at % 3) {
                    case 0 ->
                            form(
                                    from,
                                    "/sign-in/code",
                                    Map.of("name", "Lan", "code", word(chance)));
                    case 1 -> page(from, "/sign-in/back/" + word(chance));
                    default -> page(from, "/club/own/" + word(chance));
                };
            }
        },
        SESSIONS(500) {
            @Override
            HttpRequest.Builder guess(RandomGenerator chance, int at) {
                return page("192.0.2.120", "/account")
                        .header("Cookie", "__Host-overtrick=" + word(chance));
            }
        },
        KEYS_AND_GRANTS(250) {
            @Override
            HttpRequest.Builder guess(RandomGenerator chance, int at) {
                String from = "192.0.2.130";
                return switch (at % 4) {
                    case 0 -> page(from, event + "/t/1/" + word(chance).substring(0, 12));
                    case 1 -> page(from, event + "/direct/" + word(chance));
                    case 2 -> page(from, event + "/enter/" + word(chance).substring(0, 12));
                    default ->
                            page(from, event + "/t/1")
                                    .header("Cookie", "__Host-overtrick-keys=" + word(chance));
                };
            }
        };

        private final int most;

        /// @param most guesses that are looked at
        Attack(int most) {
            this.most = most;
        }

        abstract HttpRequest.Builder guess(RandomGenerator chance, int at);
    }

    private static String word(RandomGenerator chance) {
        return Long.toHexString(chance.nextLong() | Long.MIN_VALUE)
                + Long.toHexString(chance.nextLong() | Long.MIN_VALUE);
    }

    private static HttpRequest.Builder page(String from, String path) {
        var club = URI.create("http://127.0.0.1:" + HOUSE.port());
        return HttpRequest.newBuilder(club.resolve(path))
                .header("Accept", "text/html")
                .header("X-Forwarded-For", from)
                .header("X-Forwarded-Proto", "https");
    }

    private static HttpRequest.Builder form(String from, String path, Map<String, String> fields) {
        String body =
                fields.entrySet().stream()
                        .map(field -> field.getKey() + "=" + encoded(field.getValue()))
                        .collect(Collectors.joining("&"));
        return page(from, path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return CLIENT.send(request.build(), BodyHandlers.ofString());
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    @BeforeAll
    static void lanIsAMemberAndAnEventIsPlayed() {
        var people = HOUSE.club().people();
        for (var name : List.of("Lan", "Minh", "Chi", "Dung", "Em")) {
            var guest = people.welcome(name).person();
            HOUSE.club().members().accounts().join(guest.id(), name, SECRET);
            NAMES.add(name);
        }
        for (int nobody = 0; nobody < 100; nobody++) {
            NAMES.add("Nobody " + nobody);
        }
        HOUSE.club().members().accounts().codes(lan());
        HOUSE.club().members().accounts().wayBack(lan());
        assertThat(HOUSE.club().members().offices().foundingSecret()).isPresent();
        var desk = Desk.of(HOUSE.visitor(), Map.of("boards", "3")).enter(4).seat().begin(1);
        event = desk.event();
        card = desk.tables().getOrDefault("1", "");
        var in = signsIn(OWNERS_PLACE, Optional.empty());
        assertThat(in.statusCode()).isEqualTo(Status.SEE_OTHER);
        device =
                in.headers().allValues("Set-Cookie").stream()
                        .map(cookie -> cookie.split(";")[0])
                        .filter(cookie -> cookie.startsWith("__Host-overtrick-device="))
                        .findFirst();
        assertThat(device).isPresent();
    }

    private static PersonId lan() {
        return HOUSE.club().members().accounts().named("Lan").orElseThrow().person().id();
    }

    private static HttpResponse<String> signsIn(String from, Optional<String> cookie) {
        var request = form(from, "/sign-in", Map.of("name", "Lan", "password", SECRET));
        cookie.ifPresent(one -> request.header("Cookie", one));
        return send(request);
    }

    /// How guesses were answered, by their status, and one of those that have to wait.
    private record Answers(Map<Integer, AtomicInteger> statuses, List<HttpResponse<String>> told) {

        static Answers none() {
            return new Answers(
                    new ConcurrentHashMap<>(), Collections.synchronizedList(new ArrayList<>()));
        }

        void add(HttpResponse<String> answer) {
            int status = answer.statusCode();
            int before =
                    statuses.computeIfAbsent(status, _ -> new AtomicInteger()).getAndIncrement();
            if ((status == Status.TOO_MANY || status == Status.BUSY) && before < 20) {
                told.add(answer);
            }
            assertThat(answer.body()).doesNotContain("Where you are signed in", "asked to direct");
        }

        int of(int status) {
            return statuses.getOrDefault(status, new AtomicInteger()).get();
        }
    }

    private static Answers all(Attack attack) {
        var answers = Answers.none();
        var next = new AtomicInteger();
        var wrong = Collections.synchronizedList(new ArrayList<Throwable>());
        try (var lines = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int line = 0; line < LINES; line++) {
                long seed = SEED + line;
                lines.execute(() -> {
                    try {
                        var chance = Seeds.chance(seed);
                        for (int at = next.getAndIncrement();
                                at < GUESSES;
                                at = next.getAndIncrement()) {
                            answers.add(send(attack.guess(chance, at)));
                        }
                    } catch (RuntimeException | Error failed) {
                        wrong.add(failed);
                    }
                });
            }
        }
        assertThat(wrong).isEmpty();
        return answers;
    }

    /// In how many nanoseconds a page is answered to somebody else, of a hundred to ninety-five.
    private static long looks(AtomicBoolean goesOn, int least) {
        var times = new ArrayList<Long>();
        while (goesOn.get() || times.size() < least) {
            long begun = System.nanoTime();
            assertThat(send(page(READER, "/events")).statusCode()).isEqualTo(200);
            times.add(System.nanoTime() - begun);
        }
        Collections.sort(times);
        return times.get(times.size() * 95 / 100);
    }

    @ParameterizedTest
    @EnumSource
    void getsNothingAndOthersStayServed(Attack attack) throws Exception {
        var never = new AtomicBoolean();
        looks(never, QUIET_LOOKS);
        long quiet = looks(never, QUIET_LOOKS);
        var goesOn = new AtomicBoolean(true);
        Answers answers;
        long busy;
        HttpResponse<String> owner;
        try (var others = Executors.newVirtualThreadPerTaskExecutor()) {
            var looking = others.submit(() -> looks(goesOn, 1));
            answers = all(attack);
            owner = signsIn(ELSEWHERE, device);
            goesOn.set(false);
            busy = looking.get();
        }

        var statuses = new TreeMap<>(answers.statuses());
        assertThat(owner.statusCode()).as("its owner, elsewhere").isEqualTo(Status.SEE_OTHER);
        assertThat(send(page(ELSEWHERE, card)).statusCode()).isEqualTo(Status.SEE_OTHER);
        assertThat(answers.of(Status.SEE_OTHER)).as("let in").isZero();
        int refused = answers.of(Status.TOO_MANY) + answers.of(Status.BUSY);
        assertThat(GUESSES - refused).as("looked at: %s", statuses).isLessThan(attack.most);
        assertThat(answers.told()).isNotEmpty();
        assertThat(answers.told())
                .allMatch(one -> one.headers().firstValueAsLong("Retry-After").orElse(0) > 0);
        assertThat(answers.told())
                .filteredOn(one -> one.statusCode() == Status.TOO_MANY)
                .allMatch(one -> one.body().contains("second"));
        assertThat(busy)
                .as("%s: %s, quiet %d", attack, statuses, quiet)
                .isLessThan(Math.max(RATIO * quiet, AT_LEAST.toNanos()));
    }
}
