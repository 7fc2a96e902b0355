package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.log.host.Reply;
import overtrick.scoring.Outcome;
import overtrick.scoring.rating.Calibrations;
import overtrick.scoring.rating.Player;
import overtrick.scoring.rating.RatingRules;
import overtrick.scoring.rating.Ratings;
import overtrick.standing.rated.Rated;
import overtrick.testkit.Seeds;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.session.Slot;

/// From the events that were played to the number on a page: the same to the last digit as boards
/// that were compared by hand, also after a correction and when all is read from the log again.
@Timeout(value = 240, unit = TimeUnit.SECONDS)
@Tag("standing")
class RatingsThroughTheLogTest {

    private static final Instant LAST_SEASON = Instant.parse("2026-05-04T19:00:00Z");
    private static final Instant NOW = Instant.parse("2026-08-20T19:00:00Z");
    private static final long TODAY = Math.floorDiv(NOW.getEpochSecond(), 86_400L);
    private static final long DAY = 86_400;

    @RegisterExtension
    private final House house =
            House.atOnce().with(club -> club.withClock(() -> NOW)); // nothing fades meanwhile

    private final Browser stranger = house.visitor();

    private Rated rated() {
        house.club().standing().rater().look();
        return house.club().standing().rater().last().orElseThrow();
    }

    private Ratings byHand(RatedClub club) {
        var boards = club.compared();
        var before = boards.stream().filter(board -> board.day() < TODAY - 60).toList();
        assertThat(before).hasSizeGreaterThan(100);
        return Ratings.of(boards, TODAY, Calibrations.of(before), RatingRules.STANDARD);
    }

    /// Sixty members on fifteen evenings of fifteen tables: 10,125 results. A second circle of
    /// eight has never met them.
    private RatedClub played() {
        var club = new RatedClub(house.club(), Seeds.chance(60)).join("Member", 60);
        var first = List.copyOf(club.members);
        for (int evening = 0; evening < 10; evening++) {
            club.play(first, LAST_SEASON.plusSeconds(evening * DAY), 3);
        }
        for (int evening = 0; evening < 5; evening++) {
            club.play(first, NOW.minusSeconds((9 - evening) * DAY), 3);
        }
        club.join("Other", 12);
        club.play(club.members.subList(60, 72), NOW.minusSeconds(DAY), 4);
        return club;
    }

    @Test
    void aPageShowsWhatWasWorkedOutByHandToTheDigit() {
        var club = played();
        assertThat(club.compared().stream().mapToInt(board -> board.tables().size()).sum())
                .isGreaterThan(10_000);
        club.claimAll();
        var rated = rated();
        var byHand = byHand(club);

        assertThat(rated.ratings()).isEqualTo(byHand);
        var ann = member("Ann");
        for (var member : club.members) {
            var rating = byHand.of(Player.person(member.id().value())).orElseThrow();
            String page = Browser.plain(ann.get("/people/" + member.id().value()).body());
            assertThat(page)
                    .contains(signed(rating.strength()) + " IMPs a board")
                    .contains(
                            "between %s and %s"
                                    .formatted(signed(rating.low()), signed(rating.high())));
        }
        assertThat(Browser.plain(ann.get("/ratings").body()))
                .contains("Member 1", "from 687 compared boards");
        assertThat(Browser.plain(stranger.get("/ratings").body())).doesNotContain("Member");
        correctionsChangeWhatTheyMust(club, rated);
    }

    private void correctionsChangeWhatTheyMust(RatedClub club, Rated before) {
        String event = club.paper.keySet().iterator().next();
        correct(event);
        var board = club.paper.get(event).get(1);
        var old = board.getFirst();
        club.paper
                .get(event)
                .put(
                        1,
                        replaced(
                                board, new RatedClub.Score(old.northSouth(), old.eastWest(), 800)));
        var after = rated();

        assertThat(after.ratings())
                .isEqualTo(
                        Ratings.of(
                                club.compared(),
                                TODAY,
                                before.calibration(),
                                RatingRules.STANDARD));
        var changed = new ArrayList<Player>();
        before.ratings()
                .players()
                .forEach((player, rating) -> {
                    var now = after.ratings().of(player).orElseThrow();
                    assertThat(now.boards()).isEqualTo(rating.boards());
                    assertThat(now.deviation()).isEqualTo(rating.deviation());
                    if (now.strength() != rating.strength()) {
                        changed.add(player);
                    }
                });
        assertThat(changed).hasSizeBetween(4, 60); // nobody of the other circle
        assertThat(changed)
                .contains(Player.person(old.northSouth().getFirst().id().value()))
                .doesNotContainAnyElementsOf(
                        club.members.subList(60, 72).stream()
                                .map(one -> Player.person(one.id().value()))
                                .toList());

        house.club().remakeReadModels();
        assertThat(rated().ratings()).isEqualTo(after.ratings());
    }

    private static List<RatedClub.Score> replaced(
            List<RatedClub.Score> scores, RatedClub.Score first) {
        var all = new ArrayList<>(scores);
        all.set(0, first);
        return all;
    }

    /// The director opens the event again, rules, and closes it.
    private void correct(String event) {
        var tournaments = house.club().tournaments();
        var view = tournaments.view(event, RatedClub.DIRECTOR).state();
        int close = view.trail().getLast().done().number();
        done(
                tournaments.submit(
                        event,
                        RatedClub.DIRECTOR,
                        new TournamentCommand.TakeBack(NOW, "late", close)));
        assertThat(rated().boards()).isLessThan(700); // it counts for nothing while it is open
        Slot slot =
                view.results().stream()
                        .map(line -> line.slot())
                        .filter(one -> one.board().value() == 1)
                        .findFirst()
                        .orElseThrow();
        var outcome = new Outcome.Scored(800, Optional.empty());
        done(direct(event, new Act.Rule(slot, outcome)));
        done(direct(event, new Act.Close()));
    }

    private Reply direct(String event, Act act) {
        return house.club()
                .tournaments()
                .submit(event, RatedClub.DIRECTOR, new TournamentCommand.Do(NOW, "late", act));
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }

    private Browser member(String name) {
        var member = house.visitor();
        var joined =
                member.submit(
                        "/account/join", Map.of("name", name, "password", "a word nobody guesses"));
        assertThat(joined.statusCode()).as(Browser.plain(joined.body())).isEqualTo(200);
        return member;
    }

    private static String signed(double value) {
        String size = String.format(Locale.ENGLISH, "%.2f", Math.abs(value));
        return size.equals("0.00") ? size : (value > 0 ? "+" : "−") + size;
    }
}
