package overtrick.classroom.page.lead;

import java.util.List;
import java.util.Optional;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.Course;
import overtrick.classroom.judge.Judge;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// One table as its teacher looks over it.
///
/// @param desk its number
record OverScene(Classrooms classes, Judge judge, TournamentId code, int desk)
        implements Scene<OverScene.Seen, OverPart> {

    private static final List<Region<OverPart>> REGIONS =
            List.of(new Region<>("classroom/over", part -> part));

    /// What the teacher sees of it.
    record Seen(long number, Course course, DeskSeen table) {}

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        var now = classes.look(code, viewer);
        return now.flatMap(seen ->
                seen.state()
                        .whole()
                        .flatMap(course ->
                                Optional.ofNullable(course.desks().get(desk))
                                        .flatMap(one -> LeadScene.seen(classes, course, one))
                                        .map(table ->
                                                new Seen(
                                                        seen.number() + table.view().number(),
                                                        course,
                                                        table))));
    }

    @Override
    public long number(Seen seen) {
        return seen.number();
    }

    @Override
    public OverPart page(Seen seen, Words words) {
        return OverPart.of("/class/" + code.code(), seen.course(), seen.table(), judge, words);
    }

    @Override
    public List<Region<OverPart>> regions() {
        return REGIONS;
    }

    @Override
    public String said(OverPart now, OverPart before) {
        return now.card().state().equals(before.card().state()) ? "" : now.card().state();
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return classes.ushers().listen(code.code(), signal);
    }
}
