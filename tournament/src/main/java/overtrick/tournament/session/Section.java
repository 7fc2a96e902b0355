package overtrick.tournament.session;

import java.util.Comparator;
import java.util.Optional;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;

/// A part of the field with a movement, rounds and a clock of its own (tournaments.md §8.9). All
/// sections play the same boards.
///
/// @param round the last that was begun; empty before the first
public record Section(Floor floor, Optional<RoundNumber> round, Optional<Clock> clock) {

    /// A table of a section.
    public record Table(SectionName section, TableNumber number) implements Comparable<Table> {

        private static final Comparator<Table> ORDER =
                Comparator.comparing(Table::section).thenComparing(Table::number);

        /// `A7`; without other sections `7`.
        @Override
        public String toString() {
            return section + "" + number;
        }

        @Override
        public int compareTo(Table other) {
            return ORDER.compare(this, other);
        }
    }

    /// Everybody sits, nothing is played.
    static Section of(Floor floor) {
        return new Section(floor, Optional.empty(), Optional.empty());
    }

    public SectionName name() {
        return floor.section();
    }

    Section with(Floor changed) {
        return new Section(changed, round, clock);
    }

    Section with(RoundNumber begun, Clock running) {
        return new Section(floor, Optional.of(begun), Optional.of(running));
    }

    /// How many rounds have begun.
    public int begun() {
        return round.map(RoundNumber::value).orElse(0);
    }

    /// The round to begin; empty when the last of the movement has begun.
    public Optional<RoundNumber> next() {
        return begun() < floor.movement().rounds()
                ? Optional.of(new RoundNumber(begun() + 1))
                : Optional.empty();
    }
}
