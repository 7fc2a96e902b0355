package overtrick.classroom.judge;

import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.house.table.PersonId;
import overtrick.systems.Meant;

/// A call of a student, beside the call that their system has for the hand.
///
/// @param place of the call in the auction, from 0
/// @param due what was due, with what it shows
/// @param shows what the call of the student shows
public record Judged(int place, Seat seat, PersonId student, Call call, Meant due, Meant shows) {

    public boolean isRight() {
        return due.call().equals(call);
    }
}
