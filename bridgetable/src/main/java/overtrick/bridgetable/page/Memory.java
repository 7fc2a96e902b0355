package overtrick.bridgetable.page;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.bridgetable.page.Shapes.Length;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.house.terms.Custom;
import overtrick.page.Words;
import overtrick.page.table.MemoryPart;
import overtrick.page.table.MemoryPart.Cell;
import overtrick.page.table.MemoryPart.Row;
import overtrick.page.table.MemoryPart.State;

/// What a player has seen of a board: the cards out in every suit, the shape of the hands that they
/// do not see as far as it can be counted, and the points in them.
public final class Memory {

    private static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private final Words words;
    private final PlayView play;
    private final Map<Seat, CardSet> seen;
    private final CardSet held;

    private Memory(Words words, PlayView play, Map<Seat, CardSet> seen) {
        this.words = words;
        this.play = play;
        this.seen = seen;
        this.held = seen.values().stream().reduce(CardSet.NONE, CardSet::union);
    }

    /// Nothing unless the table was opened for practice and the viewer plays there.
    public static MemoryPart of(TablePage page) {
        boolean shown = page.has(Custom.MEMORY) && page.phase() == Phase.PLAY && page.isSeated();
        return page.board()
                .filter(_ -> shown)
                .flatMap(board -> page.play().map(play -> of(page.words(), play, board)))
                .orElse(MemoryPart.NONE);
    }

    private static MemoryPart of(Words words, PlayView play, BoardView board) {
        var seen = new EnumMap<Seat, CardSet>(Seat.class);
        seen.putAll(board.hands());
        return new Memory(words, play, seen).part();
    }

    private MemoryPart part() {
        return MemoryPart.of(words, ORDER.stream().map(this::row).toList(), notes());
    }

    private Row row(Suit suit) {
        var cards = CardSet.ALL.in(suit);
        var cells =
                cards.stream()
                        .map(card -> new Cell(words.rank(card), state(CardSet.of(card))))
                        .toList();
        return new Row(
                String.valueOf(suit.symbol()),
                String.valueOf(suit.letter()).toLowerCase(Locale.ROOT),
                words.name(suit),
                cells,
                words.count("memory.out", out().length(suit)));
    }

    private State state(CardSet card) {
        return card.intersects(held)
                ? State.OWN
                : card.intersects(play.played()) ? State.GONE : State.OUT;
    }

    private CardSet out() {
        return CardSet.ALL.minus(held).minus(play.played());
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        Shapes.of(seen, tricks())
                .forEach((seat, suits) ->
                        notes.add(words.get("memory.shape", words.name(seat), shape(suits))));
        notes.add(words.get("memory.points", out().highCardPoints()));
        return notes;
    }

    private List<Trick> tricks() {
        return Stream.concat(play.tricks().stream(), Stream.of(play.current())).toList();
    }

    private static String shape(Map<Suit, Length> suits) {
        return ORDER.stream()
                .flatMap(suit ->
                        Optional.ofNullable(suits.get(suit)).stream()
                                .map(length -> suit.symbol() + " " + length.text()))
                .collect(Collectors.joining("  "));
    }
}
