package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.FORBIDDEN;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.page.Words;

/// The tables of a contest of Bài Càn, and those of a league, side by side.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("cantable")
class CanBesideTest {

    private static final String LATER = "Others still have to play these cards";
    private static final String ALL = "played at all tables";
    private static final String SUIT = "class=\"ranks\">";
    private static final Map<String, String> ANY = Map.of("any", "thing");

    @RegisterExtension private static final House HOUSE = House.atOnce();

    private final Browser minh = HOUSE.visitor();
    private final Browser lan = HOUSE.visitor();
    private final Browser watcher = HOUSE.visitor();

    private String announce() {
        var form =
                Map.of(
                        "name",
                        "Minh",
                        "title",
                        "Friday",
                        "tables",
                        "2",
                        "rounds",
                        "1",
                        "preset",
                        "club",
                        "strength",
                        "rules");
        return minh.submit("/can/contests", form).uri().getPath();
    }

    private void show(String contest, String delay) {
        assertThat(minh.submit(contest + "/show", Map.of("delay", delay)).statusCode())
                .isEqualTo(200);
    }

    private static List<TableId> tables(String contest) {
        var id = new TournamentId(contest.substring(contest.lastIndexOf('/') + 1));
        return HOUSE.club().contests().look(id).orElseThrow().rounds().getFirst();
    }

    /// The deals that have been played at a table.
    private static List<PlayedDeal> played(TableId table) {
        return HOUSE.club()
                .canHistory()
                .match(table, 1)
                .map(match -> match.story().deals())
                .orElse(List.of());
    }

    private static void untilPlayed(TableId table, int deals) {
        while (played(table).size() < deals) {
            Browser.pause();
        }
    }

    /// How a hand is told: its suits.
    private static List<String> told(PlayedDeal deal, Seat seat) {
        var speech = Speech.of(Words.in(Locale.ENGLISH));
        return Stream.of(Suit.values())
                .map(suit -> deal.hands().of(seat).in(suit))
                .map(cards -> SUIT + speech.ranks(cards) + "<")
                .toList();
    }

    /// Whether somewhere a hand of the deal is told.
    private static boolean tells(String page, PlayedDeal deal) {
        return Stream.of(Seat.values())
                .anyMatch(seat -> told(deal, seat).stream().allMatch(page::contains));
    }

    /// How many suits are told: 16 of each deal that lies open.
    private static int suits(String page) {
        return page.split(SUIT, -1).length - 1;
    }

    /// The first message of the stream to a page that shows nothing yet.
    private static String sent(Browser to, String page) {
        try (var lines = to.lines(page + "/stream")) {
            return lines.filter(line -> line.contains("table-1")).findFirst().orElseThrow();
        }
    }

    /// One table waits for a person in the first deal; at the other robots have played all four by
    /// then. Of these nothing is shown until the first table has played them too; the first table
    /// itself is shown as it plays, for it is the last.
    @Test
    void nothingIsShownThatATableHasStillToPlay() {
        String contest = announce();
        String page = contest + "/watch";
        lan.submit(contest + "/enter", Map.of("place", "4.2", "name", "Lan"));
        assertThat(watcher.get(page).statusCode()).isEqualTo(FORBIDDEN);
        assertThat(watcher.get(page + "/stream").statusCode()).isEqualTo(FORBIDDEN);
        assertThat(lan.submit(contest + "/show", Map.of("delay", "NONE")).statusCode())
                .isEqualTo(409);
        show(contest, "NONE");
        assertThat(watcher.get(page).body()).contains("No table is open yet.");
        minh.submit(contest + "/round", ANY);
        var waits = tables(contest).getFirst();
        var ahead = tables(contest).getLast();
        untilPlayed(ahead, 4);
        assertThat(played(waits)).isEmpty();

        for (var all : List.of(watcher.get(page).body(), sent(watcher, page))) {
            assertThat(all)
                    .contains("12 cards", "Lan", "/tables/" + waits.code() + "/say")
                    .containsOnlyOnce(LATER)
                    .doesNotContain(ALL, "/tables/" + ahead.code());
            assertThat(suits(all)).isZero();
        }
        assertThat(lan.get(page).body()).contains(LATER).doesNotContain(ALL);
        assertThat(watcher.get(contest).body()).contains(page);

        lan.post("/tables/" + waits.code() + "/sit-out", ANY);
        untilPlayed(waits, 1);
        String one = watcher.await(page, "Deal 1, " + ALL).body();
        int dealt =
                played(waits).getFirst().hands().equals(played(ahead).getFirst().hands()) ? 1 : 2;
        assertThat(suits(one)).as("once again, where it was dealt again").isEqualTo(16 * dealt);
        assertThat(played(ahead)).filteredOn(deal -> tells(one, deal)).hasSize(1);
        assertThat(tells(one, played(ahead).getFirst())).isTrue();
        for (int deal = 2; deal <= 4; deal++) {
            lan.post("/tables/" + waits.code() + "/next", ANY);
            untilPlayed(waits, deal);
        }
        String four = watcher.await(page, "Deal 4, " + ALL).body();
        assertThat(tells(four, played(ahead).getLast())).isTrue();
        assertThat(four)
                .contains("/tables/" + ahead.code() + "/matches/1/deals/4")
                .doesNotContain(LATER);
    }

    /// All is played, but half an hour has not gone by: those who look on see nothing, whose
    /// contest it is sees all. Then nobody else is to look on any more.
    @Test
    void theDelayOfTheContestHoldsAtAllItsTables() {
        String contest = announce();
        String page = contest + "/watch";
        show(contest, "HALF_HOUR");
        minh.submit(contest + "/round", ANY);
        tables(contest).forEach(table -> untilPlayed(table, 4));

        for (var late : List.of(watcher.get(page).body(), sent(watcher, page))) {
            assertThat(late).contains("Shown later than it is played.").doesNotContain(ALL);
            assertThat(suits(late)).isZero();
        }
        assertThat(minh.get(page).body())
                .contains("Deal 4, " + ALL)
                .doesNotContain("Shown later than it is played.");

        show(contest, "");
        assertThat(watcher.get(page).statusCode()).isEqualTo(FORBIDDEN);
        assertThat(watcher.get(contest).body()).doesNotContain("/watch\"");
        assertThat(minh.get(page).statusCode()).isEqualTo(200);
    }

    /// Matches of a league have deals of their own: each table is shown as its own page shows it.
    @Test
    void theMatchesOfALeagueStandSideBySide() {
        var form =
                Map.of("name", "Minh", "title", "Autumn", "teams", "Reds\nBlues\nGreens\nWhites");
        String league = minh.submit("/can/leagues", form).uri().getPath();
        minh.submit(league + "/fixtures", Map.of("days", "7", "unplayed", "DRAWN"));
        assertThat(watcher.get(league + "/watch").body()).contains("No table is open yet.");
        for (var fixture : List.of("1", "2")) {
            minh.submit(league + "/table", Map.of("fixture", fixture));
        }
        String both = watcher.get(league + "/watch").body();

        assertThat(watcher.get(league).body()).contains(league + "/watch");
        var matches = HOUSE.club().leagues().look(id(league)).orElseThrow().fixtures();
        for (var match : matches.subList(0, 2)) {
            assertThat(both)
                    .contains(match.one() + " – " + match.other())
                    .contains("/tables/" + match.table().orElseThrow().code());
        }
        assertThat(both)
                .doesNotContain(matches.getLast().one() + " – " + matches.getLast().other());
        assertThat(sent(watcher, league + "/watch")).contains("Reds");
    }

    private static TournamentId id(String path) {
        return new TournamentId(path.substring(path.lastIndexOf('/') + 1));
    }
}
