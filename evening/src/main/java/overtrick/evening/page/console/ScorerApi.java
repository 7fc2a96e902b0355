package overtrick.evening.page.console;

import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.TableName;
import overtrick.formats.results.OutcomeText;
import overtrick.page.Right;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.api.About;
import overtrick.page.api.Operation;

/// How a director's program enters results: by the line that the console takes.
public record ScorerApi(Evenings evenings) {

    @About("A result to be entered for both sides, or corrected.")
    record ScoreAsked(
            @About(value = "The table, with its section where there are several.", example = "4")
                    String table,
            @About(value = "The number of the board.", example = "13") int board,
            @About(value = "Where the table has the board more than once.", example = "2")
                    Optional<Integer> round,
            @About(value = "As everywhere, or points for North and South.", example = "4HE=")
                    String result,
            @About("Why a result that stands is changed.") Optional<String> why) {}

    @About("A result as it stands now.")
    record ScoreNow(
            String table,
            int board,
            int round,
            @About(value = "As everywhere.", example = "4HE=") String result,
            @About("The same as a sentence.") String said,
            @About("What looks unlikely about it; empty for nothing.") String doubt) {}

    public List<Operation> operations() {
        return List.of(
                Operation.act(
                        Right.RECORD,
                        "/events/{code}/results",
                        "Enters or corrects a result, as who keeps the scores of the event.",
                        ScoreAsked.class,
                        ScoreNow.class,
                        this::enter));
    }

    private ScoreNow enter(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asConsole().state();
        var typed = TypedLine.of(line(visit), Optional.empty(), view);
        var outcome = ResultText.parse(typed.result(), typed.slot().board());
        ConsoleRoutes.enter(event, view, typed, outcome);
        var answer = ConsoleRoutes.answer(event, typed.slot(), outcome);
        return new ScoreNow(
                typed.slot().at().toString(),
                typed.slot().board().value(),
                typed.slot().round().value(),
                OutcomeText.text(outcome),
                answer.text(),
                answer.doubt());
    }

    /// As the director would type it.
    private static String line(Visit visit) {
        String table = visit.param("table").strip();
        if (TableName.parse(table).isEmpty()) {
            throw Sorry.unclear("ev.no.table", table);
        }
        String round = visit.has("round") ? " r" + visit.number("round", 1, 999) : "";
        String result = visit.param("result").replace('#', ' ');
        String why = visit.has("why") ? " #" + visit.param("why") : "";
        return "t" + table + " b" + visit.number("board", 1, 9999) + round + " " + result + why;
    }
}
