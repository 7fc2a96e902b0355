package overtrick.cantable.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import overtrick.can.Pack;
import overtrick.can.rules.CanRules;
import overtrick.can.score.Outcome;
import overtrick.cantable.CanForms;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.league.Fixture;
import overtrick.cantable.league.League;
import overtrick.cantable.league.LeagueRefusal;
import overtrick.cantable.league.Leagues;
import overtrick.cantable.league.Unplayed;
import overtrick.cards.Seat;
import overtrick.house.ClubHouse;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.NewEvent;
import overtrick.log.host.Reply;
import overtrick.sqlite.SqliteStore;
import overtrick.testkit.Seeds;

/// Leagues with a calendar run by themselves.
class LeagueClockTest {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");
    private static final Member.Person MINH = new Member.Person(new PersonId("minh"), "Minh");

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-11-27T12:00:00Z"));
    private ClubHouse house;
    private CanHall hall;
    private TournamentId id;

    @BeforeEach
    void open(@TempDir Path data) {
        var store = SqliteStore.open(data, List.of("overtrick/house/schema"), now::get);
        house = new ClubHouse(store, now::get, Duration.ofDays(1));
        hall = new CanHall(house, _ -> Pack.shuffled(Seeds.chance(1)), LaidDeals.NONE, Seat::name);
        id = hall.leagues().found(LAN, "Autumn", List.of("Reds", "Blues", "Greens"), List.of());
    }

    @AfterEach
    void close() {
        house.close();
        house.store().close();
    }

    private League league() {
        return hall.leagues().look(id).orElseThrow();
    }

    private List<String> results() {
        return league().results().stream()
                .map(result -> result.score())
                .map(score ->
                        "%s %d–%d %s"
                                .formatted(
                                        score.one(),
                                        score.goals(),
                                        score.otherGoals(),
                                        score.other()))
                .toList();
    }

    /// The match at a table has come to its end.
    private void ends(TableId table, List<Seat> signed) {
        var story =
                new MatchStory(
                        CanRules.LEAGUE,
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        Optional.of(Outcome.draw()),
                        signed);
        var match = new PlayedMatch(table, 1, now.get(), Map.of(), story);
        house.store()
                .change(
                        "INSERT INTO can_match (code, ordinal, touched, ended, record)"
                                + " VALUES (?, 1, 0, 1, ?) ON CONFLICT (code, ordinal)"
                                + " DO UPDATE SET record = excluded.record",
                        table.code(),
                        CanForms.JSON.writeValueAsString(match));
    }

    @Test
    void aSignedRecordIsTakenAndAnUnplayedMatchGoesByTheRule() {
        var _ = hall.leagues().drawFixtures(id, LAN, 7, Unplayed.DRAWN);
        assertThat(league().fixtures()).hasSize(3);
        assertThat(hall.leagueClock().lay(id, MINH, 1)).isInstanceOf(Reply.Done.class);
        assertThat(hall.leagueClock().lay(id, LAN, 1))
                .isEqualTo(new Reply.Refused(LeagueRefusal.FIXTURE_UNDER_WAY));
        assertThat(hall.leagueClock().lay(id, LAN, 4))
                .isEqualTo(new Reply.Refused(LeagueRefusal.NO_SUCH_FIXTURE));
        var table = league().fixtures().getFirst().table().orElseThrow();

        ends(table, List.of(Seat.NORTH));
        hall.leagueClock().tick();
        assertThat(results()).isEmpty();

        ends(table, Arrays.asList(Seat.values()));
        hall.leagueClock().tick();
        hall.leagueClock().tick();
        assertThat(results()).hasSize(1);
        assertThat(league().results().getFirst().table()).contains(table);

        now.set(now.get().plus(Duration.ofDays(40)));
        hall.leagueClock().tick();
        assertThat(results()).hasSize(3).allMatch(result -> result.contains("0–0"));
        assertThat(league().fixtures()).allMatch(Fixture::settled);
    }

    /// Whoever asks for a table when the day has passed, and before the house has looked.
    @Test
    void aMatchThatIsPlayedIsNotSettledByATap() {
        var _ = hall.leagues().drawFixtures(id, LAN, 7, Unplayed.DRAWN);
        var _ = hall.leagueClock().lay(id, LAN, 1);
        ends(league().fixtures().getFirst().table().orElseThrow(), List.of(Seat.NORTH));
        now.set(now.get().plus(Duration.ofDays(40)));

        assertThat(hall.leagueClock().lay(id, MINH, 1))
                .isEqualTo(new Reply.Refused(LeagueRefusal.FIXTURE_UNDER_WAY));
        assertThat(league().fixtures()).noneMatch(Fixture::settled);

        hall.leagueClock().tick();
        assertThat(league().results().getFirst().table()).isPresent();
    }

    /// After an update the matches are on no list for a while.
    @Test
    void nothingIsSettledWhileTheRowsAreMadeAnew() {
        var _ = hall.leagues().drawFixtures(id, LAN, 7, Unplayed.DRAWN);
        now.set(now.get().plus(Duration.ofDays(40)));

        hall.goOn(() -> false);
        assertThat(league().fixtures()).noneMatch(Fixture::settled);

        hall.goOn(() -> true);
        assertThat(league().fixtures()).allMatch(Fixture::settled);
    }

    /// Of three, one cannot be read, and neither can the list of contests.
    @Test
    void aBrokenLeagueHoldsUpNoOther() {
        var teams = List.of("Reds", "Blues", "Greens");
        var all = new ArrayList<>(List.of(id));
        for (String name : List.of("Winter", "Spring")) {
            all.add(hall.leagues().found(LAN, name, teams, List.of()));
        }
        for (var one : all) {
            var _ = hall.leagues().drawFixtures(one, LAN, 7, Unplayed.DRAWN);
        }
        all.sort(Comparator.comparing(TournamentId::code));
        var stream = Leagues.KIND.stream(all.get(1).code());
        var broken = List.of(new NewEvent("unheard of", 1, ""));
        house.store().log().append(stream, house.store().log().head(stream), broken);
        hall.leagues().letRest(Duration.ZERO, 0);
        house.store().change("DROP TABLE can_event");
        now.set(now.get().plus(Duration.ofDays(40)));

        hall.goOn(() -> true);

        for (var one : List.of(all.getFirst(), all.getLast())) {
            assertThat(hall.leagues().look(one).orElseThrow().fixtures())
                    .allMatch(Fixture::settled);
        }
    }

    /// Leagues that are over are not brought back from the log each minute.
    @Test
    void whereNothingIsToBePlayedNothingIsRead() {
        hall.leagueClock().tick();
        hall.leagues().letRest(Duration.ZERO, 0);
        hall.leagueClock().tick();
        assertThat(hall.leagues().host().awake()).isZero();

        var _ = hall.leagues().drawFixtures(id, LAN, 7, Unplayed.DRAWN);
        hall.leagues().letRest(Duration.ZERO, 0);
        hall.leagueClock().tick();
        now.set(now.get().plus(Duration.ofDays(9)));
        hall.leagueClock().tick();
        assertThat(results()).hasSize(1);
    }

    @Test
    void whereTheLeagueSaysSoAnUnplayedMatchDoesNotCount() {
        var _ = hall.leagues().drawFixtures(id, LAN, 1, Unplayed.LEFT_OUT);
        hall.leagueClock().tick();
        assertThat(league().fixtures()).noneMatch(Fixture::settled);

        now.set(now.get().plus(Duration.ofDays(40)));
        hall.leagueClock().tick();
        assertThat(results()).isEmpty();
        assertThat(league().fixtures()).allMatch(Fixture::settled);
    }
}
