package overtrick.evening.page.desk;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Mark;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Slot;

/// What a ruling would cost both sides, before it is made.
///
/// @param result as it would stand, or why it is not understood yet
/// @param sides one line for each; none where it is not understood
public record Effect(Words words, String result, List<OfSide> sides) {

    /// A side before and after.
    public record OfSide(
            String side,
            String name,
            String boardBefore,
            String boardAfter,
            String totalBefore,
            String totalAfter,
            String placeBefore,
            String placeAfter) {}

    /// @param contestants North–South, East–West
    /// @param form of a fouled board
    static Effect of(
            Scores scores,
            Slot slot,
            List<Contestant> contestants,
            int form,
            Outcome outcome,
            Words words) {
        var changed = scores.with(with(scores, slot, contestants, form, outcome));
        var sides = new ArrayList<OfSide>();
        for (var side : Side.values()) {
            var who = contestants.get(side.ordinal());
            sides.add(
                    new OfSide(
                            words.name(side),
                            scores.results().name(who),
                            mark(scores, slot, side, words),
                            mark(changed, slot, side, words),
                            total(scores, who, words),
                            total(changed, who, words),
                            place(scores, who),
                            place(changed, who)));
        }
        return new Effect(words, ResultText.of(outcome, words), sides);
    }

    private static Traveller with(
            Scores scores, Slot slot, List<Contestant> contestants, int form, Outcome outcome) {
        var place = TablePlace.of(slot.section().text(), slot.round(), slot.table());
        var row = new Row(place, contestants.getFirst(), contestants.getLast(), form, outcome);
        var rows = new ArrayList<Row>();
        slip(scores, slot)
                .ifPresent(slip ->
                        slip.rows().stream()
                                .filter(one -> !one.place().equals(place))
                                .forEach(rows::add));
        rows.add(row);
        return Traveller.of(slot.board(), rows);
    }

    private static Optional<Traveller> slip(Scores scores, Slot slot) {
        return scores.results().travellers().stream()
                .filter(one -> one.board().equals(slot.board()))
                .findFirst();
    }

    /// What the side gets on the board; `–` while it has no score.
    static String mark(Scores scores, Slot slot, Side side, Words words) {
        var place = TablePlace.of(slot.section().text(), slot.round(), slot.table());
        return slip(scores, slot)
                .flatMap(slip ->
                        slip.rows().stream().filter(row -> row.place().equals(place)).findFirst())
                .map(row -> text(scores, scores.mark(slot.board(), row, side), words))
                .orElse("–");
    }

    private static String text(Scores scores, Mark mark, Words words) {
        if (mark.weight().signum() == 0) {
            return "–";
        }
        boolean share = scores.regulations().scoring().boards().unit() == Unit.MATCHPOINTS;
        return share
                ? ResultText.number(mark.value().times(100).over(mark.weight()), 1, words) + "%"
                : ResultText.number(mark.value(), 2, words);
    }

    private static String total(Scores scores, Contestant who, Words words) {
        return scores.ranking()
                .line(who)
                .map(line ->
                        line.percentage()
                                .map(one -> ResultText.number(one, 2, words) + "%")
                                .orElseGet(() -> ResultText.number(line.total(), 2, words)))
                .orElse("–");
    }

    private static String place(Scores scores, Contestant who) {
        return scores.ranking().line(who).map(line -> line.placeText()).orElse("–");
    }
}
