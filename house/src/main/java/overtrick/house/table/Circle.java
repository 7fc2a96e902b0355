package overtrick.house.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import overtrick.bridge.sheet.BackScore;
import overtrick.cards.Seat;

/// More people than chairs: they play in turn, and what each has won is written down. Whoever has
/// played most games in a row makes room for who waits (bridge.md §2).
///
/// @param waiting in the order in which they came
/// @param inARow games that those at the table have played without a pause
/// @param ledger what everybody has won, game by game; who sat out has nothing in that line
public record Circle(
        List<Occupant> waiting, Map<Occupant, Integer> inARow, BackScore<Occupant> ledger) {

    /// The most who may wait: four at the table and two waiting make it full.
    public static final int MOST_WAITING = 2;

    static final Circle EMPTY = new Circle(List.of(), Map.of(), BackScore.empty());

    public Circle {
        waiting = List.copyOf(waiting);
        inARow = Map.copyOf(inARow);
    }

    public boolean isWaiting(PersonId person) {
        return waiting(person).isPresent();
    }

    /// Whether the person plays in turn here, or has played.
    boolean knows(PersonId person) {
        return isWaiting(person)
                || inARow.keySet().stream().anyMatch(one -> isOf(one, person))
                || ledger.players().stream().anyMatch(one -> isOf(one, person));
    }

    private static boolean isOf(Occupant one, PersonId person) {
        return one instanceof Occupant.Person(var id, _) && id.equals(person);
    }

    /// The same with others in the places of some.
    Circle with(UnaryOperator<Occupant> other) {
        var counts = new HashMap<Occupant, Integer>();
        inARow.forEach((one, games) -> counts.merge(other.apply(one), games, Integer::max));
        return new Circle(waiting.stream().map(other).toList(), counts, ledger.as(other));
    }

    Optional<Occupant> waiting(PersonId person) {
        return waiting.stream()
                .filter(one -> one instanceof Occupant.Person(var id, _) && id.equals(person))
                .findFirst();
    }

    boolean isFull() {
        return waiting.size() >= MOST_WAITING;
    }

    /// They wait from now on, and begin to count anew.
    Circle with(Occupant one) {
        var all = new ArrayList<>(waiting);
        all.add(one);
        var counts = new HashMap<>(inARow);
        counts.remove(one);
        return new Circle(all, counts, ledger);
    }

    Circle without(Occupant one) {
        var rest = new ArrayList<>(waiting);
        rest.remove(one);
        return new Circle(rest, inARow, ledger);
    }

    /// One more game is over.
    ///
    /// @param units what each player has won, below 0 when lost
    Circle played(Map<Occupant, Integer> units) {
        var counts = new HashMap<>(inARow);
        units.keySet().forEach(player -> counts.merge(player, 1, Integer::sum));
        return new Circle(waiting, counts, ledger.with(units));
    }

    /// Who takes whose seat before the next game: those who wait that of those who have played
    /// longest, of robots rather than of people, and else clockwise from North.
    Map<Seat, Occupant> next(Map<Seat, Chair> chairs) {
        var longest =
                chairs.entrySet().stream()
                        .sorted(
                                Comparator.comparingInt((Map.Entry<Seat, Chair> taken) ->
                                                -inARow.getOrDefault(
                                                        taken.getValue().occupant(), 0))
                                        .thenComparing(taken ->
                                                taken.getValue().occupant()
                                                        instanceof Occupant.Person)
                                        .thenComparing(Map.Entry::getKey))
                        .map(Map.Entry::getKey)
                        .toList();
        var next = new LinkedHashMap<Seat, Occupant>();
        for (int at = 0; at < waiting.size() && at < longest.size(); at++) {
            next.put(longest.get(at), waiting.get(at));
        }
        return next;
    }
}
