package overtrick.app.social;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.party.PartyScore;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.social.Standing;
import overtrick.web.Words;

/// A column of the score.
///
/// @param seat the player, or one of two partners
/// @param alone whether he has it for himself
record Column(Seat seat, boolean alone) {

    /// Two for partners, or one for each player; of partners South stands for both, who is the one
    /// that plays two hands at dummy whist.
    static List<Column> of(Standing standing) {
        return standing instanceof Standing.CutThroat(var score, _)
                ? score.sheet().columns().stream().map(seat -> new Column(seat, true)).toList()
                : List.of(new Column(Seat.SOUTH, false), new Column(Seat.EAST, false));
    }

    /// Everybody who wins or loses something of his own, where that is not the same for partners.
    static List<Column> individuals(Standing standing) {
        boolean dummy = standing instanceof Standing.Whist whist && whist.owner().isPresent();
        return dummy
                ? List.of(
                        new Column(Seat.SOUTH, true),
                        new Column(Seat.EAST, true),
                        new Column(Seat.WEST, true))
                : of(standing).stream().filter(Column::alone).toList();
    }

    /// The sheet with a line across it; empty where there is none.
    static Optional<Sheet<?>> sheet(Standing standing) {
        return switch (standing) {
            case Standing.Rubber rubber -> Optional.of(rubber.score().sheet());
            case Standing.Chicago chicago -> Optional.of(chicago.score().sheet());
            case Standing.CutThroat rubber -> Optional.of(rubber.score().sheet());
            case Standing.Party _, Standing.Whist _ -> Optional.empty();
        };
    }

    /// What one deal has added to the sheet: nothing when it was passed out.
    static List<Entry<?>> added(Standing before, Standing after) {
        int old = before.isOver() ? 0 : entries(before).size();
        return entries(after).subList(old, entries(after).size());
    }

    private static List<Entry<?>> entries(Standing standing) {
        return sheet(standing)
                .map(sheet -> List.<Entry<?>>copyOf(sheet.entries()))
                .orElse(List.of());
    }

    /// The deal of a party that was added; empty when it is dealt again.
    static Optional<PartyDeal> added(PartyScore before, PartyScore after) {
        boolean same = before.deals().equals(after.deals());
        return same ? Optional.empty() : Optional.of(after.deals().getLast());
    }

    boolean has(Entry<?> entry) {
        return entry.column() instanceof Side side ? side == seat.side() : entry.column() == seat;
    }

    /// What is written in the column, without the bonuses of a rubber that might stop here.
    int total(Standing standing) {
        return sheet(standing)
                .map(sheet ->
                        sheet.entries().stream().filter(this::has).mapToInt(Entry::points).sum())
                .orElse(standing.total(seat));
    }

    /// `NS`, or `N`.
    String code() {
        return alone ? String.valueOf(seat.letter()) : seat.side().letters();
    }

    String name(Words words) {
        return alone ? words.name(seat) : words.name(seat.side());
    }
}
