package overtrick.page.table;

import java.util.Locale;

/// What is done at every table, whatever is played there.
enum TableDeed {
    SIT,
    LEAVE,
    ROBOT,
    DISMISS,
    FILL,
    SIT_OUT,
    COME_BACK,
    AGREE,
    UNBOOK,
    WAIT,
    ADD_TO_CIRCLE,
    LET_IN,
    ASK_TO_LEAVE,
    SET_PACE,
    SET_DELAY,
    HURRY,
    SKIP,
    CALL_FOR_HELP,
    HELP_GIVEN,
    PLAY_FOR_PARTNER,
    SAY;

    /// The last part of the address.
    String path() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
