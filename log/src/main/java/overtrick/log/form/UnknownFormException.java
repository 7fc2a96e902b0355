package overtrick.log.form;

import overtrick.log.NewEvent;

/// An event of a name or a version that this program does not know: a newer one wrote it.
public final class UnknownFormException extends RuntimeException {
    public UnknownFormException(NewEvent logged) {
        super("no reader for event %s, version %d".formatted(logged.type(), logged.version()));
    }
}
