package overtrick.tournament;

import static overtrick.tournament.TournamentRefusal.Reason.BOARD_NOT_AT_TABLE;
import static overtrick.tournament.TournamentRefusal.Reason.NOTHING_NEW;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_AT_THIS_TABLE;
import static overtrick.tournament.TournamentRefusal.Reason.NOT_YOUR_ACT;
import static overtrick.tournament.TournamentRefusal.Reason.NO_SUCH_SECTION;
import static overtrick.tournament.TournamentRefusal.Reason.RESULTS_MISSING;
import static overtrick.tournament.TournamentRefusal.Reason.RESULT_ENTERED;
import static overtrick.tournament.TournamentRefusal.Reason.RESULT_OF_THE_PROGRAM;

import java.util.List;
import java.util.Optional;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.LatePlay;
import overtrick.tournament.session.RecordedHand;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;

/// What may be told about boards that were not played as they should have been.
final class Mending {

    /// Forms of one board: more than a table of four can make of it in an evening.
    static final int MOST_FORMS = 9;

    private Mending() {}

    static Optional<TournamentRefusal> foul(Session now, Act.Foul act) {
        boolean oneBoard = act.slots().stream().map(Slot::board).distinct().count() == 1;
        boolean isNew =
                act.slots().stream().anyMatch(slot -> now.particulars().form(slot) != act.form());
        return BOARD_NOT_AT_TABLE
                .unless(oneBoard, TournamentHint.ONE_BOARD)
                .or(() -> planned(now, act.slots()))
                .or(() ->
                        BOARD_NOT_AT_TABLE.unless(
                                1 <= act.form() && act.form() <= MOST_FORMS,
                                TournamentHint.FORMS,
                                MOST_FORMS))
                .or(() -> NOTHING_NEW.unless(isNew));
    }

    static Optional<TournamentRefusal> turn(Session now, Act.Turn act) {
        boolean isNew = act.slots().stream().noneMatch(now.particulars().turned()::contains);
        return ofOneTable(act.slots())
                .or(() -> begun(now, act.slots()))
                .or(() -> NOTHING_NEW.unless(isNew));
    }

    /// A board that has a result is played.
    static Optional<TournamentRefusal> playLate(Session now, Act.PlayLate act) {
        var play = new LatePlay(act.at(), act.when());
        boolean isNew =
                act.slots().stream()
                        .anyMatch(slot -> !play.equals(now.particulars().late().get(slot)));
        return ofOneTable(act.slots())
                .or(() -> begun(now, act.slots()))
                .or(() -> RESULT_ENTERED.unless(act.slots().stream().noneMatch(now::isIn)))
                .or(() -> NO_SUCH_SECTION.unless(now.section(act.at().section()).isPresent()))
                .or(() -> NOTHING_NEW.unless(isNew));
    }

    /// Who has played the board enters its cards, and changes them; what others have entered only
    /// the director changes.
    static Optional<TournamentRefusal> hand(Session now, Attendee by, Act.RecordHand act) {
        var slot = act.slot();
        var known = Optional.ofNullable(now.particulars().hands().get(slot.board()));
        return Reports.place(now, slot)
                .or(() -> RESULT_OF_THE_PROGRAM.unless(now.kind(slot) == TableKind.REAL))
                .or(() -> mayRecord(now, by, slot, known))
                .or(() ->
                        NOTHING_NEW.unless(
                                known.map(RecordedHand::deal)
                                        .filter(act.deal()::equals)
                                        .isEmpty()));
    }

    private static Optional<TournamentRefusal> mayRecord(
            Session now, Attendee by, Slot slot, Optional<RecordedHand> known) {
        return switch (by) {
            case Attendee.Director _ -> Optional.empty();
            case Attendee.Player(var entry, _) ->
                    NOT_AT_THIS_TABLE
                            .unless(Evolution.side(now, slot, by).isPresent())
                            .or(() -> RESULTS_MISSING.unless(now.isIn(slot)))
                            .or(() ->
                                    NOT_YOUR_ACT.unless(
                                            known.filter(one ->
                                                            !one.by().equals(Optional.of(entry)))
                                                    .isEmpty(),
                                            TournamentHint.HAND_KNOWN));
            case Attendee.Outsider _ -> NOT_AT_THIS_TABLE.because();
        };
    }

    static Optional<TournamentRefusal> show(Session now, boolean shown) {
        return NOTHING_NEW.unless(now.particulars().hidden() == shown);
    }

    private static Optional<TournamentRefusal> ofOneTable(List<Slot> slots) {
        boolean one = !slots.isEmpty() && slots.stream().allMatch(slots.getFirst()::isBeside);
        return BOARD_NOT_AT_TABLE.unless(one, TournamentHint.ONE_TABLE);
    }

    private static Optional<TournamentRefusal> begun(Session now, List<Slot> slots) {
        return slots.stream()
                .map(slot -> Reports.place(now, slot))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /// Whether the board is ever at the tables.
    private static Optional<TournamentRefusal> planned(Session now, List<Slot> slots) {
        for (var slot : slots) {
            var floor = now.floor(slot.section());
            if (floor.isEmpty()) {
                return Hall.nowhere(now);
            }
            if (floor.get().at(slot).isEmpty()) {
                return BOARD_NOT_AT_TABLE.because(Reports.boardsAt(floor.get(), slot));
            }
        }
        return Optional.empty();
    }
}
