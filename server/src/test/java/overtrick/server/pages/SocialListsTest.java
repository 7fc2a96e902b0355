package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.cards.Seat;
import overtrick.formats.ReadingLimits;
import overtrick.formats.any.AnyBoards;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.page.Words;
import overtrick.social.Standing;
import overtrick.social.Tally;
import overtrick.social.page.Choice;

/// What lists and files say of deals of contract among friends is what the sheet got for them.
@Timeout(60)
@Tag("social")
class SocialListsTest {

    private static final int DEALS = 3;

    private static final Pattern TAG =
            Pattern.compile("NS (-?\\d+)(?:/(\\d+))?(?: EW (\\d+)(?:/(\\d+))?)?");

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser ann = HOUSE.visitor();
    private final Words words = Words.in(Locale.ENGLISH);

    /// What one deal brought, for North–South and East–West; IMPs at a party.
    private record Brought(int ours, int theirs, boolean party, int points) {
        private static Brought by(Tally before, Tally after) {
            int ours = total(after, Seat.SOUTH) - total(before, Seat.SOUTH);
            int theirs = total(after, Seat.EAST) - total(before, Seat.EAST);
            return after.now() instanceof Standing.Party(var score, _)
                    ? new Brought(ours, theirs, true, score.deals().getLast().northSouth())
                    : new Brought(ours, theirs, false, ours - theirs);
        }

        private static int total(Tally tally, Seat seat) {
            return tally.all().stream().mapToInt(one -> one.total(seat)).sum();
        }
    }

    private static Tally tally(String table) {
        var id = new TableId(table.substring("/tables/".length()));
        return HOUSE.club()
                .social()
                .tables()
                .look(id, Member.House.HOUSE)
                .orElseThrow()
                .game()
                .score();
    }

    private List<Brought> play(String table) {
        var brought = new ArrayList<Brought>();
        var before = tally(table); // nothing: Ann has still to call
        for (int deal = 1; deal <= DEALS; deal++) {
            ann.post(table + "/sit-out", Map.of());
            await().pollInterval(Duration.ofMillis(10))
                    .until(() -> ann.get(table).body().contains("data-phase=\"over\""));
            var after = tally(table);
            brought.add(Brought.by(before, after));
            before = after;
            if (deal < DEALS) {
                String next =
                        "(?s).*\\b(?:Board|Deal) " + (deal + 1) + "\\b.*"; // a rubber has deals
                ann.post(table + "/next", Map.of());
                await().pollInterval(Duration.ofMillis(10))
                        .until(() -> ann.get(table).body().matches(next));
            }
        }
        return brought;
    }

    @ParameterizedTest
    @EnumSource(
            value = Choice.class,
            names = {"RUBBER", "CHICAGO", "CHICAGO_MODERN", "PARTY", "PARTY_PRINTED"})
    void everyListHasTheFiguresOfTheSheet(Choice choice) {
        String table =
                ann.submit("/social/tables", Map.of("form", choice.name(), "robots", "yes"))
                        .uri()
                        .getPath();
        var brought = play(table);

        myBoards(choice, table, brought);
        for (int deal = 1; deal <= DEALS; deal++) {
            board(ann.get(table + "/boards/" + deal).body(), brought.get(deal - 1));
            boolean party = brought.get(deal - 1).party();
            hint(ann.get(table + "/boards/" + deal + "/hint?card=0"), party);
        }
        sheet(ann.get(table + "/sheet").body(), brought);
        pbn(ann.get(table + "/boards.pbn").body(), brought);
    }

    private void myBoards(Choice choice, String table, List<Brought> brought) {
        String page = ann.get("/me/boards").body();
        String file = ann.get("/me/boards.csv").body();
        for (int deal = 1; deal <= DEALS; deal++) {
            var one = brought.get(deal - 1);
            String row = between(page, table + "/boards/" + deal + "\"", "</tr>");
            assertThat(row)
                    .contains("class=\"figure points\">" + words.signed(one.points()) + "<")
                    .contains(">" + (one.party() ? words.signed(one.ours()) : "–") + "</span></td>")
                    .contains(words.get("social.form." + choice.code().split("-")[0]));
            String code = table.substring("/tables/".length());
            String line = file.lines().filter(is -> is.contains(code)).toList().get(deal - 1);
            assertThat(line)
                    .contains("," + one.points() + "," + (one.party() ? one.ours() : "") + ",")
                    .endsWith("," + choice.code().split("-")[0]);
        }
    }

    private void board(String page, Brought brought) {
        assertThat(page)
                .contains(words.get("verdict.you", words.signed(brought.points())))
                .doesNotContain("id=\"compared\"")
                .doesNotContain("id=\"decided\"")
                .doesNotContain("class=\"reckoning\"")
                .doesNotContain("the-others");
        String lead = between(page, "<p class=\"lead\">", "</p>");
        int ours = given(lead, "North–South: ");
        int theirs = given(lead, "East–West: ");
        if (!brought.party()) {
            assertThat(List.of(ours, theirs))
                    .as(lead)
                    .containsExactly(brought.ours(), brought.theirs());
        } else if (brought.ours() != 0) {
            assertThat(lead).contains(Math.abs(brought.ours()) + " IMPs");
        }
    }

    /// Cards are weighed in IMPs only at a party; no cards where all have passed.
    private static void hint(HttpResponse<String> asked, boolean party) {
        if (asked.statusCode() == 200) {
            assertThat(asked.body())
                    .doesNotContain(party ? ">Points<" : ">IMPs<")
                    .containsAnyOf(party ? ">IMPs<" : ">Points<", "<p>");
        }
    }

    private static int given(String lead, String side) {
        int at = lead.indexOf(side);
        return at < 0
                ? 0
                : Pattern.compile("\\d+")
                        .matcher(between(lead, side, "."))
                        .results()
                        .mapToInt(found -> Integer.parseInt(found.group()))
                        .sum();
    }

    private void sheet(String page, List<Brought> brought) {
        String foot = between(page, "<tfoot>", "</tfoot>");
        var figures =
                Pattern.compile("<td class=\"figure\">(\\d*)</td>")
                        .matcher(foot)
                        .results()
                        .map(found -> found.group(1))
                        .toList();
        int ours = 0;
        int theirs = 0;
        for (var one : brought) {
            ours += one.party() ? Math.max(0, one.points()) : one.ours();
            theirs += one.party() ? Math.max(0, -one.points()) : one.theirs();
        }
        assertThat(figures).startsWith(String.valueOf(ours), String.valueOf(theirs));
        assertThat(figures).hasSize(brought.getFirst().party() ? 4 : 2);
    }

    private static void pbn(String file, List<Brought> brought) {
        var boards =
                AnyBoards.read(file.getBytes(StandardCharsets.UTF_8), ReadingLimits.UPLOAD)
                        .boards();
        assertThat(boards).hasSize(DEALS);
        for (int deal = 0; deal < DEALS; deal++) {
            var board = boards.get(deal);
            var one = brought.get(deal);
            String score = board.tag("ScoreRubber").or(() -> board.tag("Score")).orElse("none");
            var figures = TAG.matcher(score);
            assertThat(figures.matches()).as(score).isTrue();
            int ours = number(figures.group(1)) + number(figures.group(2));
            int theirs = number(figures.group(3)) + number(figures.group(4));
            assertThat(ours).isEqualTo(one.party() ? one.points() : one.ours());
            assertThat(theirs).isEqualTo(one.party() ? 0 : one.theirs());
            assertThat(board.tag("ScoreIMP").isPresent()).isEqualTo(one.party());
        }
    }

    private static int number(@Nullable String text) {
        return text == null ? 0 : Integer.parseInt(text);
    }

    private static String between(String page, String from, String to) {
        int start = page.indexOf(from);
        assertThat(start).as("%s in %s", from, page).isNotNegative();
        return page.substring(start + from.length(), page.indexOf(to, start + from.length()));
    }
}
