package overtrick.cantable.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.ContestCommand.BeginRound;
import overtrick.cantable.contest.ContestCommand.Enter;
import overtrick.cantable.contest.ContestCommand.Withdraw;
import overtrick.cards.Seat;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.log.host.Reply;
import overtrick.scoring.reckoning.Fraction;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.tournament.can.CanComparison;

/// A contest of duplicate Bài Càn from its announcement to its ranking.
@Timeout(120)
class ContestsTest {

    @TempDir private Path data;

    private Club open() {
        return Club.open(ClubSettings.in(data).withRobotPace(Duration.ZERO));
    }

    private static TournamentId announce(Club club, Member.Person by, int tables, int rounds) {
        return club.contests()
                .announce(by, "Friday", CanRules.CLUB, tables, rounds, CanStrength.RULES);
    }

    private static Contest look(Club club, TournamentId id) {
        return club.contests().look(id).orElseThrow();
    }

    private static void assertRefused(Reply reply, ContestRefusal reason) {
        assertThat(reply).isEqualTo(new Reply.Refused(reason));
    }

    private static Reply begin(Club club, TournamentId id, Member.Person by) {
        return club.contests().beginRound(id, by, club.can(), Seat::name);
    }

    private static void awaitEndOfRound(Club club, TournamentId id) {
        await().atMost(Duration.ofSeconds(60))
                .until(() -> {
                    var now = look(club, id);
                    return club.contests().isOver(now, now.rounds().size());
                });
    }

    /// What every deal came to at every table. Whether a match has been signed by now is not asked.
    private static List<String> scores(Standing standing) {
        return standing.travellers().stream()
                .flatMap(traveller -> traveller.results().stream())
                .map(one -> "%d %s %s".formatted(one.table(), one.deal().dealt(), one.score()))
                .toList();
    }

    @Test
    void theSameDealsAreComparedAtEveryTable() {
        TournamentId id;
        Standing standing;
        try (var club = open()) {
            var minh = club.people().welcome("Minh").person();
            id = announce(club, minh, 3, 2);
            for (int round = 1; round <= 2; round++) {
                assertThat(begin(club, id, minh)).isInstanceOf(Reply.Done.class);
                awaitEndOfRound(club, id);
            }
            standing = club.contests().standing(id);
            assertRefused(begin(club, id, minh), ContestRefusal.NO_MORE_ROUNDS);
        }

        assertThat(standing.travellers()).hasSize(8);
        for (var traveller : standing.travellers()) {
            var results = traveller.results();
            assertThat(results).hasSize(3);
            assertThat(results.stream().map(result -> result.deal().dealt()).distinct())
                    .as("deal %d is the same everywhere", traveller.number())
                    .hasSize(1);
            assertThat(results)
                    .allSatisfy(result -> assertThat(result.deal().ending().owed()).isEmpty());
        }
        assertThat(standing.travellers().stream().map(one -> one.results().getFirst().deal()))
                .extracting(deal -> deal.dealer())
                .startsWith(Seat.NORTH, Seat.WEST, Seat.SOUTH, Seat.EAST);
        assertThat(standing.ranking()).hasSize(6);
        var sum =
                standing.ranking().stream()
                        .map(CanComparison.Line::goals)
                        .map(term -> term.value())
                        .reduce(Fraction.ZERO, Fraction::plus);
        assertThat(sum).isEqualTo(Fraction.ZERO);
        try (var club = open()) {
            var again = club.contests().standing(id);
            assertThat(again.ranking()).isEqualTo(standing.ranking());
            assertThat(scores(again)).isEqualTo(scores(standing));
            club.remakeReadModels();
            assertThat(club.contests().latest(10))
                    .singleElement()
                    .returns("Friday", ContestList.Entry::name);
        }
    }

    @Test
    void whoHasEnteredIsSeatedAndNothingIsShownBeforeTheRoundIsOver() {
        try (var club = open()) {
            var minh = club.people().welcome("Minh").person();
            var lan = club.people().welcome("Lan").person();
            var id = announce(club, minh, 2, 1);
            assertThat(club.contests().act(id, lan, new Enter(new Place(4, 2))))
                    .isInstanceOf(Reply.Done.class);
            assertRefused(begin(club, id, lan), ContestRefusal.NOT_THE_ORGANISER);
            begin(club, id, minh);
            assertRefused(begin(club, id, minh), ContestRefusal.NO_MORE_ROUNDS);

            var contest = look(club, id);
            assertThat(contest.key()).isEmpty();
            var table = contest.rounds().getFirst().getFirst(); // the last pair never moves
            assertThat(club.can().look(table, lan).orElseThrow().seat()).contains(Seat.SOUTH);
            assertThat(club.contests().standing(id).ranking()).isEmpty();
            club.can().send(table, lan, new SitOut<>());
            await().atMost(Duration.ofSeconds(60))
                    .pollInterval(Duration.ofMillis(20))
                    .until(() -> {
                        var now = club.can().look(table, lan).orElseThrow();
                        club.can().next(table, lan, now.number());
                        return now.game().match().filter(view -> view.isOver()).isPresent();
                    });
            awaitEndOfRound(club, id);
            assertThat(club.contests().standing(id).ranking()).hasSize(4);
        }
    }

    @Test
    void placesAreTakenOnce() {
        try (var club = open()) {
            var minh = club.people().welcome("Minh").person();
            var lan = club.people().welcome("Lan").person();
            var id = announce(club, minh, 2, 3);
            var contests = club.contests();
            assertRefused(
                    contests.act(id, lan, new Enter(new Place(5, 1))),
                    ContestRefusal.NO_SUCH_PLACE);
            assertRefused(contests.act(id, lan, new Withdraw()), ContestRefusal.NOT_ENTERED);
            contests.act(id, lan, new Enter(new Place(1, 1)));
            assertRefused(
                    contests.act(id, lan, new Enter(new Place(2, 1))),
                    ContestRefusal.ENTERED_ALREADY);
            assertRefused(
                    contests.act(id, minh, new Enter(new Place(1, 1))), ContestRefusal.PLACE_TAKEN);
            contests.act(id, lan, new Withdraw());
            assertThat(look(club, id).entered()).isEmpty();
            assertRefused(
                    contests.act(id, lan, new BeginRound(1, List.of(), Instant.EPOCH)),
                    ContestRefusal.NOT_THE_ORGANISER);
            begin(club, id, minh);
            assertRefused(
                    contests.act(id, lan, new Enter(new Place(1, 1))),
                    ContestRefusal.CONTEST_HAS_BEGUN);
        }
    }
}
