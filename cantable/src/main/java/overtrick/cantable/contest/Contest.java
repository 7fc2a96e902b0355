package overtrick.cantable.contest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanStrength;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// A contest: pairs meet each other round by round, four deals a round, the same at all tables.
///
/// @param plan what was announced; empty before that
/// @param key from which the packs are made; nobody may see it
/// @param entered the people who play; robots have the other places
/// @param rounds the tables of the rounds begun
public record Contest(
        Optional<Plan> plan,
        String key,
        Map<Place, Member.Person> entered,
        List<List<TableId>> rounds) {

    public static final int FEWEST_TABLES = 2;
    public static final int MOST_TABLES = 12;

    static final Contest BEFORE = new Contest(Optional.empty(), "", Map.of(), List.of());

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

    /// Whether a round can still be begun.
    public boolean hasMoreRounds() {
        return plan.filter(now -> rounds.size() < now.rounds()).isPresent();
    }

    Contest after(ContestEvent event) {
        return switch (event) {
            case ContestEvent.Announced(var announced, var secret) ->
                    new Contest(Optional.of(announced), secret, entered, rounds);
            case ContestEvent.Entered(var place, var person) -> {
                var next = new HashMap<>(entered);
                next.put(place, person);
                yield new Contest(plan, key, next, rounds);
            }
            case ContestEvent.Withdrawn(var place) -> {
                var next = new HashMap<>(entered);
                next.remove(place);
                yield new Contest(plan, key, next, rounds);
            }
            case ContestEvent.GuestKnown(var guest, var member) -> {
                var next = new HashMap<>(entered);
                next.replaceAll((_, one) -> one.id().equals(guest) ? member : one);
                yield new Contest(plan.map(now -> now.known(guest, member)), key, next, rounds);
            }
            case ContestEvent.RoundBegun(var tables) -> {
                var next = new ArrayList<>(rounds);
                next.add(tables);
                yield new Contest(plan, key, entered, next);
            }
        };
    }

    Contest withoutKey() {
        return new Contest(plan, "", entered, rounds);
    }
}
