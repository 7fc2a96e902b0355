package overtrick.members.office;

import java.time.Instant;
import java.util.Optional;

/// How the club is run at the moment.
///
/// @param readOnly why the club can only be looked at; empty when it is open
/// @param told what is told to everybody on every page
/// @param nightly whether a copy of the club is made every night
public record Running(Optional<String> readOnly, Optional<Told> told, boolean nightly) {

    static final Running USUAL = new Running(Optional.empty(), Optional.empty(), true);

    /// A word to everybody.
    ///
    /// @param until when it goes by itself
    public record Told(String text, Instant until) {}

    Running readOnly(Optional<String> why) {
        return new Running(why, told, nightly);
    }

    Running telling(Optional<Told> text) {
        return new Running(readOnly, text, nightly);
    }

    Running nightly(boolean wanted) {
        return new Running(readOnly, told, wanted);
    }

    /// What is told at a moment.
    public Optional<String> told(Instant now) {
        return told.filter(said -> said.until().isAfter(now)).map(Told::text);
    }
}
