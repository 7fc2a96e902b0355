package overtrick.house.table;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a table refuses what has nothing to do with the game itself.
public enum TableRefusal implements Refusal {
    TABLE_NOT_OPEN,
    TABLE_ALREADY_OPEN,
    SEAT_TAKEN,
    SEAT_FREE,
    NOT_A_ROBOT,
    /// A robot's seat, or the owner's own, when somebody is to be asked to leave.
    NOT_A_GUEST,
    ALREADY_SEATED,
    NOT_SEATED,
    /// Who has seen one hand of a deal may not take another.
    SAW_ANOTHER_HAND,
    /// The chair is vacant in a game for three.
    NOBODY_PLAYS_THERE,
    /// The owner keeps the table to those who sit there.
    TABLE_CLOSED,
    /// Guests may be looking on, so it does not become a table of members.
    OTHERS_MAY_LOOK,
    /// Who looks on at a table of an event waits until no other table has the board before it.
    FIELD_STILL_PLAYS,
    /// Who looks on at a table that is shown later than it is played has not seen this yet.
    SHOWN_LATER,
    /// They play these deals at another table, or have played them.
    DEALS_PLAYED_ELSEWHERE,
    /// The time in which the deals were to be played is over.
    DEALS_CLOSED,
    NOT_THE_OWNER,
    /// The house says who sits at a table of an event.
    THE_HOUSE_SEATS,
    /// Only a person alone among robots may let them hurry, as others want to follow.
    NOT_ALONE,
    /// Nobody plays for this seat.
    NOTHING_TO_TAKE_OVER,
    /// The director has been called already.
    HELP_IS_CALLED,
    HELP_IS_NOT_CALLED,
    /// The owner has asked them to leave.
    UNWELCOME,
    /// Who comments on a table does not play there.
    COMMENTS_HERE,
    /// Nobody waits for a turn here, or as many wait as may.
    NO_ROOM_TO_WAIT,
    /// The seat is not promised, or they have agreed already.
    NOT_BOOKED,
    /// What a robot did before they came is not theirs to take back.
    NOT_YOUR_OWN,
    SITTING_OUT,
    NOT_SITTING_OUT,
    /// The seat is a person's, who plays it themselves.
    NOT_PLAYED_BY_ROBOT,
    /// The house has the table wait.
    TABLE_STANDS_STILL,
    /// The sender had not seen the last call or card.
    TABLE_HAS_MOVED_ON,
    NO_MORE_BOARDS,
    /// Somebody has jumped, and the pause after it has not passed (bridge.md §4.6).
    STOP_CARD_IS_OUT,
    /// It is so already.
    NOTHING_CHANGES,
    NOTHING_SAID,
    TOO_LONG,
    NOT_FOR_THIS_MEMBER;

    /// The Law behind the refusal, empty for nearly all: they are manners of the house.
    @Override
    public Optional<String> law() {
        return this == SAW_ANOTHER_HAND ? Optional.of("Law 16D") : Optional.empty();
    }
}
