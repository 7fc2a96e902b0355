package overtrick.bench.server;

import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// From the start of the process to the line that says it is ready, and to the first page.
@Command(name = "start", description = "Time to ready and to the first page; memory then.")
public final class StartBench implements Callable<Integer> {

    @Option(names = "--runs", description = "(default: ${DEFAULT-VALUE})")
    private int runs = 10;

    @Override
    public Integer call() throws IOException, InterruptedException {
        var ready = new long[runs];
        var firstPage = new long[runs];
        long memory = 0;
        try (var client = HttpClient.newHttpClient()) {
            for (int run = 0; run < runs; run++) {
                long begun = System.nanoTime();
                try (var server = Server.start()) {
                    ready[run] = server.nanosToReady();
                    var asked = HttpRequest.newBuilder(server.address()).build();
                    int status = client.send(asked, BodyHandlers.discarding()).statusCode();
                    if (status != 200) {
                        throw new IOException("the first page came with status " + status);
                    }
                    firstPage[run] = System.nanoTime() - begun;
                    memory = server.residentMebibytes();
                }
            }
        }
        System.out.println("ready:      " + new Figures(ready).text());
        System.out.println("first page: " + new Figures(firstPage).text());
        System.out.printf("memory then: %d MiB%n", memory);
        return 0;
    }
}
