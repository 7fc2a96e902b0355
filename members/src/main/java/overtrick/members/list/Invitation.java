package overtrick.members.list;

import java.time.Instant;
import java.util.Optional;

/// A link by which somebody becomes a member.
///
/// @param id which opens nothing
/// @param row the line of the list for which it is; empty for anybody
/// @param label what officers know it by
/// @param left how many may still come by it
public record Invitation(
        String id, Optional<String> row, String label, Instant made, Instant until, int left) {}
