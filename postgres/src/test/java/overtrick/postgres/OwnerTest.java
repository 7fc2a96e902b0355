package overtrick.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OwnerTest {

    private static final int CUT = 63;

    @Test
    void connectionsAreCalledLikeTheirProgram() {
        assertThat(Owner.connections("127.0.0.1:7101-5e1f"))
                .isEqualTo("overtrick 127.0.0.1:7101-5e1f");
        assertThat(Owner.connections("n".repeat(53))).isEqualTo("overtrick " + "n".repeat(53));
    }

    /// The server cuts names of connections, and programs of one machine begin alike.
    @Test
    void noTwoProgramsAreCalledAlikeByTheServer() {
        String machine = "overtrick-2.overtrick-programs.clubs.svc.cluster.example.org:7100-";
        String umlauts = "ü".repeat(30);

        assertThat(
                        Stream.of(machine + "5e1f", machine + "5e20", umlauts + "a", umlauts + "b")
                                .map(Owner::connections))
                .doesNotHaveDuplicates()
                .allMatch(name -> name.getBytes(StandardCharsets.UTF_8).length <= CUT);
    }
}
