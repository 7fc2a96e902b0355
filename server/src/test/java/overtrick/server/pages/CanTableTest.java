package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.view.CanView;
import overtrick.cantable.CanSeen;
import overtrick.cantable.check.MatchCheck;
import overtrick.cantable.page.part.Phase;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableView;
import overtrick.teaching.can.GuidedDeals;
import overtrick.testkit.Seeds;

/// The pages of Bài Càn: matches clicked at random come to their end, and nobody is sent a card
/// that they may not know.
@Timeout(value = 180, unit = TimeUnit.SECONDS)
@Tag("cantable")
class CanTableTest {

    private static final Pattern CARD =
            Pattern.compile("(?:id|value)=\"([SHDC][2-9TJQKA]|BJ|LJ)\"");

    @RegisterExtension private static final House HOUSE = House.atOnce();

    private final Browser browser = HOUSE.visitor();

    /// How often the door has said that the visitor clicks too fast.
    private int early;

    /// A table with three robots by rules of thumb, under this preset.
    private String table(Map<String, String> options) {
        var form = new HashMap<>(Map.of("robots", "yes", "strength", "rules"));
        form.putAll(options);
        return browser.submit("/can/tables", form).uri().getPath();
    }

    private static TableView<CanSeen> look(String path, Member viewer) {
        return HOUSE.club()
                .can()
                .look(new TableId(path.substring("/tables/".length())), viewer)
                .orElseThrow();
    }

    private static Member.Person guest(String path) {
        var table = look(path, Member.House.HOUSE);
        return table.chairs().values().stream()
                .map(chair -> chair.occupant())
                .filter(Occupant.Person.class::isInstance)
                .map(Occupant.Person.class::cast)
                .map(person -> new Member.Person(person.id(), person.name()))
                .findFirst()
                .orElseThrow();
    }

    /// The page when something is asked of the visitor, or a result lies on the table. The table is
    /// asked first: the door lets one visitor see no more than thirty pages a second for long.
    private String await(String path) {
        var me = guest(path);
        while (true) {
            if (isForMe(look(path, me))) {
                String page = browser.get(path).body();
                if (page.contains("data-turn=\"mine\"") || page.contains("/next\"")) {
                    return page;
                }
            }
            Browser.pause();
        }
    }

    private static boolean isForMe(TableView<CanSeen> table) {
        return table.game()
                .match()
                .filter(view -> view.isMyTurn() || view.isOver() || view.lastDeal().isPresent())
                .isPresent();
    }

    /// Clicks until the match is over.
    ///
    /// @return the phases that were seen
    private Set<Phase> clickThrough(String path, long seed) {
        return clickThrough(path, seed, Integer.MAX_VALUE);
    }

    /// Clicks until the match is over, or so many deals have been played.
    private Set<Phase> clickThrough(String path, long seed, int deals) {
        var clicks = new CanClicks(browser, Seeds.chance(seed));
        var me = guest(path);
        early = 0;
        var phases = EnumSet.noneOf(Phase.class);
        for (int click = 0; click < 4_000; click++) {
            String page = await(path);
            var table = look(path, me);
            if (!isOf(page, table)) {
                continue; // the table has moved on
            }
            phases.add(phase(page));
            assertDiscreet(page, table, seed);
            if (isOver(path, deals) || table.game().match().filter(CanView::isOver).isPresent()) {
                return phases;
            }
            var offered = clicks.on(page);
            assertThat(offered).as("seed %d: something to click in\n%s", seed, page).isNotEmpty();
            var answer = clicks.any(offered);
            while (answer.statusCode() == 429) { // quicker than ten moves a second for long
                early++;
                Browser.pause();
                answer = clicks.any(offered);
            }
            assertThat(answer.statusCode())
                    .as("seed %d: %s", seed, answer.body())
                    .isIn(204, 409, 422);
        }
        throw new AssertionError("seed %d: the match does not end".formatted(seed));
    }

    private static Phase phase(String page) {
        var found = Pattern.compile("data-phase=\"([a-z]+)\"").matcher(page);
        assertThat(found.find()).isTrue();
        return Phase.valueOf(found.group(1).toUpperCase(Locale.ROOT));
    }

    /// Every card in the page is one that the viewer may know.
    private static void assertDiscreet(String page, TableView<CanSeen> table, long seed) {
        var shown = new ArrayList<CanCard>();
        CARD.matcher(page).results().forEach(found -> shown.add(CanCard.parse(found.group(1))));
        var known = known(table.game());
        var leaked = CanSet.copyOf(shown).minus(known);
        if (!leaked.isEmpty()) {
            throw new AssertionError("seed %d: %s is shown in\n%s".formatted(seed, leaked, page));
        }
    }

    /// Whether a page shows the table as it is.
    private static boolean isOf(String page, TableView<CanSeen> table) {
        return page.contains("data-number=\"%d\"".formatted(table.number()));
    }

    private static CanSet known(CanSeen seen) {
        var drawn = seen.story().draws().stream().map(draw -> draw.card()).toList();
        return seen.match().map(view -> known(view, drawn)).orElse(CanSet.NONE);
    }

    private static CanSet known(CanView view, List<CanCard> drawn) {
        var known = new ArrayList<CanCard>();
        view.hands().values().forEach(hand -> hand.forEach(known::add));
        boolean drawing = view.deal().isEmpty() && view.play().isEmpty();
        if (drawing) {
            known.addAll(drawn);
            view.drawn().forEach(one -> known.add(one.card()));
        }
        view.play()
                .ifPresent(play -> {
                    play.own().orElse(CanSet.NONE).forEach(known::add);
                    play.tricks().forEach(trick -> known.addAll(trick.cards()));
                    known.addAll(play.current().cards());
                });
        view.deal()
                .ifPresent(deal -> {
                    deal.shown().forEach(shown -> known.add(shown.card()));
                    deal.exchanges()
                            .forEach(exchange -> {
                                exchange.paidCards().orElse(CanSet.NONE).forEach(known::add);
                                exchange.returnedCards().orElse(CanSet.NONE).forEach(known::add);
                            });
                });
        return CanSet.copyOf(known);
    }

    @Test
    void twoClicksLeadFromTheFrontPageToTheFirstAct() {
        assertThat(browser.get("/").body()).contains("action=\"/can/play\"");
        var first = browser.submit("/can/play", Map.of("name", "Lan"));
        String path = first.uri().getPath();
        String page = await(path);
        assertThat(phase(page)).isIn(Phase.AUCTION, Phase.REDEAL, Phase.KITTY);
        assertThat(new CanClicks(browser, Seeds.chance(1)).on(page)).isNotEmpty();
    }

    /// As many as `-Dovertrick.clicks=50` says, from the seed `-Dovertrick.clicks.from`.
    static IntStream seeds() {
        int from = Integer.getInteger("overtrick.clicks.from", 100);
        return IntStream.range(from, from + Integer.getInteger("overtrick.clicks", 1));
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void aMatchOfRandomClicksComesToItsEnd(int seed) throws IOException {
        var preset = List.of("cup", "club", "friendly", "league", "short").get(seed % 5);
        String path = table(Map.of("preset", preset, "ceremony", "players"));
        long began = System.nanoTime();
        var busy = processor();
        var phases = clickThrough(path, seed);
        assertThat(phases).contains(Phase.AUCTION, Phase.PLAY, Phase.OVER);
        var story = look(path, Member.House.HOUSE).game().story();
        Files.writeString(
                Path.of("target", "clicks.txt"),
                "seed %d, %s: %d deals, %d kicks, %d s, of the processor %d s, %d clicks too early%n"
                        .formatted(
                                seed,
                                preset,
                                story.deals().size(),
                                story.kicks().size(),
                                Duration.ofNanos(System.nanoTime() - began).toSeconds(),
                                processor().minus(busy).toSeconds(),
                                early),
                StandardOpenOption.CREATE,
                StandardOpenOption.APPEND);
        assertThat(story.outcome()).isPresent();
        var report = checked(path);
        assertThat(report.faults()).as("seed %d", seed).isEmpty();
        assertThat(report.deals()).isEqualTo(story.deals().size());
        assertThat(report.kicks()).isEqualTo(story.kicks().size());
        String record = browser.get(path + "/matches/1").body();
        assertThat(record).contains("/deals/" + story.deals().size());
        assertThat(browser.get("/me/matches").body()).contains(path + "/matches/1");
    }

    /// The record of the page, by eyes that know none of the rules.
    private MatchCheck.Report checked(String path) {
        var lines = browser.get(path + "/matches/1/record").body().lines().toList();
        assertThat(lines.getFirst()).startsWith("{\"event\":\"begun\"");
        return MatchCheck.report(lines);
    }

    /// What this process has used: on a busy machine the clock says nothing about a match.
    private static Duration processor() {
        return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    }

    @Test
    void everyDealCanBeLookedAtCardByCard() {
        String path = table(Map.of("ceremony", "house"));
        clickThrough(path, 21, 2);
        for (int number = 1; number <= 2; number++) {
            String address = path + "/matches/1/deals/" + number;
            var page = browser.get(address);
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(browser.get(address + "?card=0").body()).isNotEqualTo(page.body());
            assertThat(browser.get(address + "?card=99").statusCode()).isEqualTo(422);
            var thoughts = browser.get(address + "?card=0&thoughts=yes");
            assertThat(thoughts.statusCode()).isEqualTo(200);
            assertThat(thoughts.body()).contains("A robot in the place of");
        }
        assertThat(browser.get(path + "/matches/1/deals/99").statusCode()).isEqualTo(404);
        assertThat(browser.get(path + "/matches/7").statusCode()).isEqualTo(404);
        var report = checked(path);
        assertThat(report.faults()).isEmpty();
        assertThat(report.deals()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "call, call, 87, 422",
        "card, card, ZZ, 422",
        "pay, cards, ZZ, 422",
        "deal, way, sideways, 422",
        "trump, trump, X, 422",
        "cut, lifted, 54, 422",
        "kitty, any, thing, 422",
    })
    void whatIsNotUnderstoodOrNotAllowedIsSaid(
            String deed, String field, String value, int status) {
        String path = table(Map.of("ceremony", "players"));
        var answer = browser.post(path + "/" + deed, Map.of(field, value));
        assertThat(answer.statusCode()).isIn(status, 409);
        assertThat(answer.body()).isNotBlank();
    }

    @Test
    void theRulesOfATableSayHowTheyDeviate() {
        String path = table(Map.of("preset", "cup", "tribute.payer", "partners-share"));
        String rules = browser.get("/can/rules?table=" + path.substring(8)).body();
        assertThat(rules).contains("deviates").contains("Partners share: they and their partner");
        assertThat(browser.get(path).body()).contains("Cup · 1 option deviates");
        assertThat(browser.get("/can/rules?preset=short").body()).contains("half an hour");
        assertThat(browser.get("/can?preset=league").statusCode()).isEqualTo(200);
        assertThat(browser.get("/can?preset=poker").statusCode()).isEqualTo(422);
        assertThat(browser.submit("/can/tables", Map.of("tribute.payer", "the-bank")).statusCode())
                .isEqualTo(422);
    }

    @Test
    void aRobotIsAskedOnlyWherePeoplePractise() {
        String serious = table(Map.of());
        assertThat(browser.get(serious + "/advice").statusCode()).isEqualTo(403);
        String path = browser.submit("/can/play", Map.of()).uri().getPath();
        await(path);
        var advice = browser.get(path + "/advice");
        assertThat(advice.statusCode()).isEqualTo(200);
        assertThat(advice.body()).contains("<p><b>");
    }

    /// Two people and two robots: each is sent only what their own chair may know.
    @Test
    void twoPeopleAreSentNothingOfEachOther() {
        String path = table(Map.of("robots", "no", "ceremony", "house"));
        var lan = new CanClicks(browser, Seeds.chance(31));
        var other = new Browser(HOUSE.port());
        try (other) {
            assertThat(other.post(path + "/sit", Map.of("seat", "E", "name", "Minh")).statusCode())
                    .isEqualTo(204);
            for (var seat : List.of("N", "W")) {
                browser.post(path + "/robot", Map.of("seat", seat));
            }
            var minh = new CanClicks(other, Seeds.chance(32));
            var people = people(path);
            for (int click = 0; click < 2_000 && !isOver(path, 1); click++) {
                for (var one : people.keySet()) {
                    var by = one.equals("S") ? browser : other;
                    String page = by.get(path).body();
                    var table = look(path, people.get(one));
                    if (!isOf(page, table)) {
                        continue;
                    }
                    assertDiscreet(page, table, 31);
                    var clicks = (one.equals("S") ? lan : minh).on(page);
                    if (!clicks.isEmpty()) {
                        (one.equals("S") ? lan : minh).any(clicks);
                    }
                }
                Browser.pause();
            }
            assertThat(isOver(path, 1))
                    .as("after the first deal: %s", browser.get(path).body())
                    .isTrue();
        }
    }

    private static Map<String, Member.Person> people(String path) {
        var table = look(path, Member.House.HOUSE);
        var people = new HashMap<String, Member.Person>();
        for (var seat : List.of(Seat.SOUTH, Seat.EAST)) {
            var person = (Occupant.Person) table.chair(seat).orElseThrow().occupant();
            people.put("" + seat.letter(), new Member.Person(person.id(), person.name()));
        }
        return people;
    }

    private static boolean isOver(String path, int deals) {
        return look(path, Member.House.HOUSE).game().story().deals().size() >= deals;
    }

    @Test
    void aLessonAnswersAndKeepsWhatIsDone() {
        assertThat(browser.get("/can/learn").body()).contains("/can/learn/10");
        var refused = browser.submit("/can/learn/6", Map.of("card", "SA"));
        assertThat(refused.body()).contains("class=\"answer wrong\"").contains("\u00a7" + 10);
        var right = browser.submit("/can/learn/6", Map.of("card", "BJ"));
        assertThat(right.body()).contains("class=\"answer right\"");
        assertThat(browser.get("/can/learn/5").body()).contains("class=\"done\"");
        assertThat(browser.submit("/can/learn/3", Map.of("answer", "CLEAN_SWEEP")).body())
                .contains("class=\"answer right\"");
        assertThat(browser.get("/can/learn/99").statusCode()).isEqualTo(404);
        assertThat(browser.submit("/can/learn/2", Map.of("card", "ZZ")).statusCode())
                .isEqualTo(422);
    }

    /// A whole deal from the first bid to the last card, what is not right at each step included.
    @Test
    void aWholeDealIsPlayedWithItsReasons() {
        var deal = GuidedDeals.ALL.getFirst();
        String path = "/can/learn/deals/1?step=";
        for (int step = 1; step <= deal.own().size(); step++) {
            var done = deal.steps().get(deal.own().get(step - 1)).command();
            String page = browser.get(path + step).body();
            var asked =
                    switch (done) {
                        case CanCommand.PlayCard(var card) -> Map.of("card", card.code());
                        case CanCommand.MakeCall(var call) -> Map.of("call", call.toString());
                        case CanCommand.DeclareTrump _ -> Map.of("trump", "C");
                        default -> Map.<String, String>of();
                    };
            if (asked.isEmpty()) {
                assertThat(page).contains("class=\"answer right\"");
            } else {
                assertThat(browser.submit(path + step, asked).body())
                        .as("step %d", step)
                        .contains("class=\"answer right\"");
            }
        }
        assertThat(browser.submit(path + 1, Map.of("call", "P")).body())
                .contains("class=\"answer wrong\"");
        assertThat(browser.get("/can/learn").body()).contains("✓");
        assertThat(browser.get("/can/learn/deals/99").statusCode()).isEqualTo(404);
        assertThat(browser.get(path + 99).statusCode()).isEqualTo(422);
    }

    @Test
    void aWatcherIsSentNoHand() {
        String path = browser.submit("/can/play", Map.of()).uri().getPath();
        await(path);
        try (var eve = new Browser(HOUSE.port())) {
            String page = eve.get(path).body();
            var shown = new TreeSet<String>();
            CARD.matcher(page).results().forEach(found -> shown.add(found.group(1)));
            var played = known(look(path, Member.House.HOUSE).game());
            shown.removeIf(card -> played.contains(CanCard.parse(card)));
            assertThat(shown).isEmpty();
        }
    }
}
