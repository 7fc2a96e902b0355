package overtrick.law.poll;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.house.ClubHouse;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.law.poll.Asked.Matter;
import overtrick.law.poll.Polls.Begun;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Poll;
import overtrick.laws.poll.Poll.Voice;
import overtrick.laws.poll.Prospect;
import overtrick.laws.poll.Weighing;
import overtrick.log.Store;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.sqlite.SqliteStore;

/// Polls stand in the store: a house that is closed in the middle of an evening loses none of them,
/// and no answer.
@Timeout(60)
@Tag("law")
class PollsTest {

    private static final Readings READINGS = new Readings();

    private static final Deal DEAL =
            Deal.parse("N:KJ98.A2.K876.Q43 654.KQJ8.Q2.J765 AQT72.T9.J54.K82 3.76543.AT93.AT9");

    private static final PersonId DIRECTOR = new PersonId("director");

    @TempDir private Path directory;

    private Instant now = Instant.parse("2026-11-27T19:30:00Z");
    private final InstantSource clock = () -> now;
    private Store store;
    private ClubHouse house;
    private Polls polls;

    @BeforeEach
    void open() {
        store = SqliteStore.open(directory, List.of("overtrick/house/schema"), clock);
        house = new ClubHouse(store, clock, Duration.ZERO);
        polls = new Polls(house, READINGS);
        polls.goOn();
    }

    @AfterEach
    void close() {
        polls.close();
        house.close();
        store.close();
    }

    private static Matter matter(Optional<Deal> hands) {
        var poll =
                new Poll(
                        LawBook.WBF2017,
                        Auction.parse(Seat.NORTH, "1D P 1S 4H P P"),
                        Vulnerability.parse("none"),
                        DEAL.south(),
                        Optional.of(Call.parse("4S")),
                        Set.of(Call.parse("4S"), Call.parse("X")));
        return new Matter(poll, hands, Agreements.USUAL, "AB12..1.3.7");
    }

    private String begun(Matter matter) {
        return ((Begun.On) polls.begin(matter, DIRECTOR)).word();
    }

    private Asked asked(String word) {
        return polls.of(word).orElseThrow();
    }

    private static PersonId player(int number) {
        return new PersonId("player" + number);
    }

    private static Voice voice(String call) {
        return Voice.of(Call.parse(call));
    }

    @Test
    void aRestartLosesNoPollAndNoAnswer() {
        String word = begun(matter(Optional.of(DEAL)));
        polls.says(asked(word), player(1), voice("P"));
        polls.says(asked(word), player(2), new Voice(Call.parse("4S"), Set.of(Call.parse("P"))));
        var before = asked(word);

        close(); // while the robots think
        open();

        var after = asked(word);
        assertThat(after.vote()).isEqualTo(before.vote());
        assertThat(after.matter()).isEqualTo(before.matter());
        assertThat(after.people()).isEqualTo(before.people()).hasSize(2);
        assertThat(polls.hasSaid(after, player(1))).isTrue();
        polls.says(after, player(3), voice("P"));
        await().until(() -> !asked(word).isOpen() && !polls.isThinking(asked(word)));
        assertThat(asked(word).robots()).hasSize(RobotsAsked.ROBOTS);
        isLookedAt(word);
    }

    /// With all four hands the alternative is passed out, and 4♥ is played in layouts of the hands
    /// that its declarer does not see.
    private void isLookedAt(String word) {
        var pass = prospect(word, "P");
        assertThat(pass.layouts()).isPositive();
        assertThat(pass.open()).isPresent();
        assertThat(pass.times().keySet()).allMatch(result -> result.text().startsWith("4HW"));
        assertThat(asked(word).weighing().parts())
                .isNotEmpty()
                .extracting(Weighing.Part::percent)
                .allMatch(percent -> percent % 5 == 0)
                .satisfies(
                        parts -> assertThat(parts.stream().mapToInt(i -> i).sum()).isEqualTo(100));
    }

    private Prospect prospect(String word, String call) {
        return asked(word).prospects().stream()
                .filter(one -> one.call().equals(Call.parse(call)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void answersAreTakenForADayAndKeptForAMonth() {
        var rows = new PollRows(store);
        rows.begin("w1", bare("v1"), DIRECTOR, 3);
        rows.says("v1", player(1), voice("P"));
        now = now.plus(Duration.ofHours(23));
        assertThat(polls.isOpen(asked("w1"))).isTrue();
        now = now.plus(Duration.ofHours(2));
        assertThat(polls.isOpen(asked("w1"))).isFalse();
        now = now.plus(Duration.ofDays(28));
        rows.begin("w2", bare("v2"), DIRECTOR, 3);
        assertThat(polls.of("w1")).isPresent();
        now = now.plus(Duration.ofHours(22));
        rows.sweep(clock.millis());
        assertThat(polls.of("w1")).isPresent();
        now = now.plus(Duration.ofHours(2));
        rows.sweep(clock.millis());
        assertThat(polls.of("w1")).isEmpty();
        assertThat(polls.of("w2")).isPresent();
        assertThat(count("law_poll_voice")).isZero();
    }

    private int count(String table) {
        return store.row("SELECT COUNT(*) FROM " + table, row -> row.getInt(1)).orElseThrow();
    }

    @Test
    void nobodyAsksWithoutEnd() {
        var rows = new PollRows(store);
        for (int number = 0; number < 3; number++) {
            assertThat(rows.begin("w" + number, bare("v" + number), DIRECTOR, 3)).isTrue();
        }
        assertThat(rows.begin("w4", bare("v4"), DIRECTOR, 3)).isFalse();
        assertThat(rows.begin("w5", bare("v5"), player(1), 3)).isTrue();
        now = now.plus(Duration.ofHours(25));
        assertThat(rows.begin("w6", bare("v6"), DIRECTOR, 3)).isTrue();
    }

    private Asked bare(String vote) {
        return new Asked(
                vote, clock.millis(), matter(Optional.empty()), List.of(), List.of(), List.of());
    }

    /// The sixty-first is thanked and not counted; whoever has answered may think better of it.
    @Test
    void sixtyPeopleAreCounted() {
        var rows = new PollRows(store);
        rows.begin("w", bare("v"), DIRECTOR, 3);
        for (int number = 1; number <= 60; number++) {
            assertThat(rows.says("v", player(number), voice("P"))).isTrue();
        }
        assertThat(rows.says("v", player(61), voice("P"))).isFalse();
        assertThat(rows.says("v", player(7), voice("X"))).isTrue();
        assertThat(rows.answeredAt("v").orElseThrow().people())
                .hasSize(60)
                .filteredOn(voice("X")::equals)
                .hasSize(1);
    }

    /// Two people, and eleven robots, are too few to say that there was no other call.
    @Test
    void nothingIsRuledBeforeEnoughHaveAnswered() {
        assertThat(ruled(0, 0)).isEmpty();
        assertThat(ruled(2, 11)).isEmpty();
        assertThat(ruled(2, 12)).isNotEmpty();
        assertThat(ruled(3, 0)).isNotEmpty();
    }

    private List<String> ruled(int people, int robots) {
        return page(people, robots, "4S", Optional.empty()).sentences();
    }

    private PollPage page(int people, int robots, String call, Optional<Noted> noted) {
        var asked =
                new Asked(
                        "v",
                        clock.millis(),
                        matter(Optional.empty()),
                        Collections.nCopies(people, voice(call)),
                        Collections.nCopies(robots, voice(call)),
                        List.of());
        return new PollPage(
                Words.in(Locale.ENGLISH),
                "/laws/polls/w",
                QrPicture.of("/polls/v"),
                Question.of(asked.poll(), "", Words.in(Locale.ENGLISH)),
                asked.weighing(),
                true,
                noted);
    }

    /// A note of an event has room for 200 letters, that of a table for 300: what follows stands in
    /// both.
    @Test
    void aNoteKeepsWhatFollows() {
        var event = page(3, 0, "P", Optional.of(new Noted("/events/AB12/console/note", "1|3|7")));
        var table = page(3, 0, "P", Optional.of(new Noted("/tables/AB12/note", "")));
        var all = event.sentences();

        assertThat(String.join(" ", all)).hasSizeBetween(201, 300);
        assertThat(event.note()).hasSizeLessThanOrEqualTo(200).endsWith(all.getLast());
        assertThat(table.note()).isEqualTo(String.join(" ", all));
    }

    /// The thirty-first of a day waits for the next.
    @Test
    void thirtyPollsMayBeBegunInADay() {
        fill(30);
        now = now.plusSeconds(1);
        assertThat(polls.begin(matter(Optional.empty()), DIRECTOR))
                .isInstanceOf(Begun.Enough.class);
        store.change("DELETE FROM law_poll WHERE vote = 'm30'");
        assertThat(polls.begin(matter(Optional.empty()), DIRECTOR)).isInstanceOf(Begun.On.class);
    }

    /// A thousand are kept; a new one takes the place of the oldest.
    @Test
    void aThousandPollsAreKept() {
        fill(1000);
        assertThat(count("law_poll")).isEqualTo(1000);
        now = now.plusSeconds(1);
        new PollRows(store).begin("w", bare("v"), player(1), 3);

        assertThat(count("law_poll")).isEqualTo(1000);
        assertThat(polls.of("w")).isPresent();
        assertThat(polls.of("m1")).isEmpty();
        assertThat(polls.of("m2")).isPresent();
    }

    /// So many polls of the director, a millisecond apart, the first the oldest.
    private void fill(int many) {
        new PollRows(store).begin("w0", bare("m0"), DIRECTOR, 1);
        store.change(
                "INSERT INTO law_poll SELECT 'm' || i, 'm' || i, person, begun - ? + i, place,"
                        + " system, edition, dealer, auction, vulnerable, hand, hands, taken,"
                        + " suggested FROM law_poll, (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL"
                        + " SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n)",
                many + 1,
                many);
        store.change("DELETE FROM law_poll WHERE vote = 'm0'");
    }

    /// Twelve wait at most for the robots, who think of one at a time.
    @Test
    void noMoreThanTwelveWaitForTheRobots() {
        int begun = 0;
        while (polls.begin(matter(Optional.empty()), player(begun)) instanceof Begun.On) {
            begun++;
            assertThat(begun).isLessThan(30);
        }
        assertThat(begun).isGreaterThanOrEqualTo(12);
    }

    /// A guest who signs in has answered as the member; who has answered as both counts once.
    @Test
    void aGuestTurnsOutToBeAMember() {
        var rows = new PollRows(store);
        rows.begin("w", bare("v"), player(1), 3);
        rows.begin("x", bare("u"), player(1), 3);
        rows.says("v", player(1), voice("P"));
        rows.says("u", player(1), voice("P"));
        rows.says("u", player(2), voice("X"));

        polls.recognise(player(1), new Member.Person(player(2), "Lan"));

        assertThat(rows.hasSaid("v", player(2))).isTrue();
        assertThat(rows.answeredAt("u").orElseThrow().people()).containsExactly(voice("X"));
        assertThat(count("law_poll_voice")).isEqualTo(2);
    }
}
