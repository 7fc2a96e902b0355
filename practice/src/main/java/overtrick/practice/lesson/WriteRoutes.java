package overtrick.practice.lesson;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import overtrick.page.Download;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.door.Deed;
import overtrick.practice.Practice;
import overtrick.practice.lesson.LessonPlace.Shelf;
import overtrick.practice.shelf.LessonFolder;
import overtrick.teaching.lesson.Lesson;
import overtrick.teaching.lesson.LessonReader;
import overtrick.teaching.lesson.LessonWriter;

/// Lessons written in the browser. Nothing is kept here until it is saved: the file so far goes to
/// and fro with the form.
public final class WriteRoutes implements Feature {

    private final LessonFolder folder;

    /// @param practice in whose folder lessons are saved
    public WriteRoutes(Practice practice) {
        this.folder = practice.lessons();
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/lessons/write", visit -> show(visit, blank(visit)));
        routes.postSlow(Right.PLAY, "/lessons/write", this::write);
    }

    private static WritePage blank(Visit visit) {
        return new WritePage(visit.words(), "", BoardDraft.BLANK, "", Optional.empty(), "");
    }

    private static void show(Visit visit, WritePage page) {
        var frame = Frame.of(visit, visit.words().get("lesson.write"));
        var status = page.wrong().isEmpty() ? HttpStatus.OK : HttpStatus.UNPROCESSABLE_CONTENT;
        visit.page(status, Pages.render("lesson/write", new Framed<>(frame, page)));
    }

    private void write(Visit visit) {
        visit.limit(Deed.LOOK);
        String title = visit.title("title").replace('"', '\'');
        String text = visit.lines("lesson");
        if (text.length() > WritePage.LONGEST) {
            throw Sorry.unclear("lesson.write.long", WritePage.LONGEST);
        }
        switch (visit.param("do")) {
            case "add" -> add(visit, title, text);
            case "check" -> show(visit, page(visit, title, BoardDraft.of(visit), text, ""));
            case "save" -> save(visit, title, text);
            case "file" -> download(visit, text);
            default -> throw Sorry.unclear("lesson.unclear");
        }
    }

    private static Lesson read(String text) {
        return LessonReader.read(text.getBytes(StandardCharsets.UTF_8), "");
    }

    private static WritePage page(
            Visit visit, String title, BoardDraft draft, String text, String wrong) {
        var lesson = Optional.of(text).filter(some -> !some.isBlank()).map(WriteRoutes::read);
        return new WritePage(visit.words(), title, draft, text, lesson, wrong);
    }

    /// Adds the board of the form when it can be read whole; else says what is wrong with it, and
    /// the form stays as it was.
    private static void add(Visit visit, String title, String text) {
        var draft = BoardDraft.of(visit);
        String named = title.isBlank() ? visit.words().get("lesson.write.untitled") : title;
        String board = draft.pbn(text.isBlank() ? 1 : read(text).boards().size() + 1, named);
        var lesson = read(board);
        if (lesson.boards().isEmpty()) {
            String why = lesson.remarks().stream().map(one -> one.message()).findFirst().orElse("");
            String wrong = visit.words().get("lesson.write.no.board", why);
            show(visit, page(visit, title, draft, text, wrong));
            return;
        }
        String all = text.isBlank() ? board : text.stripTrailing() + "\n\n" + board;
        show(visit, page(visit, named, BoardDraft.BLANK, all, ""));
    }

    private void save(Visit visit, String title, String text) {
        var lesson = read(text);
        if (lesson.boards().isEmpty()) {
            String wrong = visit.words().get("lesson.write.nothing");
            show(visit, page(visit, title, BoardDraft.of(visit), text, wrong));
            return;
        }
        visit.limit(Deed.UPLOAD);
        String name = title.isBlank() ? lesson.title() : title;
        var kept = folder.keep(visit.guest().id(), name, text.getBytes(StandardCharsets.UTF_8));
        if (kept.isEmpty()) {
            String wrong = visit.words().get("lesson.write.full", LessonFolder.EACH);
            show(visit, page(visit, title, BoardDraft.of(visit), text, wrong));
            return;
        }
        visit.seeOther(new LessonPlace(Shelf.FILE, kept.get().name()).path());
    }

    private static void download(Visit visit, String text) {
        Download.send(visit, "lesson.pbn", "text/x-pbn", LessonWriter.write(read(text)));
    }
}
