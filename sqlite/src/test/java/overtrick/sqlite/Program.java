package overtrick.sqlite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/// Another program: a class with a main method in a Java machine of its own.
final class Program {

    private Program() {}

    static ProcessBuilder of(Class<?> main, String... arguments) {
        return new ProcessBuilder(command(main, arguments))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    static List<String> command(Class<?> main, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-XX:TieredStopAtLevel=1");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }

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
