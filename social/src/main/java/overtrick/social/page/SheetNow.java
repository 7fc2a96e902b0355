package overtrick.social.page;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Given;
import overtrick.bridge.sitting.SpreadView;
import overtrick.cards.Seat;
import overtrick.page.api.About;
import overtrick.page.api.Variant;
import overtrick.social.GameLines;
import overtrick.social.Standing;

/// The score of a table among friends as a program is told of it, under the names of its record
/// (docs/schema/games.schema.json).
@About("The score sheet of a table among friends, and the cards that are drawn for seats.")
public record SheetNow(
        @About(value = "What is played.", example = "rubber") String form,
        @About("From when a pack lies spread until the deal that follows.") Optional<DrawNow> draw,
        @About("What the last deal gave.") List<EntryNow> entries,
        @About("By side, or by player where everybody stands alone: points, IMPs, in whist games.")
                Map<String, Integer> totals,
        @About("What counts towards the game that is being played.") Map<String, Integer> points,
        @About("What each has won if play stopped here, below 0 when lost.")
                Map<String, Integer> units,
        @About("Whether the rubber, or whatever is played, has come to its end.") boolean over)
        implements Variant {

    /// A figure on the sheet.
    @About("A figure on the sheet.")
    public record EntryNow(
            @About(
                            value = "Whose.",
                            words = {"NS", "EW", "N", "E", "S", "W"})
                    String column,
            @About("Whether it counts towards game.") boolean below,
            @About(value = "What for.", example = "undertricks") String reason,
            int points) {

        private static EntryNow of(Entry<Column> entry) {
            return new EntryNow(
                    entry.column().code(),
                    entry.below(),
                    GameLines.word(entry.reason()),
                    entry.points());
        }
    }

    /// Cards that are drawn for partners, seats and the first deal.
    @About("Cards that are drawn for partners, seats and the first deal.")
    public record DrawNow(
            @About("By the chairs, as far as they have been turned up.") Map<String, String> cards,
            @About(
                            value = "Who has still to draw.",
                            words = {"N", "E", "S", "W"})
                    List<String> awaited,
            @About("Whether you may draw now.") boolean may,
            @About(
                            value = "Who deals first, once everybody sits as the cards say.",
                            words = {"N", "E", "S", "W"})
                    Optional<String> dealer) {

        private static DrawNow of(SpreadView spread, boolean may) {
            var cards = new LinkedHashMap<String, String>();
            for (var seat : Seat.values()) {
                Optional.ofNullable(spread.drawn().get(seat))
                        .ifPresent(card -> cards.put(letter(seat), card.code()));
            }
            var awaited =
                    List.of(Seat.values()).stream()
                            .filter(seat -> spread.dealer().isEmpty() && spread.awaits(seat))
                            .map(DrawNow::letter)
                            .toList();
            return new DrawNow(cards, awaited, may, spread.dealer().map(DrawNow::letter));
        }

        private static String letter(Seat seat) {
            return String.valueOf(seat.letter());
        }
    }

    static SheetNow of(SocialPage page) {
        var now = page.tally().now();
        return new SheetNow(
                page.form().code(),
                page.table().spread().map(spread -> DrawNow.of(spread, page.table().mayDraw())),
                page.tally().last().map(Given::entries).orElse(List.of()).stream()
                        .map(EntryNow::of)
                        .toList(),
                figures(now, column -> now.total(column.seat())),
                figures(now, column -> now.partScore(column.seat())),
                figures(now, column -> now.units(column.seat())),
                now.isOver());
    }

    private static Map<String, Integer> figures(Standing now, ToIntFunction<Column> figure) {
        var figures = new LinkedHashMap<String, Integer>();
        now.columns().forEach(column -> figures.put(column.code(), figure.applyAsInt(column)));
        return figures;
    }
}
