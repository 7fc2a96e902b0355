package overtrick.house.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

    /// What was the guest's is the member's.
    Door recognised(PersonId guest, Occupant.Person member) {
        UnaryOperator<PersonId> now = id -> id.equals(guest) ? member.id() : id;
        UnaryOperator<Occupant> one =
                who -> who instanceof Occupant.Person(var id, _) && id.equals(guest) ? member : who;
        var promised = new HashMap<Seat, Booking>();
        bookings.forEach((seat, booking) -> promised.put(seat, booking.recognised(guest, member)));
        return new Door(
                owner.map(now),
                access,
                promised,
                unwelcome.stream().map(now).collect(Collectors.toSet()),
                help.map(call ->
                        call.by().equals(guest) ? new Call(member.id(), member.name()) : call),
                robots,
                circle.with(one),
                delay,
                delayed,
                commentary.recognised(guest, member));
    }

    Door of(PersonId first) {
        return new Door(
                Optional.of(first),
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

    Door with(Access next) {
        return new Door(
                owner, next, bookings, unwelcome, help, robots, circle, delay, delayed, commentary);
    }

    Door with(Delay later) {
        boolean before = delayed || delay.isLongerThan(later);
        return new Door(
                owner,
                access,
                bookings,
                unwelcome,
                help,
                robots,
                circle,
                later,
                before,
                commentary);
    }

    /// The same for somebody who sees what is played as it is played.
    Door atOnce() {
        return new Door(
                owner,
                access,
                bookings,
                unwelcome,
                help,
                robots,
                circle,
                Delay.NONE,
                false,
                commentary);
    }

    /// Whether those who look on may see something later than it is played.
    public boolean isLate() {
        return delay != Delay.NONE || delayed;
    }

    Door with(Commentary next) {
        return new Door(
                owner, access, bookings, unwelcome, help, robots, circle, delay, delayed, next);
    }

    Door withBooking(Seat seat, Booking booking) {
        var promised = new HashMap<>(bookings);
        promised.put(seat, booking);
        return new Door(
                owner,
                access,
                promised,
                unwelcome,
                help,
                robots,
                circle,
                delay,
                delayed,
                commentary);
    }

    Door withoutBooking(Seat seat) {
        var promised = new HashMap<>(bookings);
        promised.remove(seat);
        return new Door(
                owner,
                access,
                promised,
                unwelcome,
                help,
                robots,
                circle,
                delay,
                delayed,
                commentary);
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
        return new Door(
                owner, access, bookings, sent, help, robots, circle, delay, delayed, commentary);
    }

    Door with(Optional<Call> call) {
        return new Door(
                owner,
                access,
                bookings,
                unwelcome,
                call,
                robots,
                circle,
                delay,
                delayed,
                commentary);
    }

    /// The chairs are others now.
    Door changed(Map<Seat, Seat> seats) {
        var promised = new HashMap<Seat, Booking>();
        bookings.forEach((seat, one) -> promised.put(seats.getOrDefault(seat, seat), one));
        var known = new HashMap<Seat, String>();
        robots.forEach((seat, name) -> known.put(seats.getOrDefault(seat, seat), name));
        return new Door(
                owner,
                access,
                promised,
                unwelcome,
                help,
                known,
                circle,
                delay,
                delayed,
                commentary);
    }

    Door withRobot(Seat seat, String name) {
        var known = new HashMap<>(robots);
        known.put(seat, name);
        return new Door(
                owner,
                access,
                bookings,
                unwelcome,
                help,
                known,
                circle,
                delay,
                delayed,
                commentary);
    }

    Door withoutRobot(Seat seat) {
        var known = new HashMap<>(robots);
        known.remove(seat);
        return new Door(
                owner,
                access,
                bookings,
                unwelcome,
                help,
                known,
                circle,
                delay,
                delayed,
                commentary);
    }

    /// The same with other people waiting; a robot among them no longer returns to its old seat.
    Door with(Circle next) {
        var known = new HashMap<>(robots);
        next.waiting().forEach(one -> known.values().remove(one.name()));
        return new Door(
                owner, access, bookings, unwelcome, help, known, next, delay, delayed, commentary);
    }
}
