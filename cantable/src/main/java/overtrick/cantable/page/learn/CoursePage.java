package overtrick.cantable.page.learn;

import java.util.List;
import overtrick.cantable.page.words.Speech;
import overtrick.teaching.can.CanCourse;
import overtrick.teaching.can.Chapter;
import overtrick.teaching.can.GuidedDeal;
import overtrick.teaching.can.GuidedDeals;
import overtrick.teaching.can.Task;

/// The contents of the course.
///
/// @param done what the visitor has done so far
/// @param known whether the visitor may have deals of their own
public record CoursePage(Speech speech, Done done, boolean known) {

    public List<Chapter> chapters() {
        return List.of(Chapter.values());
    }

    public List<Task> tasks(Chapter chapter) {
        return CanCourse.tasks(chapter);
    }

    public int number(Task task) {
        return CanCourse.number(task);
    }

    public String title(Task task) {
        return speech.get("lesson." + task.key() + ".title");
    }

    public boolean isDone(Task task) {
        return done.tasks().contains(number(task));
    }

    public List<GuidedDeal> deals() {
        return GuidedDeals.ALL;
    }

    public int number(GuidedDeal deal) {
        return GuidedDeals.ALL.indexOf(deal) + 1;
    }

    public boolean isDone(GuidedDeal deal) {
        return done.deals().contains(number(deal));
    }

    public String title(GuidedDeal deal) {
        return speech.get(deal.key() + ".title");
    }

    /// Whether anything has been done yet; before that there is nothing to go on with.
    public boolean isBegun() {
        return !done.tasks().isEmpty() || !done.deals().isEmpty();
    }

    /// Where to go on: the first task that is not done, then the first deal.
    public String next() {
        return CanCourse.tasks().stream()
                .filter(task -> !isDone(task))
                .findFirst()
                .map(task -> "/can/learn/" + number(task))
                .orElseGet(this::nextDeal);
    }

    private String nextDeal() {
        return deals().stream()
                .filter(deal -> !isDone(deal))
                .findFirst()
                .map(deal -> "/can/learn/deals/" + number(deal))
                .orElse("/can");
    }
}
