package overtrick.laid.set;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.log.form.Redaction;
import overtrick.testkit.log.EventCodecContract;

/// The events of laid deals in the log.
class LaidEventsTest extends EventCodecContract<LaidEvent> {

    private static final Redaction LAN_HAS_LEFT =
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

    LaidEventsTest() {
        super(LaidSets.KIND.codec(), "laid-events.log");
    }

    @Override
    protected List<LaidEvent> all() {
        return List.of(
                new LaidEvent.Laid(LaidRulesTest.plan()),
                new LaidEvent.Entered(LaidRulesTest.LAN, LaidRulesTest.ONE),
                new LaidEvent.RobotsSeated(LaidRulesTest.OTHER),
                new LaidEvent.Closed(LaidRulesTest.placed()),
                new LaidEvent.GuestKnown(LaidRulesTest.LAN.id(), LaidRulesTest.MINH));
    }

    @Test
    void aNameIsTakenOutEverywhere() {
        var named = new ArrayList<>(all());
        named.add(new LaidEvent.GuestKnown(LaidRulesTest.MINH.id(), LaidRulesTest.LAN));
        named.removeIf(event -> !event.toString().contains("name=Lan"));
        assertThat(named).extracting(Object::getClass).doesNotHaveDuplicates().hasSize(4);
        for (var event : named) {
            assertThat(LaidEvent.redacted(event, LAN_HAS_LEFT))
                    .asString()
                    .doesNotContain("name=Lan")
                    .contains("name=Former member 1");
        }
    }
}
