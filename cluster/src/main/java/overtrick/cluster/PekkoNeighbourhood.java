package overtrick.cluster;

import com.typesafe.config.ConfigFactory;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.pekko.actor.BootstrapSetup;
import org.apache.pekko.actor.setup.ActorSystemSetup;
import org.apache.pekko.actor.typed.ActorSystem;
import overtrick.log.Neighbourhood;
import overtrick.log.Neighbours;
import overtrick.log.StoreException;

/// Joins programs into a cluster of Apache Pekko.
public final class PekkoNeighbourhood implements Neighbourhood {

    private static final String NAME = "overtrick";

    private final Duration patience;

    /// For programs that come to each other within a minute.
    public PekkoNeighbourhood() {
        this(Duration.ofMinutes(1));
    }

    /// @param patience how long others are waited for
    PekkoNeighbourhood(Duration patience) {
        this.patience = patience;
    }

    @Override
    public Neighbours join(String own, List<String> all, Runnable shutOut) {
        if (!all.contains(own)) {
            throw new StoreException("%s is none of %s".formatted(own, String.join(", ", all)));
        }
        var loader = PekkoNeighbourhood.class.getClassLoader();
        int colon = own.lastIndexOf(':');
        var said =
                ConfigFactory.parseMap(
                        Map.of(
                                "pekko.remote.artery.canonical.hostname", own.substring(0, colon),
                                "pekko.remote.artery.canonical.port", own.substring(colon + 1),
                                "pekko.cluster.seed-nodes",
                                        all.stream()
                                                .map(one -> "pekko://" + NAME + "@" + one)
                                                .collect(Collectors.toList())));
        var usual = ConfigFactory.parseResources(loader, "overtrick-cluster.conf");
        var config = ConfigFactory.load(loader, said.withFallback(usual));
        var minded = new Minded();
        var post = new Post();
        try {
            var system =
                    ActorSystem.create(
                            Node.guardian(minded, post),
                            NAME,
                            ActorSystemSetup.create(
                                    BootstrapSetup.create(config).withClassloader(loader)));
            return new PekkoNeighbours(system, minded, post, shutOut).joined(patience);
        } catch (RuntimeException failed) {
            throw failed instanceof StoreException
                    ? failed
                    : new StoreException(
                            "the other programs cannot be reached from %s: %s"
                                    .formatted(own, reason(failed)),
                            failed);
        }
    }

    private static String reason(Throwable failed) {
        var cause = failed;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage());
    }
}
