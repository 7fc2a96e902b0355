package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.EventBoards;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.laid.LaidDeals;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.terms.Strength;
import overtrick.laid.set.LaidSets;
import overtrick.laid.set.LaidSets.Made;
import overtrick.scoring.reckoning.Fraction;
import overtrick.server.Club;
import overtrick.tournament.laid.LaidSeason;
import overtrick.tournament.laid.Occasion;

/// Days of a week played at true tables, closed by the clock, and the standings reckoned once more
/// from what the tables have come to.
@Tag("laid")
class LaidWeekTest {

    private static final int PLAYERS = Integer.getInteger("overtrick.week.players", 3);
    private static final int DAYS = Integer.getInteger("overtrick.week.days", 2);
    private static final int BEST = 5;
    private static final Offset<Double> EXACT = Offset.offset(1e-9);

    /// Bids by which those who sit at South come to different results; robots play on.
    private static final List<String> BIDS =
            List.of("7N", "1N", "4S", "3C", "2H", "3N", "5D", "6N");

    private static final AtomicReference<Instant> NOW =
            new AtomicReference<>(Instant.parse("2026-11-23T12:00:00Z"));

    @RegisterExtension
    private static final House HOUSE =
            House.hurrying()
                    .behind(door -> door.withPeople(10_000))
                    .with(club ->
                            club.withRobotPace(Duration.ZERO)
                                    .withRobots(Strength.THUMB)
                                    .withClock(NOW::get)
                                    .withDailyDeals());

    private static LocalDate today() {
        return LocalDate.ofInstant(NOW.get(), ZoneId.systemDefault());
    }

    /// Whoever sits down lets a robot play, so that tables come to their end by themselves.
    ///
    /// @param at among those who play: the first of eight bids what nobody can make
    private static TableId play(Club club, TournamentId code, Member.Person who, int at) {
        var table = club.laid().play(code, who, true);
        var tables = club.bridge().duplicate();
        await().atMost(Duration.ofMinutes(5)).until(() -> isTheirTurn(club, table, who));
        long seen = tables.look(table, who).orElseThrow().number();
        var bid = Call.parse(BIDS.get(at % BIDS.size()));
        tables.send(table, who, new Move<>(new MakeCall(bid), seen)); // or it is too low
        tables.send(table, who, new SitOut<>());
        return table;
    }

    private static boolean isTheirTurn(Club club, TableId table, Member.Person who) {
        var view = club.bridge().duplicate().look(table, who).orElseThrow();
        return view.game().filter(BoardView::isMyTurn).isPresent();
    }

    private static int score(Club club, TableId table) {
        var game = club.laid().game("duplicate").orElseThrow();
        await().atMost(Duration.ofMinutes(10)).until(() -> !game.played(table).isEmpty());
        return game.played(table).getFirst().score();
    }

    /// The deals of the day, as soon as the house has laid them: their row is in the store a moment
    /// before the set is known.
    private static LaidSets.Line laid(Club club) {
        var sets = club.laid().sets();
        var today = new Occasion.Day(today());
        return await().until(
                        () -> sets.find(today, "duplicate"),
                        line -> line.flatMap(one -> sets.look(one.code())).isPresent())
                .orElseThrow();
    }

    /// One day: everybody plays who has time, and the percentages are counted by hand.
    private static Map<String, Double> day(Club club, List<Member.Person> people, int day) {
        var line = laid(club);
        var tables = new HashMap<String, TableId>();
        for (int at = 0; at < people.size(); at++) {
            boolean away = (at + day) % 4 == 3;
            if (!away) {
                var who = people.get(at);
                tables.put(who.id().value(), play(club, line.code(), who, at));
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
        var everything = new ArrayList<>(tables.values());
        everything.addFirst(robots);
        nobodySees(club, line, everything);
        NOW.set(NOW.get().plus(Duration.ofDays(1)));
        club.laid().tick();
        assertThat(
                        LaidReading.told(
                                HOUSE.visitor(),
                                List.of(path(robots) + "/boards/1"),
                                boards(club, line),
                                "–"))
                .as("what everybody sees when it is over")
                .isNotEmpty();
        return percents;
    }

    private static String path(TableId table) {
        return "/tables/" + table.code();
    }

    private static List<EventBoards.Sealed> boards(Club club, LaidSets.Line line) {
        return club.bridge().game().eventBoards().of(LaidDeals.set(line.code().code()));
    }

    /// Everything about the day and its tables is asked by people who have not played: another for
    /// each table, as nobody may ask for advice at so many.
    private static void nobodySees(Club club, LaidSets.Line line, List<TableId> tables) {
        var reading = new LaidReading(HOUSE);
        String set = "/today/" + line.code().code();
        String key = club.laid().sets().key(line.code().code());
        var boards = boards(club, line);
        var addresses = new HashSet<String>();
        for (var table : tables) {
            var some = reading.addresses(List.of(set), List.of(path(table)));
            some.removeIf(addresses::contains);
            addresses.addAll(some);
            assertThat(LaidReading.told(HOUSE.visitor(), some, boards, key)).isEmpty();
        }
        assertThat(HOUSE.visitor().get(set).body()).doesNotContain("laid-table");
        var week = LaidSeason.week(today());
        assertThat(club.laid().sets().results("duplicate", today(), week.last())).isEmpty();
        if (PLAYERS > 3) {
            IO.println(
                    "%s: %d tables, %d addresses"
                            .formatted(today(), tables.size(), addresses.size()));
        }
    }

    @Test
    void aWeekIsPlayedAndNothingIsSeenEarly() {
        var limit = Duration.ofSeconds(180 + 8L * PLAYERS * DAYS);
        assertTimeoutPreemptively(limit, LaidWeekTest::theStandingsOfTheWeekAreThoseCountedByHand);
    }

    private static void theStandingsOfTheWeekAreThoseCountedByHand() {
        var club = HOUSE.club();
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
        var totals = ladder.lines().stream().map(line -> number(line.total())).toList();
        assertThat(totals).isSortedAccordingTo(Comparator.reverseOrder());
    }

    private static double number(Fraction exact) {
        return exact.rounded(12, RoundingMode.HALF_UP).doubleValue();
    }
}
