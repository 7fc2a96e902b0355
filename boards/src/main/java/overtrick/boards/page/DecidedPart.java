package overtrick.boards.page;

import java.util.Optional;

/// What decided a board, or the promise to tell it.
///
/// @param home the address of the board's page
/// @param sentence empty while it is being worked out
/// @param again whether the promise has been given before
/// @param failed when it will never be known
public record DecidedPart(
        String home, Optional<String> sentence, boolean again, boolean failed, String promise) {}
