package overtrick.house.table;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;

/// A door while one event is being written into it.
final class DoorDraft {

    Optional<PersonId> owner;
    Access access;
    Map<Seat, Door.Booking> bookings;
    Set<PersonId> unwelcome;
    Optional<Door.Call> help;
    Map<Seat, String> robots;
    Circle circle;
    Delay delay;
    boolean delayed;
    Commentary commentary;

    DoorDraft(Door before) {
        owner = before.owner();
        access = before.access();
        bookings = before.bookings();
        unwelcome = before.unwelcome();
        help = before.help();
        robots = before.robots();
        circle = before.circle();
        delay = before.delay();
        delayed = before.delayed();
        commentary = before.commentary();
    }

    Door door() {
        return new Door(
                owner,
                access,
                bookings,
                unwelcome,
                help,
                robots,
                circle,
                delay,
                delayed,
                commentary);
    }
}
