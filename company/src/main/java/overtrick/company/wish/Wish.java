package overtrick.company.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// A wish to play, with all who join in.
///
/// @param wanted what is to be played; empty before it is said
/// @param players in the order in which they came; the first has made the wish
/// @param table where they play, once it is laid
public record Wish(
        Optional<Wanted> wanted,
        List<Member.Person> players,
        Stage stage,
        Optional<TableId> table) {

    /// How far a wish has come.
    public enum Stage {
        NEW,
        /// Others may join.
        OPEN,
        /// All are there, and their table is being laid: nobody leaves now.
        GATHERED,
        LAID,
        ENDED
    }

    static final Wish NONE = new Wish(Optional.empty(), List.of(), Stage.NEW, Optional.empty());

    public Wish {
        players = List.copyOf(players);
    }

    public boolean isOpen() {
        return stage == Stage.OPEN;
    }

    public boolean isFull() {
        return wanted.filter(what -> players.size() >= what.people()).isPresent();
    }

    /// Whether somebody has made it or joined in.
    public boolean has(PersonId person) {
        return players.stream().anyMatch(one -> one.id().equals(person));
    }

    /// Whether it is somebody's own.
    public boolean isOf(PersonId person) {
        return !players.isEmpty() && players.getFirst().id().equals(person);
    }

    /// How many are still missing.
    public int missing() {
        return wanted.map(Wanted::people).orElse(0) - players.size();
    }

    Wish of(Wanted what, Member.Person by) {
        return new Wish(Optional.of(what), List.of(by), Stage.OPEN, Optional.empty());
    }

    Wish with(Member.Person one) {
        var all = new ArrayList<>(players);
        all.add(one);
        return new Wish(wanted, all, stage, table);
    }

    Wish without(PersonId person) {
        var rest = players.stream().filter(one -> !one.id().equals(person)).toList();
        return new Wish(wanted, rest, stage, table);
    }

    Wish at(Stage next) {
        return new Wish(wanted, players, next, table);
    }

    Wish at(TableId laid) {
        return new Wish(wanted, players, Stage.LAID, Optional.of(laid));
    }

    /// The guest is the member; who is both is there once.
    Wish recognised(PersonId guest, Member.Person member) {
        var known = new ArrayList<Member.Person>();
        for (var one : players) {
            var now = one.id().equals(guest) ? member : one;
            if (known.stream().noneMatch(other -> other.id().equals(now.id()))) {
                known.add(now);
            }
        }
        return new Wish(wanted, known, stage, table);
    }
}
