package overtrick.tournament.pace;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.TableNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;

/// Seven rounds of fourteen tables, with two that are slow, and nobody who calls a round but the
/// first. Time is made here.
class TimetableTest {

    private static final Instant START = Instant.parse("2026-11-20T19:30:00Z");
    private static final Duration ROUND = Duration.ofMinutes(24);
    private static final Duration CHANGE = Duration.ofMinutes(2);
    private static final Set<Integer> SLOW = Set.of(3, 11);

    private final Floor floor = floor();
    private final Set<Slot> in = new HashSet<>();
    private final Map<Integer, Instant> begun = new TreeMap<>();
    private Section section = new Section(floor, Optional.empty(), Optional.empty());
    private Instant now = START;

    private static Floor floor() {
        var movement = Mitchell.skip(14);
        var first = movement.upTo(7);
        var wearers = new TreeMap<EntryNumber, EntryId>();
        first.entries().forEach(number -> wearers.put(number, new EntryId(number.value())));
        return Floor.of(SectionName.ONLY, first, wearers, 3);
    }

    private Timetable by(Pace pace) {
        return new Timetable(pace, CHANGE, in::contains);
    }

    private void begin(RoundNumber round) {
        begun.put(round.value(), now);
        section = new Section(floor, Optional.of(round), Optional.of(Clock.start(now, ROUND)));
    }

    /// How long a table takes for its round: a slow one half as long again.
    private static Duration takes(Seating seating, int slow) {
        int table = seating.table().value();
        return Duration.ofMinutes(SLOW.contains(table) ? slow : 20 + table % 4);
    }

    /// A minute too many is made good at the next table; more are handed on, from pair to pair and
    /// with the boards, and nine make the whole room late.
    @ParameterizedTest(name = "two tables take {0} minutes of 24: late {1}")
    @CsvSource({"25, '2 2 2 2 2 2 2'", "27, '2 2 2 4 4 6 6'", "33, '2 6 6 10 13 13 14'"})
    void theClockCallsEveryRoundWhateverTheSlowTablesDo(int slow, String late) {
        begin(new RoundNumber(1));
        while (section.next().isPresent()) {
            var due = by(Pace.BY_CLOCK).due(section, now);
            if (due.round().isPresent()) {
                begin(due.round().get());
            } else {
                now = due.again().orElseThrow();
            }
        }
        for (int round = 1; round <= 7; round++) {
            assertThat(begun.get(round))
                    .isEqualTo(START.plus(ROUND.plus(CHANGE).multipliedBy(round - 1L)));
        }
        assertThat(late(slow)).isEqualTo(late);
    }

    /// How many tables are still playing when the time of each round is up. A table begins when the
    /// round has, and when its players and its boards are there.
    private String late(int slow) {
        var finished = new HashMap<Seating, Instant>();
        var late = new ArrayList<String>();
        begun.forEach((round, called) -> {
            int missing = 0;
            for (var seating : floor.movement().in(new RoundNumber(round)).toList()) {
                var start = called;
                for (var earlier : floor.movement().before(seating.round())) {
                    boolean waits =
                            earlier.set().equals(seating.set())
                                    || earlier.members().stream().anyMatch(seating::seats);
                    var free = finished.getOrDefault(earlier, START);
                    start = waits && free.isAfter(start) ? free : start;
                }
                var end = start.plus(takes(seating, slow));
                finished.put(seating, end);
                missing += end.isAfter(called.plus(ROUND)) ? 1 : 0;
            }
            late.add("" + missing);
        });
        return String.join(" ", late);
    }

    @Test
    void aStoppedClockCallsNothingAndMoreTimePutsItOff() {
        begin(new RoundNumber(1));
        var clock = section.clock().orElseThrow();
        var end = START.plus(ROUND).plus(CHANGE);
        assertThat(by(Pace.BY_CLOCK).due(section, end).round()).contains(new RoundNumber(2));
        section = with(clock.stop(START.plusSeconds(60)));
        assertThat(by(Pace.BY_CLOCK).due(section, end))
                .isEqualTo(new Timetable.Due(Optional.empty(), Optional.empty()));
        section = with(clock.extend(Duration.ofMinutes(5)));
        assertThat(by(Pace.BY_CLOCK).due(section, end).again())
                .contains(end.plus(Duration.ofMinutes(5)));
        assertThat(by(Pace.BY_HAND).due(section, end.plus(ROUND)).round()).isEmpty();
    }

    private Section with(Clock clock) {
        return new Section(floor, section.round(), Optional.of(clock));
    }

    private record Finish(Seating seating, Instant at) {}

    /// Table by table: a table goes on as soon as its players and its boards are there. The two
    /// slow ones hold up only whoever comes from them.
    @Test
    void tableByTableNobodyWaitsForTheWholeRoom() {
        begin(new RoundNumber(1));
        var playing = new PriorityQueue<>(Comparator.comparing(Finish::at));
        var started = new HashSet<Seating>();
        start(playing, started);
        var end = START;
        while (!playing.isEmpty()) {
            var next = playing.poll();
            now = next.at();
            end = now;
            floor.slots(next.seating()).forEach(in::add);
            for (var due = by(Pace.BY_TABLE).due(section, now);
                    due.round().isPresent();
                    due = by(Pace.BY_TABLE).due(section, now)) {
                begin(due.round().get());
            }
            start(playing, started);
        }
        assertThat(started).hasSize(7 * 14);
        assertThat(in).hasSize(7 * 14 * 3);
        assertThat(begun).hasSize(7);
        assertThat(Duration.between(START, end)).isEqualTo(slowest());
        assertThat(begun.get(2)).isEqualTo(START.plus(Duration.ofMinutes(22)));
    }

    private void start(PriorityQueue<Finish> playing, Set<Seating> started) {
        for (var seating : floor.movement().seatings()) {
            boolean called = seating.round().value() <= section.begun();
            if (called && !started.contains(seating) && by(Pace.BY_TABLE).isFree(floor, seating)) {
                started.add(seating);
                playing.add(new Finish(seating, now.plus(takes(seating, 33))));
            }
        }
    }

    /// The longest way through the evening: of each table from the latest that it waits for.
    private Duration slowest() {
        var ends = new HashMap<List<Object>, Duration>();
        var longest = Duration.ZERO;
        for (int round = 1; round <= 7; round++) {
            var now = new HashMap<List<Object>, Duration>();
            for (int table = 1; table <= 14; table++) {
                var seating =
                        floor.at(new RoundNumber(round), new TableNumber(table)).orElseThrow();
                var needs =
                        List.<List<Object>>of(
                                List.of("pair", seating.northSouth()),
                                List.of("pair", seating.eastWest()),
                                List.of("set", seating.set()));
                var from = Duration.ZERO;
                for (var need : needs) {
                    var free = ends.getOrDefault(need, Duration.ZERO);
                    from = free.compareTo(from) > 0 ? free : from;
                }
                var end = from.plus(takes(seating, 33));
                needs.forEach(need -> now.put(need, end));
                longest = end.compareTo(longest) > 0 ? end : longest;
            }
            ends.putAll(now);
        }
        return longest;
    }
}
