package overtrick.evening.page.phone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.page.Comparison;
import overtrick.evening.page.Judged;
import overtrick.evening.page.Roster;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.page.Words;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// What a table has told of its boards, in words.
///
/// @param plan that says whether the table may see how it did
/// @param opponents whether the other side has a telephone of its own
record ToldResults(
        TournamentView view, OwnResults own, Words words, TournamentPlan plan, boolean opponents) {

    List<ToldPart.Told> at(Optional<TableVisit.Place> here) {
        var told = new ArrayList<ToldPart.Told>();
        here.ifPresent(place ->
                place.floor().order(place.seating()).stream()
                        .map(place::slot)
                        .forEach(slot ->
                                own.slip(slot)
                                        .ifPresent(slip -> told.add(told(place, slot, slip)))));
        return List.copyOf(told);
    }

    private ToldPart.Told told(TableVisit.Place place, Slot slot, Slip slip) {
        var status = slip.status();
        var asked =
                status == Status.REPORTED
                        ? Optional.of(slip.said().keySet().iterator().next().other())
                                .map(side -> view.side(slot, side))
                        : Optional.<Side>empty();
        var outcome = slip.outcome();
        String result =
                outcome.map(one -> ResultText.of(one, words)).orElseGet(() -> disputed(slip));
        boolean settled = status == Status.CONFIRMED || status == Status.RULED;
        return new ToldPart.Told(
                slot.board().value(),
                css(status),
                words.get("ev.status." + css(status)),
                result,
                outcome.map(one -> ResultText.won(one, words)).orElse(""),
                asked.map(Side::letters).orElse(""),
                asked.map(side -> Roster.of(view).names(place.floor(), place.seating(), side))
                        .orElse(""),
                settled && plan.open() ? Comparison.of(view, slot, words).orElse("") : "",
                Judged.of(slip, words),
                asked.map(side -> answer(place, side)).orElse(ToldPart.Answer.OURS));
    }

    private ToldPart.Answer answer(TableVisit.Place place, Side asked) {
        if (asked == place.side()) {
            return ToldPart.Answer.OURS;
        }
        return opponents ? ToldPart.Answer.THEIRS : ToldPart.Answer.HERE;
    }

    /// What the two sides have said.
    private String disputed(Slip slip) {
        var both = new ArrayList<String>();
        slip.said()
                .forEach((side, outcome) ->
                        both.add(words.letters(side) + ": " + ResultText.of(outcome, words)));
        both.sort(String::compareTo);
        return String.join(" · ", both);
    }

    static String css(Status status) {
        return switch (status) {
            case REPORTED -> "said";
            case CONFIRMED -> "agreed";
            case DISPUTED -> "disputed";
            case RULED -> "ruled";
        };
    }
}
