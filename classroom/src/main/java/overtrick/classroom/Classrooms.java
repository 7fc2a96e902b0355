package overtrick.classroom;

import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.BridgeTables;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.CourseCommand;
import overtrick.classroom.course.CourseEvent;
import overtrick.classroom.course.CourseRules;
import overtrick.classroom.course.CourseView;
import overtrick.classroom.course.Setting;
import overtrick.classroom.lead.Ushers;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.json.Json;
import overtrick.house.people.Belongings;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.log.Beside;
import overtrick.log.Sql;
import overtrick.log.form.EventForms;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// The classes of a club.
public final class Classrooms implements ClubRoom {

    /// What a class is to the log.
    public static final Kind<Course, Member, CourseCommand, CourseEvent, CourseView> KIND =
            new Kind<>(
                    "class",
                    new CourseRules(),
                    EventForms.<CourseEvent>in(mapper())
                            .with("class-opened", CourseEvent.Opened.class)
                            .with("class-joined", CourseEvent.Joined.class)
                            .with("class-left", CourseEvent.Left.class)
                            .with("placed", CourseEvent.Placed.class)
                            .with("stood-up", CourseEvent.StoodUp.class)
                            .with("hand-raised", CourseEvent.HandRaised.class)
                            .with("hand-lowered", CourseEvent.HandLowered.class)
                            .with("set-loaded", CourseEvent.SetLoaded.class)
                            .with("stepped", CourseEvent.Stepped.class)
                            .with("board-restarted", CourseEvent.Restarted.class)
                            .with("board-advanced", CourseEvent.Advanced.class)
                            .with("mode-changed", CourseEvent.ModeChanged.class)
                            .with("class-paused", CourseEvent.Paused.class)
                            .with("hands-shown", CourseEvent.HandsShown.class)
                            .with("said", CourseEvent.Told.class)
                            .with("class-ended", CourseEvent.Ended.class)
                            .with("desk-opened", CourseEvent.DeskOpened.class)
                            .with("board-kept", CourseEvent.BoardKept.class)
                            .with("guest-known", CourseEvent.GuestKnown.class)
                            .redactedBy(CourseEvent::redacted),
                    Classrooms::rows);

    private static final String ROOM =
            "INSERT INTO class_room (code, name, open) VALUES (?, ?, ?)"
                    + " ON CONFLICT (code) DO UPDATE SET open = excluded.open";
    private static final String PERSON =
            "INSERT INTO class_person (code, person, teaches) VALUES (?, ?, ?)"
                    + " ON CONFLICT DO NOTHING";
    private static final String OF_PERSON =
            "SELECT r.code, r.name, r.open, p.teaches FROM class_person p"
                    + " JOIN class_room r ON r.code = p.code WHERE p.person = ?"
                    + " ORDER BY r.open DESC, r.code LIMIT ?";

    /// A class in a list.
    public record Entry(String code, String name, boolean open, boolean teaches) {}

    private final ClubHouse house;
    private final BridgeTables bridge;
    private final SecureRandom chance = new SecureRandom();
    private final LocalHost<Course, Member, CourseCommand, CourseEvent, CourseView> host;
    private final Ushers ushers;
    private final Shelf shelf;

    /// @param bridge the tables that students sit at
    public Classrooms(ClubHouse house, BridgeTables bridge) {
        this.house = house;
        this.bridge = bridge;
        this.host = new LocalHost<>(KIND, house.store().log(), _ -> Attendant.none());
        this.ushers =
                new Ushers(
                        host,
                        bridge.duplicate(),
                        house.timer(),
                        house.clock(),
                        house.store().log().neighbours());
        this.shelf = new Shelf(house.store(), house.clock());
    }

    private static JsonMapper mapper() {
        var codes = new SimpleModule("overtrick.class");
        Json.addText(codes, PersonId.class, PersonId::value, PersonId::new);
        Json.addText(codes, TableId.class, TableId::code, TableId::new);
        return Json.MAPPER.rebuild().addModule(codes).build();
    }

    private static Beside rows(String code, Snapshot<Course> now, List<CourseEvent> events) {
        var rows = Beside.NOTHING;
        String name = now.state().opened().orElseThrow().setting().name();
        for (var event : events) {
            rows =
                    switch (event) {
                        case CourseEvent.Opened(_, var teacher) ->
                                rows.and(room(code, name, true))
                                        .and(
                                                person(
                                                        code,
                                                        teacher,
                                                        now.state().isTeacher(teacher.id())));
                        case CourseEvent.Joined(var student) ->
                                rows.and(person(code, student, false));
                        case CourseEvent.GuestKnown(var guest, var member) ->
                                rows.and(person(code, member, now.state().isTeacher(member.id())));
                        case CourseEvent.Ended _ -> rows.and(room(code, name, false));
                        case CourseEvent _ -> rows;
                    };
        }
        return rows;
    }

    private static Beside room(String code, String name, boolean open) {
        return (connection, _) -> Sql.of(ROOM, code, name, open ? 1 : 0).change(connection);
    }

    private static Beside person(String code, Member.Person person, boolean teaches) {
        return (connection, _) ->
                Sql.of(PERSON, code, person.id().value(), teaches ? 1 : 0).change(connection);
    }

    /// Goes on with every class that was open when the house was shut.
    public void goOn() {
        house.store()
                .rows("SELECT code FROM class_room WHERE open = 1", row -> row.getString(1))
                .forEach(ushers::attend);
    }

    /// Opens a class under a code that nobody has yet; whoever does teaches it.
    public TournamentId open(Member.Person teacher, Setting setting) {
        while (true) {
            var code = TournamentId.draw(chance);
            if (submit(code, teacher, new CourseCommand.Open(setting)) instanceof Reply.Done) {
                return code;
            }
        }
    }

    /// Puts a command to a class; when the answer is [Reply.Done] it will never be lost.
    public Reply submit(TournamentId code, Member actor, CourseCommand command) {
        var reply = host.submit(code.code(), actor, command);
        if (reply instanceof Reply.Done) {
            ushers.attend(code.code());
        }
        return reply;
    }

    /// What somebody may know of a class; empty when there is none.
    public Optional<Snapshot<CourseView>> look(TournamentId code, Member viewer) {
        return Optional.of(host.view(code.code(), viewer))
                .filter(now -> now.state().setting().isPresent());
    }

    /// The classes that somebody teaches or has come to, the open ones first.
    public List<Entry> of(PersonId person, int limit) {
        return house.store()
                .rows(
                        OF_PERSON,
                        row ->
                                new Entry(
                                        row.getString(1),
                                        row.getString(2),
                                        row.getInt(3) == 1,
                                        row.getInt(4) == 1),
                        person.value(),
                        limit);
    }

    /// Who looks after the classes, and hears what happens at their tables.
    public Ushers ushers() {
        return ushers;
    }

    /// What teachers keep for their classes.
    public Shelf shelf() {
        return shelf;
    }

    /// The teacher comes to a table that has called, as one calls the director.
    ///
    /// @return whether it had
    public boolean answer(Course course, PersonId student) {
        var desk =
                course.present(student)
                        .flatMap(one -> one.place())
                        .flatMap(place -> Optional.ofNullable(course.desks().get(place.desk())));
        return desk.flatMap(one ->
                        ushers.look(one)
                                .flatMap(view -> view.door().help())
                                .filter(call -> call.by().equals(student))
                                .map(_ -> one))
                .filter(one ->
                        bridge.duplicate()
                                        .send(
                                                one.table(),
                                                Member.House.HOUSE,
                                                new TableCommand.HelpGiven<>())
                                instanceof Reply.Done)
                .isPresent();
    }

    public ClubHouse house() {
        return house;
    }

    /// The tables that students sit at.
    public BridgeTables bridge() {
        return bridge;
    }

    @Override
    public List<Kind<?, ?, ?, ?, ?>> kinds() {
        return List.of(KIND);
    }

    @Override
    public List<LocalHost<?, ?, ?, ?, ?>> hosts() {
        return List.of(host);
    }

    @Override
    public List<String> rows() {
        return List.of("class_room", "class_person");
    }

    @Override
    public List<Belongings> belongings() {
        return List.of(Belongings.of("class_person", "code"), Belongings.own("class_shelf"));
    }

    @Override
    public void recognise(PersonId guest, Member.Person member) {
        for (var entry : of(guest, Integer.MAX_VALUE)) {
            var _ =
                    host.submit(
                            entry.code(),
                            Member.House.HOUSE,
                            new CourseCommand.Recognise(guest, member));
        }
    }

    @Override
    public List<Resting> resting() {
        return List.of(host::letRest);
    }

    @Override
    public void close() {
        ushers.close();
    }
}
