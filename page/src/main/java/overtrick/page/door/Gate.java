package overtrick.page.door;

import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.LongAdder;

/// Counts what everybody does and says who has to wait, and how long. May be shared between
/// threads.
public final class Gate {

    /// Visitors, and addresses, that are remembered for each deed.
    private static final int REMEMBERED = 20_000;

    /// The time after which to try again when all streams of a caller are in use.
    public static final Duration UNTIL_ONE_CLOSES = Duration.ofSeconds(10);

    private final int people;
    private final Seen seen = new Seen();
    private final Owners owners = new Owners();
    private final Map<Deed, Buckets> visitors = new EnumMap<>(Deed.class);
    private final Map<Deed, Buckets> addresses = new EnumMap<>(Deed.class);
    private final OpenStreams streams;
    private final Map<Deed, LongAdder> refused = new EnumMap<>(Deed.class);

    /// @param people how many may come from one address
    public Gate(int people, InstantSource clock) {
        this.people = people;
        this.streams = new OpenStreams(people);
        for (var deed : Deed.values()) {
            deed.visitor()
                    .ifPresent(rate -> visitors.put(deed, new Buckets(rate, REMEMBERED, clock)));
            refused.put(deed, new LongAdder());
            addresses.put(deed, new Buckets(deed.address(people), REMEMBERED, clock));
        }
    }

    /// The cookies of those who have only looked so far.
    public Seen seen() {
        return seen;
    }

    /// From where those came who knew a secret.
    public Owners owners() {
        return owners;
    }

    /// How long the caller has to wait before they may do it; zero when they may do it now. Nothing
    /// is counted.
    public Duration patience(Deed deed, Caller caller) {
        int left = caller.acquaintance().leaves(deed.address(people).burst());
        var ofAddress = buckets(addresses, deed).patience(caller.address(), left);
        if (caller.visitor().isEmpty() || !visitors.containsKey(deed)) {
            return ofAddress;
        }
        var own = buckets(visitors, deed).patience(caller.visitor().get());
        return own.compareTo(ofAddress) > 0 ? own : ofAddress;
    }

    /// The caller wants to do it now.
    ///
    /// @return zero when they may, and it is counted; else how long they have to wait
    public Duration enter(Deed deed, Caller caller) {
        synchronized (buckets(addresses, deed)) { // who asks twice at once is counted in between
            var patience = patience(deed, caller);
            if (patience.isZero()) {
                count(deed, caller);
            } else {
                refused(deed).increment();
            }
            return patience;
        }
    }

    /// Counts that the caller has done it.
    public void count(Deed deed, Caller caller) {
        buckets(addresses, deed).take(caller.address());
        if (visitors.containsKey(deed)) {
            caller.visitor().ifPresent(visitor -> buckets(visitors, deed).take(visitor));
        }
    }

    private static Buckets buckets(Map<Deed, Buckets> all, Deed deed) {
        var buckets = all.get(deed);
        if (buckets == null) {
            throw new IllegalStateException("no limit for " + deed);
        }
        return buckets;
    }

    private LongAdder refused(Deed deed) {
        return Objects.requireNonNull(refused.get(deed), "no count for " + deed);
    }

    /// Who is here, and what was refused.
    public Census census() {
        var counts = new EnumMap<Deed, Long>(Deed.class);
        refused.forEach((deed, count) -> counts.put(deed, count.sum()));
        return new Census(streams.count(), streams.holders(), people, counts);
    }

    /// Asks for one more open stream; empty when the caller has to wait first.
    public Optional<OpenStream> open(Caller caller) {
        return streams.open(caller);
    }

    /// How many streams are open from where the caller comes from.
    public int open(String address) {
        return streams.of(address);
    }
}
