package overtrick.tournament.pace;

import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slot;

/// When the next round of a section begins by itself. The first is always called by the director,
/// and so may be any other: whoever is asked looks at how things stand and keeps nothing.
///
/// @param pace by what the rounds begin
/// @param change the time between two rounds
/// @param isIn whether a result has come in
public record Timetable(Pace pace, Duration change, Predicate<Slot> isIn) {

    /// What is due, and when to look again if nothing happens before.
    public record Due(Optional<RoundNumber> round, Optional<Instant> again) {

        private static final Due NOTHING = new Due(Optional.empty(), Optional.empty());
    }

    /// @param now the time
    public Due due(Section section, Instant now) {
        var next = section.next().filter(_ -> section.begun() > 0);
        if (next.isEmpty()) {
            return Due.NOTHING;
        }
        return switch (pace) {
            case BY_HAND -> Due.NOTHING;
            case BY_CLOCK -> byClock(section, next.get(), now);
            case BY_TABLE ->
                    new Due(next.filter(round -> canBegin(section, round)), Optional.empty());
        };
    }

    /// A clock that the director has stopped begins nothing.
    private Due byClock(Section section, RoundNumber next, Instant now) {
        return section.clock()
                .flatMap(Clock::end)
                .map(end -> end.plus(change))
                .map(at ->
                        at.isAfter(now)
                                ? new Due(Optional.empty(), Optional.of(at))
                                : new Due(Optional.of(next), Optional.empty()))
                .orElse(Due.NOTHING);
    }

    private boolean canBegin(Section section, RoundNumber round) {
        var floor = section.floor();
        return floor.movement().in(round).anyMatch(seating -> isFree(floor, seating));
    }

    /// Whether everybody who is to sit there has finished, and the boards are through where they
    /// were before.
    public boolean isFree(Floor floor, Seating seating) {
        return before(floor.movement(), seating).stream()
                .allMatch(earlier -> floor.slots(earlier).allMatch(isIn));
    }

    private static Set<Seating> before(Movement movement, Seating seating) {
        var before = new HashSet<Seating>();
        for (var earlier : movement.before(seating.round())) {
            boolean same =
                    earlier.set().equals(seating.set())
                            || earlier.members().stream().anyMatch(seating::seats);
            if (same) {
                before.add(earlier);
            }
        }
        return before;
    }
}
