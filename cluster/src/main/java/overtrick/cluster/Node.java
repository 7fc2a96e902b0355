package overtrick.cluster;

import java.time.Duration;
import java.util.Optional;
import org.apache.pekko.actor.typed.Behavior;
import org.apache.pekko.actor.typed.PostStop;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.actor.typed.pubsub.Topic;
import org.apache.pekko.cluster.ClusterEvent.ClusterDomainEvent;
import org.apache.pekko.cluster.ClusterEvent.MemberDowned;
import org.apache.pekko.cluster.ClusterEvent.MemberRemoved;
import org.apache.pekko.cluster.ClusterEvent.MemberUp;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.cluster.sharding.typed.ShardedDaemonProcessSettings;
import org.apache.pekko.cluster.sharding.typed.javadsl.ShardedDaemonProcess;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Subscribe;

/// What runs of a program in the cluster: one that brings letters, one that hears who comes and
/// goes, and one for each share that is minded here. Sharding sees to it that each share runs once.
final class Node {

    private static final Duration REMINDER = Duration.ofSeconds(5);

    private static final String STOP = "stop";
    private static final String REMIND = "remind";

    private Node() {}

    /// How the others call a program; another name at each start.
    static String name(UniqueAddress address) {
        return address.address().hostPort().replaceFirst("^.*@", "")
                + "-"
                + Long.toHexString(address.longUid());
    }

    /// Everything told to it is sent to all others.
    static Behavior<String> guardian(Minded minded, Post post) {
        return Behaviors.setup(context -> {
            var cluster = Cluster.get(context.getSystem());
            String own = name(cluster.selfMember().uniqueAddress());
            var letters = context.spawn(Topic.create(String.class, "letters"), "letters");
            letters.tell(Topic.subscribe(context.spawn(reader(own, post), "reader")));
            cluster.subscriptions()
                    .tell(
                            Subscribe.create(
                                    context.spawn(observer(own, post), "observer"),
                                    ClusterDomainEvent.class));
            context.spawn(reminder(post), "reminder");
            mind(context, minded, post);
            return Behaviors.receive(String.class)
                    .onMessage(
                            String.class,
                            letter -> {
                                letters.tell(Topic.publish(letter));
                                return Behaviors.same();
                            })
                    .build();
        });
    }

    private static Behavior<String> reader(String own, Post post) {
        return Behaviors.receive(String.class)
                .onMessage(
                        String.class,
                        sent -> {
                            var letter = Letter.of(sent);
                            if (!letter.from().equals(own)) {
                                post.told(letter);
                            }
                            return Behaviors.same();
                        })
                .build();
    }

    private static Behavior<ClusterDomainEvent> observer(String own, Post post) {
        return Behaviors.receive(ClusterDomainEvent.class)
                .onMessage(
                        ClusterDomainEvent.class,
                        event -> {
                            switch (event) {
                                case MemberUp _ -> post.changed();
                                case MemberDowned gone ->
                                        left(gone.member().uniqueAddress(), own, post);
                                case MemberRemoved gone ->
                                        left(gone.member().uniqueAddress(), own, post);
                                default -> {}
                            }
                            return Behaviors.same();
                        })
                .build();
    }

    private static void left(UniqueAddress address, String own, Post post) {
        String program = name(address);
        if (!program.equals(own)) {
            post.gone(program);
            post.changed();
        }
    }

    private static Behavior<String> reminder(Post post) {
        return Behaviors.withTimers(timers -> {
            timers.startTimerWithFixedDelay(REMIND, REMIND, REMINDER);
            return Behaviors.receive(String.class)
                    .onMessage(
                            String.class,
                            _ -> {
                                post.remind();
                                return Behaviors.same();
                            })
                    .build();
        });
    }

    private static void mind(ActorContext<String> context, Minded minded, Post post) {
        var system = context.getSystem();
        ShardedDaemonProcess.get(system)
                .init(
                        String.class,
                        "minds",
                        Minded.SHARES,
                        share -> share(share, minded, post),
                        ShardedDaemonProcessSettings.create(system),
                        Optional.of(STOP));
    }

    private static Behavior<String> share(int share, Minded minded, Post post) {
        return Behaviors.setup(_ -> {
            minded.take(share);
            post.changed();
            return Behaviors.receive(String.class)
                    .onMessageEquals(STOP, Behaviors::stopped)
                    .onSignal(
                            PostStop.class,
                            _ -> {
                                minded.leave(share);
                                post.changed();
                                return Behaviors.same();
                            })
                    .build();
        });
    }
}
