package overtrick.cantable.contest;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.cantable.contest.Contest.Calendar;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.Contest.Plan;
import overtrick.house.codes.TableId;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What may be asked of a contest.
public sealed interface ContestCommand {

    /// @param key from which the packs are made
    record Announce(Plan plan, String key) implements ContestCommand {}

    record Enter(Place place) implements ContestCommand {}

    record Withdraw() implements ContestCommand {}

    /// The house knows a guest to be a member, who has all that the guest had.
    record Recognise(PersonId guest, Member.Person member) implements ContestCommand {}

    /// The house is to begin the rounds by a calendar; the organiser's to say, before the first.
    record Schedule(Calendar calendar) implements ContestCommand {}

    /// Others are to look on, so much later than it is played, or not at all; the organiser's to
    /// say at any time.
    ///
    /// @param later empty when nobody else is to look on
    record Show(Optional<Delay> later) implements ContestCommand {}

    /// The tables of the next round stand ready; the organiser's to say, and the house's where
    /// there is a calendar.
    ///
    /// @param round which it is, from 1
    record BeginRound(int round, List<TableId> tables, Instant now) implements ContestCommand {
        public BeginRound {
            tables = List.copyOf(tables);
        }
    }
}
