package overtrick.practice.count;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.teaching.memory.Mark;

/// A task of the trainer: its tricks one by one, the question, and what was right.
public record CountPage(Way way, Shown shown, Words words) {

    /// What is said of an answer.
    ///
    /// @param css right, close or wrong
    /// @param right the right answer, where another was given
    public record Verdict(
            String css,
            String headline,
            String given,
            Optional<String> right,
            List<String> clues) {}

    public String title() {
        return words.get("count.level." + way.level());
    }

    public List<String> about() {
        return shown.about();
    }

    public String number() {
        return words.get("count.number", String.valueOf(way.number()));
    }

    /// Whether tricks are shown still.
    public boolean isShowing() {
        return way.step() <= shown.after();
    }

    public int step() {
        return way.step();
    }

    public String progress() {
        return isShowing()
                ? words.get("count.trick", way.step(), shown.after())
                : words.get("count.after", shown.after());
    }

    public List<Shown.Hand> hands() {
        return shown.hands(Math.min(way.step(), shown.after()));
    }

    public List<Shown.Hand> dealt() {
        return shown.dealt();
    }

    public List<Shown.Laid> trick() {
        return shown.trick(way.step());
    }

    /// The next trick, or the question.
    public String next() {
        return way.at(way.step() + 1).path();
    }

    public String nextLabel() {
        return words.get(way.step() < shown.after() ? "count.next-trick" : "count.ask-me");
    }

    /// The trick before; empty at the first.
    public Optional<String> before() {
        return isShowing() && way.step() > 1
                ? Optional.of(way.at(way.step() - 1).path())
                : Optional.empty();
    }

    public Shown.Ask ask() {
        return shown.ask();
    }

    public String action() {
        return way.place();
    }

    public int task() {
        return way.number();
    }

    public boolean today() {
        return way.today();
    }

    public boolean isAnswered() {
        return !isShowing() && !way.answer().isEmpty();
    }

    public Verdict verdict() {
        var mark = shown.mark(way.answer());
        String headline =
                switch (mark) {
                    case RIGHT -> words.get("count.right");
                    case CLOSE -> shown.luck().orElse(words.get("count.close"));
                    case WRONG -> words.get("count.wrong");
                };
        return new Verdict(
                mark.name().toLowerCase(java.util.Locale.ROOT),
                headline,
                words.get("count.given", shown.say(way.answer())),
                mark == Mark.RIGHT
                        ? Optional.empty()
                        : Optional.of(words.get("count.right.is", shown.say(shown.right()))),
                shown.clues());
    }

    /// The same board once more from its first trick.
    public String again() {
        return way.at(1).path();
    }

    /// Another board, or the next of the day.
    public String onward() {
        return way.today() ? "/practice/today" : way.place();
    }

    public String onwardLabel() {
        return words.get(way.today() ? "count.today" : "count.another");
    }
}
