package overtrick.classroom.page.lead;

import java.security.SecureRandom;
import java.util.List;
import overtrick.cards.FormatException;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.CourseCommand.Load;
import overtrick.classroom.course.Loaded;
import overtrick.classroom.course.Mode;
import overtrick.classroom.material.Found;
import overtrick.classroom.material.Materials;
import overtrick.classroom.material.Turn;
import overtrick.classroom.page.ClassVisit;
import overtrick.dealing.script.Script;
import overtrick.dealing.script.ScriptException;
import overtrick.page.Feature;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;

/// Where the boards of a class come from: a file, a script, a situation, chance, boards that the
/// teacher has played, or their shelf.
public record SetRoutes(Classrooms classes) implements Feature {

    /// Boards of a situation that are dealt at once.
    private static final int MOST_SITUATED = 16;

    private static final int MOST_NUMBER = 5_000;

    private static final SecureRandom CHANCE = new SecureRandom();

    @Override
    public void addTo(Routes routes) {
        routes.postSlow(Right.PLAY, "/class/{code}/set", this::load);
    }

    private void load(Visit visit) {
        var here = ClassVisit.ofTeacher(visit, classes);
        visit.limit(Deed.ANALYSIS);
        var set =
                visit.param("from").equals("shelf")
                        ? classes.shelf()
                                .find(visit.guest().id(), visit.number("kept", Long.MAX_VALUE))
                                .orElseThrow(() -> Sorry.unclear("class.unclear.set"))
                        : prepared(classes, visit, here.setting().system());
        here.does(new Load(set), here.path());
    }

    /// The set that a form describes.
    ///
    /// @throws Sorry when there is no board in what it names
    public static Loaded prepared(Classrooms classes, Visit visit, String system) {
        var mode = visit.oneOf("mode", Mode.values(), "class.unclear");
        var turn = visit.oneOf("turn", Turn.values(), "class.unclear");
        String from = visit.param("from");
        var found =
                switch (from) {
                    case "file" -> file(visit);
                    case "script" -> script(visit);
                    case "situation" -> situation(visit, system);
                    case "chance" -> Materials.dealt(boards(visit), CHANCE);
                    case "played" -> played(classes, visit);
                    case String other -> throw Sorry.unclear("class.unclear.from", other);
                };
        if (found.isEmpty()) {
            throw Sorry.unclear("class.unclear.noboards");
        }
        String title = visit.param("title").strip();
        String name = title.isEmpty() ? visit.words().get("class.from." + from) : title;
        return new Materials(classes.bridge().readings())
                .prepared(
                        name.substring(0, Math.min(name.length(), Loaded.LONGEST_NAME)),
                        found,
                        mode,
                        turn,
                        system);
    }

    /// Deals of a situation for two partners.
    ///
    /// @throws Sorry when the system does not have it
    public static Loaded together(Classrooms classes, Visit visit, String system, String name) {
        var mode = visit.oneOf("mode", Mode.values(), "class.unclear");
        var found = situation(visit, system);
        if (found.isEmpty()) {
            throw Sorry.unclear("class.together.none");
        }
        return new Materials(classes.bridge().readings())
                .prepared(name, found, mode, Turn.AS_DEALT, system);
    }

    private static int boards(Visit visit) {
        return visit.number("boards", 1, Loaded.MOST_BOARDS);
    }

    private static List<Found> file(Visit visit) {
        var file = visit.file("file").orElseThrow(() -> Sorry.unclear("unclear.nofile"));
        return Materials.read(file.bytes());
    }

    private static List<Found> script(Visit visit) {
        String text = visit.lines("script");
        if (text.isBlank() || text.length() > Script.LONGEST) {
            throw Sorry.unclear("class.unclear.script", 0);
        }
        try {
            return Materials.scripted(text, boards(visit), CHANCE.nextInt(Integer.MAX_VALUE));
        } catch (ScriptException wrong) {
            throw Sorry.unclear("class.unclear.script", wrong.fault().place().line());
        }
    }

    private static List<Found> situation(Visit visit, String system) {
        int boards = visit.number("boards", 1, MOST_SITUATED);
        try {
            return Materials.situated(
                    visit.param("situation"), plain(system), boards, CHANCE.nextInt(MOST_NUMBER));
        } catch (FormatException none) {
            throw Sorry.unclear("class.unclear.noboards");
        }
    }

    /// A system without the choices of those who play it.
    private static String plain(String system) {
        return system.replaceFirst(":.*", "");
    }

    /// What the teacher has played, but for what others have still before them.
    private static List<Found> played(Classrooms classes, Visit visit) {
        return classes.bridge().history().unsealedOf(visit.viewer().id(), boards(visit)).stream()
                .map(one -> Found.of(one.board().board(), one.board().auction()))
                .toList();
    }
}
