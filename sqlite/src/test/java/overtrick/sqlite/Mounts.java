package overtrick.sqlite;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Mounts of a test, for disks that fail.
final class Mounts {

    private Mounts() {}

    /// Runs a shell script with mounts of its own, where the system lets us.
    static ProcessBuilder withMounts(String script) {
        return new ProcessBuilder("unshare", "-rm", "sh", "-ec", script)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    /// Whether a file system can be mounted for a program of ours.
    static boolean canMount() {
        try {
            var probe =
                    withMounts("mount -t tmpfs -o size=1m none /mnt")
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            return probe.waitFor(20, TimeUnit.SECONDS) && probe.exitValue() == 0;
        } catch (IOException noSuchCommand) {
            return false;
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// As one word for a shell.
    static String quoted(List<String> command) {
        return String.join(
                " ", command.stream().map(word -> "'" + word.replace("'", "'\\''") + "'").toList());
    }
}
