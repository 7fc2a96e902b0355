package overtrick.bench.server;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/// The programs that serve one club: one with a store of its own, or several on one database.
record Programs(List<Server> servers) implements AutoCloseable {

    /// Starts them one after the other; the first of several begins the cluster.
    ///
    /// @param nodes how many; several need a store
    /// @param data the directory of the first
    /// @param store an empty PostgreSQL database; empty for a store in files
    static Programs start(int nodes, Path data, String store, List<String> options)
            throws IOException {
        var started = new ArrayList<Server>();
        var ports = freePorts(2 * nodes);
        var words = ports.subList(nodes, 2 * nodes);
        String cluster =
                words.stream().map(port -> "127.0.0.1:" + port).collect(Collectors.joining(","));
        var club = new Programs(started);
        for (int node = 0; node < nodes; node++) {
            var arguments = new ArrayList<>(options);
            if (!store.isEmpty()) {
                arguments.addAll(List.of("--store", store));
            }
            if (nodes > 1) {
                arguments.addAll(List.of("--cluster", cluster));
                arguments.addAll(List.of("--node", "127.0.0.1:" + words.get(node)));
            }
            var place = node == 0 ? data : Files.createTempDirectory("overtrick-night");
            try {
                started.add(Server.start(place, ports.get(node), arguments.toArray(String[]::new)));
            } catch (IOException failed) {
                club.close();
                throw failed;
            }
        }
        return club;
    }

    private static List<Integer> freePorts(int count) throws IOException {
        var held = new ArrayList<ServerSocket>();
        try {
            for (int i = 0; i < count; i++) {
                held.add(new ServerSocket(0));
            }
            return held.stream().map(ServerSocket::getLocalPort).toList();
        } finally {
            for (var socket : held) {
                socket.close();
            }
        }
    }

    /// Where each of them serves pages.
    List<URI> addresses() {
        return servers.stream().map(Server::address).toList();
    }

    /// The same addresses, beginning with another.
    static List<URI> from(List<URI> addresses, int first) {
        var turned = new ArrayList<>(addresses);
        Collections.rotate(turned, -first);
        return turned;
    }

    /// Memory that all of them hold.
    long residentMebibytes() {
        return servers.stream().mapToLong(Server::residentMebibytes).sum();
    }

    /// What all of them have taken of the processors.
    Duration processorTime() {
        return servers.stream().map(Server::processorTime).reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public void close() {
        servers.forEach(Server::close);
    }
}
