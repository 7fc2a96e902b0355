package overtrick.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;

/// The event stream of a table as it comes over the line, read without a browser.
final class RawStream implements AutoCloseable {

    private final HttpClient client = HttpClient.newHttpClient();
    private final List<Receipt> received = new CopyOnWriteArrayList<>();

    /// @param cookies of the visitor whose stream it is
    RawStream(String address, String cookies) {
        var request = HttpRequest.newBuilder(URI.create(address)).header("Cookie", cookies).build();
        var lines = open(request);
        Thread.ofVirtual().start(() -> read(lines));
    }

    private Stream<String> open(HttpRequest request) {
        try {
            return client.send(request, BodyHandlers.ofLines()).body();
        } catch (IOException | InterruptedException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private void read(Stream<String> lines) {
        try (lines) {
            long number = 0;
            for (String line : (Iterable<String>) lines::iterator) {
                if (line.startsWith("id: ")) {
                    number = Long.parseLong(line.substring("id: ".length()));
                } else if (!line.isEmpty()) {
                    received.add(new Receipt("the raw stream", number, line));
                }
            }
        } catch (UncheckedIOException ended) {
            // The house was shut, or the test is over.
        }
    }

    List<Receipt> received() {
        return List.copyOf(received);
    }

    @Override
    public void close() {
        client.shutdownNow();
    }
}
