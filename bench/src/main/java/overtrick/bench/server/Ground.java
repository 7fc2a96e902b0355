package overtrick.bench.server;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// Where one of several programs of a drill runs: with a share of the processors of its own, as
/// large as that of whoever starts it, as on a machine of its own; and where `bench/nodes.sh` has
/// laid lines, behind a line for pages and another one for the neighbours and the database, which
/// can be cut.
///
/// @param number 1, 2 or 3
/// @param apart whether there are lines
record Ground(int number, boolean apart) {

    /// What starts the program there.
    List<String> by() {
        var by = new ArrayList<String>();
        if (apart) {
            by.addAll(List.of("ip", "netns", "exec", "overtrick" + number));
        }
        by.addAll(List.of("setsid", "sh", "-c"));
        // Linux shares processors out by sessions; a new one begins with the usual share.
        by.add(
                "share=$(sed 's/.*nice //' /proc/%d/autogroup) && echo $share >/proc/self/autogroup; exec \"$@\""
                        .formatted(ProcessHandle.current().pid()));
        by.add("sh");
        return by;
    }

    /// The address for pages.
    String pages() {
        return apart ? "10.77.0.1" + number : "127.0.0.1";
    }

    /// The address for the neighbours.
    String words() {
        return apart ? "10.78.0.1" + number : "127.0.0.1";
    }

    /// Cuts the line to the neighbours and to the database.
    void cut() throws IOException, InterruptedException {
        line("down");
    }

    /// Mends it.
    void mend() throws IOException, InterruptedException {
        line("up");
    }

    private void line(String how) throws IOException, InterruptedException {
        run("ip link set overtrick%dw %s".formatted(number, how));
    }

    /// Has the shell do something.
    static void run(String command) throws IOException, InterruptedException {
        int status = new ProcessBuilder("sh", "-c", command).inheritIO().start().waitFor();
        if (status != 0) {
            throw new IOException("%s: status %d".formatted(command, status));
        }
    }
}
