package overtrick.cantable.contest;

import java.util.ArrayList;
import java.util.List;
import overtrick.cantable.contest.Contest.Calendar;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cantable.contest.Contest.Plan;
import overtrick.cantable.contest.ContestCommand.Announce;
import overtrick.cantable.contest.ContestCommand.BeginRound;
import overtrick.cantable.contest.ContestCommand.Enter;
import overtrick.cantable.contest.ContestCommand.Recognise;
import overtrick.cantable.contest.ContestCommand.Schedule;
import overtrick.cantable.contest.ContestCommand.Show;
import overtrick.cantable.contest.ContestCommand.Withdraw;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// Who may enter a contest, and when its rounds begin.
final class ContestRules implements Rules<Contest, Member, ContestCommand, ContestEvent, Contest> {

    @Override
    public Contest start() {
        return Contest.BEFORE;
    }

    @Override
    public Decision<ContestEvent> decide(Contest contest, Member actor, ContestCommand command) {
        if (actor instanceof Member.House && command instanceof Recognise(var guest, var member)) {
            return recognise(contest, guest, member);
        }
        if (actor instanceof Member.House && command instanceof BeginRound begin) {
            return goOn(contest, begin);
        }
        if (!(actor instanceof Member.Person person)) {
            return Decision.refuse(ContestRefusal.NOT_THE_ORGANISER);
        }
        if (command instanceof Announce(var plan, var key)) {
            return contest.plan().isPresent()
                    ? Decision.refuse(ContestRefusal.ANNOUNCED_ALREADY)
                    : Decision.accept(new ContestEvent.Announced(plan, key));
        }
        return contest.plan()
                .map(plan -> decide(contest, plan, person, command))
                .orElseGet(() -> Decision.refuse(ContestRefusal.NOT_ANNOUNCED));
    }

    private static Decision<ContestEvent> decide(
            Contest contest, Plan plan, Member.Person person, ContestCommand command) {
        return switch (command) {
            case Announce _ -> throw new IllegalStateException("decided before: " + command);
            case Recognise _ -> Decision.refuse(ContestRefusal.NOT_THE_ORGANISER);
            case Enter(var place) -> enter(contest, plan, person, place);
            case Withdraw _ -> withdraw(contest, person);
            case Schedule(var calendar) -> schedule(contest, person, calendar);
            case Show(var later) ->
                    contest.isOrganiser(person.id())
                            ? Decision.accept(new ContestEvent.ShownToOthers(later))
                            : Decision.refuse(ContestRefusal.NOT_THE_ORGANISER);
            case BeginRound begin ->
                    contest.isOrganiser(person.id())
                            ? begin(contest, plan, begin)
                            : Decision.refuse(ContestRefusal.NOT_THE_ORGANISER);
        };
    }

    /// Whoever has a place already keeps that one.
    private static Decision<ContestEvent> recognise(
            Contest contest, PersonId guest, Member.Person member) {
        boolean twice =
                contest.placeOf(guest).isPresent() && contest.placeOf(member.id()).isPresent();
        boolean known = contest.isOrganiser(guest) || contest.placeOf(guest).isPresent();
        return known && !twice
                ? Decision.accept(new ContestEvent.GuestKnown(guest, member))
                : Decision.refuse(ContestRefusal.NOT_ENTERED);
    }

    private static Decision<ContestEvent> enter(
            Contest contest, Plan plan, Member.Person person, Place place) {
        if (contest.hasBegun()) {
            return Decision.refuse(ContestRefusal.CONTEST_HAS_BEGUN);
        }
        if (place.pair() < 1
                || place.pair() > plan.pairs()
                || place.player() < 1
                || place.player() > 2) {
            return Decision.refuse(ContestRefusal.NO_SUCH_PLACE);
        }
        if (contest.placeOf(person.id()).isPresent()) {
            return Decision.refuse(ContestRefusal.ENTERED_ALREADY);
        }
        return contest.entered().containsKey(place)
                ? Decision.refuse(ContestRefusal.PLACE_TAKEN)
                : Decision.accept(new ContestEvent.Entered(place, person));
    }

    private static Decision<ContestEvent> withdraw(Contest contest, Member.Person person) {
        if (contest.hasBegun()) {
            return Decision.refuse(ContestRefusal.CONTEST_HAS_BEGUN);
        }
        return contest.placeOf(person.id())
                .<Decision<ContestEvent>>map(
                        place -> Decision.accept(new ContestEvent.Withdrawn(place)))
                .orElseGet(() -> Decision.refuse(ContestRefusal.NOT_ENTERED));
    }

    private static Decision<ContestEvent> schedule(
            Contest contest, Member.Person person, Calendar calendar) {
        if (!contest.isOrganiser(person.id())) {
            return Decision.refuse(ContestRefusal.NOT_THE_ORGANISER);
        }
        return contest.hasBegun()
                ? Decision.refuse(ContestRefusal.CONTEST_HAS_BEGUN)
                : Decision.accept(new ContestEvent.Scheduled(calendar));
    }

    /// The house begins rounds by the calendar, as soon as somebody plays who is no robot.
    private static Decision<ContestEvent> goOn(Contest contest, BeginRound begin) {
        return contest.isDue(begin.now())
                ? begin(contest, contest.plan().orElseThrow(), begin)
                : Decision.refuse(ContestRefusal.NOT_THE_ORGANISER);
    }

    private static Decision<ContestEvent> begin(Contest contest, Plan plan, BeginRound begin) {
        if (begin.round() <= contest.rounds().size()) {
            return Decision.refuse(ContestRefusal.ROUND_NOT_OVER);
        }
        if (!contest.hasMoreRounds() || begin.tables().size() != plan.tables()) {
            return Decision.refuse(ContestRefusal.NO_MORE_ROUNDS);
        }
        var events = new ArrayList<ContestEvent>();
        events.add(new ContestEvent.RoundBegun(begin.tables()));
        contest.calendar()
                .map(calendar -> calendar.end(begin.now()))
                .ifPresent(end -> events.add(new ContestEvent.RoundTimed(end)));
        return Decision.accept(events);
    }

    @Override
    public Contest evolve(Contest contest, ContestEvent event) {
        return contest.after(event);
    }

    /// Only the house knows what the packs are made from.
    @Override
    public Contest view(Contest contest, Member viewer) {
        return viewer instanceof Member.House ? contest : contest.withoutKey();
    }

    /// A plan and tables come from outside and are not listed.
    @Override
    public List<ContestCommand> offers(Contest contest, Member actor) {
        var candidates = new ArrayList<ContestCommand>();
        candidates.add(new Withdraw());
        contest.plan()
                .ifPresent(plan -> {
                    for (int pair = 1; pair <= plan.pairs(); pair++) {
                        candidates.add(new Enter(new Place(pair, 1)));
                        candidates.add(new Enter(new Place(pair, 2)));
                    }
                });
        return candidates.stream()
                .filter(candidate -> decide(contest, actor, candidate) instanceof Accepted)
                .toList();
    }
}
