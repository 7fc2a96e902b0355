package overtrick.company.wish;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.company.wish.WishEvent.Ended;
import overtrick.company.wish.WishEvent.Gathered;
import overtrick.company.wish.WishEvent.GuestKnown;
import overtrick.company.wish.WishEvent.Joined;
import overtrick.company.wish.WishEvent.Laid;
import overtrick.company.wish.WishEvent.Left;
import overtrick.company.wish.WishEvent.Wished;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.terms.Strength;
import overtrick.log.form.Redaction;
import overtrick.testkit.log.EventCodecContract;

/// The events of wishes in the log.
class WishEventsTest extends EventCodecContract<WishEvent> {

    private static final Member.Person LAN = new Member.Person(new PersonId("lan"), "Lan");

    WishEventsTest() {
        super(Wishes.KIND.codec(), "wish-events.log");
    }

    @Override
    protected List<WishEvent> all() {
        var from = Instant.parse("2026-11-26T20:00:00Z");
        var until = Instant.parse("2026-11-26T20:30:00Z");
        var level = Optional.of(Strength.CLUB);
        var all = new ArrayList<WishEvent>();
        all.add(new Wished(new Wanted("duplicate", 4, "two-over-one", 3, level, from, until), LAN));
        all.add(new Wished(new Wanted("can", 0, "", 4, Optional.empty(), from, until), LAN));
        all.add(new Joined(LAN));
        all.add(new Left(LAN.id()));
        for (var why : WishEvent.Why.values()) {
            all.add(new Ended(why));
        }
        all.add(new Gathered());
        all.add(new Laid(new TableId("ABCDE")));
        all.add(new GuestKnown(new PersonId("guest"), LAN));
        return all;
    }

    /// Whoever has left the club is called otherwise, and nothing else changes.
    @Test
    void takesNamesOut() {
        var how =
                new Redaction() {
                    @Override
                    public String of(String id, String name) {
                        return id.equals("lan") ? "Former member 1" : name;
                    }

                    @Override
                    public String name(String name) {
                        return name;
                    }

                    @Override
                    public String robot(String name) {
                        return name;
                    }

                    @Override
                    public String text(String words) {
                        return words;
                    }

                    @Override
                    public String said(String speaker, String words) {
                        return words;
                    }
                };
        for (var event : all()) {
            assertThat(String.valueOf(Wishes.KIND.codec().redacted(event, how)))
                    .isEqualTo(String.valueOf(event).replace("name=Lan", "name=Former member 1"));
        }
    }
}
