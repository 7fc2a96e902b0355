package overtrick.laid.set;

import java.util.List;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableRefusal;
import overtrick.laid.set.LaidCommand.Close;
import overtrick.laid.set.LaidCommand.Enter;
import overtrick.laid.set.LaidCommand.Lay;
import overtrick.laid.set.LaidCommand.Recognise;
import overtrick.laid.set.LaidCommand.SeatRobots;

/// What may be done with deals that are laid: everybody plays them once, in their time, and nobody
/// sees the key before it is over.
public final class LaidRules implements Rules<LaidSet, Member, LaidCommand, LaidEvent, LaidSet> {

    @Override
    public LaidSet start() {
        return LaidSet.BEFORE;
    }

    @Override
    public Decision<LaidEvent> decide(LaidSet set, Member actor, LaidCommand command) {
        if (command instanceof Lay(var plan)) {
            return actor != Member.House.HOUSE
                    ? Decision.refuse(LaidRefusal.NOT_THE_HOUSE)
                    : set.plan().isPresent()
                            ? Decision.refuse(LaidRefusal.LAID_ALREADY)
                            : Decision.accept(new LaidEvent.Laid(plan));
        }
        if (set.plan().isEmpty()) {
            return Decision.refuse(LaidRefusal.NOT_LAID);
        }
        if (command instanceof Enter enter) {
            return actor instanceof Member.Person person
                    ? enter(set, person, enter)
                    : Decision.refuse(LaidRefusal.NOTHING_OF_THEIRS);
        }
        return actor == Member.House.HOUSE
                ? ofHouse(set, command)
                : Decision.refuse(LaidRefusal.NOT_THE_HOUSE);
    }

    private static Decision<LaidEvent> enter(LaidSet set, Member.Person person, Enter enter) {
        var known = set.tableOf(person.id());
        if (known.isPresent()) {
            return Decision.refuse(
                    known.get().equals(enter.table())
                            ? TableRefusal.NOTHING_CHANGES
                            : TableRefusal.DEALS_PLAYED_ELSEWHERE);
        }
        return set.isClosed() || !set.plan().orElseThrow().isPlayedAt(enter.now())
                ? Decision.refuse(TableRefusal.DEALS_CLOSED)
                : Decision.accept(new LaidEvent.Entered(person, enter.table()));
    }

    private static Decision<LaidEvent> ofHouse(LaidSet set, LaidCommand command) {
        return switch (command) {
            case Lay _, Enter _ -> throw new IllegalStateException("decided before: " + command);
            case SeatRobots(var table) ->
                    set.robots().isPresent()
                            ? Decision.refuse(LaidRefusal.ROBOTS_ARE_SEATED)
                            : Decision.accept(new LaidEvent.RobotsSeated(table));
            case Close(var results, var now) ->
                    set.isClosed() || now.isBefore(set.plan().orElseThrow().closes())
                            ? Decision.refuse(LaidRefusal.STILL_PLAYED)
                            : Decision.accept(new LaidEvent.Closed(results));
            case Recognise(var guest, var member) ->
                    has(set, guest)
                            ? Decision.accept(new LaidEvent.GuestKnown(guest, member))
                            : Decision.refuse(LaidRefusal.NOTHING_OF_THEIRS);
        };
    }

    private static boolean has(LaidSet set, PersonId guest) {
        return set.entries().containsKey(guest)
                || set.plan()
                        .flatMap(LaidSet.Plan::by)
                        .filter(by -> by.id().equals(guest))
                        .isPresent();
    }

    @Override
    public LaidSet evolve(LaidSet set, LaidEvent event) {
        return set.after(event);
    }

    @Override
    public LaidSet view(LaidSet set, Member viewer) {
        return viewer == Member.House.HOUSE ? set : set.shown();
    }

    /// Deals, tables and results come from outside and are not listed.
    @Override
    public List<LaidCommand> offers(LaidSet set, Member actor) {
        return List.of();
    }
}
