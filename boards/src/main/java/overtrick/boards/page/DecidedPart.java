package overtrick.boards.page;

import java.util.Optional;

/// What decided a board, or the promise to tell it.
///
/// @param home the address of the board's page
/// @param path where it is waited for
/// @param account empty while it is being worked out
/// @param again whether the promise has been given before
/// @param silent when there is nothing to say, or it will never be known
/// @param plays whether visitors may play the board again
public record DecidedPart(
        String home,
        String path,
        Optional<AccountPart> account,
        boolean again,
        boolean silent,
        boolean plays,
        String promise) {}
