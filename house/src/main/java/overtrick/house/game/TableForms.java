package overtrick.house.game;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import java.util.stream.Stream;
import overtrick.house.json.Json;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
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
import overtrick.house.table.Terms;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;
import overtrick.log.form.EventForms;
import overtrick.log.form.Redaction;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/// The events of a table in the log: its own, and those of the game played there.
///
/// @param <E> the game's events
public final class TableForms<E> implements EventCodec<TableEvent<E>> {

    /// Written by every table, whatever is played there.
    @SuppressWarnings("rawtypes")
    private final EventForms<TableEvent> manners;

    private final EventCodec<E> game;

    @SuppressWarnings("rawtypes")
    private TableForms(TermsForm terms, EventCodec<E> game) {
        this.manners =
                EventForms.<TableEvent>in(mapper(terms))
                        .with("table-opened", TableOpened.class, terms.renewals())
                        .with("owner-named", OwnerNamed.class)
                        .with("access-changed", AccessChanged.class)
                        .with("seat-booked", SeatBooked.class)
                        .with("booking-agreed", BookingAgreed.class)
                        .with("booking-dropped", BookingDropped.class)
                        .with("joined-circle", JoinedCircle.class)
                        .with("left-circle", LeftCircle.class)
                        .with("asked-to-leave", AskedToLeave.class)
                        .with("pace-set", PaceSet.class)
                        .with("delay-set", DelaySet.class)
                        .with("comment-offered", CommentOffered.class)
                        .with("commentator-chosen", CommentatorChosen.class)
                        .with("comment-ended", CommentEnded.class)
                        .with("hurried", Hurried.class)
                        .with("skipped", Skipped.class)
                        .with("help-called", HelpCalled.class)
                        .with("help-ended", HelpEnded.class)
                        .with("seat-taken", SeatTaken.class)
                        .with("seat-left", SeatLeft.class)
                        .with("sat-out", SatOut.class)
                        .with("relieved", Relieved.class)
                        .with("came-back", CameBack.class)
                        .with("guest-known", GuestKnown.class)
                        .with("said", Said.class, List.of(TableForms::fromNowhere));
        this.game = game;
    }

    /// What was said before it was noted what the speaker had seen, everybody may read.
    private static ObjectNode fromNowhere(ObjectNode said) {
        said.putObject("from").put("number", 0).put("deal", 0).put("chosen", false);
        return said;
    }

    /// @throws IllegalArgumentException when the game uses a name of the table's own
    public static <E> TableForms<E> of(TermsForm terms, EventCodec<E> game) {
        var forms = new TableForms<>(terms, game);
        game.names()
                .filter(forms.manners::has)
                .findFirst()
                .ifPresent(name -> {
                    throw new IllegalArgumentException("event of every table: " + name);
                });
        return forms;
    }

    private static JsonMapper mapper(TermsForm terms) {
        return people(terms.json())
                .rebuild()
                .addModule(
                        new SimpleModule("overtrick.terms")
                                .addAbstractTypeMapping(Terms.class, terms.type()))
                .build();
    }

    /// A mapper that knows who sits on a chair.
    static JsonMapper people(JsonMapper json) {
        var people = new SimpleModule("overtrick.people");
        Json.addText(people, PersonId.class, PersonId::value, PersonId::new);
        return json.rebuild()
                .addModule(people)
                .addMixIn(Occupant.class, OccupantTypes.class)
                .build();
    }

    @Override
    public NewEvent encode(TableEvent<E> event) {
        return event instanceof InGame<E>(var inner) ? game.encode(inner) : manners.encode(event);
    }

    @Override
    @SuppressWarnings("unchecked") // the table's own events carry nothing of the game
    public TableEvent<E> decode(NewEvent logged) {
        return manners.has(logged.type())
                ? (TableEvent<E>) manners.decode(logged)
                : new InGame<>(game.decode(logged));
    }

    @Override
    public TableEvent<E> redacted(TableEvent<E> event, Redaction redaction) {
        return event instanceof InGame<E>(var inner)
                ? new InGame<>(game.redacted(inner, redaction))
                : TableRedaction.of(event, redaction);
    }

    @Override
    public Stream<String> names() {
        return Stream.concat(manners.names(), game.names());
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Occupant.Person.class, name = "person"),
        @JsonSubTypes.Type(value = Occupant.Robot.class, name = "robot")
    })
    private interface OccupantTypes {}
}
