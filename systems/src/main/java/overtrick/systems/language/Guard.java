package overtrick.systems.language;

import java.util.List;
import java.util.Optional;
import overtrick.cards.FormatException;

/// A condition on the circumstances, written after `when`.
sealed interface Guard {

    /// The caller passed before anybody bid.
    record PassedHand(boolean wanted) implements Guard {}

    record Vulnerable(boolean wanted) implements Guard {}

    /// Which seat from the dealer the caller has, 1 to 4.
    record InSeat(List<Integer> seats) implements Guard {}

    /// One suit ranks below another.
    record Below(SuitName low, SuitName high) implements Guard {}

    /// @throws FormatException if it is no such condition
    static Guard parse(String text) {
        var words = text.split("\\s+");
        if (words.length == 3 && words[1].equals("<")) {
            return new Below(SuitName.parse(words[0]), SuitName.parse(words[2]));
        }
        if (words[0].equals("seat") && words.length > 1 && text.matches("seat( +[1-4])+")) {
            var seats = List.of(words).subList(1, words.length);
            return new InSeat(seats.stream().map(Integer::parseInt).toList());
        }
        if (text.matches("not +seat +[1-4]")) {
            int without = Integer.parseInt(words[2]);
            return new InSeat(List.of(1, 2, 3, 4).stream().filter(s -> s != without).toList());
        }
        return switch (String.join(" ", words)) {
            case "passed hand" -> new PassedHand(true);
            case "not passed hand" -> new PassedHand(false);
            case "vulnerable" -> new Vulnerable(true);
            case "not vulnerable" -> new Vulnerable(false);
            default ->
                    throw new FormatException(
                            "no such condition: "
                                    + text
                                    + "; known are: passed hand, vulnerable, seat 3 4, x < y");
        };
    }

    default boolean holds(Situation situation, Binding binding) {
        return switch (this) {
            case PassedHand(boolean wanted) -> situation.isPassedHand() == wanted;
            case Vulnerable(boolean wanted) -> situation.vulnerable() == wanted;
            case InSeat(var seats) -> seats.contains(situation.seat());
            case Below(var low, var high) -> {
                var one = low.in(binding);
                var other = high.in(binding);
                yield one.isPresent() && other.isPresent() && one.get().compareTo(other.get()) < 0;
            }
        };
    }

    /// The suits that must be bound for it.
    default List<SuitName> suits() {
        return this instanceof Below(var low, var high) ? List.of(low, high) : List.of();
    }

    /// Everything holds.
    static boolean all(List<Guard> guards, Situation situation, Optional<Binding> binding) {
        return binding.isPresent()
                && guards.stream().allMatch(guard -> guard.holds(situation, binding.get()));
    }
}
