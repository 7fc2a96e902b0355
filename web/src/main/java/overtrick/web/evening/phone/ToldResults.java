package overtrick.web.evening.phone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.club.tournament.TournamentPlan;
import overtrick.movement.Seating;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Words;
import overtrick.web.evening.Comparison;
import overtrick.web.evening.ResultText;
import overtrick.web.evening.Roster;

/// What a table has told of its boards, in words.
///
/// @param plan that says whether the table may see how it did
record ToldResults(TournamentView view, OwnResults own, Words words, TournamentPlan plan) {

    List<ToldPart.Told> at(Optional<Section> section, Optional<Seating> seating) {
        if (section.isEmpty() || seating.isEmpty()) {
            return List.of();
        }
        var told = new ArrayList<ToldPart.Told>();
        var floor = section.get().floor();
        floor.order(seating.get()).stream()
                .map(board ->
                        new Slot(
                                floor.section(),
                                seating.get().round(),
                                seating.get().table(),
                                board))
                .forEach(slot ->
                        own.slip(slot)
                                .ifPresent(
                                        slip -> told.add(told(floor, seating.get(), slot, slip))));
        return List.copyOf(told);
    }

    private ToldPart.Told told(Floor floor, Seating seating, Slot slot, Slip slip) {
        var status = slip.status();
        var asked =
                status == Status.REPORTED
                        ? Optional.of(slip.said().keySet().iterator().next().other())
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
                asked.map(side -> Roster.of(view).names(floor, seating, side)).orElse(""),
                settled && plan.open() ? Comparison.of(view, slot, words).orElse("") : "");
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
