package overtrick.club;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import overtrick.club.people.Visitor;

/// A club that is open for each test, with somebody in it.
abstract class OpenClub {

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

    /// The club with all that it has kept.
    final Club opened() {
        return Club.open(settings(ClubSettings.in(directory).withRobotPace(Duration.ZERO)));
    }
}
