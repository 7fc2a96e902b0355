package overtrick.dealing.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Seat;

/// A script that has been read: which deals are wanted, how many, and what is done with them.
///
/// @param condition 0 for deals that are not wanted
/// @param tables what cards count for: ten counts of the script, and points
/// @param frame what the script says about the run
public record Script(
        Expr condition,
        List<Action> actions,
        List<PointTable> tables,
        Predeal predeal,
        Frame frame) {

    /// The longest text that is read, in characters.
    public static final int LONGEST = 200_000;

    public Script {
        actions = List.copyOf(actions);
        tables = List.copyOf(tables);
    }

    /// What a script says beside its condition and actions.
    ///
    /// @param generate how many deals at most are dealt
    /// @param produce how many at most are taken
    /// @param dealer who deals; without it as on the board of the number
    /// @param vulnerability of all deals; without it as on the board of the number
    public record Frame(
            OptionalInt generate,
            OptionalInt produce,
            Optional<Seat> dealer,
            Optional<Vulnerability> vulnerability,
            Optional<String> title,
            OptionalLong seed) {}

    /// Reads a script of the extended dialect without parameters.
    ///
    /// @throws ScriptException when the text is no script
    public static Script parse(String text) {
        return parse(text, Dialect.EXTENDED, Map.of());
    }

    /// Reads a script.
    ///
    /// @param parameters what stands for `$1`, `$2`, …, by their numbers
    /// @throws ScriptException when the text is no script
    public static Script parse(String text, Dialect dialect, Map<Integer, String> parameters) {
        return new ScriptReader(new Lexer(text, dialect, parameters).tokens(), dialect).script();
    }

    /// Whether any action prints deals.
    public boolean prints() {
        return actions.stream().anyMatch(Action.Print.class::isInstance);
    }
}
