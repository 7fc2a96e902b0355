package overtrick.house.table;

import static overtrick.house.table.TableRefusal.HELP_IS_CALLED;
import static overtrick.house.table.TableRefusal.HELP_IS_NOT_CALLED;
import static overtrick.house.table.TableRefusal.NOTHING_CHANGES;
import static overtrick.house.table.TableRefusal.NOT_ALONE;
import static overtrick.house.table.TableRefusal.NOT_FOR_THIS_MEMBER;
import static overtrick.house.table.TableRefusal.NOT_THE_OWNER;
import static overtrick.house.table.TableRefusal.OTHERS_MAY_LOOK;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.rules.Decision;
import overtrick.house.table.TableEvent.AccessChanged;
import overtrick.house.table.TableEvent.DelaySet;
import overtrick.house.table.TableEvent.HelpCalled;
import overtrick.house.table.TableEvent.HelpEnded;
import overtrick.house.table.TableEvent.PaceSet;
import overtrick.house.table.TableEvent.Said;

/// How those at a table get on: whom they let in, how fast robots play, and who is called for help.
record Manners<S, E>(Table<S> table) {

    Decision<TableEvent<E>> open(PersonId person, Access access) {
        if (!table.door().isOwner(person)) {
            return Decision.refuse(NOT_THE_OWNER);
        }
        return access == Access.MEMBERS && !table.door().access().leadsToMembers()
                ? Decision.refuse(OTHERS_MAY_LOOK)
                : Decision.accept(new AccessChanged<>(access));
    }

    /// Said so that those who sit there read it, too.
    Decision<TableEvent<E>> closeDown(String officer, String why) {
        var events =
                new ArrayList<TableEvent<E>>(
                        List.of(new Said<>(officer, true, why, Vantage.NOTHING)));
        if (table.door().access() != Access.CLOSED) {
            events.add(new AccessChanged<>(Access.CLOSED));
        }
        return Decision.accept(events);
    }

    Decision<TableEvent<E>> setPace(PersonId person, Pace pace) {
        if (!table.door().isOwner(person)) {
            return Decision.refuse(NOT_THE_OWNER);
        }
        return Pace.CHOICES.contains(pace)
                ? Decision.accept(new PaceSet<>(pace))
                : Decision.refuse(NOT_FOR_THIS_MEMBER);
    }

    Decision<TableEvent<E>> setDelay(PersonId person, Delay delay) {
        if (!table.door().isOwner(person)) {
            return Decision.refuse(NOT_THE_OWNER);
        }
        return Decision.accept(new DelaySet<>(delay));
    }

    /// The house says how late the tables of an event or a contest are seen.
    Decision<TableEvent<E>> setDelay(Delay delay) {
        return table.door().delay() == delay
                ? Decision.refuse(NOTHING_CHANGES)
                : Decision.accept(new DelaySet<>(delay));
    }

    /// The house says who may come to the tables of an event or a contest. Members are among
    /// themselves only where nobody else has looked on.
    Decision<TableEvent<E>> open(Access access) {
        if (table.door().access() == access) {
            return Decision.refuse(NOTHING_CHANGES);
        }
        return access == Access.MEMBERS && !table.door().access().leadsToMembers()
                ? Decision.refuse(OTHERS_MAY_LOOK)
                : Decision.accept(new AccessChanged<>(access));
    }

    /// The house has a table wait that it seats, and go on again.
    Decision<TableEvent<E>> setPace(Pace pace) {
        return table.tempo().pace() == pace
                ? Decision.refuse(NOTHING_CHANGES)
                : Decision.accept(new PaceSet<>(pace));
    }

    /// @param less the event that shortens the pauses of robots
    Decision<TableEvent<E>> hurry(PersonId person, TableEvent<E> less) {
        return table.people().equals(List.of(person))
                ? Decision.accept(less)
                : Decision.refuse(NOT_ALONE);
    }

    Decision<TableEvent<E>> callForHelp(Member.Person person) {
        return table.door().help().isPresent()
                ? Decision.refuse(HELP_IS_CALLED)
                : Decision.accept(new HelpCalled<>(person.id(), person.name()));
    }

    Decision<TableEvent<E>> endHelp(PersonId person) {
        var call = table.door().help();
        if (call.isEmpty()) {
            return Decision.refuse(HELP_IS_NOT_CALLED);
        }
        return call.get().by().equals(person) || table.door().isOwner(person)
                ? Decision.accept(new HelpEnded<>())
                : Decision.refuse(NOT_THE_OWNER);
    }
}
