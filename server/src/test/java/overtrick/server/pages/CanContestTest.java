package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.codes.TournamentId;

/// The pages of contests and leagues of Bài Càn.
@Timeout(120)
@Tag("cantable")
class CanContestTest {

    private static final Pattern TABLE = Pattern.compile("href=\"(/tables/[A-Z2-9]{5})\"");

    @RegisterExtension private static final House HOUSE = House.atOnce();

    private final Browser minh = HOUSE.visitor();
    private final Browser lan = HOUSE.visitor();

    private String announce() {
        var form =
                Map.of(
                        "name", "Minh",
                        "title", "Friday",
                        "tables", "2",
                        "rounds", "1",
                        "preset", "club",
                        "strength", "rules");
        return minh.submit("/can/contests", form).uri().getPath();
    }

    @Test
    void aContestIsAnnouncedEnteredPlayedAndRanked() {
        String path = announce();
        assertThat(minh.get("/can/contests").body()).contains(path).contains("Friday");
        assertThat(lan.get(path).body()).contains("Sit here: pair 4, player 2");
        var entered = lan.submit(path + "/enter", Map.of("place", "4.2", "name", "Lan"));
        assertThat(entered.body()).contains("Lan").contains("Give up my place");
        assertThat(lan.submit(path + "/enter", Map.of("place", "1.1")).statusCode()).isEqualTo(409);
        assertThat(lan.submit(path + "/round", Map.of("any", "thing")).body())
                .contains("Only the organiser may do that.");
        assertThat(lan.get(path).body()).doesNotContain("Let the contest run by itself");
        var calendar =
                Map.of(
                        "begins",
                        LocalDate.now(ZoneId.systemDefault()).plusDays(1) + "T20:00",
                        "minutes",
                        "45");
        assertThat(lan.submit(path + "/calendar", calendar).statusCode()).isEqualTo(409);
        var never = Map.of("begins", "tonight", "minutes", "45");
        assertThat(minh.submit(path + "/calendar", never).statusCode()).isEqualTo(422);
        var late =
                Map.of(
                        "begins",
                        LocalDate.now(ZoneId.systemDefault()).plusDays(400) + "T20:00",
                        "minutes",
                        "45");
        assertThat(minh.submit(path + "/calendar", late).statusCode()).isEqualTo(422);
        assertThat(minh.submit(path + "/calendar", calendar).body())
                .contains("A round lasts at most this many minutes: 45.");

        String begun = minh.submit(path + "/round", Map.of("any", "thing")).body();
        assertThat(begun).contains("Round 1").doesNotContain("Begin round");
        try (var stranger = new Browser(HOUSE.port())) {
            assertThat(stranger.get(path).body()).doesNotContain("href=\"/tables/");
        }
        var found = TABLE.matcher(lan.get(path).body());
        assertThat(found.find()).isTrue();
        String table = found.group(1);
        assertThat(found.find()).as("one table for Lan").isFalse();

        lan.post(table + "/sit-out", Map.of("any", "thing"));
        while (!lan.get(path).body().contains("class=\"plain ranking\"")) {
            if (lan.get(table).body().contains("/next\"")) {
                int early = lan.get(table + "/matches/1").statusCode();
                assertThat(early).isIn(403, 200);
                lan.post(table + "/next", Map.of("any", "thing"));
            }
            sleep();
        }
        String ranked = lan.get(path).body();
        assertThat(ranked).contains("Ranking").contains("robot – Lan").contains("Deal 4");
        assertThat(lan.get(table).body()).contains("Back to the contest").doesNotContain("/next\"");
        assertThat(lan.get(table + "/matches/1/deals/4").statusCode()).isEqualTo(200);
        assertThat(minh.submit(path + "/round", Map.of("any", "thing")).body())
                .contains("All rounds have been played.");
    }

    /// Those of the first round, whoever may go there.
    private static List<String> tables(String path) {
        var id = new TournamentId(path.substring(path.lastIndexOf('/') + 1));
        return HOUSE.club().contests().look(id).orElseThrow().rounds().getFirst().stream()
                .map(table -> "/tables/" + table.code())
                .toList();
    }

    /// While another table still plays a deal, nobody is shown its cards.
    @Test
    void nothingIsShownOfADealThatOthersStillPlay() {
        String path = announce();
        minh.submit(path + "/enter", Map.of("place", "4.2"));
        lan.submit(path + "/enter", Map.of("place", "1.1", "name", "Lan"));
        minh.submit(path + "/round", Map.of("any", "thing"));
        var tables = tables(path);
        assertThat(tables).hasSize(2);
        minh.post(tables.getFirst() + "/sit-out", Map.of("any", "thing"));
        while (minh.get(tables.getFirst() + "/matches/1").statusCode() == 404) {
            sleep();
        }
        var shut = minh.get(tables.getFirst() + "/matches/1/deals/1");
        assertThat(shut.statusCode()).isEqualTo(403);
        assertThat(shut.body()).contains("The other tables still play these deals.");
        assertThat(minh.get(path).body()).doesNotContain("class=\"plain ranking\"");
    }

    /// The trick, the contract and the play of another table are nobody's who has still to play the
    /// deal: not the organiser's who plays, and not a player's without their name.
    @Test
    void nobodyLooksOnAtATableBeforeHisOwnHasPlayedTheDeal() {
        String path = announce();
        minh.submit(path + "/enter", Map.of("place", "4.2"));
        lan.submit(path + "/enter", Map.of("place", "2.1", "name", "Lan"));
        minh.submit(path + "/round", Map.of("any", "thing"));
        var tables = tables(path);
        assertThat(TABLE.matcher(minh.get(path).body()).results()).as("their own").hasSize(1);
        String own =
                tables.stream().filter(at -> lan.get(at).statusCode() == 200).findFirst().get();
        String other = tables.stream().filter(at -> !at.equals(own)).findFirst().get();

        assertThat(minh.get(other).statusCode()).as("where they play").isEqualTo(200);
        var told = minh.get(own);
        assertThat(told.statusCode()).isEqualTo(403);
        assertThat(told.body()).contains("Others still have to play these cards.");
        try (var stranger = new Browser(HOUSE.port())) {
            for (var table : tables) {
                assertThat(stranger.get(table).statusCode()).isEqualTo(403);
                assertThat(stranger.get(table + "/stream").statusCode()).isEqualTo(403);
                assertThat(stranger.post(table + "/sit", Map.of("seat", "N")).statusCode())
                        .isEqualTo(403);
            }
        }
        assertThat(lan.post(other + "/sit", Map.of("seat", "N")).statusCode()).isEqualTo(403);
        lan.post(own + "/leave", Map.of("any", "thing"));
        var seats = lan.get(own);
        assertThat(seats.statusCode()).as("her own table stays open to her").isEqualTo(200);
    }

    /// Whose contest it is may look on everywhere when they do not play, but sits nowhere.
    @Test
    void anOrganiserWhoDoesNotPlayLooksOn() {
        String path = announce();
        lan.submit(path + "/enter", Map.of("place", "1.1", "name", "Lan"));
        minh.submit(path + "/round", Map.of("any", "thing"));
        for (var table : TABLE.matcher(minh.get(path).body()).results().toList()) {
            assertThat(minh.get(table.group(1)).statusCode()).isEqualTo(200);
            assertThat(minh.post(table.group(1) + "/sit", Map.of("seat", "E")).body())
                    .isIn("The event says who sits here.", "The seat is taken.");
        }
    }

    @Test
    void whatIsAskedWronglyIsSaid() {
        assertThat(minh.get("/can/contests/AAAAAA").statusCode()).isEqualTo(404);
        var tooMany = Map.of("title", "x", "tables", "13", "rounds", "1", "preset", "club");
        assertThat(minh.submit("/can/contests", tooMany).statusCode()).isEqualTo(422);
        var rounds = Map.of("title", "x", "tables", "2", "rounds", "4", "preset", "club");
        assertThat(minh.submit("/can/contests", rounds).statusCode()).isEqualTo(422);
        assertThat(minh.submit("/can/leagues", Map.of("title", "x", "teams", "one")).body())
                .contains("A league has 2 to 24 teams");
    }

    @Test
    void aLeagueHasItsTable() {
        var form = Map.of("name", "Minh", "title", "Autumn", "teams", "Reds\nBlues\nGreens\n");
        String path = minh.submit("/can/leagues", form).uri().getPath();
        var score = Map.of("one", "Blues", "other", "Reds", "goals", "3", "otherGoals", "1");
        assertThat(lan.submit(path + "/report", score).statusCode()).isEqualTo(409);
        String table = minh.submit(path + "/report", score).body();
        assertThat(table.indexOf("<th scope=\"row\">Blues"))
                .isPositive()
                .isLessThan(table.indexOf("<th scope=\"row\">Reds"));
        assertThat(minh.submit(path + "/strike", Map.of("number", "1")).body())
                .contains("class=\"struck\"");
        assertThat(minh.submit(path + "/lots", Map.of("any", "lot")).statusCode()).isEqualTo(200);
        assertThat(lan.get("/can/leagues").body()).contains("Autumn");
        assertThat(lan.get(path).body()).doesNotContain("Report it");
    }

    private static void sleep() {
        try {
            Thread.sleep(30);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
