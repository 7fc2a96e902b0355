package overtrick.cantable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// Matches at a table of the club: from the draw to the last deal, and what is kept of them.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class BaiCanTest {

    @TempDir private Path directory;

    private Club open() {
        return Club.open(ClubSettings.in(directory).withRobotPace(Duration.ZERO));
    }

    private static TableView<CanSeen> look(GameTables<CanCommand, CanSeen> tables, TableId id) {
        return tables.look(id, Member.House.HOUSE).orElseThrow();
    }

    private static CanView match(GameTables<CanCommand, CanSeen> tables, TableId id) {
        return look(tables, id).game().match().orElseThrow();
    }

    /// A table with a person at South, who lets a robot play, and three robots.
    private static TableId sitOut(Club club, Member.Person person, CanTerms terms) {
        var id = club.can().open(person, "Càn", terms);
        done(club.can().send(id, person, new Sit<>(Seat.SOUTH)));
        done(club.can().send(id, person, new SitOut<>()));
        club.can().fill(id, person, Seat::name);
        return id;
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }

    /// Asks for the next deal whenever one is over, to the end of the match.
    private static void playOut(Club club, TableId id, Member.Person person) {
        while (true) {
            await().atMost(Duration.ofSeconds(60))
                    .pollInterval(Duration.ofMillis(5))
                    .until(() -> isResting(club, id));
            var now = look(club.can(), id);
            if (now.game().match().orElseThrow().isOver()) {
                return;
            }
            club.can().next(id, person, now.number());
        }
    }

    private static boolean isResting(Club club, TableId id) {
        return look(club.can(), id)
                .game()
                .match()
                .filter(now -> now.isOver() || now.lastDeal().isPresent())
                .isPresent();
    }

    private static CanTerms quick(CanRules rules, Ceremony ceremony) {
        return new CanTerms(rules, ceremony, CanStrength.RULES, false);
    }

    @Test
    void aWholeMatchIsPlayedAndKept() {
        TableId id;
        Member.Person lan;
        TableView<CanSeen> before;
        try (var club = open()) {
            lan = club.people().welcome("Lan").person();
            id = sitOut(club, lan, quick(CanRules.CLUB, Ceremony.PLAYERS));
            playOut(club, id, lan);
            await().atMost(Duration.ofSeconds(30))
                    .pollInterval(Duration.ofMillis(10))
                    .until(() -> look(club.can(), id).game().story().signed().size() == 4);
            before = look(club.can(), id);

            var kept = club.canHistory().match(id, 1).orElseThrow();
            assertThat(kept.story()).isEqualTo(before.game().story());
            assertThat(kept.story().deals()).hasSize(8);
            assertThat(kept.story().draws()).isNotEmpty();
            assertThat(kept.names()).hasSize(4).containsValue("Lan");
            assertThat(club.canHistory().matchesOf(lan.id(), 0, 10))
                    .singleElement()
                    .returns(Seat.SOUTH, CanHistory.Entry::came);
        }
        try (var club = open()) {
            assertThat(look(club.can(), id)).isEqualTo(before);
            var kept = club.canHistory().match(id, 1).orElseThrow();
            club.remakeReadModels();
            assertThat(club.canHistory().match(id, 1)).contains(kept);
        }
    }

    @Test
    void everyDealIsToldWithAllItsCards() {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var id = sitOut(club, lan, quick(CanRules.CLUB, Ceremony.HOUSE));
            playOut(club, id, lan);
            var story = look(club.can(), id).game().story();
            for (var deal : story.deals()) {
                assertThat(deal.dealt().all().union(deal.kitty())).isEqualTo(CanSet.ALL);
                for (var seat : Seat.values()) {
                    assertThat(deal.dealt().of(seat).size()).isEqualTo(12);
                }
                var result = deal.ending().result().orElseThrow();
                assertThat(deal.play(story.rules()).pointsAgainst()).isEqualTo(result.points());
                assertThat(deal.auction(story.rules()).declarer()).contains(deal.declarer());
            }
            assertThat(story.goals(Side.NORTH_SOUTH))
                    .isEqualTo(match(club.can(), id).goals().get(Side.NORTH_SOUTH));
        }
    }

    @Test
    void whoeverChangesChairsIsSeatedThere() {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var id = sitOut(club, lan, quick(CanRules.CLUB, Ceremony.PLAYERS));
            playOut(club, id, lan);
            var table = look(club.can(), id);
            var chairs = table.game().match().orElseThrow().chairs();
            for (var chair : Seat.values()) {
                String name = table.chair(chair).orElseThrow().occupant().name();
                String came = chairs.came(chair) == Seat.SOUTH ? "Lan" : chairs.came(chair).name();
                assertThat(name).isEqualTo(came);
            }
        }
    }

    /// In the hands of the house everybody stays where they have sat down.
    @Test
    void withoutCeremonyNobodyChangesChairsBeforeTheFirstDeal() {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var id = sitOut(club, lan, quick(CanRules.CLUB, Ceremony.HOUSE));
            await().until(() -> !look(club.can(), id).game().story().deals().isEmpty());
            var first = look(club.can(), id).game().story().deals().getFirst();
            assertThat(first.chairs().came()).isEqualTo(List.of(Seat.values()));
        }
    }

    @Test
    void aCupIsPlayedToItsWinner() {
        try (var club = open()) {
            var lan = club.people().welcome("Lan").person();
            var id = sitOut(club, lan, quick(CanRules.CUP, Ceremony.PLAYERS));
            playOut(club, id, lan);
            var story = look(club.can(), id).game().story();
            assertThat(story.outcome().orElseThrow().winner()).isPresent();
            assertThat(club.canHistory().match(id, 1).orElseThrow().story()).isEqualTo(story);
        }
    }
}
