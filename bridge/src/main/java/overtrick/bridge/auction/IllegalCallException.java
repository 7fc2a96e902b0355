package overtrick.bridge.auction;

import java.util.List;

/// Somebody made a call without asking whether it may be made: a bug of the caller's.
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
