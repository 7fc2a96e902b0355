package overtrick.bridge.auction;

import java.util.List;

/// A call was made that is not legal. Callers ask first, so this is a bug of theirs.
public final class IllegalCallException extends IllegalArgumentException {

    IllegalCallException(Call call, Standing standing, CallRefusal reason) {
        super(
                "%s is refused, %s (%s), after %s"
                        .formatted(call.code(), reason, reason.law().orElse("-"), standing));
    }

    IllegalCallException(Call call, List<Call> before, CallRefusal reason) {
        super("%s is refused, %s, after %s".formatted(call.code(), reason, before));
    }
}
