package overtrick.practice.daily;

import java.time.ZoneId;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.page.Feature;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.practice.Kept;
import overtrick.practice.Practice;
import overtrick.practice.ThemeRecord;

/// What comes back today, and how somebody gets on. Strangers see that nothing does yet.
public record DailyRoutes(Practice practice, Subjects subjects) implements Feature {

    /// Of so many answers a theme is judged.
    private static final int ENOUGH = 3;

    /// Less known of ten is worth another look.
    private static final double WELL = 0.8;

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/practice/today", this::today);
        routes.get(Right.LOOK, "/practice/progress", this::progress);
    }

    private List<Kept> kept(Visit visit) {
        return visit.person()
                .map(person -> subjects.asked(practice.notebook().all(person.id())))
                .orElse(List.of());
    }

    private List<ThemeRecord> themes(Visit visit) {
        return visit
                .person()
                .map(person -> practice.notebook().themes(person.id()))
                .orElse(List.<ThemeRecord>of())
                .stream()
                .filter(one -> subjects.of(one.kind()).isPresent())
                .toList();
    }

    private void today(Visit visit) {
        var kept = kept(visit);
        var now = practice.house().clock().instant();
        boolean more = "yes".equals(visit.param("more"));
        var today = Today.of(kept, now, ZoneId.systemDefault(), more);
        var coming = kept.stream().map(Kept::due).filter(now::isBefore).findFirst();
        var page = new TodayPage(today, subjects, coming, weakest(themes(visit)), visit.words());
        var frame = Frame.of(visit, visit.words().get("daily.title"));
        visit.page(Pages.render("daily/today", new Framed<>(frame, page)));
    }

    private static Optional<ThemeRecord> weakest(List<ThemeRecord> themes) {
        return themes.stream()
                .filter(one -> one.of() >= ENOUGH && one.known() < WELL * one.of())
                .min(Comparator.comparingDouble(one -> one.known() / (double) one.of()));
    }

    private void progress(Visit visit) {
        var kept = kept(visit);
        var coming = kept.stream().map(Kept::due).findFirst();
        var page = new ProgressPage(themes(visit), subjects, kept.size(), coming, visit.words());
        var frame = Frame.of(visit, visit.words().get("daily.progress.title"));
        visit.page(Pages.render("daily/progress", new Framed<>(frame, page)));
    }
}
