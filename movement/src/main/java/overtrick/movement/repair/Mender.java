package overtrick.movement.repair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.Inspection;
import overtrick.movement.Movement;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;

/// Makes a legal session of what was played and what somebody would like to go on with. Round by
/// round, a table at which a set would be played a second time gets another one, if there is any
/// that neither side has played or is still going to play; else it does not play. Opponents who
/// would meet again do so, or do not play, as told. Not thread-safe.
final class Mender {

    /// What happens to opponents who would meet again.
    enum Rematch {
        PLAYED,
        LEFT_OUT
    }

    private final Rematch rematch;
    private final List<Seating> wanted;
    private final List<Seating> done = new ArrayList<>();
    private final Map<EntryNumber, Set<SetNumber>> sets = new HashMap<>();
    private final Set<Set<EntryNumber>> met = new HashSet<>();
    private int changed;
    private int meetings;

    private Mender(List<Seating> wanted, Rematch rematch) {
        this.wanted = wanted;
        this.rematch = rematch;
    }

    /// Empty if nothing is left to play.
    ///
    /// @param before the session as it was meant, from which the cost is counted
    static Optional<Repair> mend(
            Sentence way,
            Movement before,
            List<Seating> played,
            List<Seating> wanted,
            Rematch rematch) {
        var mender = new Mender(wanted.stream().sorted(Seating.ORDER).toList(), rematch);
        played.forEach(mender::note);
        mender.goOn();
        if (mender.done.isEmpty()) {
            return Optional.empty();
        }
        var movement = Movement.frank(before.name() + ", repaired", mender.done);
        return Optional.of(new Repair(way, movement, mender.cost(before, movement)));
    }

    private Cost cost(Movement before, Movement after) {
        var planned = Inspection.rounds(before.seatings());
        var now = Inspection.rounds(after.seatings());
        int lost = 0;
        for (var entry : planned.keySet()) {
            lost += Math.max(0, planned.get(entry) - now.getOrDefault(entry, 0));
        }
        int copies = after.inspection().copies() - before.inspection().copies();
        return new Cost(lost, meetings, changed, Math.max(0, copies));
    }

    private void note(Seating seating) {
        done.add(seating);
        for (var entry : seating.members()) {
            sets.computeIfAbsent(entry, _ -> new HashSet<>()).add(seating.set());
        }
        met.add(Set.copyOf(seating.members()));
    }

    private void goOn() {
        for (int place = 0; place < wanted.size(); place++) {
            var seating = wanted.get(place);
            boolean again = met.contains(Set.copyOf(seating.members()));
            if (again && rematch == Rematch.LEFT_OUT) {
                continue;
            }
            var mended = isFree(seating, seating.set()) ? Optional.of(seating) : changed(place);
            if (mended.isPresent()) {
                changed += mended.get().set().equals(seating.set()) ? 0 : 1;
                meetings += again ? 1 : 0;
                note(mended.get());
            }
        }
    }

    private boolean isFree(Seating seating, SetNumber set) {
        return seating.members().stream()
                .noneMatch(entry -> sets.getOrDefault(entry, Set.of()).contains(set));
    }

    /// With another set: one that is at no other table in the round, if possible.
    private Optional<Seating> changed(int place) {
        var seating = wanted.get(place);
        var coming =
                wanted.subList(place + 1, wanted.size()).stream()
                        .filter(later -> seating.members().stream().anyMatch(later::seats))
                        .map(Seating::set)
                        .toList();
        var taken =
                Stream.concat(done.stream(), wanted.stream())
                        .filter(other -> other.round().equals(seating.round()))
                        .map(Seating::set)
                        .toList();
        var free = new ArrayList<SetNumber>();
        for (var set : known()) {
            if (isFree(seating, set) && !coming.contains(set)) {
                free.add(set);
            }
        }
        return free.stream()
                .filter(set -> !taken.contains(set))
                .findFirst()
                .or(() -> free.stream().findFirst())
                .map(seating::with);
    }

    private Set<SetNumber> known() {
        var known = new TreeSet<SetNumber>();
        done.forEach(seating -> known.add(seating.set()));
        wanted.forEach(seating -> known.add(seating.set()));
        return known;
    }
}
