package overtrick.classroom.page;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.format.DateTimeParseException;
import java.util.Optional;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.CourseCommand.Join;
import overtrick.classroom.course.CourseRefusal;
import overtrick.classroom.course.Filling;
import overtrick.classroom.course.Setting;
import overtrick.log.host.Reply;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Agreements;
import overtrick.systems.BiddingSystem;
import overtrick.systems.sheet.SystemMenu;

/// Classes are opened, and joined by their code.
public record HomeRoutes(Classrooms classes) implements Feature {

    private static final int LISTED = 30;

    /// How far ahead the day of a homework may lie.
    private static final int LONGEST_DAYS = 120;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/class", this::show);
        routes.post(Right.PLAY, "/class", this::open);
        routes.post(Right.PLAY, "/class/join", this::join);
    }

    private void show(Visit visit) {
        var words = visit.words();
        var page =
                new HomePage(
                        words,
                        visit.isNamed(),
                        classes.of(visit.viewer().id(), LISTED),
                        SystemMenu.of(words.locale()),
                        visit.param("situation"),
                        BiddingSystem.isKnown(visit.param("system"))
                                ? visit.param("system")
                                : Agreements.USUAL);
        var frame = Frame.of(visit, words.get("class.title"));
        visit.page(Pages.render("classroom/home", new Framed<>(frame, page)));
    }

    private void open(Visit visit) {
        String name = visit.param("title").strip();
        if (name.isEmpty() || name.length() > Setting.LONGEST_NAME) {
            throw Sorry.unclear("class.unclear.name", Setting.LONGEST_NAME);
        }
        String system = visit.param("system");
        if (!BiddingSystem.isKnown(system)) {
            throw Sorry.unclear("class.unclear.system", system);
        }
        var filling =
                visit.oneOf(
                        "filling", Filling.TAUGHT.toArray(Filling[]::new), "class.unclear.filling");
        var until = until(visit);
        visit.limit(Deed.TABLE);
        visit.nameGuest();
        var code =
                classes.open(
                        visit.guest(),
                        new Setting(
                                name,
                                until.isPresent() ? Filling.ALONE : filling,
                                system,
                                Optional.empty(),
                                until));
        visit.seeOther("/class/" + code.code());
    }

    /// The end of the day until which a homework is to be done, which everybody does alone.
    private Optional<Instant> until(Visit visit) {
        if (!visit.has("until")) {
            return Optional.empty();
        }
        try {
            var day = LocalDate.parse(visit.param("until").strip());
            var zone = ZoneId.systemDefault();
            var today = LocalDate.ofInstant(classes.house().clock().instant(), zone);
            if (!day.isBefore(today) && !day.isAfter(today.plusDays(LONGEST_DAYS))) {
                return Optional.of(day.plusDays(1).atStartOfDay(zone).toInstant());
            }
        } catch (DateTimeParseException noDay) {
            // said below
        }
        throw Sorry.unclear("class.unclear.until", LONGEST_DAYS);
    }

    /// With the code that the teacher has said or shown, and a name.
    private void join(Visit visit) {
        visit.limit(Deed.TALK);
        var code = visit.tournamentId(visit.param("code"));
        if (classes.look(code, visit.viewer()).isEmpty()) {
            throw visit.unknown("class.none", code.code());
        }
        visit.nameGuest();
        if (!visit.isNamed()) {
            throw Sorry.unclear("class.unclear.noname");
        }
        var reply = classes.submit(code, visit.guest(), new Join());
        boolean known =
                reply instanceof Reply.Refused(var reason)
                        && (reason == CourseRefusal.CLASS_JOINED_ALREADY
                                || reason == CourseRefusal.CLASS_OWN);
        if (!known) {
            ClassVisit.expectDone(reply);
        }
        visit.seeOther("/class/" + code.code() + "?lead=yes");
    }
}
