package overtrick.evening.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// How a table did on a board among those that have played it, as far as a viewer may know.
public final class Comparison {

    private Comparison() {}

    /// What the board came to at other tables.
    public static Stream<Outcome> elsewhere(TournamentView view, Slot slot) {
        return view.results().stream()
                .filter(line -> line.slot().board().equals(slot.board()))
                .filter(line -> !line.slot().equals(slot))
                .flatMap(line -> outcome(line).stream());
    }

    private static Optional<Outcome> outcome(ResultLine line) {
        return line.slip().flatMap(Slip::outcome);
    }

    /// Such as `NS 47 % · 4 tables`; empty while there is nothing to compare with.
    public static Optional<String> of(TournamentView view, Slot slot, Words words) {
        var charter = view.charter();
        var rows = new ArrayList<Row>();
        Optional<Row> own = Optional.empty();
        for (var line : view.results()) {
            var outcome = outcome(line);
            if (!line.slot().board().equals(slot.board()) || outcome.isEmpty()) {
                continue;
            }
            var row = row(line.slot(), outcome.get());
            rows.add(row);
            own = line.slot().equals(slot) ? Optional.of(row) : own;
        }
        if (charter.isEmpty() || own.isEmpty() || rows.size() < 2) {
            return Optional.empty();
        }
        var regulations = charter.get().terms().regulations();
        if (regulations.scoring().boards().isForTeams()) {
            return Optional.empty();
        }
        var slip = Traveller.of(slot.board(), rows);
        var scores = Scores.of(Results.of(List.of(slip)), regulations);
        var mark = scores.mark(slot.board(), own.get(), Side.NORTH_SOUTH);
        if (mark.weight().signum() == 0) {
            return Optional.empty();
        }
        String value =
                regulations.scoring().boards().unit() == Unit.MATCHPOINTS
                        ? ResultText.number(mark.value().times(100).over(mark.weight()), 0, words)
                                + "%"
                        : ResultText.number(mark.value(), words);
        return Optional.of(
                words.count("ev.compared", rows.size(), words.letters(Side.NORTH_SOUTH), value));
    }

    private static Row row(Slot slot, Outcome outcome) {
        String at = slot.at() + "/" + slot.round();
        return Row.of(
                TablePlace.of(slot.section().text(), slot.round(), slot.table()),
                new Contestant("NS " + at),
                new Contestant("EW " + at),
                outcome);
    }
}
