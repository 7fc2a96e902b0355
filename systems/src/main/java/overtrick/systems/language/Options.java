package overtrick.systems.language;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;

/// What a system leaves to its players: `option garbage-stayman = off or on`. The first choice
/// holds unless a parameter of that name, set before, says another.
final class Options {

    private static final Pattern CONDITION = Pattern.compile("(\\S+) +is( +not)? +(\\S+)");

    private static final Pattern WHEN = Pattern.compile("\\bwhen\\b");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");
    private static final Pattern CHOICE = Pattern.compile("[a-z0-9][a-z0-9-]*");

    private final Map<String, List<String>> choices = new LinkedHashMap<>();

    /// What stands before `when` and what behind it, if it is there.
    record Halves(String before, Optional<String> condition) {}

    static Halves halves(String text) {
        var halves = text.contains("when") ? WHEN.split(text, 2) : new String[] {text};
        return new Halves(
                halves[0].strip(), halves.length == 2 ? Optional.of(halves[1]) : Optional.empty());
    }

    /// @param text `name = choice or choice`
    /// @param parameters those set so far; the option becomes one of them
    /// @throws FormatException if that is not how it reads, or another choice has been asked for
    void declare(String text, Map<String, String> parameters) {
        int equals = text.indexOf('=');
        var name = text.substring(0, Math.max(equals, 0)).strip();
        var open = List.of(text.substring(equals + 1).strip().split(" +or +", -1));
        boolean words = open.stream().allMatch(Options::isChoice);
        if (!NAME.matcher(name).matches() || !words || open.size() < 2) {
            throw new FormatException(
                    "an option is written name = choice or choice, each one word: " + text);
        }
        choices.put(name, open);
        var chosen = parameters.computeIfAbsent(name, _ -> open.getFirst());
        if (!open.contains(chosen)) {
            throw new FormatException(
                    "%s is %s, not %s".formatted(name, String.join(" or ", open), chosen));
        }
    }

    /// Reads what cannot be chosen together: `bergen is on, majors is four`.
    ///
    /// @return empty unless all of it is chosen
    /// @throws FormatException naming what is not understood
    Optional<Contradiction> refuse(String text, Map<String, String> parameters) {
        var together = new ArrayList<Contradiction.Chosen>();
        boolean holds = true;
        for (var part : text.split(",", -1)) {
            var condition = CONDITION.matcher(part.strip());
            if (!condition.matches() || condition.group(2) != null) {
                throw new FormatException("what is refused is written name is choice: " + text);
            }
            var chosen = new Contradiction.Chosen(condition.group(1), condition.group(3));
            requireChoice(chosen.option(), chosen.choice());
            holds &= chosen.choice().equals(parameters.get(chosen.option()));
            together.add(chosen);
        }
        if (together.size() != 2) {
            throw new FormatException("two choices are refused together: " + text);
        }
        return holds ? Optional.of(new Contradiction(together)) : Optional.empty();
    }

    /// A word that can be a choice.
    static boolean isChoice(String text) {
        return CHOICE.matcher(text).matches();
    }

    boolean isDeclared(String name) {
        return choices.containsKey(name);
    }

    /// Every option with its choices, in the order in which they were declared.
    Map<String, List<String>> all() {
        return Collections.unmodifiableMap(choices);
    }

    /// What stands after `when`: whether the options are as it wants, and what is left to see at
    /// the table.
    ///
    /// @param descriptions with the parameters set so far, the options among them
    /// @throws FormatException naming what is not understood
    When when(Halves halves, Descriptions descriptions) {
        return halves.condition.map(text -> when(text, descriptions)).orElse(When.ALWAYS);
    }

    private When when(String text, Descriptions descriptions) {
        var parameters = descriptions.parameters();
        boolean holds = true;
        var guards = new ArrayList<Guard>();
        for (var part : text.split(",", -1)) {
            var condition = CONDITION.matcher(part.strip());
            if (condition.matches()) {
                boolean wanted = condition.group(2) == null;
                var name = condition.group(1);
                requireChoice(name, condition.group(3));
                holds &= condition.group(3).equals(parameters.get(name)) == wanted;
            } else {
                guards.add(Guard.parse(part.strip(), descriptions));
            }
        }
        return new When(holds, guards);
    }

    private void requireChoice(String name, String choice) {
        var open = choices.get(name);
        if (open == null) {
            throw new FormatException("no such option so far: " + name);
        }
        if (!open.contains(choice)) {
            throw new FormatException(
                    "%s is %s, never %s".formatted(name, String.join(" or ", open), choice));
        }
    }

    /// @param holds as far as the options go
    record When(boolean holds, List<Guard> guards) {

        static final When ALWAYS = new When(true, List.of());

        When {
            guards = List.copyOf(guards);
        }
    }
}
