package overtrick.app.can;

import java.io.PrintStream;
import java.util.EnumSet;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.ChairTaken;
import overtrick.can.act.CanEvent.DealDrawn;
import overtrick.can.act.CanEvent.MatchOpened;
import overtrick.can.act.CanEvent.Seated;
import overtrick.can.act.CanEvent.TeamsDrawn;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.Chairs;
import overtrick.cards.Seat;

/// The draws, and who sits where: players are known by letters until all sit in their chairs.
record Preparation(Words words, PrintStream out) {

    void happened(CanEvent event, CanTable table) {
        switch (event) {
            case MatchOpened _ -> line("players", words.players(Chairs.AS_THEY_CAME));
            case CardDrawn(var by, var card) -> line("drawn", name(by, table), words.card(card));
            case TeamsDrawn(var first, _) -> line("teams", words.players(first));
            case DealDrawn(var dealing) ->
                    line(
                            "deal-drawn",
                            words.players(dealing),
                            words.players(EnumSet.complementOf(EnumSet.copyOf(dealing))));
            case ChairTaken(var by, var chair) ->
                    line("chair", words.player(by), words.seat(chair));
            case Seated(_, var dealing) -> {
                chairs(table);
                line("deals-first", words.side(dealing));
            }
            default -> {}
        }
    }

    /// Cards are drawn before the first deal and before the first kick.
    private String name(Seat by, CanTable table) {
        boolean seated = table.match().flatMap(CanMatch::first).isPresent();
        return seated ? words.seat(by) : words.player(by);
    }

    void chairs(CanTable table) {
        line("chairs", words.players(table.match().orElseThrow().chairs()));
    }

    private void line(String key, Object... details) {
        out.println(words.text(key, details));
    }
}
