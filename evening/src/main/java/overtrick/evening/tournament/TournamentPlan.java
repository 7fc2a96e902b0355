package overtrick.evening.tournament;

import java.util.List;
import java.util.Optional;
import overtrick.movement.choice.Kind;
import overtrick.tournament.session.Numbering;

/// What a director wants before they know who comes. It changes nothing that has happened, and may
/// be changed at any time.
///
/// @param boards that each pair is to play, or of each match
/// @param tables 0 for as many as come
/// @param kind of the movement; empty for the best that fits
/// @param numbering of the pairs
/// @param open whether a table sees how it did as soon as both sides agree on a board
/// @param special what kind of tournament it is; empty for pairs by a movement
/// @param rounds of a Swiss, or of the movement; empty for as many as suit the boards
/// @param grades strata and handicaps; empty where nobody has any
public record TournamentPlan(
        int boards,
        int tables,
        Optional<Kind> kind,
        Numbering numbering,
        boolean open,
        Optional<Format> special,
        Optional<Integer> rounds,
        Optional<List<EntryGrade>> grades) {

    public TournamentPlan {
        grades = grades.map(List::copyOf);
        if (boards < 1) {
            throw new IllegalArgumentException("boards are not 1 or more: " + boards);
        }
        if (tables < 0) {
            throw new IllegalArgumentException("tables are not 0 or more: " + tables);
        }
        if (rounds.isPresent() && rounds.get() < 1) {
            throw new IllegalArgumentException("rounds are not 1 or more: " + rounds.get());
        }
    }

    /// With the numbers of the club's sheet.
    public static TournamentPlan of(int boards) {
        return new TournamentPlan(
                boards,
                0,
                Optional.empty(),
                Numbering.BY_TABLE,
                true,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public Format format() {
        return special.orElse(Format.PAIRS);
    }

    /// Rounds of what is drawn round by round; 0 where the movement says how many there are.
    ///
    /// @param entries who play
    public int planned(int entries) {
        if (format() == Format.KNOCK_OUT) {
            return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, entries - 1));
        }
        return format().isSwiss() ? rounds.orElse(0) : 0;
    }

    public TournamentPlan withKind(Optional<Kind> chosen) {
        return new TournamentPlan(boards, tables, chosen, numbering, open, special, rounds, grades);
    }

    public TournamentPlan withTables(int wanted) {
        return new TournamentPlan(boards, wanted, kind, numbering, open, special, rounds, grades);
    }

    public TournamentPlan withOpen(boolean shown) {
        return new TournamentPlan(boards, tables, kind, numbering, shown, special, rounds, grades);
    }

    public TournamentPlan withGrades(Optional<List<EntryGrade>> known) {
        return new TournamentPlan(boards, tables, kind, numbering, open, special, rounds, known);
    }

    /// @param wanted rounds; empty for as many as suit the boards
    public TournamentPlan withFormat(Format format, Optional<Integer> wanted) {
        var chosen = format == Format.PAIRS ? Optional.<Format>empty() : Optional.of(format);
        return new TournamentPlan(boards, tables, kind, numbering, open, chosen, wanted, grades);
    }
}
