package overtrick.evening.page.appeal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.page.Judged;
import overtrick.evening.page.Roster;
import overtrick.page.Words;
import overtrick.tournament.session.Slip;
import overtrick.tournament.view.AppealLine;
import overtrick.tournament.view.TournamentView;

/// All appeals of an event, with what has become of them.
public record AppealsPage(Words words, String path, String title, List<Line> lines) {

    public AppealsPage {
        lines = List.copyOf(lines);
    }

    /// An appeal.
    ///
    /// @param by who appeals
    /// @param result that is appealed against
    /// @param judged who had ruled on it, and why
    /// @param late how late it came; empty when it came in time
    /// @param decision what was decided, by whom and why; empty while it is open
    public record Line(
            int number,
            String at,
            int board,
            String northSouth,
            String eastWest,
            String by,
            String when,
            String result,
            String judged,
            String against,
            String deposit,
            String why,
            String late,
            Optional<Decided> decision) {}

    /// What was decided.
    public record Decided(String what, String by, String why, String deposit, String when) {}

    static AppealsPage of(TournamentView view, String path, Words words) {
        var lines = new ArrayList<Line>();
        for (var line : AppealLine.of(view.trail())) {
            lines.add(line(view, line, words));
        }
        return new AppealsPage(words, path, view.title(), lines.reversed());
    }

    private static Line line(TournamentView view, AppealLine line, Words words) {
        var appeal = line.appeal();
        var slot = appeal.slot();
        var slip = view.line(slot).flatMap(one -> one.slip());
        return new Line(
                line.number(),
                slot.at().toString(),
                slot.board().value(),
                names(view, line, Side.NORTH_SOUTH),
                names(view, line, Side.EAST_WEST),
                view.entry(appeal.by()).map(entry -> entry.name()).orElse("?"),
                words.time(line.made().at()),
                slip.flatMap(Slip::outcome)
                        .map(outcome -> ResultText.of(outcome, words))
                        .orElse(""),
                slip.map(one -> Judged.of(one, words)).orElse(""),
                words.get("ev.appeal.against." + appeal.against()),
                appeal.deposit(),
                line.made().why(),
                line.isInTime() ? "" : words.get("ev.appeal.late", line.after().toMinutes()),
                line.decided().map(done -> decided(line, words)));
    }

    private static Decided decided(AppealLine line, Words words) {
        var done = line.decided().orElseThrow();
        var decision = line.decision().orElseThrow();
        String deposit =
                line.appeal().deposit().isEmpty()
                        ? ""
                        : words.get(
                                decision.depositKept()
                                        ? "ev.appeal.deposit.kept"
                                        : "ev.appeal.deposit.back");
        return new Decided(
                words.get("ev.appeal.decision." + decision.decision()),
                String.join(", ", decision.by()),
                done.why(),
                deposit,
                words.time(done.at()));
    }

    private static String names(TournamentView view, AppealLine line, Side side) {
        var slot = line.appeal().slot();
        return Roster.floors(view).stream()
                .filter(floor -> floor.section().equals(slot.section()))
                .flatMap(floor ->
                        floor.at(slot).stream().map(at -> Roster.of(view).names(floor, at, side)))
                .findFirst()
                .orElse("");
    }
}
