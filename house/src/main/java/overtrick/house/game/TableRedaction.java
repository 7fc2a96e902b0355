package overtrick.house.game;

import overtrick.house.table.Occupant;
import overtrick.house.table.TableEvent;
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
import overtrick.log.form.Redaction;

/// Names and words in what happens at every table.
final class TableRedaction {

    private TableRedaction() {}

    static <E> TableEvent<E> of(TableEvent<E> event, Redaction how) {
        return switch (event) {
            case TableOpened<E>(var name, var terms) -> new TableOpened<>(how.text(name), terms);
            case SeatBooked<E>(var seat, var person) -> new SeatBooked<>(seat, person(person, how));
            case JoinedCircle<E>(var one) -> new JoinedCircle<>(occupant(one, how));
            case LeftCircle<E>(var one) -> new LeftCircle<>(occupant(one, how));
            case HelpCalled<E>(var by, var name) -> new HelpCalled<>(by, how.of(by.value(), name));
            case CommentOffered<E>(var by, var name) ->
                    new CommentOffered<>(by, how.of(by.value(), name));
            case SeatTaken<E>(var seat, var one) -> new SeatTaken<>(seat, occupant(one, how));
            case GuestKnown<E>(var guest, var member) ->
                    new GuestKnown<>(guest, person(member, how));
            case Said<E>(var name, var seated, var text, var from) ->
                    new Said<>(how.name(name), seated, how.said(name, text), from);
            case OwnerNamed<E> _,
                    AccessChanged<E> _,
                    BookingAgreed<E> _,
                    BookingDropped<E> _,
                    AskedToLeave<E> _,
                    PaceSet<E> _,
                    DelaySet<E> _,
                    CommentatorChosen<E> _,
                    CommentEnded<E> _,
                    Hurried<E> _,
                    Skipped<E> _,
                    HelpEnded<E> _,
                    SeatLeft<E> _,
                    SatOut<E> _,
                    Relieved<E> _,
                    CameBack<E> _,
                    InGame<E> _ ->
                    event;
        };
    }

    private static Occupant occupant(Occupant one, Redaction how) {
        return switch (one) {
            case Occupant.Person person -> person(person, how);
            case Occupant.Robot(var name) -> new Occupant.Robot(how.robot(name));
        };
    }

    private static Occupant.Person person(Occupant.Person one, Redaction how) {
        return new Occupant.Person(one.id(), how.of(one.id().value(), one.name()));
    }
}
