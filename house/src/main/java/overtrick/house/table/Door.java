package overtrick.house.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import overtrick.cards.Seat;

/// Who may come to a table, and who is on their way to a seat.
///
/// @param owner who opened the table; empty at tables from before owners were noted
/// @param bookings who takes over a robot's seat with the next deal
/// @param unwelcome who was asked to leave
/// @param help who calls for help
/// @param robots that gave their seats to people, and come back when those leave
/// @param circle who plays in turn, where there are more than chairs
/// @param delay how late those who look on see what is played from now on
/// @param delayed whether they have seen it later than now before: what was played then is not
///   shown sooner
public record Door(
        Optional<PersonId> owner,
        Access access,
        Map<Seat, Booking> bookings,
        Set<PersonId> unwelcome,
        Optional<Call> help,
        Map<Seat, String> robots,
        Circle circle,
        Delay delay,
        boolean delayed,
        Commentary commentary) {

    static final Door UNTOUCHED =
            new Door(
                    Optional.empty(),
                    Access.OPEN,
                    Map.of(),
                    Set.of(),
                    Optional.empty(),
                    Map.of(),
                    Circle.EMPTY,
                    Delay.NONE,
                    false,
                    Commentary.NONE);

    /// Somebody who calls for help.
    public record Call(PersonId by, String name) {}

    /// A seat that is promised to somebody.
    ///
    /// @param agreed the players who would let them have it at once
    public record Booking(Occupant.Person person, Set<PersonId> agreed) {
        public Booking {
            agreed = Set.copyOf(agreed);
        }

        private Booking recognised(PersonId guest, Occupant.Person member) {
            return new Booking(
                    person.id().equals(guest) ? member : person,
                    agreed.stream()
                            .map(id -> id.equals(guest) ? member.id() : id)
                            .collect(Collectors.toSet()));
        }
    }

    public Door {
        bookings = Map.copyOf(bookings);
        unwelcome = Set.copyOf(unwelcome);
        robots = Map.copyOf(robots);
    }

    /// The seat that is promised to the person.
    public Optional<Seat> bookedBy(PersonId person) {
        return bookings.entrySet().stream()
                .filter(booked -> booked.getValue().person().id().equals(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// Whether the person may decide who comes: the owner; all where there is none.
    boolean isOwner(PersonId person) {
        return owner.isEmpty() || owner.get().equals(person);
    }

    /// Whether the person has anything to do with the door.
    boolean knows(PersonId person) {
        return owner.equals(Optional.of(person))
                || bookedBy(person).isPresent()
                || bookings.values().stream().anyMatch(one -> one.agreed().contains(person))
                || unwelcome.contains(person)
                || help.filter(call -> call.by().equals(person)).isPresent()
                || circle.knows(person)
                || commentary.knows(person);
    }

    /// The same but for what is written into the draft.
    private Door but(Consumer<DoorDraft> written) {
        var draft = new DoorDraft(this);
        written.accept(draft);
        return draft.door();
    }

    private static <V> Map<Seat, V> with(Map<Seat, V> map, Seat seat, V value) {
        var more = new HashMap<>(map);
        more.put(seat, value);
        return more;
    }

    private static <V> Map<Seat, V> without(Map<Seat, V> map, Seat seat) {
        var fewer = new HashMap<>(map);
        fewer.remove(seat);
        return fewer;
    }

    private static <V> Map<Seat, V> moved(Map<Seat, V> map, Map<Seat, Seat> seats) {
        var moved = new HashMap<Seat, V>();
        map.forEach((seat, value) -> moved.put(seats.getOrDefault(seat, seat), value));
        return moved;
    }

    /// What was the guest's is the member's.
    Door recognised(PersonId guest, Occupant.Person member) {
        UnaryOperator<PersonId> now = id -> id.equals(guest) ? member.id() : id;
        UnaryOperator<Occupant> one =
                who -> who instanceof Occupant.Person(var id, _) && id.equals(guest) ? member : who;
        var promised = new HashMap<Seat, Booking>();
        bookings.forEach((seat, booking) -> promised.put(seat, booking.recognised(guest, member)));
        return but(draft -> {
            draft.owner = owner.map(now);
            draft.bookings = promised;
            draft.unwelcome = unwelcome.stream().map(now).collect(Collectors.toSet());
            draft.help =
                    help.map(call ->
                            call.by().equals(guest) ? new Call(member.id(), member.name()) : call);
            draft.circle = circle.with(one);
            draft.commentary = commentary.recognised(guest, member);
        });
    }

    Door of(PersonId first) {
        return but(draft -> draft.owner = Optional.of(first));
    }

    Door with(Access next) {
        return but(draft -> draft.access = next);
    }

    Door with(Delay later) {
        return but(draft -> {
            draft.delay = later;
            draft.delayed = delayed || delay.isLongerThan(later);
        });
    }

    /// The same for somebody who sees what is played as it is played.
    Door atOnce() {
        return but(draft -> {
            draft.delay = Delay.NONE;
            draft.delayed = false;
        });
    }

    /// Whether those who look on may see something later than it is played.
    public boolean isLate() {
        return delay != Delay.NONE || delayed;
    }

    Door with(Commentary next) {
        return but(draft -> draft.commentary = next);
    }

    Door withBooking(Seat seat, Booking booking) {
        return but(draft -> draft.bookings = with(bookings, seat, booking));
    }

    Door withoutBooking(Seat seat) {
        return but(draft -> draft.bookings = without(bookings, seat));
    }

    Door agreed(Seat seat, PersonId player) {
        var booking = bookings.get(seat);
        if (booking == null) {
            return this;
        }
        var all = new HashSet<>(booking.agreed());
        all.add(player);
        return withBooking(seat, new Booking(booking.person(), all));
    }

    Door without(PersonId person) {
        var sent = new HashSet<>(unwelcome);
        sent.add(person);
        return but(draft -> draft.unwelcome = sent);
    }

    Door with(Optional<Call> call) {
        return but(draft -> draft.help = call);
    }

    /// The chairs are others now.
    Door changed(Map<Seat, Seat> seats) {
        return but(draft -> {
            draft.bookings = moved(bookings, seats);
            draft.robots = moved(robots, seats);
        });
    }

    Door withRobot(Seat seat, String name) {
        return but(draft -> draft.robots = with(robots, seat, name));
    }

    Door withoutRobot(Seat seat) {
        return but(draft -> draft.robots = without(robots, seat));
    }

    /// The same with other people waiting; a robot among them no longer returns to its old seat.
    Door with(Circle next) {
        var known = new HashMap<>(robots);
        next.waiting().forEach(one -> known.values().remove(one.name()));
        return but(draft -> {
            draft.robots = known;
            draft.circle = next;
        });
    }
}
