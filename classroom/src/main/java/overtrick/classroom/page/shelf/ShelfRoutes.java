package overtrick.classroom.page.shelf;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import overtrick.classroom.Classrooms;
import overtrick.classroom.Shelf;
import overtrick.classroom.course.Loaded;
import overtrick.classroom.page.ClassVisit;
import overtrick.classroom.page.lead.SetRoutes;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.systems.BiddingSystem;
import overtrick.systems.sheet.SystemMenu;

/// The shelf of a teacher: sets in folders, and lists made of copies of them.
public record ShelfRoutes(Classrooms classes) implements Feature {

    private static final String HOME = "/class/shelf";

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, HOME, this::show);
        routes.postSlow(Right.PLAY, HOME + "/add", this::add);
        routes.post(Right.PLAY, HOME + "/list", this::list);
        routes.post(Right.PLAY, HOME + "/move", this::move);
        routes.post(Right.PLAY, HOME + "/drop", this::drop);
        routes.post(Right.PLAY, "/class/{code}/keep", this::keep);
    }

    private void show(Visit visit) {
        var folders = new LinkedHashMap<String, List<Shelf.Entry>>();
        for (var one : classes.shelf().of(visit.viewer().id())) {
            folders.computeIfAbsent(one.folder(), _ -> new ArrayList<>()).add(one);
        }
        var words = visit.words();
        var page = new ShelfPage(words, folders, SystemMenu.of(words.locale()));
        var frame = Frame.of(visit, words.get("class.shelf"));
        visit.page(Pages.render("classroom/shelf", new Framed<>(frame, page)));
    }

    private void add(Visit visit) {
        String folder = folder(visit);
        String system = visit.param("system");
        if (!BiddingSystem.isKnown(system)) {
            throw Sorry.unclear("class.unclear.system", system);
        }
        visit.limit(Deed.ANALYSIS);
        keep(visit, folder, SetRoutes.prepared(classes, visit, system));
        visit.seeOther(HOME);
    }

    private void keep(Visit visit, String folder, Loaded set) {
        if (!classes.shelf().keep(visit.guest().id(), folder, set)) {
            throw new Sorry(
                    HttpStatus.CONFLICT, words -> words.get("class.shelf.full", Shelf.MOST));
        }
    }

    private static String folder(Visit visit) {
        String folder = visit.param("folder").strip();
        if (folder.length() > Shelf.LONGEST_FOLDER) {
            throw Sorry.unclear("class.unclear.folder", Shelf.LONGEST_FOLDER);
        }
        return folder;
    }

    private static String title(Visit visit) {
        String title = visit.param("title").strip();
        if (title.isEmpty() || title.length() > Loaded.LONGEST_NAME) {
            throw Sorry.unclear("class.unclear.name", Loaded.LONGEST_NAME);
        }
        return title;
    }

    /// What a class plays now is copied.
    private void keep(Visit visit) {
        var here = ClassVisit.ofTeacher(visit, classes);
        visit.limit(Deed.PREFERENCE);
        String folder = folder(visit);
        var set =
                here.course()
                        .set()
                        .orElseThrow(() -> Sorry.unclear("class.refused.CLASS_NO_BOARD"));
        keep(visit, folder, set);
        visit.seeOther(HOME);
    }

    /// Several sets are copied into one.
    private void list(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        var numbers = new ArrayList<Long>();
        for (var text : visit.ctx().formParams("kept")) {
            if (!text.matches("\\d{1,18}")) {
                throw Sorry.unclear("class.unclear.set");
            }
            numbers.add(Long.valueOf(text));
        }
        var set =
                classes.shelf()
                        .list(visit.viewer().id(), title(visit), numbers)
                        .orElseThrow(() -> Sorry.unclear("class.unclear.list", Loaded.MOST_BOARDS));
        keep(visit, folder(visit), set);
        visit.seeOther(HOME);
    }

    private void move(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        classes.shelf()
                .move(visit.viewer().id(), visit.number("kept", Long.MAX_VALUE), folder(visit));
        visit.seeOther(HOME);
    }

    private void drop(Visit visit) {
        visit.limit(Deed.PREFERENCE);
        classes.shelf().drop(visit.viewer().id(), visit.number("kept", Long.MAX_VALUE));
        visit.seeOther(HOME);
    }
}
