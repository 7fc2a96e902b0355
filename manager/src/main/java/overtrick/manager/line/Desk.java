package overtrick.manager.line;

import java.time.Duration;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ClientMessage.Connecting;
import overtrick.manager.protocol.Wording;
import overtrick.manager.seat.SeatedPlayer;
import overtrick.manager.table.ManagedTable;

/// Who is at which end of which connection: those who have a seat, those who have not said yet what
/// they want, and those who are to come back. For the thread of the room.
final class Desk {

    /// How long somebody may stand there without a word.
    static final Duration GREETING = Duration.ofSeconds(30);

    /// How many may stand there.
    private static final int STANDING = 16;

    /// What a player may say on one board, in lines: an auction has at most 319 calls.
    private static final int LINES = 1_000;

    /// How long a last line may take.
    private static final Duration FAREWELL = Duration.ofSeconds(2);

    private static final int SHOWN = 80;
    private static final Duration NEVER = Duration.ofDays(10_000);

    /// A player who has gone.
    private record Gone(String team, String why, Duration since) {}

    private final RoomSettings settings;
    private final Names names;
    private final ManagedTable table;
    private final RoomListener listener;
    private final Map<Wire, Duration> standing = new HashMap<>();
    private final Set<Wire> leaving = new HashSet<>();
    private final Map<Seat, Wire> seated = new EnumMap<>(Seat.class);
    private final Map<Seat, String> teams = new EnumMap<>(Seat.class);
    private final Map<Seat, Gone> gone = new EnumMap<>(Seat.class);
    private final Map<Seat, Integer> lines = new EnumMap<>(Seat.class);
    private final Map<Seat, Integer> returned = new EnumMap<>(Seat.class);

    Desk(RoomSettings settings, Names names, ManagedTable table, RoomListener listener) {
        this.settings = settings;
        this.names = names;
        this.table = table;
        this.listener = listener;
    }

    void opened(Wire wire, Duration now) {
        if (standing.size() >= STANDING) {
            turnAway(wire, "Error Too many connections");
        } else {
            standing.put(wire, now);
        }
    }

    void line(Wire wire, String text, Duration now) {
        var seat = seatOf(wire);
        listener.heard(seat.map(Desk::name).orElse("somebody"), text);
        if (seat.isPresent()) {
            hear(seat.get(), text, now);
        } else if (standing.remove(wire) != null) {
            greet(wire, text);
        }
    }

    private void hear(Seat seat, String text, Duration now) {
        if (lines.merge(seat, 1, Integer::sum) > LINES) {
            dismiss(seat, "has sent more than %d lines on one board".formatted(LINES), now);
            return;
        }
        var message = ClientLines.parse(text);
        if (message.isPresent()) {
            table.hear(seat, message.get(), now);
        } else {
            dismiss(seat, "has sent what is no message: \"%s\"".formatted(shown(text)), now);
        }
    }

    private static String shown(String text) {
        return text.length() <= SHOWN ? text : text.substring(0, SHOWN) + "…";
    }

    void newBoard() {
        lines.clear();
    }

    /// Gives a seat to somebody who asks for one, or says why not.
    private void greet(Wire wire, String text) {
        if (!(ClientLines.parse(text).orElse(null) instanceof Connecting asked)) {
            turnAway(wire, "Error Expected: Connecting \"team\" as seat using protocol version 18");
            return;
        }
        if (asked.version() != SeatedPlayer.VERSION) {
            turnAway(wire, "ERROR: Protocol version is not 18 but " + asked.version());
            return;
        }
        var seat = asked.seat().or(() -> anySeat(asked.team()));
        if (seat.isEmpty() || !table.isFree(seat.get())) {
            turnAway(wire, "Seat already has been taken");
            return;
        }
        var refusal =
                comingBack(seat.get(), asked.team())
                        .or(() -> names.refusal(settings.closed(), seat.get(), asked.team()));
        if (refusal.isPresent()) {
            turnAway(wire, refusal.get());
            return;
        }
        if (gone.remove(seat.get()) != null) {
            returned.merge(seat.get(), 1, Integer::sum);
            listener.noted("%s has come back".formatted(who(seat.get())));
        }
        seated.put(seat.get(), wire);
        teams.put(seat.get(), asked.team());
        table.take(seat.get(), asked.team());
    }

    /// Why they are not whoever has gone from there.
    private Optional<String> comingBack(Seat seat, String team) {
        return Optional.ofNullable(gone.get(seat))
                .filter(before -> !before.team().equalsIgnoreCase(team))
                .map(before -> "Expected team name '%s'".formatted(before.team()));
    }

    /// A free seat, beside their own team where that is known.
    private Optional<Seat> anySeat(String team) {
        var free = Stream.of(Seat.values()).filter(table::isFree).toList();
        return free.stream()
                .filter(seat -> names.isOf(settings.closed(), seat, team))
                .findFirst()
                .or(() ->
                        free.stream()
                                .filter(seat -> names.isOpen(settings.closed(), seat))
                                .findFirst());
    }

    private void turnAway(Wire wire, String why) {
        listener.said("somebody", why);
        standing.remove(wire);
        leaving.add(wire);
        wire.farewell(why, Wording.USUAL);
    }

    void closed(Wire wire, String why, Duration now) {
        wire.close();
        leaving.remove(wire);
        if (standing.remove(wire) != null) {
            listener.noted("somebody %s without a seat".formatted(why));
        }
        seatOf(wire).ifPresent(seat -> leave(seat, why, now));
    }

    void say(Seat seat, String line) {
        Optional.ofNullable(seated.get(seat))
                .ifPresent(wire -> {
                    listener.said(name(seat), line);
                    wire.say(line, settings.of(seat));
                });
    }

    /// Says why, and hangs up.
    void dismiss(Seat seat, String why, Duration now) {
        Optional.ofNullable(seated.get(seat))
                .ifPresent(wire -> {
                    String line = "Error %s %s".formatted(name(seat), why.replace('…', '.'));
                    listener.said(name(seat), line);
                    leaving.add(wire);
                    wire.farewell(line, settings.of(seat));
                    leave(seat, why, now);
                });
    }

    private void leave(Seat seat, String why, Duration now) {
        seated.remove(seat);
        gone.put(seat, new Gone(teams.getOrDefault(seat, ""), why, now));
        listener.noted("%s %s".formatted(who(seat), why));
        table.leave(seat, now);
    }

    private Optional<Seat> seatOf(Wire wire) {
        return seated.entrySet().stream()
                .filter(one -> one.getValue() == wire)
                .map(Entry::getKey)
                .findFirst();
    }

    /// When somebody will have been away, or without a word, for too long.
    Duration deadline() {
        var back = gone.values().stream().map(left -> left.since().plus(settings.readmission()));
        var spoken = standing.values().stream().map(GREETING::plus);
        return Stream.concat(back, spoken).min(Duration::compareTo).orElse(NEVER);
    }

    /// Turns away who stands there without a word. Whoever has been away for too long, or too
    /// often, ends the session: why, in a sentence.
    Optional<String> late(Duration now) {
        for (var wire : Set.copyOf(standing.keySet())) {
            if (standing.getOrDefault(wire, now).plus(GREETING).compareTo(now) <= 0) {
                turnAway(
                        wire, "Error Nothing was said within %d s".formatted(GREETING.toSeconds()));
            }
        }
        for (var one : gone.entrySet()) {
            var left = one.getValue();
            if (settings.readmission().isZero()) {
                return Optional.of("%s %s".formatted(who(one.getKey()), left.why()));
            }
            if (returned.getOrDefault(one.getKey(), 0) >= settings.readmissions()) {
                return Optional.of(
                        "%s %s, and may not come back more than %d times"
                                .formatted(who(one.getKey()), left.why(), settings.readmissions()));
            }
            if (left.since().plus(settings.readmission()).compareTo(now) <= 0) {
                return Optional.of(
                        "%s %s, and has not come back within %d s"
                                .formatted(
                                        who(one.getKey()),
                                        left.why(),
                                        settings.readmission().toSeconds()));
            }
        }
        return Optional.empty();
    }

    /// Everybody hears a last line.
    void dismissAll(String line) {
        for (var seat : Set.copyOf(seated.keySet())) {
            Optional.ofNullable(seated.remove(seat))
                    .ifPresent(wire -> {
                        listener.said(name(seat), line);
                        leaving.add(wire);
                        wire.farewell(line, settings.of(seat));
                    });
        }
    }

    /// Ends all connections: those who were told something get it before.
    void hangUp() throws InterruptedException {
        standing.keySet().forEach(Wire::close);
        seated.values().forEach(Wire::farewell);
        leaving.addAll(seated.values());
        for (var wire : leaving) {
            wire.await(FAREWELL);
        }
    }

    /// `West ("Ours")`.
    private String who(Seat seat) {
        return "%s (\"%s\")".formatted(name(seat), teams.getOrDefault(seat, ""));
    }

    private static String name(Seat seat) {
        return seat.letter() + seat.name().substring(1).toLowerCase(Locale.ROOT);
    }
}
