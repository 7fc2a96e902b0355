package overtrick.classroom.page.learn;

import java.util.List;
import java.util.Optional;
import overtrick.classroom.Classrooms;
import overtrick.classroom.course.CourseView;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// A class as one of its students follows it.
record StudentScene(Classrooms classes, TournamentId code)
        implements Scene<Snapshot<CourseView>, MinePart> {

    private static final List<Region<MinePart>> REGIONS =
            List.of(new Region<>("classroom/mine", part -> part));

    @Override
    public Optional<Snapshot<CourseView>> look(Member.Person viewer) {
        return classes.look(code, viewer).filter(now -> now.state().own().isPresent());
    }

    @Override
    public long number(Snapshot<CourseView> now) {
        return now.number();
    }

    @Override
    public MinePart page(Snapshot<CourseView> now, Words words) {
        return MinePart.of(code, now.state(), true, words);
    }

    @Override
    public List<Region<MinePart>> regions() {
        return REGIONS;
    }

    @Override
    public String said(MinePart now, MinePart before) {
        return "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return classes.ushers().listen(code.code(), signal);
    }
}
