package overtrick.web.door;

import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumMap;
import java.util.Map;

/// Counts what everybody does and says who has to wait, and how long. May be shared between
/// threads.
public final class Gate {

    /// Visitors, and addresses, that are remembered for each deed.
    private static final int REMEMBERED = 20_000;

    /// Event streams that one visitor may have open, one for each page.
    private static final int STREAMS_OF_ONE = 16;

    /// Event streams for each person behind an address.
    private static final int STREAMS_EACH = 4;

    /// Whoever has to wait because too much of his is open comes back after this.
    private static final Duration UNTIL_ONE_CLOSES = Duration.ofSeconds(10);

    private final int people;
    private final Map<Deed, Buckets> visitors = new EnumMap<>(Deed.class);
    private final Map<Deed, Buckets> addresses = new EnumMap<>(Deed.class);
    private final Counter streams = new Counter();

    /// @param people how many may come from one address
    public Gate(int people, InstantSource clock) {
        this.people = people;
        for (var deed : Deed.values()) {
            deed.visitor()
                    .ifPresent(rate -> visitors.put(deed, new Buckets(rate, REMEMBERED, clock)));
            addresses.put(deed, new Buckets(deed.address(people), REMEMBERED, clock));
        }
    }

    /// How long the caller has to wait before he may do it; zero when he may do it now. Nothing is
    /// counted.
    public Duration patience(Deed deed, Caller caller) {
        var ofAddress = buckets(addresses, deed).patience(caller.address());
        if (caller.visitor().isEmpty() || !visitors.containsKey(deed)) {
            return ofAddress;
        }
        var own = buckets(visitors, deed).patience(caller.visitor().get());
        return own.compareTo(ofAddress) > 0 ? own : ofAddress;
    }

    /// The caller wants to do it now.
    ///
    /// @return zero when he may, and it is counted; else how long he has to wait
    public Duration enter(Deed deed, Caller caller) {
        synchronized (buckets(addresses, deed)) { // who asks twice at once is counted in between
            var patience = patience(deed, caller);
            if (patience.isZero()) {
                count(deed, caller);
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

    /// Asks for one more open stream.
    ///
    /// @return zero when it may be opened: [#close] must follow; else how long to wait
    public Duration open(Caller caller) {
        if (!streams.enter(holder(caller), mostOfHolder(caller))) {
            return UNTIL_ONE_CLOSES;
        }
        if (!streams.enter(caller.address(), people * STREAMS_EACH)) {
            streams.leave(holder(caller));
            return UNTIL_ONE_CLOSES;
        }
        return Duration.ZERO;
    }

    /// An open stream has ended.
    public void close(Caller caller) {
        streams.leave(holder(caller));
        streams.leave(caller.address());
    }

    /// How many streams are open from where the caller comes from.
    public int open(String address) {
        return streams.of(address);
    }

    /// All unknown people of one address count as one.
    private static String holder(Caller caller) {
        return caller.visitor()
                .map(visitor -> "visitor " + visitor)
                .orElseGet(() -> "somebody at " + caller.address());
    }

    private int mostOfHolder(Caller caller) {
        return caller.visitor().isPresent() ? STREAMS_OF_ONE : people;
    }
}
