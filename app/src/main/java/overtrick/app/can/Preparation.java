package overtrick.app.can;

import java.util.EnumSet;
import java.util.Set;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.ChairTaken;
import overtrick.can.act.CanEvent.DealDrawn;
import overtrick.can.act.CanEvent.MatchOpened;
import overtrick.can.act.CanEvent.Seated;
import overtrick.can.act.CanEvent.TeamsDrawn;
import overtrick.can.match.CanTable;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.rules.PreparingRules.Teams;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The draws before the first deal, and who sits where: players are known by letters until all sit
/// in their chairs.
record Preparation(Lines lines) {

    void happened(CanEvent event, CanTable table) {
        var words = lines.words();
        switch (event) {
            case MatchOpened(var rules) -> {
                if (rules.preparing().teams() == Teams.REGISTERED) {
                    teams(EnumSet.copyOf(Side.NORTH_SOUTH.seats()));
                } else {
                    lines.line("players", words.players(EnumSet.allOf(Seat.class)));
                }
            }
            case CardDrawn(var by, var card) ->
                    lines.line("drawn." + purpose(table), words.player(by), words.card(card));
            case TeamsDrawn(var first, _) -> teams(first);
            case DealDrawn(var dealing) ->
                    lines.line(
                            "deal-drawn", words.players(dealing), words.players(others(dealing)));
            case ChairTaken(var by, var chair) ->
                    lines.line("chair", words.player(by), words.seat(chair));
            case Seated(_, var dealing) -> {
                chairs(table);
                lines.line("deals-first", words.side(dealing));
            }
            default -> {}
        }
    }

    private static Purpose purpose(CanTable table) {
        return table.match().orElseThrow().stage() instanceof Drawing drawing
                ? drawing.purpose()
                : Purpose.FIRST_DEAL;
    }

    private void teams(Set<Seat> first) {
        var words = lines.words();
        lines.line("teams", words.players(first), words.players(others(first)));
    }

    private static Set<Seat> others(Set<Seat> some) {
        return EnumSet.complementOf(EnumSet.copyOf(some));
    }

    void chairs(CanTable table) {
        lines.line("chairs", lines.words().players(table.match().orElseThrow().chairs()));
    }
}
