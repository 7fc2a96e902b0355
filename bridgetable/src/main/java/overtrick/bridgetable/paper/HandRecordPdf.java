package overtrick.bridgetable.paper;

import java.awt.Color;
import java.util.List;
import java.util.Map;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.page.paper.Paper;
import overtrick.solver.DoubleDummyTable;

/// Hand records as clubs hang them out and players take them home: two to twelve boards on a sheet,
/// each with its hands, the points in them, the tricks that everybody can make in every strain, and
/// par.
public final class HandRecordPdf {

    private static final float HEAD = 26;
    private static final float FOOT = 12;
    private static final float WIDE = Paper.WIDTH - 2 * Paper.MARGIN;
    private static final float TALL = Paper.HEIGHT - 2 * Paper.MARGIN - HEAD - FOOT;

    /// The height of a board in the measures below; on other sheets all of it is larger.
    private static final float HEIGHT = TALL / HandSheet.TWELVE.rows();

    private static final float LARGE = 16;
    private static final float CARDS = 10;
    private static final float SMALL = 7.5f;
    private static final float LINE = 12;
    private static final float PAD = 6;
    private static final float SIGN = 10;

    /// Where the hands begin, from the upper left corner of a board, as a share of its width.
    private static final float MIDDLE = 0.35f;

    private static final float RIGHT = 0.63f;
    private static final float UPPER = 14;
    private static final float BETWEEN = 63;
    private static final float LOWER = 112;

    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);
    private static final List<Seat> DECLARERS =
            List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);

    /// The four colours of the house's cards; the signs tell them apart without colours too.
    private static final Map<Suit, Color> COLOURS =
            Map.of(
                    Suit.SPADES, Color.BLACK,
                    Suit.HEARTS, new Color(0xC0, 0x10, 0x20),
                    Suit.DIAMONDS, new Color(0xC0, 0x60, 0x00),
                    Suit.CLUBS, new Color(0x10, 0x70, 0x30));

    private final Paper paper;
    private final Words words;
    private final HonourLetters letters;
    private final float scale;
    private final float width;
    private final float middle;
    private final float right;

    private HandRecordPdf(Paper paper, HandSheet sheet, Words words, HonourLetters letters) {
        this.paper = paper;
        this.words = words;
        this.letters = letters;
        this.scale = TALL / sheet.rows() / HEIGHT;
        this.width = WIDE / sheet.columns() / scale;
        this.middle = width * MIDDLE;
        this.right = width * RIGHT;
    }

    /// @param when at the right of each sheet's head; may be empty
    public static byte[] of(
            String title,
            String when,
            List<HandRecord> records,
            HandSheet sheet,
            HonourLetters letters,
            Words words) {
        try (var paper = new Paper(title)) {
            var record = new HandRecordPdf(paper, sheet, words, letters);
            for (int at = 0; at < records.size(); at++) {
                int place = at % sheet.boards();
                if (place == 0) {
                    record.turn(title, when);
                }
                int column = place % sheet.columns();
                int row = place / sheet.columns();
                float x = Paper.MARGIN + column * record.width * record.scale;
                float y = Paper.MARGIN + HEAD + row * HEIGHT * record.scale;
                var board = records.get(at);
                paper.scaled(x, y, record.scale, () -> record.board(board));
            }
            return paper.bytes();
        }
    }

    private void turn(String title, String when) {
        paper.turn();
        float y = Paper.MARGIN + LINE;
        float room = Paper.WIDTH - 2 * Paper.MARGIN - paper.width(when, SMALL) - PAD;
        paper.fitted(Paper.MARGIN, y, LARGE, room, title);
        paper.toLeft(Paper.WIDTH - Paper.MARGIN, y, SMALL, when);
        paper.centred(Paper.WIDTH / 2, Paper.HEIGHT - Paper.MARGIN + 2, SMALL, "" + paper.pages());
    }

    private void board(HandRecord record) {
        var board = record.board();
        var deal = board.deal();
        paper.frame(0, 0, width, HEIGHT);
        paper.bold(PAD, LARGE + 2, LARGE, "" + board.number().value());
        float room = middle - 2 * PAD;
        String dealer = words.get("ev.pdf.dealer", words.letter(board.dealer()));
        paper.fitted(PAD, LARGE + LINE, SMALL, room, dealer);
        String vulnerability = words.name(board.vulnerability());
        paper.fitted(PAD, LARGE + 2 * LINE - 2, SMALL, room, vulnerability);
        hand(deal, Seat.NORTH, middle, UPPER, width - middle - PAD);
        hand(deal, Seat.WEST, PAD, BETWEEN, right - 2 * PAD);
        hand(deal, Seat.EAST, right, BETWEEN, width - right - PAD);
        hand(deal, Seat.SOUTH, middle, LOWER, right - middle - 2);
        points(deal, PAD, LOWER);
        tricks(record.table(), right, LOWER);
        String par = words.get("ev.pdf.par", record.par(words));
        paper.fitted(PAD, HEIGHT - PAD, SMALL, width - 2 * PAD, par);
    }

    private void hand(Deal deal, Seat seat, float x, float y, float room) {
        float at = y;
        for (var suit : SUITS) {
            paper.text(x, at, CARDS, COLOURS.getOrDefault(suit, Paper.BLACK), sign(suit));
            String cards = letters.text(deal.hand(seat).in(suit));
            paper.fitted(x + SIGN, at, CARDS, room - SIGN, cards);
            at += LINE;
        }
    }

    private static String sign(Suit suit) {
        return String.valueOf(suit.symbol());
    }

    /// The high-card points of all four, as they sit.
    private void points(Deal deal, float x, float y) {
        float across = x + middle / 2 - PAD;
        paper.centred(across, y + LINE, SMALL, points(deal, Seat.NORTH));
        paper.centred(across - SIGN, y + 2 * LINE, SMALL, points(deal, Seat.WEST));
        paper.centred(across + SIGN, y + 2 * LINE, SMALL, points(deal, Seat.EAST));
        paper.centred(across, y + 3 * LINE, SMALL, points(deal, Seat.SOUTH));
    }

    private static String points(Deal deal, Seat seat) {
        return "" + deal.hand(seat).highCardPoints();
    }

    private void tricks(DoubleDummyTable table, float x, float y) {
        var strains = DoubleDummyTable.STRAINS.reversed();
        float step = (width - right - PAD) / (strains.size() + 1);
        for (int column = 0; column < strains.size(); column++) {
            float across = x + step * (column + 1.5f);
            var strain = strains.get(column);
            paper.centred(across, y, SMALL, strain.symbol());
            for (int row = 0; row < DECLARERS.size(); row++) {
                int tricks = table.tricks(strain, DECLARERS.get(row));
                paper.centred(across, y + (row + 1) * SIGN, SMALL, "" + tricks);
            }
        }
        for (int row = 0; row < DECLARERS.size(); row++) {
            String letter = words.letter(DECLARERS.get(row));
            paper.text(x, y + (row + 1) * SIGN, SMALL, Paper.GREY, letter);
        }
    }
}
