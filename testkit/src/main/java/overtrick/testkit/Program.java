package overtrick.testkit;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A program of the tests in a process of its own, so that it can be killed.
public final class Program {

    private Program() {}

    /// What it says of faults stands among what the test says.
    public static ProcessBuilder of(Class<?> main, String... arguments) {
        return new ProcessBuilder(command(main, arguments))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
    }

    public static List<String> command(Class<?> main, String... arguments) {
        var command = new ArrayList<String>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("--enable-native-access=ALL-UNNAMED");
        command.add("-XX:TieredStopAtLevel=1");
        command.add("-XX:+UseSerialGC");
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.add(main.getName());
        command.addAll(List.of(arguments));
        return command;
    }
}
