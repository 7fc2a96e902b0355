package overtrick.practice.count;

import java.util.HashMap;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
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
import overtrick.practice.ThemeRecord;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Recent;
import overtrick.robots.board.Robot;
import overtrick.teaching.count.CanCountTask;
import overtrick.teaching.count.CanCountTasks;
import overtrick.teaching.count.CountTask;
import overtrick.teaching.count.CountTasks;

/// The counting trainer. Where somebody is in a task stands in the address; how they answered is
/// noted in their notebook.
public final class CountRoutes implements Feature {

    /// Tasks that are remembered at least, of each game: people come back to them trick by trick.
    private static final int KEPT = 200;

    private record Key(int level, int number) {}

    private final Practice practice;
    private final CountTasks dealer;
    private final Recent<Key, CountTask> tasks = new Recent<>(KEPT);
    private final Recent<Integer, CanCountTask> ofCan = new Recent<>(KEPT);

    public CountRoutes(Practice practice) {
        this.practice = practice;
        dealer = new CountTasks(Robot.playing(Agreements.STANDARD, practice.readings()));
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/practice/count", this::menu);
        routes.getSlow(Right.LOOK, "/practice/count/can", visit -> show(visit, CanCountTask.LEVEL));
        routes.postSlow(
                Right.PLAY, "/practice/count/can", visit -> answer(visit, CanCountTask.LEVEL));
        routes.getSlow(Right.LOOK, "/practice/count/{level}", visit -> show(visit, level(visit)));
        routes.postSlow(
                Right.PLAY, "/practice/count/{level}", visit -> answer(visit, level(visit)));
    }

    private static String level(Visit visit) {
        String level = visit.ctx().pathParam("level");
        if (!CountDrills.LEVELS.contains(level)) {
            throw Sorry.notFound("count.no-level", CountTasks.LEVELS);
        }
        return level;
    }

    private void menu(Visit visit) {
        var themes =
                visit.person()
                        .map(person -> practice.notebook().themes(person.id()))
                        .orElse(List.<ThemeRecord>of());
        var page = new CountMenu(themes, visit.words());
        var frame = Frame.of(visit, visit.words().get("count.title"));
        visit.page(Pages.render("count/menu", new Framed<>(frame, page)));
    }

    private void show(Visit visit, String level) {
        var way = Way.of(visit, level, fresh());
        var shown = shown(way, visit);
        int asked = shown.after() + 1;
        if (way.step() > asked || (!way.answer().isEmpty() && !shown.allows(way.answer()))) {
            throw Sorry.unclear("count.unclear");
        }
        var page = new CountPage(way, shown, visit.words());
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("count/task", new Framed<>(frame, page)));
    }

    private static int fresh() {
        return ThreadLocalRandom.current().nextInt(1, CountTasks.MOST + 1);
    }

    private Shown shown(Way way, Visit visit) {
        int number = way.number();
        if (way.level().equals(CanCountTask.LEVEL)) {
            return new CanShown(ofCan.get(number, CanCountTasks::task), visit.words());
        }
        var key = new Key(Integer.parseInt(way.level()), number);
        return new BridgeShown(
                tasks.get(key, one -> dealer.task(one.level(), one.number())), visit.words());
    }

    private void answer(Visit visit, String level) {
        visit.limit(Deed.MOVE);
        int number = visit.number("n", 1, CountTasks.MOST);
        var way = new Way(level, number, 1, "", "yes".equals(visit.param("today")));
        var shown = shown(way, visit);
        var sent = new HashMap<String, String>();
        visit.ctx().formParamMap().forEach((name, values) -> sent.put(name, values.getFirst()));
        String answer = shown.answer(sent);
        if (!shown.allows(answer)) {
            throw Sorry.unclear("count.unclear");
        }
        practice.notebook().note(visit.guest().id(), shown.exercise(), shown.mark(answer));
        visit.seeOther(way.at(shown.after() + 1).answered(answer).path() + "#said");
    }
}
