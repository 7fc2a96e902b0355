package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardView;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.terms.Strength;
import overtrick.laid.set.LaidSets.Made;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.laid.LaidSeason;
import overtrick.tournament.laid.Occasion;

/// Days of a week played at true tables, closed by the clock, and the standings reckoned once more
/// from what the tables have come to.
@Timeout(180)
class LaidWeekTest {

    private static final int PLAYERS = Integer.getInteger("overtrick.week.players", 3);
    private static final int DAYS = Integer.getInteger("overtrick.week.days", 2);
    private static final int BEST = 5;
    private static final Offset<Double> EXACT = Offset.offset(1e-9);

    private final AtomicReference<Instant> now =
            new AtomicReference<>(Instant.parse("2026-11-23T12:00:00Z"));

    @TempDir private Path data;

    private Club open() {
        var club =
                Club.open(
                        ClubSettings.in(data)
                                .withRobotPace(Duration.ZERO)
                                .withRobots(Strength.THUMB)
                                .withClock(now::get)
                                .withDailyDeals());
        club.laid().tick();
        return club;
    }

    private LocalDate today() {
        return LocalDate.ofInstant(now.get(), ZoneId.systemDefault());
    }

    /// Whoever sits down lets a robot play, so that tables come to their end by themselves.
    ///
    /// @param rash whether they bid seven notrump first, so that not all come to the same
    private static TableId play(Club club, TournamentId code, Member.Person who, boolean rash) {
        var table = club.laid().play(code, who, true);
        var tables = club.bridge().duplicate();
        if (rash) {
            await().atMost(Duration.ofMinutes(1)).until(() -> isTheirTurn(club, table, who));
            long seen = tables.look(table, who).orElseThrow().number();
            tables.send(table, who, new Move<>(new MakeCall(Call.parse("7N")), seen));
        }
        tables.send(table, who, new SitOut<>());
        return table;
    }

    private static boolean isTheirTurn(Club club, TableId table, Member.Person who) {
        var view = club.bridge().duplicate().look(table, who).orElseThrow();
        return view.game().filter(BoardView::isMyTurn).isPresent();
    }

    private static int score(Club club, TableId table) {
        var game = club.laid().game(LaidBridge.DUPLICATE).orElseThrow();
        await().atMost(Duration.ofMinutes(2)).until(() -> !game.played(table).isEmpty());
        return game.played(table).getFirst().score();
    }

    /// One day: everybody plays who has time, and the percentages are counted by hand.
    private Map<String, Double> day(Club club, List<Member.Person> people, int day) {
        var line = club.laid().sets().find(new Occasion.Day(today()), "duplicate").orElseThrow();
        var tables = new HashMap<String, TableId>();
        for (int at = 0; at < people.size(); at++) {
            boolean away = (at + day) % 4 == 3;
            if (!away) {
                var who = people.get(at);
                tables.put(who.id().value(), play(club, line.code(), who, at == 0));
            }
        }
        var robots = club.laid().sets().look(line.code()).orElseThrow().robots().orElseThrow();
        var scores = new ArrayList<Integer>(List.of(score(club, robots)));
        var own = new HashMap<String, Integer>();
        tables.forEach((who, table) -> own.put(who, score(club, table)));
        scores.addAll(own.values());
        assertThat(new HashSet<>(scores)).as("not all alike").hasSizeGreaterThan(1);
        var percents = new HashMap<String, Double>();
        own.forEach((who, score) -> {
            double beaten = scores.stream().filter(other -> other < score).count();
            double level = scores.stream().filter(score::equals).count() - 1;
            percents.put(who, 100 * (beaten + level / 2) / (scores.size() - 1));
        });
        now.set(now.get().plus(Duration.ofDays(1)));
        club.laid().tick();
        return percents;
    }

    @Test
    void theStandingsOfTheWeekAreThoseCountedByHand() {
        try (var club = open()) {
            var people = new ArrayList<Member.Person>();
            for (int at = 0; at < PLAYERS; at++) {
                people.add(club.people().welcome("Player " + at).person());
            }
            var week = LaidSeason.week(today());
            var percents = new HashMap<String, List<Double>>();
            for (int day = 0; day < DAYS; day++) {
                day(club, people, day)
                        .forEach((who, percent) ->
                                percents.computeIfAbsent(who, _ -> new ArrayList<>()).add(percent));
            }

            var made = club.laid().sets().results("duplicate", week.first(), week.last());
            assertThat(made).hasSize(percents.values().stream().mapToInt(List::size).sum());
            var ladder = week.standings(made.stream().map(Made::forLadder).toList());
            assertThat(ladder.lines()).hasSize(percents.size());
            for (var line : ladder.lines()) {
                double best =
                        Objects.requireNonNull(percents.get(line.name())).stream()
                                .sorted((one, other) -> Double.compare(other, one))
                                .limit(BEST)
                                .mapToDouble(percent -> percent)
                                .sum();
                assertThat(number(line.total())).as(line.name()).isCloseTo(best, EXACT);
            }
        }
    }

    private static double number(Fraction exact) {
        return exact.rounded(12, RoundingMode.HALF_UP).doubleValue();
    }
}
