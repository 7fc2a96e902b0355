package overtrick.classroom.page.result;

import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Course;
import overtrick.classroom.judge.Judge;
import overtrick.classroom.page.ClassVisit;
import overtrick.house.table.Member;
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

/// The result of a class: its teacher sees it at any time, its students when it is over.
public record ResultRoutes(Classrooms classes, Judge judge) implements Feature {

    @Override
    public void addTo(Routes routes) {
        routes.getSlow(Right.LOOK, "/class/{code}/result", this::show);
        routes.getSlow(Right.LOOK, "/class/{code}/files/{name}", this::file);
    }

    private void show(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        var report = report(here);
        var page = new ResultPage(visit.words(), here.path(), report);
        var frame = Frame.of(visit, report.title());
        visit.page(Pages.render("classroom/result", new Framed<>(frame, page)));
    }

    private Report report(ClassVisit here) {
        var course = course(here);
        var lying =
                course.desks().values().stream()
                        .flatMap(desk -> classes.ushers().lying(course, desk).stream())
                        .toList();
        return Report.of(course, lying, judge, here.visit().words());
    }

    /// All that the class knows, for its teacher, and for its students once nobody plays any more.
    private Course course(ClassVisit here) {
        boolean open = here.view().over() && here.view().own().isPresent();
        if (!here.isTeacher() && !open) {
            throw new Sorry(HttpStatus.FORBIDDEN, words -> words.get("class.result.not.yet"));
        }
        return classes.look(here.code(), Member.House.HOUSE)
                .flatMap(now -> now.state().whole())
                .orElseThrow();
    }

    private void file(Visit visit) {
        var here = ClassVisit.of(visit, classes);
        visit.limit(Deed.ANALYSIS);
        String name = visit.ctx().pathParam("name");
        var files = new ReportFiles(report(here), visit.words());
        switch (name) {
            case "result.svg" ->
                    Download.send(
                            visit,
                            name,
                            "image/svg+xml",
                            utf8(new Picture(files.report(), visit.words()).svg()));
            case "result.csv" ->
                    Download.send(visit, name, "text/csv; charset=utf-8", utf8(files.csv()));
            case "boards.pbn" -> Download.send(visit, name, "application/x-pbn", files.pbn());
            default -> throw Sorry.notFound("no.page");
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
