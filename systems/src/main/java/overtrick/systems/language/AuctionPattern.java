package overtrick.systems.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;

/// The calls from the opening on, as a player would write them down: `1M 2x`, and `1m (1M) X` with
/// the opponents' calls in parentheses. Passes of the opponents are left out, our own are written.
/// `...` stands for any beginning and alone for any auction, `-` for no bid yet, and `4N:blackwood`
/// wants the call to have said that.
///
/// @param anyBeginning whether `...` stands first
record AuctionPattern(boolean anyBeginning, List<Element> elements, List<Guard> guards) {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    /// @param key what the call must have said; empty when it does not matter
    record Element(CallPattern call, boolean ours, String key) {

        Optional<Binding> match(Situation.Said said, Binding binding) {
            boolean fits = ours == said.ours() && (key.isEmpty() || key.equals(said.key()));
            return fits ? call.match(said.call(), binding) : Optional.empty();
        }
    }

    AuctionPattern {
        elements = List.copyOf(elements);
        guards = List.copyOf(guards);
    }

    /// @throws FormatException naming what is not understood
    static AuctionPattern parse(String text, List<Guard> guards) {
        var words = new ArrayList<>(List.of(BLANKS.split(text.strip())));
        boolean any = words.getFirst().equals("...");
        if (any) {
            words.removeFirst();
        }
        if (words.equals(List.of("-"))) {
            words.clear();
        } else if (words.equals(List.of("")) || (words.isEmpty() && !any)) {
            throw new FormatException("no call in the auction; - stands for no bid yet");
        }
        var elements = new ArrayList<Element>();
        for (var word : words) {
            elements.add(element(word));
        }
        return new AuctionPattern(any, elements, guards);
    }

    private static Element element(String word) {
        boolean theirs = word.startsWith("(") && word.endsWith(")");
        String inside = theirs ? word.substring(1, word.length() - 1) : word;
        int colon = inside.indexOf(':');
        String call = colon < 0 ? inside : inside.substring(0, colon);
        String key = colon < 0 ? "" : inside.substring(colon + 1);
        return new Element(CallPattern.parse(call), !theirs, key);
    }

    /// The letter stands for something by the time it is used: in the auction or in the call.
    ///
    /// @throws FormatException if it does not
    void requireBound(SuitName suit, Optional<CallPattern> call) {
        if (!(suit instanceof SuitName.Lettered(var variable)) || variable == Variable.TRUMPS) {
            return;
        }
        var calls = new ArrayList<>(elements.stream().map(Element::call).toList());
        call.ifPresent(calls::add);
        boolean bound =
                calls.stream()
                        .anyMatch(c ->
                                c instanceof CallPattern.SuitBid(_, SuitName.Lettered(var other))
                                        && variable.followsFrom(other));
        if (!bound) {
            throw new FormatException(
                    "%s is in neither the auction nor the call".formatted(variable.letters()));
        }
    }

    /// How the variables are bound when the auction is of this kind.
    Optional<Binding> match(Situation situation) {
        var binding =
                situation
                        .trumps()
                        .flatMap(suit -> Binding.NONE.with(Variable.TRUMPS, suit))
                        .orElse(Binding.NONE);
        var calls = situation.sinceOpening();
        var matched = anyBeginning ? matchEnd(calls, binding) : matchAll(calls, binding);
        return matched.filter(bound -> Guard.all(guards, situation, bound));
    }

    /// The shortest end of the auction that has all the elements.
    private Optional<Binding> matchEnd(List<Situation.Said> calls, Binding binding) {
        for (int from = calls.size() - elements.size(); from >= 0; from--) {
            var matched = matchAll(calls.subList(from, calls.size()), binding);
            if (matched.isPresent()) {
                return matched;
            }
        }
        return Optional.empty();
    }

    private Optional<Binding> matchAll(List<Situation.Said> calls, Binding start) {
        var binding = start;
        int next = 0;
        for (var said : calls) {
            var bound =
                    next < elements.size()
                            ? elements.get(next).match(said, binding)
                            : Optional.<Binding>empty();
            if (bound.isPresent()) {
                binding = bound.get();
                next++;
            } else if (said.ours() || said.call() != Word.PASS) {
                return Optional.empty();
            }
        }
        return next == elements.size() ? Optional.of(binding) : Optional.empty();
    }

    /// Every way in which the letters can be bound.
    List<Binding> ways() {
        var ways = new ArrayList<Binding>();
        for (var trumps : Suit.values()) {
            Binding.NONE.with(Variable.TRUMPS, trumps).ifPresent(ways::add);
        }
        List<Binding> all = ways;
        for (var element : elements) {
            all = all.stream().flatMap(way -> element.call().bindings(way).stream()).toList();
        }
        return all;
    }
}
