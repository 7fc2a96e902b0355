package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.NO_CONTENT;

import java.net.http.HttpResponse;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Whose a telephone at a table is: nobody reads by the card of a table that they have left, and
/// nobody speaks for the other side unasked.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
@Tag("evening")
class PhoneOwnersTest {

    @RegisterExtension private static final House HOUSE = House.dealing();

    /// Of the pair that sits North–South at table 1 all evening.
    private final Browser stays = HOUSE.visitor();

    /// Of the pair that begins East–West there and goes on to table 2.
    private final Browser moves = HOUSE.visitor();

    /// Three tables that play three rounds of a board; in the second table 1 has board 2.
    private final Desk desk =
            Desk.of(HOUSE.visitor(), Map.of("boards", "3", "movement", "mitchell"))
                    .enter(6)
                    .seat()
                    .begin(1);

    private final String one = desk.tables().getOrDefault("1", "");
    private final String two = desk.tables().getOrDefault("2", "");

    private static HttpResponse<String> sends(
            Browser phone, String table, int round, int board, String side, String result) {
        return phone.post(
                table + "/results",
                Map.of(
                        "round",
                        "" + round,
                        "board",
                        "" + board,
                        "side",
                        side,
                        "result",
                        result,
                        "id",
                        "1-2",
                        "seen",
                        ""));
    }

    private static HttpResponse<String> agrees(
            Browser phone, String table, int round, int board, String side, boolean shared) {
        return phone.post(
                table + "/agree",
                Map.of(
                        "round",
                        "" + round,
                        "board",
                        "" + board,
                        "side",
                        side,
                        "shared",
                        shared ? "yes" : ""));
    }

    private void firstRoundIsOver() {
        Desk.says(stays, one, "NS");
        Desk.says(moves, one, "EW");
        assertThat(sends(stays, one, 1, 1, "NS", "4SN=").statusCode()).isEqualTo(200);
        assertThat(agrees(moves, one, 1, 1, "EW", false).statusCode()).isEqualTo(NO_CONTENT);
        desk.fill(1, "2", 1, "3NE-1").fill(1, "3", 1, "3NE-1").begin(2);
    }

    /// The pair that has gone on has board 2 still to play, which its old table plays now.
    @Test
    void whoHasLeftATableReadsNothingByItsCard() {
        firstRoundIsOver();
        assertThat(sends(stays, one, 2, 2, "NS", "6HS=").statusCode()).isEqualTo(200);
        assertThat(stays.get(one).body()).contains("6♥ S =");

        for (var phone : new Browser[] {moves, HOUSE.visitor()}) {
            for (String query : new String[] {"", "?round=2", "?round=1"}) {
                assertThat(phone.get(one + query).body()).doesNotContain("6♥", "6HS=");
            }
        }
        var late = HOUSE.visitor();
        assertThat(Desk.says(late, one, "EW").statusCode()).isEqualTo(CONFLICT);
        assertThat(late.get(one).body()).doesNotContain("6♥", "6HS=");
    }

    /// One client with the card of a table and no more: it enters for one side and confirms for the
    /// other, and comes back when others sit there.
    @Test
    void theCardAloneNeitherConfirmsNorReads() {
        var left = HOUSE.visitor();
        assertThat(sends(left, one, 1, 1, "NS", "4SN=").statusCode()).isEqualTo(200);
        agrees(left, one, 1, 1, "EW", false);
        assertThat(desk.get("/console/trail").body()).doesNotContain("agreed");
        desk.begin(2);
        assertThat(sends(HOUSE.visitor(), one, 2, 2, "NS", "6HS=").statusCode()).isEqualTo(200);

        assertThat(left.get(one).body()).doesNotContain("6♥", "6HS=");
        assertThat(left.get(one + "?round=2").body()).doesNotContain("6♥", "6HS=");
    }

    /// Before anything is entered a telephone may still come in, but not in the name of a pair that
    /// has one.
    @Test
    void nobodyTakesThePlaceOfAPairThatHasATelephone() {
        firstRoundIsOver();
        var thief = HOUSE.visitor();

        assertThat(Desk.says(thief, one, "NS").statusCode()).isEqualTo(CONFLICT);
        assertThat(thief.get(one).body()).contains("Whose telephone is this?");
        assertThat(Desk.says(thief, one, "EW").body()).contains("N3 – S3");
        assertThat(thief.get(one).body()).contains("Round 2 of");
    }

    @Test
    void theTelephoneGoesWithItsPairWithoutReadingAnotherCard() {
        firstRoundIsOver();

        assertThat(moves.get(one).body())
                .contains("Table 2", "Round 2 of", "N2 – S2", "board\" value=\"3\"");
        assertThat(sends(moves, one, 2, 3, "EW", "2SW=").statusCode()).isEqualTo(200);
        assertThat(desk.get("/boards/3").body()).contains("2♠ W =");
        assertThat(moves.get(two).body()).contains("2♠ W =");
        assertThat(moves.get(one + "?round=1").body()).contains("4♠ N =");
    }

    @Test
    void oneTelephoneDoesNotSpeakForTheOtherSideUnasked() {
        Desk.says(stays, one, "NS");
        sends(stays, one, 1, 1, "NS", "4SN=");

        assertThat(sends(stays, one, 1, 1, "EW", "4SN=").statusCode()).isEqualTo(CONFLICT);
        assertThat(agrees(stays, one, 1, 1, "EW", false).statusCode()).isEqualTo(CONFLICT);
        assertThat(agrees(HOUSE.visitor(), one, 1, 1, "EW", false).statusCode())
                .isEqualTo(CONFLICT);
        assertThat(stays.get(one).body()).doesNotContain("is-agreed");
    }

    /// One telephone at a table works: the other side is asked on it, and the trail says so.
    @Test
    void theOtherSideIsAskedOnTheOnlyTelephoneAndTheTrailSaysSo() {
        Desk.says(stays, one, "NS");
        sends(stays, one, 1, 1, "NS", "4SN=");

        assertThat(stays.get(one).body()).contains("have no telephone here", "name=\"shared\"");
        assertThat(agrees(stays, one, 1, 1, "EW", true).statusCode()).isEqualTo(NO_CONTENT);
        assertThat(stays.get(one).body()).contains("is-agreed");
        assertThat(desk.get("/console/trail").body()).contains("One telephone spoke for both");
    }

    @Test
    void whoHasATelephoneIsNotAskedOnTheOther() {
        Desk.says(stays, one, "NS");
        Desk.says(moves, one, "EW");
        sends(stays, one, 1, 1, "NS", "4SN=");

        assertThat(stays.get(one).body()).contains("agree on their telephone");
        assertThat(agrees(stays, one, 1, 1, "EW", true).statusCode()).isEqualTo(CONFLICT);
        assertThat(agrees(moves, one, 1, 1, "EW", false).statusCode()).isEqualTo(NO_CONTENT);
    }

    /// A tablet that lies at its table is somebody else's in every round.
    @Test
    void aTelephoneThatStaysAtATableIsTakenOver() {
        Desk.says(moves, one, "EW");
        sends(moves, one, 1, 1, "EW", "4SN=");
        desk.begin(2);

        assertThat(moves.get(one).body()).contains("Somebody else at table 1 uses this telephone");
        Desk.says(moves, one, "EW");
        assertThat(moves.get(one).body()).contains("N3 – S3").doesNotContain("4♠ N");
        assertThat(sends(moves, one, 2, 2, "EW", "2SW=").statusCode()).isEqualTo(200);
    }

    /// A page of an older build, or a queue on a telephone: the first word is taken, and nothing is
    /// told or confirmed for it.
    @Test
    void aCardFromBeforeStillTakesAResult() {
        var old = HOUSE.visitor();

        assertThat(sends(old, one, 1, 1, "NS", "4SN=").statusCode()).isEqualTo(200);
        assertThat(old.get(one).body()).doesNotContain("4♠ N");
        assertThat(sends(old, one, 1, 1, "EW", "4SN=").statusCode()).isEqualTo(CONFLICT);
        assertThat(desk.get("/console").body()).contains("Board 1: 4♠ N = was sent");
        Desk.says(stays, one, "NS");
        assertThat(stays.get(one).body()).contains("4♠ N =");
    }

    /// What a telephone has kept from a round in which it spoke for somebody else.
    @Test
    void whatWasTappedForAnotherPairIsForTheDirector() {
        Desk.says(moves, one, "EW");
        var kept = Map.of("me", "9", "round", "1", "board", "1", "side", "EW", "result", "4SN=");

        assertThat(moves.post(one + "/results", kept).statusCode()).isEqualTo(CONFLICT);
        assertThat(desk.get("/console").body()).contains("Board 1: 4♠ N = was sent");
    }
}
