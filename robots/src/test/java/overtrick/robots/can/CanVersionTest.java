package overtrick.robots.can;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.match.CanTable;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.robots.can.table.RobotTable;
import overtrick.testkit.Seeds;

/// Frozen versions play for ever what they played when they were frozen. If a change makes one play
/// otherwise, it is a new version.
class CanVersionTest {

    @ParameterizedTest(name = "{0}, deal {1}")
    @CsvSource({
        "FIRST, 1, "
                + "SAS2S5S3DAD5D6DQD2D7DJDKS4H8STSJS9S6H3SKC9CAC6HJCJCQDTC3D9D8S7H6D3C7C8S8"
                + "D4HQH4SQLJHAH7HTBJH5H9CK",
        "FIRST, 2, " + "S6STSQSKCTC8C5C2DAC9DTD7",
        "SECOND, 1, "
                + "DAD7D6DQHJHAH4HTS2S5S3SALJD8DJDKD9D5H7H6HKH5H9C6H3HQS7CKSKS9S4DTD2C3SJS6"
                + "D3C7C8S8D4C9CJCQBJSTCASQ",
        "SECOND, 2, "
                + "BJH3H8H2C9CKC2CTCAC6SKH4H6LJH9H5C7S3S8S6CJS7D9D2CQDKS9HTH7STD7SJHJD3D5SA"
                + "HQD4S5DJHKC5D8DQHADTSQDA",
    })
    void aFrozenVersionPlaysAsItDid(CanVersion version, long seed, String cards) {
        var robot = CanRobot.bySearch(version, 6, 1);
        var played = new ArrayList<String>();
        var watcher =
                new RobotTable.Watcher() {
                    private boolean over;

                    @Override
                    public void decided(CanView view, CanDecision decision) {}

                    @Override
                    public void happened(CanEvent event, CanTable table) {
                        over |= event instanceof DealEnded;
                        if (event instanceof CardPlayed(var _, var card) && !over) {
                            played.add(card.code());
                        }
                    }
                };
        var table = new RobotTable(_ -> robot, Seeds.chance(seed), watcher);
        table.open(CanRules.CLUB);
        while (!watcher.over) {
            table.step();
        }

        assertThat(String.join("", played)).isEqualTo(cards);
    }
}
