package overtrick.tournament.view;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.Slot;

/// An appeal that stands, with what has become of it, read off the trail.
///
/// @param made the act, with who noted it, when, and the reasons of those who appeal
/// @param ruledAt when the board had the result that is appealed against; empty where none had come
/// @param decided the act that ended it
public record AppealLine(Done made, Optional<Instant> ruledAt, Optional<Done> decided) {

    /// How long after the score is known an appeal is heard, unless the regulations say otherwise
    /// (Law 92B).
    public static final Duration IN_TIME = Duration.ofMinutes(30);

    /// All appeals, in the order in which they were made.
    public static List<AppealLine> of(List<TrailLine> trail) {
        var all = new ArrayList<AppealLine>();
        for (var line : trail) {
            if (line.stands() && line.done().act() instanceof Act.Appeal appeal) {
                all.add(
                        new AppealLine(
                                line.done(),
                                ruledAt(trail, line.done(), appeal.slot()),
                                decided(trail, line.done().number())));
            }
        }
        return List.copyOf(all);
    }

    private static Optional<Instant> ruledAt(List<TrailLine> trail, Done made, Slot slot) {
        return trail.stream()
                .filter(TrailLine::stands)
                .map(TrailLine::done)
                .filter(done -> done.number() < made.number() && isResult(done.act(), slot))
                .map(Done::at)
                .reduce((_, later) -> later);
    }

    private static boolean isResult(Act act, Slot slot) {
        return switch (act) {
            case Act.Rule(var at, _) -> at.equals(slot);
            case Act.OfTable said -> said.slot().equals(slot);
            default -> false;
        };
    }

    private static Optional<Done> decided(List<TrailLine> trail, int number) {
        return trail.stream()
                .filter(TrailLine::stands)
                .map(TrailLine::done)
                .filter(done ->
                        done.act() instanceof Act.DecideAppeal(int appeal, _, _, _)
                                && appeal == number)
                .findFirst();
    }

    /// The number of the act.
    public int number() {
        return made.number();
    }

    /// What was asked for.
    public Act.Appeal appeal() {
        return (Act.Appeal) made.act();
    }

    /// What was decided; empty while nothing is.
    public Optional<Act.DecideAppeal> decision() {
        return decided.map(done -> (Act.DecideAppeal) done.act());
    }

    public boolean isOpen() {
        return decided.isEmpty();
    }

    /// How long after the result; zero where none had come.
    public Duration after() {
        return ruledAt.map(at -> Duration.between(at, made.at())).orElse(Duration.ZERO);
    }

    /// Whether it came within the time (Law 92B).
    public boolean isInTime() {
        return after().compareTo(IN_TIME) <= 0;
    }
}
