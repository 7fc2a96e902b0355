package overtrick.systems.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;

/// A call, possibly with a variable for its suit: `1M`, `2om`, `3N`, `P`, `X`.
sealed interface CallPattern {

    record Exactly(Call call) implements CallPattern {}

    record SuitBid(int level, SuitName suit) implements CallPattern {}

    /// @throws FormatException if it is no call
    static CallPattern parse(String text) {
        switch (text) {
            case "P" -> {
                return new Exactly(Word.PASS);
            }
            case "X" -> {
                return new Exactly(Word.DOUBLE);
            }
            case "XX" -> {
                return new Exactly(Word.REDOUBLE);
            }
            default -> {
                if (!isLikeABid(text)) {
                    throw new FormatException("no such call: " + text);
                }
            }
        }
        int level = text.charAt(0) - '0';
        String strain = text.substring(1);
        return strain.equals("N")
                ? new Exactly(new Bid(level, Strain.NOTRUMP))
                : new SuitBid(level, SuitName.parse(strain));
    }

    /// A level, then one letter or two.
    private static boolean isLikeABid(String text) {
        return (text.length() == 2 || text.length() == 3)
                && "1234567".indexOf(text.charAt(0)) >= 0
                && text.chars().skip(1).allMatch(c -> c < 128 && Character.isLetter(c));
    }

    /// What the variables must stand for to make it this call.
    default Optional<Binding> match(Call call, Binding binding) {
        return switch (this) {
            case Exactly(var wanted) -> Optional.of(binding).filter(_ -> call.equals(wanted));
            case SuitBid(int level, var name) ->
                    call instanceof Bid(int made, var strain) && made == level
                            ? strain.trumps().flatMap(suit -> bind(name, suit, binding))
                            : Optional.empty();
        };
    }

    private static Optional<Binding> bind(SuitName name, Suit suit, Binding binding) {
        return switch (name) {
            case SuitName.Named(var wanted) -> Optional.of(binding).filter(_ -> wanted == suit);
            case SuitName.Lettered(var variable) -> binding.with(variable, suit);
        };
    }

    /// Every way to bind what is still free, cheapest call first.
    default List<Binding> bindings(Binding binding) {
        if (!(this instanceof SuitBid(_, SuitName.Lettered(var variable)))) {
            return List.of(binding);
        }
        if (variable == Variable.TRUMPS) {
            return binding.get(variable).map(_ -> List.of(binding)).orElse(List.of());
        }
        var all = new ArrayList<Binding>();
        for (var suit : Suit.values()) {
            binding.with(variable, suit).ifPresent(all::add);
        }
        return all;
    }

    /// Whether one call can perhaps be both.
    default boolean canMeet(CallPattern other) {
        return switch (this) {
            case Exactly(var call) -> other.match(call, Binding.NONE).isPresent();
            case SuitBid(int level, _) ->
                    switch (other) {
                        case Exactly(var call) -> match(call, Binding.NONE).isPresent();
                        case SuitBid(int same, _) -> level == same;
                    };
        };
    }

    /// Every call that it can be, whatever the variables stand for.
    default List<Call> calls() {
        return Call.ALL.stream().filter(call -> match(call, Binding.NONE).isPresent()).toList();
    }

    /// The call, all variables being bound.
    default Call in(Binding binding) {
        return switch (this) {
            case Exactly(var call) -> call;
            case SuitBid(int level, var name) ->
                    new Bid(level, Strain.of(name.in(binding).orElseThrow()));
        };
    }
}
