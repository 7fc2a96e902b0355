package overtrick.library.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.cards.words.Sentences;
import overtrick.library.paper.Columns.Area;
import overtrick.page.paper.Paper;
import overtrick.systems.sheet.CardSheet;
import overtrick.systems.sheet.SheetWords;

/// The card of a pair to lie on the table: two sheets of A4, or one that is printed on both sides,
/// folded in the middle, and is a booklet of four pages of A5 then.
public final class CardPdf {

    /// How the card is printed.
    public enum Format {
        /// Two pages of A4, front and back.
        A4,
        /// A sheet of A4 printed on both sides and folded to A5.
        A5;

        /// The one so named, such as `a5`.
        public static Optional<Format> named(String name) {
            return Stream.of(values())
                    .filter(one -> one.name().toLowerCase(Locale.ROOT).equals(name))
                    .findFirst();
        }
    }

    private static final float TITLE = 16;
    private static final float SMALL = 8;
    private static final float HEAD = 44;
    private static final float GAP = 6;
    private static final float EDGE = 24;

    private final Paper paper;
    private final CardSheet card;
    private final Sentences sentences;
    private final String names;

    private CardPdf(Paper paper, CardSheet card, String names, Locale language) {
        this.paper = paper;
        this.card = card;
        this.names = names;
        this.sentences = SheetWords.in(language);
    }

    /// @param names of the pair; when empty there is a line to write them on
    public static byte[] of(CardSheet card, Format format, String names, Locale language) {
        try (var paper = new Paper(card.title())) {
            var pdf = new CardPdf(paper, card, names, language);
            switch (format) {
                case A4 -> pdf.twoPages();
                case A5 -> pdf.folded();
            }
            return paper.bytes();
        }
    }

    private void fill(List<? extends Block> blocks, Area... areas) {
        new Columns(List.of(areas)).fill(paper, blocks);
    }

    private void twoPages() {
        float wide = Paper.WIDTH - 2 * EDGE;
        float column = (wide - GAP) / 2;
        float top = EDGE + HEAD;
        float high = Paper.HEIGHT - EDGE - top;
        paper.turn();
        head(EDGE, EDGE, wide);
        var front = new ArrayList<>(boxes(card.summary()));
        front.addAll(boxes(card.defence()));
        front.addAll(boxes(card.carding()));
        fill(
                front,
                new Area(EDGE, top, column, high),
                new Area(EDGE + column + GAP, top, column, high));
        paper.turn();
        float share = card.slams().isEmpty() ? 1 : 0.8f;
        float table = (Paper.HEIGHT - 2 * EDGE) * share - GAP;
        fill(rows(), new Area(EDGE, EDGE, wide, table));
        float below = EDGE + table + GAP;
        float rest = Paper.HEIGHT - EDGE - below;
        fill(
                boxes(card.slams()),
                new Area(EDGE, below, column, rest),
                new Area(EDGE + column + GAP, below, column, rest));
    }

    /// The outer side first: the last page stands left of the first.
    private void folded() {
        float page = Paper.HEIGHT / 2;
        float wide = page - 2 * EDGE;
        float high = Paper.WIDTH - 2 * EDGE;
        paper.turnAcross();
        var last = new ArrayList<>(boxes(card.defence()));
        float column = (wide - GAP) / 2;
        fill(
                last,
                new Area(EDGE, EDGE, column, high),
                new Area(EDGE + column + GAP, EDGE, column, high));
        head(page + EDGE, EDGE, wide);
        var first = new ArrayList<>(boxes(card.summary()));
        first.addAll(boxes(card.carding()));
        fill(first, new Area(page + EDGE, EDGE + HEAD, wide, high - HEAD));
        paper.turnAcross();
        float table = card.slams().isEmpty() ? high : high * 0.72f - GAP;
        fill(rows(), new Area(EDGE, EDGE, wide, high), new Area(page + EDGE, EDGE, wide, table));
        float below = EDGE + table + GAP;
        float rest = EDGE + high - below;
        fill(
                boxes(card.slams()),
                new Area(page + EDGE, below, column, rest),
                new Area(page + EDGE + column + GAP, below, column, rest));
    }

    private void head(float x, float y, float width) {
        paper.fitted(x, y + TITLE, TITLE, width, card.title());
        float line = y + TITLE + 2 * SMALL;
        String label = sentences.text("names");
        paper.text(x, line, SMALL, Paper.GREY, label);
        float after = x + paper.width(label, SMALL) + GAP;
        float middle = x + width * 0.62f;
        paper.fitted(after, line, SMALL + 2, middle - after - GAP, names);
        paper.rule(after, line + 2, middle - after - GAP);
        String event = sentences.text("event");
        paper.text(middle, line, SMALL, Paper.GREY, event);
        float behind = middle + paper.width(event, SMALL) + GAP;
        paper.rule(behind, line + 2, x + width - behind);
    }

    private static List<Block> boxes(List<CardSheet.Box> boxes) {
        return boxes.stream().<Block>map(Block.Boxed::new).toList();
    }

    private List<Block> rows() {
        var head =
                Stream.of(
                                "call",
                                "artificial",
                                "minimum",
                                "negative",
                                "shows",
                                "responses",
                                "passed")
                        .map(key -> List.of(sentences.text(key)))
                        .toList();
        var rows = new ArrayList<Block>();
        rows.add(new Block.Row(head, true));
        card.openings().forEach(opening -> rows.add(Block.Row.of(opening)));
        return rows;
    }
}
