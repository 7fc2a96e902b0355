package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.AMOUNT_DOES_NOT_FIT;
import static overtrick.tournament.TournamentRefusal.Reason.APPEAL_WANTS_BOTH;
import static overtrick.tournament.TournamentRefusal.Reason.BOARD_NOT_AT_TABLE;
import static overtrick.tournament.TournamentRefusal.Reason.NOBODY_SEATED;
import static overtrick.tournament.TournamentRefusal.Reason.NOTHING_NEW;
import static overtrick.tournament.TournamentRefusal.Reason.NOTHING_TO_CONFIRM;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_AT_THIS_TABLE;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_A_TABLE_OF_THE_PROGRAM;
import static overtrick.tournament.TournamentRefusal.Reason.RESULTS_MISSING;
import static overtrick.tournament.TournamentRefusal.Reason.RESULT_CONFIRMED;
import static overtrick.tournament.TournamentRefusal.Reason.RESULT_DISPUTED;
import static overtrick.tournament.TournamentRefusal.Reason.RESULT_ENTERED;
import static overtrick.tournament.TournamentRefusal.Reason.RESULT_OF_THE_PROGRAM;
import static overtrick.tournament.TournamentRefusal.Reason.RESULT_RULED;
import static overtrick.tournament.TournamentRefusal.Reason.ROUND_NOT_BEGUN;
import static overtrick.tournament.TournamentRefusal.Reason.SCORE_IMPOSSIBLE;
import static overtrick.tournament.TournamentRefusal.Reason.UNIT_DOES_NOT_FIT;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Outcome;
import overtrick.scoring.PossibleScores;
import overtrick.scoring.WeightedScore;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;

/// What may be said about results, and when they make an end.
final class Reports {

    private Reports() {}

    static Optional<TournamentRefusal> report(Session now, Attendee by, Act.Report act) {
        var slot = act.slot();
        return place(now, slot)
                .or(() -> possible(act.score(), slot.board()))
                .or(() ->
                        switch (by) {
                            case Attendee.Player _ -> ofPlayer(now, by, act);
                            case Attendee.Director _ -> first(now, slot);
                            case Outsider.HOUSE ->
                                    NOT_A_TABLE_OF_THE_PROGRAM
                                            .unless(now.kind(slot) != TableKind.REAL)
                                            .or(() -> first(now, slot));
                            case Outsider.PUBLIC -> NOT_AT_THIS_TABLE.because();
                        });
    }

    private static Optional<TournamentRefusal> first(Session now, Slot slot) {
        return RESULT_ENTERED.unless(!now.isIn(slot), TournamentHint.RULE_ON_IT);
    }

    private static Optional<TournamentRefusal> ofPlayer(Session now, Attendee by, Act.Report act) {
        var side = Evolution.side(now, act.slot(), by);
        if (side.isEmpty()) {
            return NOT_AT_THIS_TABLE.because();
        }
        var slip = now.slip(act.slot());
        boolean same = act.score().equals(slip.said().get(side.get()));
        return RESULT_OF_THE_PROGRAM
                .unless(now.kind(act.slot()) == TableKind.REAL)
                .or(() -> notRuled(slip))
                .or(() -> RESULT_CONFIRMED.unless(slip.status() != Status.CONFIRMED))
                .or(() -> NOTHING_NEW.unless(!same));
    }

    private static Optional<TournamentRefusal> notRuled(Slip slip) {
        return RESULT_RULED.unless(slip.ruled().isEmpty());
    }

    static Optional<TournamentRefusal> confirm(Session now, Attendee by, Slot slot) {
        var side = Evolution.side(now, slot, by);
        return place(now, slot)
                .or(() ->
                        side.isEmpty()
                                ? NOT_AT_THIS_TABLE.because()
                                : confirm(now.slip(slot), side.get()));
    }

    private static Optional<TournamentRefusal> confirm(Slip slip, Side side) {
        var theirs = slip.said().get(side.other());
        boolean same = theirs != null && theirs.equals(slip.said().get(side));
        return notRuled(slip)
                .or(() -> NOTHING_TO_CONFIRM.unless(theirs != null))
                .or(() -> RESULT_CONFIRMED.unless(!same || slip.objections().contains(side)));
    }

    static Optional<TournamentRefusal> dispute(Session now, Attendee by, Slot slot) {
        var side = Evolution.side(now, slot, by);
        var slip = now.slip(slot);
        return place(now, slot)
                .or(() -> NOT_AT_THIS_TABLE.unless(side.isPresent()))
                .or(() -> notRuled(slip))
                .or(() ->
                        NOTHING_TO_CONFIRM.unless(
                                side.filter(one -> slip.said().containsKey(one.other()))
                                        .isPresent()))
                .or(() -> RESULT_DISPUTED.unless(slip.status() != Status.DISPUTED));
    }

    static Optional<TournamentRefusal> rule(Session now, Act.Rule act) {
        var ruled = now.slip(act.slot()).ruled().map(Slip.Ruled::outcome);
        return place(now, act.slot())
                .or(() -> possible(act.outcome(), act.slot().board()))
                .or(() -> NOTHING_NEW.unless(!ruled.equals(Optional.of(act.outcome()))));
    }

    static Optional<TournamentRefusal> note(Session now, Act.Note act) {
        return place(now, act.slot());
    }

    /// Those who sat there appeal, and both of them (Law 92D).
    static Optional<TournamentRefusal> appeal(Session now, Act.Appeal act) {
        return place(now, act.slot())
                .or(() ->
                        NOT_AT_THIS_TABLE.unless(
                                now.floor(act.slot().section()).stream()
                                        .anyMatch(floor ->
                                                floor.at(act.slot())
                                                        .flatMap(at -> floor.side(at, act.by()))
                                                        .isPresent())))
                .or(() -> APPEAL_WANTS_BOTH.unless(act.agreed()));
    }

    /// Whether the board is at the table (Law 15), in a round that has begun or is the next: a
    /// quick table does not wait for the call.
    static Optional<TournamentRefusal> place(Session now, Slot slot) {
        var section = now.section(slot.section());
        if (section.isEmpty()) {
            return Hall.nowhere(now);
        }
        var floor = section.get().floor();
        int begun = section.get().begun();
        return ROUND_NOT_BEGUN
                .unless(
                        begun > 0 && slot.round().value() <= begun + 1,
                        TournamentHint.LAST_BEGUN,
                        begun)
                .or(() ->
                        floor.at(slot).isPresent()
                                ? Optional.empty()
                                : BOARD_NOT_AT_TABLE.because(boardsAt(floor, slot)));
    }

    static Sentence boardsAt(Floor floor, Slot slot) {
        return floor.at(slot.round(), slot.table())
                .map(seating ->
                        Sentence.of(
                                TournamentHint.BOARDS_AT,
                                floor.boards(seating.set()).stream()
                                        .map(board -> "" + board.value())
                                        .collect(Collectors.joining(", ")),
                                slot.at(),
                                slot.round()))
                .orElse(Sentence.of(TournamentHint.NOBODY_PLAYS, slot.at(), slot.round()));
    }

    private static Optional<TournamentRefusal> possible(Outcome outcome, BoardNumber board) {
        var vulnerability = board.vulnerability();
        return switch (outcome) {
            case Outcome.Scored(int points, var result) ->
                    result.<Optional<TournamentRefusal>>map(
                                    known -> agrees(points, known, vulnerability))
                            .orElseGet(() -> possible(points, vulnerability));
            case Outcome.Assigned(var northSouth, var eastWest) ->
                    Stream.of(northSouth, eastWest)
                            .map(WeightedScore::parts)
                            .flatMap(parts -> parts.stream())
                            .map(part -> possible(part.points(), vulnerability))
                            .flatMap(Optional::stream)
                            .findFirst();
            case Outcome.Artificial _, Outcome.NotPlayed _ -> Optional.empty();
        };
    }

    private static Optional<TournamentRefusal> agrees(
            int points, Result result, Vulnerability vulnerability) {
        int right = result.points(Side.NORTH_SOUTH, vulnerability);
        return SCORE_IMPOSSIBLE.unless(
                points == right, TournamentHint.RESULT_SCORES, result.text(), right);
    }

    private static Optional<TournamentRefusal> possible(int points, Vulnerability vulnerability) {
        var near = PossibleScores.near(points, vulnerability);
        return SCORE_IMPOSSIBLE.unless(
                near.contains(points),
                TournamentHint.SCORES_NEAR,
                points,
                near.stream().map(String::valueOf).collect(Collectors.joining(", ")));
    }

    static Optional<TournamentRefusal> adjust(Session now, Act.Adjust act) {
        var scoring = now.charter().orElseThrow().terms().regulations().scoring();
        boolean fits =
                switch (act.kind()) {
                    case PENALTY -> act.amount().signum() < 0;
                    case CARRY_OVER -> act.amount().signum() != 0;
                };
        return Preparation.unknown(now, act.entry())
                .or(() ->
                        UNIT_DOES_NOT_FIT.unless(
                                scoring.takes(act.unit()),
                                TournamentHint.COUNTS_IN,
                                scoring.unit().code()))
                .or(() ->
                        AMOUNT_DOES_NOT_FIT.unless(
                                fits,
                                act.kind() == Adjustment.Kind.PENALTY
                                        ? TournamentHint.PENALTY_BELOW_ZERO
                                        : TournamentHint.NOT_ZERO));
    }

    static Optional<TournamentRefusal> close(Session now) {
        if (!now.isSeated()) {
            return NOBODY_SEATED.because();
        }
        for (var section : now.sections().values()) {
            int rounds = section.floor().movement().rounds();
            if (section.begun() < rounds) {
                return ROUND_NOT_BEGUN.because(TournamentHint.ROUNDS_ARE, rounds);
            }
        }
        return now.open().stream()
                .findFirst()
                .flatMap(slot -> {
                    var where =
                            Sentence.of(
                                    TournamentHint.BOARD_AT,
                                    slot.board().value(),
                                    slot.at(),
                                    slot.round());
                    return now.isIn(slot)
                            ? RESULT_DISPUTED.because(where)
                            : RESULTS_MISSING.because(where);
                });
    }
}
