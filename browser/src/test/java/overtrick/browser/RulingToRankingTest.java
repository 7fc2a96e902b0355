package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.FilterOptions;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// An insufficient bid at a table of an event: the director finds the board on their telephone,
/// lets the assistant ask, reads the options out, notes the ruling, is reminded of it when the
/// result has come in, adjusts the score, and everybody reads it in the ranking. All by clicks.
@Timeout(value = 180, unit = TimeUnit.SECONDS)
class RulingToRankingTest {

    @RegisterExtension private static final Evening EVENING = Evening.dealing();

    private static final Size TELEPHONE = new Size(390, 844);

    private final Inspection pages = new Inspection("ruling");
    private final Visitor director = EVENING.visitor();

    /// A table and the round in which it plays the board.
    private record Place(int table, int round) {}

    @Test
    void anInsufficientBidIsCarriedFromTheTableToTheRanking() {
        var desk = Desk.announce(director, "pairs", Map.of("boards", "6"));
        desk.enter(4, "N# – S#");
        desk.seat();
        desk.begin(1);
        var places = places(desk);

        TELEPHONE.of(director);
        ruled(desk, places.getFirst());
        Size.DESK.of(director);
        playOut(desk, places);

        assertThat(percentages(desk)).containsExactly("58.33", "58.33", "41.67", "41.67");
        adjusted(desk, places.getFirst());
        assertThat(percentages(desk)).containsExactly("55.00", "55.00", "45.00", "45.00");
        assertThat(pages.faults()).isEmpty();
    }

    /// Where board 1 is played, read off its page on the console.
    private List<Place> places(Desk desk) {
        director.open(desk.event() + "/console/boards/1");
        var headings = director.at(".eslip h2").allInnerTexts();
        assertThat(headings).hasSize(2);
        desk.open();
        return headings.stream()
                .map(text -> Pattern.compile("\\d+").matcher(text).results().toList())
                .map(found ->
                        new Place(
                                Integer.parseInt(found.get(0).group()),
                                Integer.parseInt(found.get(1).group())))
                .toList();
    }

    private Locator slip(Place place) {
        return director.at(".eslip")
                .filter(
                        new FilterOptions()
                                .setHas(
                                        director.page()
                                                .locator(
                                                        "h2:has-text('Table %d ·')"
                                                                .formatted(place.table()))));
    }

    /// North opens 1♣, East bids 1♣ too. It was no slip; South does not accept; East passes, which
    /// is not comparable.
    private void ruled(Desk desk, Place place) {
        director.open(desk.event() + "/console/boards/1");
        slip(place).locator("a[href^='/laws?at=']").click();
        director.at(".told summary").click();
        director.at("[name=auction]").fill("1C");
        director.at(".told [name=who]").selectOption("E");
        director.at("[name=call]").fill("1C");
        director.at(".told button").click();
        assertThat(director.at("h1")).hasText("Insufficient bid");
        assertThat(director.at("#question"))
                .containsText("Ask East: was the call that came first a slip");
        tap("No");
        assertThat(director.at("#question")).containsText("South, do you accept 1♣ by East?");
        tap("I do not accept");
        assertThat(director.at("#question")).containsText("East, choose what replaces 1♣");
        assertThat(director.at(".options li")).hasCount(4);
        pages.look(director, "options");
        tap("A pass");
        tap("No, it is not comparable");

        var ruling = director.at(".lawruling");
        assertThat(ruling).containsText("West must pass for the rest of the auction");
        assertThat(ruling).containsText("when West first leads, declarer may forbid any one suit");
        assertThat(ruling).containsText("After the play, look at it by Law 72C");
        pages.look(director, "sheet");
        ruling.locator("form button").click();
        assertThat(slip(place).locator(".notes")).containsText("Insufficient bid");
        assertThat(slip(place).locator(".notes")).containsText("72C");
        pages.look(director, "noted");
    }

    private void tap(String option) {
        director.at(".options a")
                .filter(new FilterOptions().setHasText(Pattern.compile("^\\s*" + option)))
                .first()
                .click();
    }

    /// Board 1 makes at the table of the ruling and goes down at the other; all others are passed
    /// out. The review is called for as soon as the result is there, not before.
    private void playOut(Desk desk, List<Place> places) {
        desk.open();
        for (int round = 1; ; round++) {
            int now = round;
            assertThat(director.at("#needs .is-review"))
                    .hasCount(places.getFirst().round() < now ? 1 : 0);
            desk.typeRound((table, board) -> result(places, new Place(table, now), board));
            if (director.at("#clock button[value=next]").count() == 0) {
                return;
            }
            desk.begin(round + 1);
        }
    }

    private static String result(List<Place> places, Place place, int board) {
        if (board > 0 || !places.contains(place)) {
            return "P";
        }
        return place.equals(places.getFirst()) ? "4SN=" : "4SN-1";
    }

    /// 60 % of the contract made, 40 % of one down.
    private void adjusted(Desk desk, Place place) {
        desk.open();
        var need = director.at("#needs .is-review");
        assertThat(need).containsText("After the play, look at it by Law 72C");
        need.locator("a").click();
        var slip = slip(place);
        slip.locator("summary").first().click();
        var form = slip.locator("form.ruling").first();
        form.locator("summary").click();
        var parts = Map.of("weight1", "60", "result1", "4SN=", "weight2", "40", "result2", "4SN-1");
        parts.forEach(
                (name, value) -> form.locator("input[name=ns%s]".formatted(name)).fill(value));
        form.locator("button:has-text('What does it cost?')").click();
        assertThat(form.locator(".effect")).containsText("→");
        form.locator("input[name=why]").fill("Law 72C");
        pages.look(director, "weights");
        form.locator("button.main").click();
        assertThat(slip(place).locator(".result")).containsText("60% +");
        settled(desk, place);
    }

    private void settled(Desk desk, Place place) {
        var slip = slip(place);
        slip.locator("summary:has-text('Remind me')").click();
        var note = slip.locator("form[action$='/console/note']");
        note.locator("select").selectOption("SETTLED");
        note.locator("input[name=why]").fill("adjusted by Law 72C");
        note.locator("button").click();
        assertThat(slip(place).locator(".notes")).hasCount(0);
        desk.open();
        assertThat(director.at("#needs .is-review")).hasCount(0);
    }

    /// What a guest reads in the ranking.
    private List<String> percentages(Desk desk) {
        var guest = EVENING.visitor();
        guest.open(desk.event());
        pages.look(guest, "ranking");
        var values = guest.at(".rlist tbody td:nth-child(4)").allInnerTexts();
        guest.leave();
        return values.stream().map(value -> value.replaceAll("[^0-9.].*", "")).toList();
    }
}
