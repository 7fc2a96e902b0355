package overtrick.systems.language;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Knowledge;

/// A condition on the circumstances, written after `when`.
sealed interface Guard {

    Pattern COMPARISON = Pattern.compile("([A-Za-z]{1,2}) ?(<|=) ?([A-Za-z]{1,2})");

    /// Our side has agreed on a suit.
    record TrumpsAgreed() implements Guard {}

    /// Our side may not stop below game.
    record GameForced() implements Guard {}

    /// The caller passed before anybody bid.
    record PassedHand() implements Guard {}

    record Vulnerable() implements Guard {}

    /// Which seat from the dealer the caller has, 1 to 4.
    record InSeat(List<Integer> seats) implements Guard {}

    /// One suit ranks below another.
    record Below(SuitName low, SuitName high) implements Guard {}

    record Same(SuitName one, SuitName other) implements Guard {}

    /// All that partner can have is like this.
    record Partner(Description hands) implements Guard {}

    record Not(Guard guard) implements Guard {}

    /// @throws FormatException naming what is not understood
    static Guard parse(String text, Descriptions descriptions) {
        return one(text.replaceAll("\\s+", " "), descriptions);
    }

    private static Guard one(String text, Descriptions descriptions) {
        if (text.startsWith("not ")) {
            return new Not(one(text.substring(4), descriptions));
        }
        if (text.startsWith("partner ")) {
            return new Partner(descriptions.parse(text.substring(8)));
        }
        if (text.matches("seat( [1-4])+")) {
            var seats = List.of(text.split(" "));
            return new InSeat(seats.stream().skip(1).map(Integer::parseInt).toList());
        }
        Matcher suits = COMPARISON.matcher(text);
        if (suits.matches()) {
            return compared(suits);
        }
        return named(text);
    }

    private static Guard compared(Matcher found) {
        var one = SuitName.parse(found.group(1));
        var other = SuitName.parse(found.group(3));
        return found.group(2).equals("<") ? new Below(one, other) : new Same(one, other);
    }

    private static Guard named(String text) {
        return switch (text) {
            case "passed hand" -> new PassedHand();
            case "vulnerable" -> new Vulnerable();
            case "trumps" -> new TrumpsAgreed();
            case "game forced" -> new GameForced();
            default ->
                    throw new FormatException(
                            "no such condition: "
                                    + text
                                    + "; known are: passed hand, vulnerable, seat 3 4, x < y, x = y,"
                                    + " trumps, game forced, partner 4+ x, name is value");
        };
    }

    default boolean holds(Situation situation, Binding binding) {
        return switch (this) {
            case PassedHand() -> situation.isPassedHand();
            case Vulnerable() -> situation.vulnerable();
            case TrumpsAgreed() -> situation.trumps().isPresent();
            case GameForced() -> situation.gameForced();
            case InSeat(var seats) -> seats.contains(situation.seat());
            case Below(var low, var high) -> {
                var one = low.in(binding);
                var other = high.in(binding);
                yield one.isPresent() && other.isPresent() && one.get().compareTo(other.get()) < 0;
            }
            case Same(var one, var other) -> {
                var suit = one.in(binding);
                yield suit.isPresent() && suit.equals(other.in(binding));
            }
            case Partner(var hands) -> covers(hands.in(binding, Box.ANY), situation.partner());
            case Not(var guard) -> !guard.holds(situation, binding);
        };
    }

    private static boolean covers(Knowledge hands, Box partner) {
        return hands.boxes().stream().anyMatch(box -> box.covers(partner));
    }

    /// The suits that must be bound for it.
    default List<SuitName> suits() {
        return switch (this) {
            case Below(var low, var high) -> List.of(low, high);
            case Same(var one, var other) -> List.of(one, other);
            case Partner(var hands) -> hands.suits();
            case Not(var guard) -> guard.suits();
            case PassedHand(), Vulnerable(), TrumpsAgreed(), GameForced(), InSeat _ -> List.of();
        };
    }

    /// Everything holds.
    static boolean all(List<Guard> guards, Situation situation, Binding binding) {
        for (var guard : guards) {
            if (!guard.holds(situation, binding)) {
                return false;
            }
        }
        return true;
    }

    /// Whether there are circumstances in which all of these and all of those hold, as far as can
    /// be told without an auction: suits are compared, and a condition never holds together with
    /// its opposite.
    static boolean canHold(List<Guard> these, Binding binding, List<Guard> those, Binding other) {
        return these.stream().allMatch(guard -> guard.canHold(binding))
                && those.stream().allMatch(guard -> guard.canHold(other))
                && these.stream().noneMatch(one -> those.stream().anyMatch(one::excludes));
    }

    private boolean canHold(Binding binding) {
        return switch (this) {
            case Below(var low, var high) ->
                    low.in(binding).orElseThrow().compareTo(high.in(binding).orElseThrow()) < 0;
            case Same(var one, var other) -> one.in(binding).equals(other.in(binding));
            case Not(var guard) when guard instanceof Below || guard instanceof Same ->
                    !guard.canHold(binding);
            default -> true;
        };
    }

    private boolean excludes(Guard other) {
        return other.equals(new Not(this))
                || equals(new Not(other))
                || (this instanceof InSeat(var seats)
                        && other instanceof InSeat(var others)
                        && seats.stream().noneMatch(others::contains));
    }
}
