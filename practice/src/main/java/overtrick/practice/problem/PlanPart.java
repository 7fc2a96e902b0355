package overtrick.practice.problem;

import java.util.List;
import overtrick.page.Words;

/// The player's plan beside a robot's.
public record PlanPart(PlanCount own, PlanCount robots, Words words) {

    /// One number of the plan.
    public record Line(String what, int own, int robots) {

        public boolean isSame() {
            return own == robots;
        }
    }

    public List<Line> lines() {
        return List.of(
                new Line(words.get("problem.plan.winners"), own.winners(), robots.winners()),
                new Line(words.get("problem.plan.losers"), own.losers(), robots.losers()),
                new Line(words.get("problem.plan.needed"), own.needed(), robots.needed()));
    }

    public String sentence() {
        long same = lines().stream().filter(Line::isSame).count();
        return words.get(same == lines().size() ? "problem.plan.same" : "problem.plan.other");
    }
}
