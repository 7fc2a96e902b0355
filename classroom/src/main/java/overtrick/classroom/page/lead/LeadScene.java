package overtrick.classroom.page.lead;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.Desk;
import overtrick.classroom.judge.Judge;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// A class as its teacher sees it: every table at a glance.
public record LeadScene(Classrooms classes, Judge judge, TournamentId code)
        implements Scene<LeadScene.Seen, LeadScene.Parts> {

    private static final List<Region<Parts>> REGIONS =
            List.of(
                    new Region<>("classroom/controls", Parts::controls),
                    new Region<>("classroom/tables", Parts::tables));

    /// All that a teacher knows.
    public record Seen(long number, Course course, List<DeskSeen> desks) {}

    /// What changes on the page.
    public record Parts(ControlsPart controls, TablesPart tables) {}

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        var now = classes.look(code, viewer);
        return now.flatMap(seen -> seen.state().whole().map(course -> seen(seen.number(), course)));
    }

    private Seen seen(long number, Course course) {
        var desks = new ArrayList<DeskSeen>();
        long sum = number;
        for (var desk : course.desks().values()) {
            for (var seen : seen(classes, course, desk).stream().toList()) {
                desks.add(seen);
                sum += seen.view().number();
            }
        }
        return new Seen(sum, course, List.copyOf(desks));
    }

    static Optional<DeskSeen> seen(Classrooms classes, Course course, Desk desk) {
        return classes.ushers()
                .look(desk)
                .map(view -> new DeskSeen(desk, view, classes.ushers().lying(course, desk)));
    }

    @Override
    public long number(Seen seen) {
        return seen.number();
    }

    @Override
    public Parts page(Seen seen, Words words) {
        return new Parts(
                ControlsPart.of(code, seen.course(), words),
                TablesPart.of(code, seen.course(), seen.desks(), judge, words));
    }

    @Override
    public List<Region<Parts>> regions() {
        return REGIONS;
    }

    /// Hands that were raised meanwhile.
    @Override
    public String said(Parts now, Parts before) {
        return now.tables().raised().stream()
                .filter(name -> !before.tables().raised().contains(name))
                .findFirst()
                .map(name -> now.tables().words().get("class.raised.by", name))
                .orElse("");
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return classes.ushers().listen(code.code(), signal);
    }
}
