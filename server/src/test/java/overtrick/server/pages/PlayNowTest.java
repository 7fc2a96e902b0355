package overtrick.server.pages;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;

/// "Play now" goes on with what somebody plays, and begins nothing that they have begun already.
@Timeout(60)
@Tag("bridgetable")
class PlayNowTest {

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser ann = HOUSE.visitor();

    private static String play(Browser who, Map<String, String> form) {
        return who.submit("/play", form).uri().getPath();
    }

    private static int deals(String table) {
        var id = new TableId(table.substring("/tables/".length()));
        return HOUSE.club().duplicate().look(id, Member.House.HOUSE).orElseThrow().deals();
    }

    /// The board is over: the session goes on with the next one.
    @Test
    void aFinishedBoardIsFollowedByTheNext() {
        String table = PlayedBoard.by(ann);

        assertThat(play(ann, Map.of())).isEqualTo(table);
        await().atMost(20, SECONDS).until(() -> deals(table) == 2);
        assertThat(play(ann, Map.of())).as("with a board under way").isEqualTo(table);
        assertThat(deals(table)).isEqualTo(2);
    }

    @Test
    void otherRobotsAreAnotherSession() {
        String table = PlayedBoard.by(ann);

        assertThat(play(ann, Map.of("level", "EXPERT"))).isNotEqualTo(table);
        assertThat(deals(table)).isEqualTo(1);
    }
}
