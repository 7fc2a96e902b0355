package overtrick.page.door;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.page.door.Caller.Acquaintance;

/// The event streams that are open, with room for one more of those who have few: when an address
/// has used up its share, the oldest stream of whoever holds most ends for it. A page whose stream
/// was ended opens it again by itself; whoever only holds them does not.
final class OpenStreams {

    /// Streams that one visitor may have open, one for each page.
    private static final int OF_ONE = 16;

    /// Streams for each person behind an address.
    private static final int EACH = 4;

    private final int people;
    private final Map<String, Set<OpenStream>> ofAddress = new HashMap<>();
    private final Map<String, Integer> ofHolder = new HashMap<>();

    /// @param people how many may be behind one address
    OpenStreams(int people) {
        this.people = people;
    }

    /// Opens one more; empty when there is no room for them.
    Optional<OpenStream> open(Caller caller) {
        var opened = new OpenStream(this, caller);
        Optional<OpenStream> ended;
        synchronized (this) {
            var room = roomFor(caller);
            if (room.isEmpty()) {
                return Optional.empty();
            }
            ended = room.get().instead();
            ended.ifPresent(this::remove);
            ofAddress.computeIfAbsent(caller.address(), _ -> new LinkedHashSet<>()).add(opened);
            ofHolder.merge(caller.holder(), 1, Integer::sum);
        }
        ended.ifPresent(OpenStream::take);
        return Optional.of(opened);
    }

    /// Room for one more.
    ///
    /// @param instead the stream that ends for it; empty when none has to
    private record Room(Optional<OpenStream> instead) {}

    private Optional<Room> roomFor(Caller caller) {
        int own = ofHolder.getOrDefault(caller.holder(), 0);
        boolean stranger = caller.acquaintance() == Acquaintance.STRANGER;
        if (!stranger && own >= OF_ONE) {
            return Optional.empty();
        }
        if (stranger && own >= people) {
            return instead(oldest(caller.address(), caller.holder()));
        }
        return of(caller.address()) < people * EACH
                ? Optional.of(new Room(Optional.empty()))
                : instead(fromOthers(caller, own));
    }

    private static Optional<Room> instead(Optional<OpenStream> ended) {
        return ended.map(one -> new Room(Optional.of(one)));
    }

    /// From whoever has more than the caller will have, or is less known.
    private Optional<OpenStream> fromOthers(Caller caller, int own) {
        var held =
                streams(caller.address()).stream()
                        .collect(
                                Collectors.groupingBy(
                                        stream -> stream.caller(), Collectors.counting()));
        return held.entrySet().stream()
                .filter(other ->
                        other.getValue() >= own + 2 || isBetterKnown(caller, other.getKey()))
                .max(Comparator.comparing(other -> other.getValue()))
                .flatMap(other -> oldest(caller.address(), other.getKey().holder()));
    }

    private static boolean isBetterKnown(Caller one, Caller other) {
        return one.acquaintance().compareTo(other.acquaintance()) > 0;
    }

    private Optional<OpenStream> oldest(String address, String holder) {
        return streams(address).stream()
                .filter(stream -> stream.caller().holder().equals(holder))
                .findFirst();
    }

    private Set<OpenStream> streams(String address) {
        return ofAddress.getOrDefault(address, Set.of());
    }

    /// How many are open from an address.
    synchronized int of(String address) {
        return streams(address).size();
    }

    /// How many are open.
    synchronized int count() {
        return ofAddress.values().stream().mapToInt(Set::size).sum();
    }

    /// How many visitors hold them.
    synchronized int holders() {
        return ofHolder.size();
    }

    /// It has ended, or has to; once.
    synchronized void remove(OpenStream ended) {
        String address = ended.caller().address();
        if (!streams(address).contains(ended)) {
            return;
        }
        ofAddress.computeIfPresent(
                address,
                (_, open) -> {
                    open.remove(ended);
                    return open.isEmpty() ? null : open;
                });
        ofHolder.computeIfPresent(
                ended.caller().holder(), (_, count) -> count == 1 ? null : count - 1);
    }
}
