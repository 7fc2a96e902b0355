package overtrick.evening.page.online;

import java.util.ArrayList;
import java.util.Optional;
import overtrick.evening.online.OnlinePlan;
import overtrick.page.Words;

/// When an event begins, in words.
final class When {

    private When() {}

    /// Empty when its director begins it.
    static String of(Optional<OnlinePlan> plan, Words words) {
        var said = new ArrayList<String>();
        plan.map(OnlinePlan::begin)
                .ifPresent(begin -> {
                    begin.at().ifPresent(at -> said.add(words.get("ev.begins.at", words.when(at))));
                    if (begin.pairs() > 0) {
                        said.add(words.count("ev.begins.with", begin.pairs()));
                    }
                    if (begin.every() > 0) {
                        said.add(words.count("ev.begins.every", begin.every()));
                    }
                });
        return String.join(" · ", said);
    }
}
