package overtrick.standing.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.standing.book.StandingCommand.Calibrate;
import overtrick.standing.book.StandingCommand.ClaimPlace;
import overtrick.standing.book.StandingCommand.GiveBackPlace;
import overtrick.standing.book.StandingCommand.LookAt;
import overtrick.standing.book.StandingCommand.SetAudience;
import overtrick.standing.book.StandingEvent.AudienceSet;
import overtrick.standing.book.StandingEvent.CalibrationFound;
import overtrick.standing.book.StandingEvent.LookedAt;
import overtrick.standing.book.StandingEvent.PlaceClaimed;
import overtrick.standing.book.StandingEvent.PlaceGivenBack;

/// Everybody speaks for themselves, and the house for the numbers.
final class StandingRules implements Rules<Ledger, Member, StandingCommand, StandingEvent, Ledger> {

    /// Letters of a reason.
    static final int LONGEST_REASON = 200;

    @Override
    public Ledger start() {
        return Ledger.EMPTY;
    }

    @Override
    public Decision<StandingEvent> decide(Ledger now, Member actor, StandingCommand command) {
        return refusal(now, actor, command)
                .<Decision<StandingEvent>>map(Decision::refuse)
                .orElseGet(() -> Decision.accept(event(actor, command)));
    }

    private static Optional<StandingRefusal> refusal(
            Ledger now, Member actor, StandingCommand command) {
        if (actor instanceof Member.Person == command instanceof Calibrate) {
            return Optional.of(StandingRefusal.NOT_YOURS);
        }
        return switch (command) {
            case ClaimPlace(var place) -> same(now.places().contains(place));
            case GiveBackPlace(var place) -> same(!now.places().contains(place));
            case SetAudience(var subject, var audience) -> same(now.audience(subject) == audience);
            case Calibrate(long day, _) ->
                    same(now.calibration().filter(known -> known.day() >= day).isPresent());
            case LookAt(_, var why) ->
                    why.isBlank()
                            ? Optional.of(StandingRefusal.NO_REASON)
                            : why.length() > LONGEST_REASON
                                    ? Optional.of(StandingRefusal.REASON_TOO_LONG)
                                    : Optional.empty();
        };
    }

    private static Optional<StandingRefusal> same(boolean already) {
        return already ? Optional.of(StandingRefusal.AS_IT_IS) : Optional.empty();
    }

    private static StandingEvent event(Member actor, StandingCommand command) {
        return switch (command) {
            case ClaimPlace(var place) -> new PlaceClaimed(place, id(actor));
            case GiveBackPlace(var place) -> new PlaceGivenBack(place, id(actor));
            case SetAudience(var subject, var audience) ->
                    new AudienceSet(subject, audience, id(actor));
            case Calibrate(long day, var calibration) -> new CalibrationFound(day, calibration);
            case LookAt(var subject, var why) -> new LookedAt(subject, id(actor), why.strip());
        };
    }

    private static PersonId id(Member actor) {
        return ((Member.Person) actor).id();
    }

    @Override
    public Ledger evolve(Ledger now, StandingEvent event) {
        return switch (event) {
            case PlaceClaimed(var place, _) -> now.with(place);
            case PlaceGivenBack(var place, _) -> now.without(place);
            case AudienceSet(var subject, var audience, _) -> now.with(subject, audience);
            case CalibrationFound(long day, var calibration) ->
                    now.with(new Ledger.Calibrated(day, calibration));
            case LookedAt _ -> now;
        };
    }

    @Override
    public Ledger view(Ledger now, Member viewer) {
        return now;
    }

    /// Places come from outside and are not listed.
    @Override
    public List<StandingCommand> offers(Ledger now, Member actor) {
        var all = new ArrayList<StandingCommand>();
        for (var subject : Subject.values()) {
            for (var audience : Audience.values()) {
                all.add(new SetAudience(subject, audience));
            }
        }
        return all.stream()
                .filter(command -> decide(now, actor, command) instanceof Decision.Accepted)
                .toList();
    }
}
