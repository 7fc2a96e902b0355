package overtrick.members;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.leave.Erasure;
import overtrick.house.leave.OldTalk;
import overtrick.house.leave.Remains;
import overtrick.house.people.Recognition;
import overtrick.house.table.PersonId;
import overtrick.log.Sql;
import overtrick.log.StoreException;
import overtrick.log.host.LocalHost;
import overtrick.members.list.MemberList;

/// How people leave the club. What is theirs alone is gone at once; their names go from what others
/// need by and by, one leaver after the other.
public final class Leaving implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Leaving.class);

    private final Erasure erasure;
    private final OldTalk talk;
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().name("leaving").factory());

    Leaving(ClubHouse house, List<ClubRoom> rooms, Recognition recognition) {
        var tables = new AtTables(house.tables().hosts());
        var all = new ArrayList<Remains>(rooms);
        all.add(tables);
        var belongings = rooms.stream().flatMap(room -> room.belongings().stream()).toList();
        this.erasure =
                new Erasure(
                        house.store(), house.clock(), all, List.copyOf(belongings), recognition);
        this.talk = new OldTalk(house.store(), house.clock(), tables.hosts());
    }

    private record AtTables(List<LocalHost<?, ?, ?, ?, ?>> hosts) implements Remains {}

    /// Somebody leaves: they are signed out everywhere, and nothing lets them in again.
    ///
    /// @param form of the name that stays, with a place for a number
    /// @return that name
    public String leave(PersonId person, String form) {
        String id = person.value();
        var gone = new ArrayList<Sql>();
        for (String table :
                List.of("passkey", "recovery_code", "way_back", "known_device", "account")) {
            gone.add(Sql.of("DELETE FROM " + table + " WHERE person = ?", id));
        }
        gone.add(MemberList.forgetting(person));
        String alias = erasure.begin(person, form, gone);
        worker.execute(() -> finish(() -> {}));
        return alias;
    }

    /// Takes out, in the background, the names of all who have left, as far as that is not done:
    /// the program may have been stopped meanwhile.
    ///
    /// @param after what is done when there was anything
    public void goOnLater(Runnable after) {
        worker.execute(() -> finish(after));
    }

    private void finish(Runnable after) {
        try {
            if (erasure.goOn()) {
                after.run();
            }
        } catch (StoreException failed) {
            LOG.warn("names are taken out when the club opens again: {}", failed.getMessage());
        }
    }

    /// Takes out what was said at tables too long ago.
    ///
    /// @return how much
    public int sweepTalk() {
        return talk.sweep();
    }

    /// Waits for what is under way.
    @Override
    public void close() {
        worker.close();
    }
}
