package overtrick.cluster;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.Neighbours;
import overtrick.log.StoreException;

/// A program's place in the cluster.
final class PekkoNeighbours implements Neighbours {

    private static final Logger LOG = LoggerFactory.getLogger(PekkoNeighbours.class);

    private static final Duration TO_LEAVE = Duration.ofSeconds(20);
    private static final long BETWEEN_LOOKS_NANOS = 50_000_000;

    private final ActorSystem<String> system;
    private final Cluster cluster;
    private final Minded minded;
    private final Post post;

    /// Whether the others have let this program in, and it has not taken leave of them.
    private final AtomicBoolean inside = new AtomicBoolean();

    private final CompletableFuture<Void> hasLeft = new CompletableFuture<>();
    private final String name;

    /// @param shutOut run when the others have gone on without this program
    PekkoNeighbours(ActorSystem<String> system, Minded minded, Post post, Runnable shutOut) {
        this.system = system;
        this.cluster = Cluster.get(system);
        this.minded = minded;
        this.post = post;
        this.name = Node.name(cluster.selfMember().uniqueAddress());
        var _ =
                system.getWhenTerminated()
                        .whenComplete((_, _) -> {
                            if (inside.get()) {
                                LOG.error("the other programs have gone on without this one");
                                shutOut.run();
                            }
                        });
        org.apache.pekko.cluster.Cluster.get(system)
                .registerOnMemberUp(
                        () -> CoordinatedShutdown.get(system).addJvmShutdownHook(this::awaitLeft));
    }

    /// When the program is told to end, Pekko hangs up at once unless it is made to wait for this:
    /// then nobody could be taken leave of, and the others would think that it had died.
    private void awaitLeft() {
        var over =
                CompletableFuture.anyOf(hasLeft, system.getWhenTerminated().toCompletableFuture());
        try {
            var _ = over.get(TO_LEAVE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException failed) {
            LOG.warn("the program ends before it has taken leave: {}", failed.toString());
        }
    }

    /// Waits until the others have let this program in.
    ///
    /// @throws StoreException if they have not in that time
    PekkoNeighbours joined(Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        while (!cluster.selfMember().status().equals(MemberStatus.up())) {
            if (System.nanoTime() - end > 0
                    || system.getWhenTerminated().toCompletableFuture().isDone()) {
                close();
                throw new StoreException(
                        ("no other program has let this one in within %d seconds; the first of the"
                                        + " list begins, the others come to it")
                                .formatted(patience.toSeconds()));
            }
            LockSupport.parkNanos(BETWEEN_LOOKS_NANOS);
        }
        inside.set(true);
        return this;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public boolean areThere() {
        return true;
    }

    @Override
    public boolean minds(String what) {
        return minded.minds(what);
    }

    @Override
    public void tell(String topic, String text) {
        system.tell(new Letter(name, topic, text).toString());
    }

    @Override
    public void hear(String topic, BiConsumer<String, String> listener) {
        post.hear(topic, listener);
    }

    @Override
    public void whenChanged(Runnable listener) {
        post.whenChanged(listener);
    }

    @Override
    public void nowAndThen(Runnable listener) {
        post.nowAndThen(listener);
    }

    @Override
    public void whenGone(Consumer<String> listener) {
        post.whenGone(listener);
    }

    @Override
    public void hearNoMore() {
        post.close();
    }

    @Override
    public void close() {
        inside.set(false);
        var left =
                CoordinatedShutdown.get(system)
                        .runAll(CoordinatedShutdown.clusterLeavingReason())
                        .toCompletableFuture();
        try {
            left.get(TO_LEAVE.toSeconds(), TimeUnit.SECONDS);
        } catch (InterruptedException asked) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException failed) {
            LOG.warn("the other programs were not taken leave of: {}", failed.toString());
            system.terminate();
        } finally {
            post.close();
            hasLeft.complete(null);
        }
    }
}
