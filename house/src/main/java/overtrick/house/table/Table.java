package overtrick.house.table;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.house.table.TableEvent.AccessChanged;
import overtrick.house.table.TableEvent.AskedToLeave;
import overtrick.house.table.TableEvent.BookingAgreed;
import overtrick.house.table.TableEvent.BookingDropped;
import overtrick.house.table.TableEvent.CameBack;
import overtrick.house.table.TableEvent.CommentEnded;
import overtrick.house.table.TableEvent.CommentOffered;
import overtrick.house.table.TableEvent.CommentatorChosen;
import overtrick.house.table.TableEvent.DelaySet;
import overtrick.house.table.TableEvent.GuestKnown;
import overtrick.house.table.TableEvent.HelpCalled;
import overtrick.house.table.TableEvent.HelpEnded;
import overtrick.house.table.TableEvent.Hurried;
import overtrick.house.table.TableEvent.InGame;
import overtrick.house.table.TableEvent.JoinedCircle;
import overtrick.house.table.TableEvent.LeftCircle;
import overtrick.house.table.TableEvent.OwnerNamed;
import overtrick.house.table.TableEvent.PaceSet;
import overtrick.house.table.TableEvent.Relieved;
import overtrick.house.table.TableEvent.Said;
import overtrick.house.table.TableEvent.SatOut;
import overtrick.house.table.TableEvent.SeatBooked;
import overtrick.house.table.TableEvent.SeatLeft;
import overtrick.house.table.TableEvent.SeatTaken;
import overtrick.house.table.TableEvent.Skipped;
import overtrick.house.table.TableEvent.TableOpened;

/// The whole state of a table, of which each viewer sees a part.
///
/// @param number how many events there have been
/// @param moved the number of the last event of the game
/// @param terms what was agreed; empty until the table is opened
/// @param known who has seen which hand of the present deal
/// @param tempo how fast the robots are
/// @param door who may come, and who is on their way
/// @param <S> the state of the game played there
public record Table<S>(
        long number,
        long moved,
        String name,
        Optional<Terms> terms,
        Map<Seat, Chair> chairs,
        Known known,
        Tempo tempo,
        Door door,
        List<ChatLine> chat,
        S game) {

    /// What people know of the present deal.
    ///
    /// @param hands the hand that a person has held
    /// @param newcomers seats whose players came in the middle of it and have done nothing yet
    public record Known(Map<PersonId, Seat> hands, Set<Seat> newcomers) {

        static final Known NOTHING = new Known(Map.of(), Set.of());

        public Known {
            hands = Map.copyOf(hands);
            newcomers = Set.copyOf(newcomers);
        }
    }

    /// How fast the robots of a table are.
    ///
    /// @param pace as the owner has set it
    /// @param haste how much they do without waiting
    public record Tempo(Pace pace, Haste haste) {

        static final Tempo USUAL = new Tempo(Pace.USUAL, Haste.NONE);
    }

    public Table {
        chairs = Map.copyOf(chairs);
        chat = List.copyOf(chat);
    }

    static <S> Table<S> before(S game) {
        return new Table<>(
                0,
                0,
                "",
                Optional.empty(),
                Map.of(),
                Known.NOTHING,
                Tempo.USUAL,
                Door.UNTOUCHED,
                List.of(),
                game);
    }

    public boolean isOpen() {
        return terms.isPresent();
    }

    /// Where the person sits; empty when they do not.
    public Optional<Seat> seatOf(PersonId person) {
        return chairs.entrySet().stream()
                .filter(taken -> taken.getValue().isOf(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    public Optional<Chair> chair(Seat seat) {
        return Optional.ofNullable(chairs.get(seat));
    }

    /// Whether all of these seats are taken.
    public boolean isFull(Set<Seat> seats) {
        return chairs.keySet().containsAll(seats);
    }

    /// The pause of a robot at this table, where the house's own is so long.
    public Duration pause(Duration usual) {
        return tempo.haste().of(tempo.pace().of(usual));
    }

    /// The people who sit here.
    List<PersonId> people() {
        return chairs.values().stream()
                .map(Chair::occupant)
                .filter(Occupant.Person.class::isInstance)
                .map(sitting -> ((Occupant.Person) sitting).id())
                .toList();
    }

    /// Whether robots play at every chair that is taken.
    public boolean isPlayedByRobots() {
        return chairs.values().stream().allMatch(Chair::isPlayedByRobot);
    }

    /// The chairs as they will be when a new deal comes.
    public Map<Seat, Chair> chairsNextDeal() {
        return next(chairs, door);
    }

    static Map<Seat, Chair> next(Map<Seat, Chair> chairs, Door door) {
        var next = new EnumMap<Seat, Chair>(Seat.class);
        chairs.forEach((seat, chair) -> next.put(seat, chair.ofNextDeal()));
        door.bookings().forEach((seat, booking) -> next.put(seat, Chair.of(booking.person())));
        return next;
    }

    /// Whether the person may come to the table and see what is played there.
    boolean admits(PersonId person) {
        return door.access() != Access.CLOSED
                || isAbandoned()
                || door.owner().equals(Optional.of(person))
                || seatOf(person).isPresent()
                || door.bookedBy(person).isPresent()
                || door.circle().isWaiting(person);
    }

    /// Whether the person has anything at the table: a seat, the table itself, a place in a queue.
    boolean knows(PersonId person) {
        return seatOf(person).isPresent()
                || known.hands().containsKey(person)
                || door.knows(person);
    }

    /// Whether the house says who sits where.
    boolean isHosted() {
        return terms.filter(Terms::hosted).isPresent();
    }

    /// Whether nobody is there who could open it again.
    private boolean isAbandoned() {
        return !isHosted() && door.owner().isEmpty() && people().isEmpty();
    }

    /// The table when whoever sits there has done something in the game.
    Table<S> acted(Seat actor) {
        var next = new Draft<>(this);
        next.acted(actor);
        return next.table();
    }

    /// The table when a game of several deals is over.
    ///
    /// @param units what each has won, below 0 when lost
    Table<S> afterGame(Map<Seat, Integer> units) {
        var next = new Draft<>(this);
        next.won(units);
        return next.table();
    }

    /// @param newDeal whether a deal has begun with it
    /// @param doer whose deed it was
    /// @param changed who has changed chairs: the chair now by the chair so far
    <E> Table<S> after(
            TableEvent<E> event,
            S gameAfter,
            boolean newDeal,
            Optional<Seat> doer,
            Map<Seat, Seat> changed) {
        var next = new Draft<>(this);
        next.number = number + 1;
        next.game = gameAfter;
        switch (event) {
            case TableOpened<E>(var title, var agreed) -> next.opened(title, agreed);
            case OwnerNamed<E>(var person) -> next.door = door.of(person);
            case AccessChanged<E>(var access) -> next.door = door.with(access);
            case SeatBooked<E>(var seat, var person) ->
                    next.door = door.withBooking(seat, new Door.Booking(person, Set.of()));
            case BookingAgreed<E>(var seat, var player) -> next.door = door.agreed(seat, player);
            case BookingDropped<E>(var seat) -> next.door = door.withoutBooking(seat);
            case JoinedCircle<E>(var one) -> next.door = door.with(door.circle().with(one));
            case LeftCircle<E>(var one) -> next.door = door.with(door.circle().without(one));
            case AskedToLeave<E>(var person) -> next.door = door.without(person);
            case HelpCalled<E>(var by, var caller) ->
                    next.door = door.with(Optional.of(new Door.Call(by, caller)));
            case HelpEnded<E> _ -> next.door = door.with(Optional.<Door.Call>empty());
            case PaceSet<E>(var set) -> next.pace = set;
            case DelaySet<E>(var delay) -> next.door = door.with(delay);
            case CommentOffered<E>(var person, var by) ->
                    next.door = door.with(door.commentary().offered(person, by));
            case CommentatorChosen<E>(var person) ->
                    next.door = door.with(door.commentary().chose(person));
            case CommentEnded<E>(var person) ->
                    next.door = door.with(door.commentary().without(person));
            case Hurried<E> _ -> next.haste = Haste.TO_THE_END;
            case Skipped<E> _ -> next.haste = Haste.ONCE_AROUND;
            case SeatTaken<E>(var seat, var occupant) -> next.taken(seat, occupant);
            case SeatLeft<E>(var seat) -> next.left(seat);
            case SatOut<E>(var seat) -> next.sittingOut(seat, true);
            case Relieved<E>(var seat) -> next.relieved(seat);
            case CameBack<E>(var seat) -> next.sittingOut(seat, false);
            case GuestKnown<E>(var guest, var member) -> next.recognised(guest, member);
            case Said<E> said -> next.said(said);
            case InGame<E> _ -> {
                next.moved(newDeal, doer);
                next.changed(changed);
            }
        }
        return next.table();
    }
}
