package overtrick.house.people;

import java.time.InstantSource;
import java.util.List;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.Store;

/// Guests who turned out to be members. What they have played and kept is the member's from then
/// on; in the log they stay who they were, so the rows that are made from it are passed on once
/// more whenever they have been made anew.
public final class Recognition {

    private static final String NOTE =
            "INSERT INTO guest_joined (guest, member, joined) VALUES (?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";

    private record Joined(PersonId guest, PersonId member) {}

    private final Store store;
    private final InstantSource clock;
    private final List<Belongings> belongings;

    /// @param belongings what people have in all rooms
    public Recognition(Store store, InstantSource clock, List<Belongings> belongings) {
        this.store = store;
        this.clock = clock;
        this.belongings = List.copyOf(belongings);
    }

    /// Passes on what is the guest's, and signs the guest out everywhere.
    public void join(PersonId guest, PersonId member) {
        var noting = Sql.of(NOTE, guest.value(), member.value(), clock.millis());
        var ending = Sql.of("DELETE FROM session WHERE person = ?", guest.value());
        store.write(connection -> {
            int rows = noting.change(connection) + ending.change(connection);
            for (var one : belongings) {
                rows += one.pass(connection, guest, member);
            }
            return rows;
        });
    }

    /// How many boards, deals and matches somebody has played.
    public int played(PersonId person) {
        return store.read(connection -> {
            int played = 0;
            for (var one : belongings) {
                played += one.sort() == Belongings.Sort.PLAYED ? one.count(connection, person) : 0;
            }
            return played;
        });
    }

    /// Passes everything on once more, after rows have been made anew from the log.
    public void again() {
        var all =
                store.rows(
                        "SELECT guest, member FROM guest_joined ORDER BY joined, guest",
                        row ->
                                new Joined(
                                        new PersonId(row.getString(1)),
                                        new PersonId(row.getString(2))));
        for (var one : all) {
            store.write(connection -> {
                int rows = 0;
                for (var belonging : belongings) {
                    rows += belonging.pass(connection, one.guest(), one.member());
                }
                return rows;
            });
        }
    }
}
