package overtrick.club.game;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.stream.Stream;
import overtrick.club.json.Json;
import overtrick.club.table.Occupant;
import overtrick.club.table.PersonId;
import overtrick.club.table.TableEvent;
import overtrick.club.table.TableEvent.AccessChanged;
import overtrick.club.table.TableEvent.AskedToLeave;
import overtrick.club.table.TableEvent.BookingAgreed;
import overtrick.club.table.TableEvent.BookingDropped;
import overtrick.club.table.TableEvent.CameBack;
import overtrick.club.table.TableEvent.HelpCalled;
import overtrick.club.table.TableEvent.HelpEnded;
import overtrick.club.table.TableEvent.Hurried;
import overtrick.club.table.TableEvent.InGame;
import overtrick.club.table.TableEvent.JoinedCircle;
import overtrick.club.table.TableEvent.LeftCircle;
import overtrick.club.table.TableEvent.OwnerNamed;
import overtrick.club.table.TableEvent.PaceSet;
import overtrick.club.table.TableEvent.Relieved;
import overtrick.club.table.TableEvent.Said;
import overtrick.club.table.TableEvent.SatOut;
import overtrick.club.table.TableEvent.SeatBooked;
import overtrick.club.table.TableEvent.SeatLeft;
import overtrick.club.table.TableEvent.SeatTaken;
import overtrick.club.table.TableEvent.Skipped;
import overtrick.club.table.TableEvent.TableOpened;
import overtrick.club.table.Terms;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;
import overtrick.log.form.EventForms;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

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
                        .with("hurried", Hurried.class)
                        .with("skipped", Skipped.class)
                        .with("help-called", HelpCalled.class)
                        .with("help-ended", HelpEnded.class)
                        .with("seat-taken", SeatTaken.class)
                        .with("seat-left", SeatLeft.class)
                        .with("sat-out", SatOut.class)
                        .with("relieved", Relieved.class)
                        .with("came-back", CameBack.class)
                        .with("said", Said.class);
        this.game = game;
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
