package overtrick.page.watch;

import java.util.Optional;

/// How the program is watched.
///
/// @param token by which programs of other machines may read its figures; empty: none may
/// @param version of the program, as it is told
public record Watching(Optional<String> token, String version) {

    /// Figures are for this machine only.
    public static final Watching HERE = new Watching(Optional.empty(), "");
}
