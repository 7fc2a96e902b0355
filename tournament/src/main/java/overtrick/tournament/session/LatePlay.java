package overtrick.tournament.session;

import java.time.Instant;
import java.util.Optional;

/// Where and when a board is played that was left over (Law 8B2).
///
/// @param when empty for after the last round
public record LatePlay(Section.Table at, Optional<Instant> when) {}
