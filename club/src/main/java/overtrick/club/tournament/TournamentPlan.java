package overtrick.club.tournament;

import java.util.Optional;
import overtrick.movement.choice.Kind;
import overtrick.tournament.session.Numbering;

/// What a director wants before he knows who comes. It changes nothing that has happened, and may
/// be changed at any time.
///
/// @param boards that each pair is to play
/// @param tables 0 for as many as come
/// @param kind of the movement; empty for the best that fits
/// @param numbering of the pairs
/// @param open whether a table sees how it did as soon as both sides agree on a board
public record TournamentPlan(
        int boards, int tables, Optional<Kind> kind, Numbering numbering, boolean open) {

    public TournamentPlan {
        if (boards < 1) {
            throw new IllegalArgumentException("boards are not 1 or more: " + boards);
        }
        if (tables < 0) {
            throw new IllegalArgumentException("tables are not 0 or more: " + tables);
        }
    }

    /// With the numbers of the club's sheet.
    public static TournamentPlan of(int boards) {
        return new TournamentPlan(boards, 0, Optional.empty(), Numbering.BY_TABLE, true);
    }

    public TournamentPlan withKind(Optional<Kind> chosen) {
        return new TournamentPlan(boards, tables, chosen, numbering, open);
    }

    public TournamentPlan withBoards(int wanted) {
        return new TournamentPlan(wanted, tables, kind, numbering, open);
    }

    public TournamentPlan withOpen(boolean shown) {
        return new TournamentPlan(boards, tables, kind, numbering, shown);
    }
}
