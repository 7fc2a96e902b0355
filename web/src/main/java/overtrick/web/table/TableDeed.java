package overtrick.web.table;

import java.util.Locale;

/// What is done at every table, whatever is played there.
enum TableDeed {
    SIT,
    LEAVE,
    ROBOT,
    DISMISS,
    SIT_OUT,
    COME_BACK,
    SAY;

    /// The last part of the address.
    String path() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
