package overtrick.house.table;

import static overtrick.house.table.TableRefusal.ALREADY_SEATED;
import static overtrick.house.table.TableRefusal.NOTHING_CHANGES;
import static overtrick.house.table.TableRefusal.NOT_FOR_THIS_MEMBER;
import static overtrick.house.table.TableRefusal.NOT_THE_OWNER;
import static overtrick.house.table.TableRefusal.SAW_ANOTHER_HAND;

import java.util.Optional;
import overtrick.cards.rules.Decision;
import overtrick.house.table.TableEvent.CommentEnded;
import overtrick.house.table.TableEvent.CommentOffered;
import overtrick.house.table.TableEvent.CommentatorChosen;

/// How somebody comes to comment on a table: they offer it, and the owner lets them.
record Comments<S, E>(Table<S> table) {

    private Commentary commentary() {
        return table.door().commentary();
    }

    /// Whoever plays, or is about to, does not comment; nor does who has held a hand of the deal.
    Decision<TableEvent<E>> offer(Member.Person person) {
        var id = person.id();
        if (plays(id)) {
            return Decision.refuse(ALREADY_SEATED);
        }
        if (table.known().hands().containsKey(id)) {
            return Decision.refuse(SAW_ANOTHER_HAND);
        }
        if (commentary().knows(id)) {
            return Decision.refuse(NOTHING_CHANGES);
        }
        return commentary().offers().size() < Commentary.MOST
                ? Decision.accept(new CommentOffered<>(id, person.name()))
                : Decision.refuse(NOT_FOR_THIS_MEMBER);
    }

    private boolean plays(PersonId id) {
        return table.seatOf(id).isPresent()
                || table.door().bookedBy(id).isPresent()
                || table.door().circle().isWaiting(id);
    }

    Decision<TableEvent<E>> let(PersonId by, PersonId person) {
        if (!table.door().owner().equals(Optional.of(by))) {
            return Decision.refuse(NOT_THE_OWNER);
        }
        if (plays(person)) {
            return Decision.refuse(ALREADY_SEATED);
        }
        return commentary().offers().containsKey(person)
                ? Decision.accept(new CommentatorChosen<>(person))
                : Decision.refuse(NOTHING_CHANGES);
    }

    /// Theirs to say, and the owner's.
    Decision<TableEvent<E>> end(PersonId by, PersonId person) {
        if (!by.equals(person) && !table.door().owner().equals(Optional.of(by))) {
            return Decision.refuse(NOT_THE_OWNER);
        }
        return commentary().knows(person)
                ? Decision.accept(new CommentEnded<>(person))
                : Decision.refuse(NOTHING_CHANGES);
    }
}
