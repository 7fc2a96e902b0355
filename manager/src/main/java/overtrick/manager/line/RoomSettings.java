package overtrick.manager.line;

import java.time.Duration;
import java.util.Map;
import overtrick.cards.Seat;
import overtrick.manager.protocol.Wording;
import overtrick.manager.table.Illegal;

/// How a room is managed.
///
/// @param name such as `open`
/// @param closed whether the teams sit the other way round
/// @param patience how long one message of a player may take
/// @param readmission how long a seat waits for its player to come back; nothing for not at all
/// @param readmissions how often one seat may be taken again
/// @param silence after which a message without an end of line is taken for whole
/// @param wording by seat, where it is not the usual
public record RoomSettings(
        String name,
        boolean closed,
        Duration patience,
        Duration readmission,
        int readmissions,
        Duration silence,
        Illegal illegal,
        Map<Seat, Wording> wording) {

    /// The open room with usual patience.
    public static final RoomSettings OPEN =
            new RoomSettings(
                    "open",
                    false,
                    Duration.ofMinutes(5),
                    Duration.ofMinutes(1),
                    3,
                    Duration.ofMillis(200),
                    Illegal.REJECT,
                    Map.of());

    public RoomSettings {
        wording = Map.copyOf(wording);
        if (!patience.isPositive() || !silence.isPositive()) {
            throw new IllegalArgumentException("patience and silence take time");
        }
        if (readmission.isNegative() || readmissions < 0) {
            throw new IllegalArgumentException("readmission is not 0 or more: " + readmission);
        }
    }

    /// How a seat is spoken to.
    Wording of(Seat seat) {
        return wording.getOrDefault(seat, Wording.USUAL);
    }
}
