package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import overtrick.house.people.Visitor;
import overtrick.log.host.Reply;

/// A club that is open for each test, with somebody in it.
abstract class OpenClub {

    /// A file with board 5 and then board 3, which West deals.
    static final String TWO_BOARDS =
            """
            [Board "5"]
            [Deal "N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876"]

            [Board "3"]
            [Dealer "W"]
            [Vulnerable "None"]
            [Deal "N:876.J543.AKQ2.T9 543.76.763.AQ876 AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54"]
            """;

    @TempDir Path directory;

    Club club;
    Visitor lan;

    /// How it is opened; its robots act at once.
    ClubSettings settings(ClubSettings usual) {
        return usual;
    }

    @BeforeEach
    void openClub() {
        club = opened();
        lan = club.people().welcome("Lan");
    }

    @AfterEach
    void closeClub() {
        club.close();
    }

    static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }

    static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// The club with all that it has kept.
    final Club opened() {
        return Club.open(settings(ClubSettings.in(directory).withRobotPace(Duration.ZERO)));
    }
}
