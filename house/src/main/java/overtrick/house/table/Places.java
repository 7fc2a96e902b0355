package overtrick.house.table;

import static overtrick.house.table.TableRefusal.ALREADY_SEATED;
import static overtrick.house.table.TableRefusal.NOBODY_PLAYS_THERE;
import static overtrick.house.table.TableRefusal.NOTHING_TO_TAKE_OVER;
import static overtrick.house.table.TableRefusal.NOT_ALONE;
import static overtrick.house.table.TableRefusal.NOT_A_GUEST;
import static overtrick.house.table.TableRefusal.NOT_A_ROBOT;
import static overtrick.house.table.TableRefusal.NOT_BOOKED;
import static overtrick.house.table.TableRefusal.NOT_SEATED;
import static overtrick.house.table.TableRefusal.NOT_SITTING_OUT;
import static overtrick.house.table.TableRefusal.NOT_THE_OWNER;
import static overtrick.house.table.TableRefusal.NO_ROOM_TO_WAIT;
import static overtrick.house.table.TableRefusal.SAW_ANOTHER_HAND;
import static overtrick.house.table.TableRefusal.SEAT_FREE;
import static overtrick.house.table.TableRefusal.SEAT_TAKEN;
import static overtrick.house.table.TableRefusal.SITTING_OUT;
import static overtrick.house.table.TableRefusal.UNWELCOME;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableEvent.AskedToLeave;
import overtrick.house.table.TableEvent.BookingAgreed;
import overtrick.house.table.TableEvent.BookingDropped;
import overtrick.house.table.TableEvent.CameBack;
import overtrick.house.table.TableEvent.GuestKnown;
import overtrick.house.table.TableEvent.JoinedCircle;
import overtrick.house.table.TableEvent.LeftCircle;
import overtrick.house.table.TableEvent.Relieved;
import overtrick.house.table.TableEvent.SatOut;
import overtrick.house.table.TableEvent.SeatBooked;
import overtrick.house.table.TableEvent.SeatLeft;
import overtrick.house.table.TableEvent.SeatTaken;

/// Who may take and leave the places at a table.
///
/// @param chairs at which somebody may play now
/// @param playsFor who plays for a seat that has nothing to do
/// @param underWay whether a deal is being played: a robot's seat changes hands only after it,
///   unless all agree
record Places<S, E>(
        Table<S> table,
        Set<Seat> chairs,
        Function<Seat, Optional<Seat>> playsFor,
        boolean underWay) {

    /// The places at a table where this game is played.
    static <S, E> Places<S, E> at(Table<S> table, GameRules<S, ?, E, ?> game) {
        var now = table.game();
        var chairs = game.chairs(table.terms().orElseGet(game::usual), now);
        return new Places<>(table, chairs, seat -> game.playsFor(now, seat), game.isUnderWay(now));
    }

    Decision<TableEvent<E>> sit(Member.Person person, Seat seat) {
        var chair = table.chair(seat);
        if (!chairs.contains(seat)) {
            return Decision.refuse(NOBODY_PLAYS_THERE);
        }
        if (chair.filter(taken -> taken.occupant() instanceof Occupant.Person).isPresent()) {
            return Decision.refuse(
                    table.seatOf(person.id()).equals(Optional.of(seat))
                            ? ALREADY_SEATED
                            : SEAT_TAKEN);
        }
        if (table.seatOf(person.id()).isPresent()) {
            return Decision.refuse(ALREADY_SEATED);
        }
        if (table.door().unwelcome().contains(person.id())) {
            return Decision.refuse(UNWELCOME);
        }
        var known = Optional.ofNullable(table.known().hands().get(person.id()));
        if (known.filter(held -> held != seat).isPresent()) {
            return Decision.refuse(SAW_ANOTHER_HAND);
        }
        var sitting = new Occupant.Person(person.id(), person.name());
        if (chair.isEmpty()) {
            return accept(dropped(person.id()), List.of(new SeatTaken<>(seat, sitting)));
        }
        return underWay && !known.equals(Optional.of(seat))
                ? book(sitting, seat)
                : accept(dropped(person.id()), takeOver(seat, sitting));
    }

    /// The house gives the seat to somebody, whoever has it now; they know no other hand of the
    /// deal.
    Decision<TableEvent<E>> place(Seat seat, Occupant occupant) {
        var now = table.chair(seat).map(Chair::occupant);
        if (now.equals(Optional.of(occupant))) {
            return Decision.refuse(ALREADY_SEATED);
        }
        if (occupant instanceof Occupant.Person(var id, _)) {
            if (table.seatOf(id).filter(held -> held != seat).isPresent()) {
                return Decision.refuse(ALREADY_SEATED);
            }
            var known = Optional.ofNullable(table.known().hands().get(id));
            if (known.filter(held -> held != seat).isPresent()) {
                return Decision.refuse(SAW_ANOTHER_HAND);
            }
        }
        return Decision.accept(new SeatTaken<>(seat, occupant));
    }

    private Decision<TableEvent<E>> book(Occupant.Person person, Seat seat) {
        if (table.door().bookings().containsKey(seat)) {
            return Decision.refuse(SEAT_TAKEN);
        }
        return table.people().isEmpty()
                ? accept(dropped(person.id()), takeOver(seat, person)) // there is nobody to ask
                : accept(dropped(person.id()), List.of(new SeatBooked<>(seat, person)));
    }

    /// A player lets somebody have the seat that was promised to them; when all do, they have it.
    Decision<TableEvent<E>> agree(PersonId player, Seat seat) {
        var booking = table.door().bookings().get(seat);
        if (booking == null || booking.agreed().contains(player)) {
            return Decision.refuse(NOT_BOOKED);
        }
        var agreed = new HashSet<>(booking.agreed());
        agreed.add(player);
        List<TableEvent<E>> yes = List.of(new BookingAgreed<>(seat, player));
        return agreed.containsAll(table.people())
                ? accept(yes, takeOver(seat, booking.person()))
                : Decision.accept(yes);
    }

    Decision<TableEvent<E>> leave(Seat own) {
        return Decision.accept(vacate(own));
    }

    /// Somebody who was promised a seat no longer wants it.
    Decision<TableEvent<E>> unbook(PersonId person) {
        var dropped = dropped(person);
        return dropped.isEmpty() ? Decision.refuse(NOT_BOOKED) : Decision.accept(dropped);
    }

    /// Where more play in turn than there are chairs, somebody comes and waits.
    Decision<TableEvent<E>> joinCircle(Member.Person person) {
        if (table.seatOf(person.id()).isPresent() || table.door().circle().isWaiting(person.id())) {
            return Decision.refuse(ALREADY_SEATED);
        }
        if (table.door().unwelcome().contains(person.id())) {
            return Decision.refuse(UNWELCOME);
        }
        return hasRoomToWait()
                ? Decision.accept(
                        new JoinedCircle<>(new Occupant.Person(person.id(), person.name())))
                : Decision.refuse(NO_ROOM_TO_WAIT);
    }

    Decision<TableEvent<E>> addToCircle(PersonId owner, String robot) {
        if (!table.door().isOwner(owner)) {
            return Decision.refuse(NOT_THE_OWNER);
        }
        return hasRoomToWait()
                ? Decision.accept(new JoinedCircle<>(new Occupant.Robot(robot)))
                : Decision.refuse(NO_ROOM_TO_WAIT);
    }

    private boolean hasRoomToWait() {
        return table.terms().filter(Terms::inTurns).isPresent() && !table.door().circle().isFull();
    }

    /// Before a new game those who wait take the seats of those who have played longest.
    List<TableEvent<E>> takeTurns() {
        var circle = table.door().circle();
        var events = new ArrayList<TableEvent<E>>();
        circle.next(table.chairs())
                .forEach((seat, comes) -> {
                    events.add(new LeftCircle<>(comes));
                    events.add(new JoinedCircle<>(table.chair(seat).orElseThrow().occupant()));
                    events.add(new SeatTaken<>(seat, comes));
                });
        return events;
    }

    Decision<TableEvent<E>> seatRobot(SeatRobot<?> robot) {
        if (!chairs.contains(robot.seat())) {
            return Decision.refuse(NOBODY_PLAYS_THERE);
        }
        return table.chair(robot.seat()).isPresent()
                ? Decision.refuse(SEAT_TAKEN)
                : Decision.accept(new SeatTaken<>(robot.seat(), new Occupant.Robot(robot.name())));
    }

    Decision<TableEvent<E>> dismiss(Seat seat) {
        var chair = table.chair(seat);
        if (chair.isEmpty()) {
            return Decision.refuse(SEAT_FREE);
        }
        if (table.door().bookings().containsKey(seat)) {
            return Decision.refuse(SEAT_TAKEN);
        }
        return chair.get().occupant() instanceof Occupant.Robot
                ? Decision.accept(new SeatLeft<>(seat))
                : Decision.refuse(NOT_A_ROBOT);
    }

    Decision<TableEvent<E>> sitOut(Seat own) {
        return isOut(own) ? Decision.refuse(SITTING_OUT) : Decision.accept(new SatOut<>(own));
    }

    /// The house has a robot play for a person who stays away.
    Decision<TableEvent<E>> relieve(Seat seat) {
        boolean plays =
                table.chair(seat)
                        .filter(chair -> chair.occupant() instanceof Occupant.Person)
                        .filter(chair -> !chair.sittingOut())
                        .isPresent();
        return plays ? Decision.accept(new Relieved<>(seat)) : Decision.refuse(SITTING_OUT);
    }

    Decision<TableEvent<E>> comeBack(Seat own) {
        return isOut(own) ? Decision.accept(new CameBack<>(own)) : Decision.refuse(NOT_SITTING_OUT);
    }

    /// A guest turned out to be a member. Whoever sits here in both ways keeps the member's seat.
    Decision<TableEvent<E>> recognise(PersonId guest, Member.Person member) {
        if (!table.knows(guest)) {
            return Decision.refuse(NOT_SEATED);
        }
        var known = new Occupant.Person(member.id(), member.name());
        var spare = table.seatOf(guest).filter(_ -> table.seatOf(member.id()).isPresent());
        var freed = spare.map(this::vacate).orElse(List.of());
        return accept(freed, List.of(new GuestKnown<>(guest, known)));
    }

    private boolean isOut(Seat own) {
        return table.chair(own).filter(Chair::sittingOut).isPresent();
    }

    Decision<TableEvent<E>> playForPartner(PersonId person, Seat own) {
        var active = playsFor.apply(own);
        if (active.isEmpty()) {
            return Decision.refuse(NOTHING_TO_TAKE_OVER);
        }
        var robot = table.chair(active.get()).map(Chair::occupant);
        if (!table.people().equals(List.of(person))
                || robot.filter(Occupant.Robot.class::isInstance).isEmpty()) {
            return Decision.refuse(NOT_ALONE);
        }
        return Decision.accept(
                new SeatTaken<>(active.get(), table.chair(own).orElseThrow().occupant()),
                new SeatTaken<>(own, robot.get()));
    }

    /// The owner asks whoever sits there to leave, or who was promised the seat.
    Decision<TableEvent<E>> askToLeave(PersonId owner, Seat seat) {
        if (!table.door().owner().equals(Optional.of(owner))) {
            return Decision.refuse(NOT_THE_OWNER);
        }
        var booking = table.door().bookings().get(seat);
        if (booking != null) {
            return Decision.accept(
                    new BookingDropped<>(seat), new AskedToLeave<>(booking.person().id()));
        }
        var chair = table.chair(seat);
        if (chair.isEmpty()) {
            return Decision.refuse(SEAT_FREE);
        }
        if (!(chair.get().occupant() instanceof Occupant.Person(var guest, _))
                || guest.equals(owner)) {
            return Decision.refuse(NOT_A_GUEST);
        }
        return accept(List.of(new AskedToLeave<>(guest)), vacate(seat));
    }

    /// Those to whom a seat was promised take it: before the first card of a deal.
    List<TableEvent<E>> takeBookedSeats() {
        var events = new ArrayList<TableEvent<E>>();
        table.door().bookings().entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .forEach(booked ->
                        events.addAll(takeOver(booked.getKey(), booked.getValue().person())));
        return events;
    }

    private List<TableEvent<E>> takeOver(Seat seat, Occupant.Person person) {
        return List.of(new SeatTaken<>(seat, person));
    }

    /// The events that free a seat; a robot that sat there before returns.
    private List<TableEvent<E>> vacate(Seat seat) {
        var robot = table.door().robots().get(seat);
        return robot == null
                ? List.of(new SeatLeft<>(seat))
                : List.of(new SeatLeft<>(seat), new SeatTaken<>(seat, new Occupant.Robot(robot)));
    }

    /// The events that cancel the booking, or the place in the queue, of somebody who sits down or
    /// leaves in another way.
    private List<TableEvent<E>> dropped(PersonId person) {
        var events = new ArrayList<TableEvent<E>>();
        table.door().bookedBy(person).ifPresent(seat -> events.add(new BookingDropped<>(seat)));
        table.door()
                .circle()
                .waiting(person)
                .ifPresent(waits -> events.add(new LeftCircle<>(waits)));
        return events;
    }

    private static <E> Decision<TableEvent<E>> accept(
            List<? extends TableEvent<E>> first, List<? extends TableEvent<E>> then) {
        var events = new ArrayList<TableEvent<E>>(first);
        events.addAll(then);
        return Decision.accept(events);
    }
}
