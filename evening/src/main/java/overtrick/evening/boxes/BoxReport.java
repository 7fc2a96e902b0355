package overtrick.evening.boxes;

import java.util.List;
import java.util.Optional;
import overtrick.boxes.BoxResult;
import overtrick.cards.Side;
import overtrick.cards.rules.Refusal;
import overtrick.evening.tournament.Tournaments;
import overtrick.formats.results.OutcomeText;
import overtrick.house.codes.TournamentId;
import overtrick.log.host.Reply;
import overtrick.movement.Seating;
import overtrick.scoring.Outcome;
import overtrick.tournament.TournamentRefusal;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// One result from a box, as its event hears it. A box has asked both sides: North–South entered it
/// and East–West agreed, so both say it, signed with [#FROM_A_BOX]. It never speaks against
/// anybody: where a telephone or the director has said otherwise, the director is called.
///
/// @param line what the box says
record BoxReport(Tournaments tournaments, TournamentId event, Slot slot, BoxResult line) {

    /// Why an act was done that a box has brought.
    static final String FROM_A_BOX = "box";

    static final Attendee DIRECTOR = new Attendee.Director("");

    /// What has become of it.
    enum Became {
        /// It is in the event, as the box has it.
        TAKEN,
        /// It was there before.
        KNOWN,
        /// The director has been told of it.
        TOLD,
        /// Its round has not begun yet.
        WAITS
    }

    /// Takes it, unless somebody else must decide.
    Became take() {
        var view = view();
        var floor = section(view).map(Section::floor);
        var seating = floor.flatMap(one -> one.at(slot));
        if (section(view).filter(one -> slot.round().value() <= one.begun()).isEmpty()) {
            return Became.WAITS;
        }
        var slip = view.line(slot).flatMap(ResultLine::slip).orElse(Slip.BLANK);
        if (line.erased()) {
            return erased(view, slip);
        }
        if (line.outcome().filter(said -> isSame(said, slip)).isPresent()) {
            return slip.status() == Slip.Status.REPORTED
                            && seating.filter(this::isOfThesePairs).isPresent()
                    ? agreed(floor.orElseThrow(), seating.get(), slip)
                    : Became.KNOWN;
        }
        return line.outcome().orElse(new Outcome.NotPlayed()) instanceof Outcome.Scored score
                        && seating.filter(this::isOfThesePairs).isPresent()
                ? scored(view, floor.orElseThrow(), seating.get(), score)
                : tell(slip);
    }

    /// One side has said so by telephone; at the box both have.
    private Became agreed(Floor floor, Seating seating, Slip slip) {
        if (!(slip.outcome().orElseThrow() instanceof Outcome.Scored stands)) {
            return Became.KNOWN;
        }
        var silent =
                List.of(Side.values()).stream()
                        .filter(side -> !slip.said().containsKey(side))
                        .toList();
        return enter(floor, seating, stands, silent);
    }

    private TournamentView view() {
        return tournaments.view(event.code(), DIRECTOR).state();
    }

    private Optional<Section> section(TournamentView view) {
        return new BoxView(view).section(slot.section());
    }

    /// A box that does not know which of two partners declared knows the points.
    private static boolean isSame(Outcome said, Slip slip) {
        return slip.outcome()
                .filter(stands ->
                        stands.equals(said)
                                || (said instanceof Outcome.Scored(int points, var result)
                                        && result.isEmpty()
                                        && stands instanceof Outcome.Scored(int others, _)
                                        && points == others))
                .isPresent();
    }

    private boolean isOfThesePairs(Seating seating) {
        return BoxView.number(seating, Side.NORTH_SOUTH) == line.northSouth()
                && BoxView.number(seating, Side.EAST_WEST) == line.eastWest();
    }

    private Became scored(TournamentView view, Floor floor, Seating seating, Outcome.Scored score) {
        var slip = view.line(slot).flatMap(ResultLine::slip).orElse(Slip.BLANK);
        if (slip.ruled().isPresent() || slip.status() == Slip.Status.DISPUTED) {
            return tell(slip);
        }
        var others =
                List.of(Side.values()).stream()
                        .filter(side -> !score.equals(slip.said().get(side)))
                        .toList();
        if (!slip.said().isEmpty() && others.size() == 2) {
            return isOurs(view) && takeBack(view)
                    ? enter(floor, seating, score, List.of(Side.values()))
                    : tell(slip);
        }
        return enter(floor, seating, score, others);
    }

    private Became enter(Floor floor, Seating seating, Outcome.Scored score, List<Side> sides) {
        for (var side : sides) {
            var by = speaker(floor, seating, side);
            if (by.isEmpty()) {
                return tell(Slip.BLANK);
            }
            var refusal = act(by.get(), new Act.Report(slot, score));
            if (refusal.isPresent()) {
                var now = view().line(slot).flatMap(ResultLine::slip).orElse(Slip.BLANK);
                return isSame(score, now) ? Became.KNOWN : tell(now);
            }
        }
        var after = view();
        return isContradicted(after, score)
                ? tell(after.line(slot).flatMap(ResultLine::slip).orElse(Slip.BLANK))
                : Became.TAKEN;
    }

    /// Whether a telephone was as fast and said something else.
    private boolean isContradicted(TournamentView view, Outcome.Scored score) {
        return acts(view).stream()
                .filter(done -> !done.why().equals(FROM_A_BOX))
                .anyMatch(done ->
                        done.act() instanceof Act.Report(_, var other) && !other.equals(score));
    }

    private Optional<Attendee> speaker(Floor floor, Seating seating, Side side) {
        return new BoxView(view())
                .entry(floor, seating.at(side).members().getFirst())
                .filter(entry -> !entry.players().isEmpty())
                .map(entry -> new Attendee.Player(entry.id(), entry.players().getFirst()));
    }

    private List<Done> acts(TournamentView view) {
        return view.trail().stream()
                .filter(TrailLine::stands)
                .map(TrailLine::done)
                .filter(done -> done.act() instanceof Act.OfTable act && act.slot().equals(slot))
                .toList();
    }

    /// Whether all that was said there a box has said.
    private boolean isOurs(TournamentView view) {
        var acts = acts(view);
        return !acts.isEmpty() && acts.stream().allMatch(one -> one.why().equals(FROM_A_BOX));
    }

    /// What a box has said and now says otherwise, as the pairs take back what they did themselves.
    private boolean takeBack(TournamentView view) {
        for (var done : acts(view).reversed()) {
            if (tournaments.takeBack(event, done.by(), FROM_A_BOX, done.number())
                    instanceof Reply.Refused) {
                return false;
            }
        }
        return true;
    }

    private Became erased(TournamentView view, Slip slip) {
        if (slip.said().isEmpty() && slip.ruled().isEmpty()) {
            return Became.KNOWN;
        }
        return slip.ruled().isEmpty() && isOurs(view) && takeBack(view) ? Became.TAKEN : tell(slip);
    }

    /// `13: 4HE= / 4HE+1`, what stands and what the box says; of other pairs than sit there with
    /// their numbers.
    private Became tell(Slip slip) {
        String stands = slip.outcome().map(OutcomeText::text).orElse("–");
        String says = line.erased() ? "–" : line.text();
        boolean others =
                section(view())
                        .flatMap(one -> one.floor().at(slot))
                        .filter(this::isOfThesePairs)
                        .isEmpty();
        String pairs = others ? " (%d–%d)".formatted(line.northSouth(), line.eastWest()) : "";
        String matter = "%s: %s / %s%s".formatted(slot.board().value(), stands, says, pairs);
        var refusal = act(Outsider.HOUSE, new Act.CallDirector(slot.at(), shortened(matter)));
        return refusal.isEmpty() || isSaidAlready(refusal.get()) ? Became.TOLD : Became.WAITS;
    }

    private static String shortened(String matter) {
        int longest = 120;
        return matter.length() <= longest ? matter : matter.substring(0, longest);
    }

    /// The same words wait there; a table that has said much is heard when it is attended.
    private boolean isSaidAlready(Refusal refusal) {
        return refusal instanceof TournamentRefusal ours
                && ours.reason() == Reason.CALLED_ALREADY
                && isWaiting();
    }

    private boolean isWaiting() {
        return view().calls().stream()
                .filter(call -> !call.attended() && call.table().equals(slot.at()))
                .anyMatch(call -> call.matter().startsWith(slot.board().value() + ":"));
    }

    private Optional<Refusal> act(Attendee by, Act act) {
        return tournaments.act(event, by, FROM_A_BOX, act) instanceof Reply.Refused(var reason)
                ? Optional.of(reason)
                : Optional.empty();
    }
}
