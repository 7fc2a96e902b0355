package overtrick.cantable.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.house.codes.TableId;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// A contest: pairs meet each other round by round, four deals a round, the same at all tables.
///
/// @param plan what was announced; empty before that
/// @param key from which the packs are made; nobody may see it
/// @param entered the people who play; robots have the other places
/// @param rounds the tables of the rounds begun
/// @param calendar by which the house begins the rounds; empty where the organiser does
/// @param until when the round begun last must be over; empty without a calendar
/// @param shown how much later others see what is played; empty while nobody else looks on
public record Contest(
        Optional<Plan> plan,
        String key,
        Map<Place, Member.Person> entered,
        List<List<TableId>> rounds,
        Optional<Calendar> calendar,
        Optional<Instant> until,
        Optional<Delay> shown) {

    public static final int FEWEST_TABLES = 2;
    public static final int MOST_TABLES = 12;

    static final Contest BEFORE =
            new Contest(
                    Optional.empty(),
                    "",
                    Map.of(),
                    List.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());

    /// What was announced.
    ///
    /// @param tables 2 to 12, with two pairs at each
    /// @param rounds in each of which four deals are played, against other pairs
    public record Plan(
            String name,
            CanRules rules,
            int tables,
            int rounds,
            CanStrength robots,
            Member.Person organiser,
            Instant announced) {

        public Plan {
            if (tables < FEWEST_TABLES || tables > MOST_TABLES) {
                throw new IllegalArgumentException("tables are not 2 to 12: " + tables);
            }
            if (rounds < 1 || rounds >= 2 * tables) {
                throw new IllegalArgumentException(
                        "rounds are not 1 to %d: %d".formatted(2 * tables - 1, rounds));
            }
        }

        private Plan known(PersonId guest, Member.Person member) {
            return organiser.id().equals(guest)
                    ? new Plan(name, rules, tables, rounds, robots, member, announced)
                    : this;
        }

        public int pairs() {
            return 2 * tables;
        }
    }

    /// When the house begins the rounds by itself.
    ///
    /// @param begins when the first round may begin
    /// @param minutes that a round may last, 10 to a week
    public record Calendar(Instant begins, int minutes) {

        public static final int SHORTEST = 10;
        public static final int LONGEST = 7 * 24 * 60;

        public Calendar {
            if (minutes < SHORTEST || minutes > LONGEST) {
                throw new IllegalArgumentException(
                        "minutes are not %d to %d: %d".formatted(SHORTEST, LONGEST, minutes));
            }
        }

        /// When a round must be over that begins now.
        Instant end(Instant now) {
            return now.plus(Duration.ofMinutes(minutes));
        }
    }

    /// The place of a player.
    ///
    /// @param pair from 1
    /// @param player 1 or 2
    public record Place(int pair, int player) {}

    public Contest {
        entered = Map.copyOf(entered);
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    public boolean hasBegun() {
        return !rounds.isEmpty();
    }

    public Optional<Place> placeOf(PersonId person) {
        return entered.entrySet().stream()
                .filter(entry -> entry.getValue().id().equals(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    public boolean isOrganiser(PersonId person) {
        return plan.filter(now -> now.organiser().id().equals(person)).isPresent();
    }

    /// Whether the house may begin a round now, if no other is being played.
    boolean isDue(Instant now) {
        return hasMoreRounds()
                && !entered.isEmpty()
                && calendar.filter(times -> !now.isBefore(times.begins())).isPresent();
    }

    /// Whether the round begun last should be over by now.
    public boolean isLate(Instant now) {
        return until.filter(end -> !now.isBefore(end)).isPresent();
    }

    /// Whether a round can still be begun.
    public boolean hasMoreRounds() {
        return plan.filter(now -> rounds.size() < now.rounds()).isPresent();
    }

    Contest after(ContestEvent event) {
        return switch (event) {
            case ContestEvent.Announced(var announced, var secret) ->
                    new Contest(
                            Optional.of(announced),
                            secret,
                            entered,
                            rounds,
                            calendar,
                            until,
                            shown);
            case ContestEvent.Entered(var place, var person) -> {
                var next = new HashMap<>(entered);
                next.put(place, person);
                yield with(plan, next);
            }
            case ContestEvent.Withdrawn(var place) -> {
                var next = new HashMap<>(entered);
                next.remove(place);
                yield with(plan, next);
            }
            case ContestEvent.GuestKnown(var guest, var member) -> {
                var next = new HashMap<>(entered);
                next.replaceAll((_, one) -> one.id().equals(guest) ? member : one);
                yield with(plan.map(now -> now.known(guest, member)), next);
            }
            case ContestEvent.RoundBegun(var tables) -> {
                var next = new ArrayList<>(rounds);
                next.add(tables);
                yield new Contest(plan, key, entered, next, calendar, Optional.empty(), shown);
            }
            case ContestEvent.Scheduled(var times) ->
                    new Contest(plan, key, entered, rounds, Optional.of(times), until, shown);
            case ContestEvent.RoundTimed(var end) ->
                    new Contest(plan, key, entered, rounds, calendar, Optional.of(end), shown);
            case ContestEvent.ShownToOthers(var later) ->
                    new Contest(plan, key, entered, rounds, calendar, until, later);
        };
    }

    private Contest with(Optional<Plan> next, Map<Place, Member.Person> players) {
        return new Contest(next, key, players, rounds, calendar, until, shown);
    }

    Contest withoutKey() {
        return new Contest(plan, "", entered, rounds, calendar, until, shown);
    }
}
