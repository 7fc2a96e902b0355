package overtrick.house;

import java.time.Duration;
import java.util.List;
import overtrick.house.compared.Comparables;
import overtrick.house.leave.Remains;
import overtrick.house.people.Belongings;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Kind;

/// One room of the club: a game or an activity with the living things that belong to it. The house
/// knows no more of it than this.
public interface ClubRoom extends Remains, AutoCloseable {

    /// What lives here beside the tables, which the house knows already: for checks, and for making
    /// read models anew.
    default List<Kind<?, ?, ?, ?, ?>> kinds() {
        return List.of();
    }

    /// Tables of the store whose rows follow from events alone, so that they may be made anew.
    default List<String> rows() {
        return List.of();
    }

    /// The rows of the room that belong to people.
    default List<Belongings> belongings() {
        return List.of();
    }

    /// What people take home from here.
    default List<Takeaway> takeaways() {
        return List.of();
    }

    /// The boards of the room that several tables have played.
    default List<Comparables> comparables() {
        return List.of();
    }

    /// A guest turned out to be a member, who has all that the guest had in what lives here.
    default void recognise(PersonId guest, Member.Person member) {}

    /// A cache that drops what nobody has used for a while; it is read from the log when it is
    /// needed again.
    @FunctionalInterface
    interface Resting {

        /// @param most how many stay at most
        void letRest(Duration idle, int most);
    }

    /// The caches that are swept from time to time, each by itself.
    default List<Resting> resting() {
        return List.of();
    }

    /// The club closes: nothing may act by itself any longer.
    @Override
    default void close() {}
}
