package overtrick.members.office;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// How the club is run at the moment.
///
/// @param readOnly why the club can only be looked at; empty when it is open
/// @param told what is told to everybody on every page
/// @param nightly whether a copy of the club is made every night
/// @param closed the codes of tables that officers have closed, with the reasons
public record Running(
        Optional<String> readOnly,
        Optional<Told> told,
        boolean nightly,
        Map<String, String> closed) {

    static final Running USUAL = new Running(Optional.empty(), Optional.empty(), true, Map.of());

    public Running {
        closed = Map.copyOf(closed);
    }

    /// A word to everybody.
    ///
    /// @param until when it goes by itself
    public record Told(String text, Instant until) {}

    Running readOnly(Optional<String> why) {
        return new Running(why, told, nightly, closed);
    }

    Running telling(Optional<Told> text) {
        return new Running(readOnly, text, nightly, closed);
    }

    Running nightly(boolean wanted) {
        return new Running(readOnly, told, wanted, closed);
    }

    Running closing(String table, String why) {
        var more = new TreeMap<>(closed);
        more.put(table, why);
        return new Running(readOnly, told, nightly, more);
    }

    Running reopening(String table) {
        var fewer = new TreeMap<>(closed);
        fewer.remove(table);
        return new Running(readOnly, told, nightly, fewer);
    }

    /// What is told at a moment.
    public Optional<String> told(Instant now) {
        return told.filter(said -> said.until().isAfter(now)).map(Told::text);
    }

    /// Why an officer has closed a table; empty when nobody has.
    ///
    /// @param table its code
    public Optional<String> closed(String table) {
        return Optional.ofNullable(closed.get(table));
    }
}
