package overtrick.evening.page.pdf;

import java.awt.Color;
import java.util.List;
import java.util.Map;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.solver.DoubleDummyTable;

/// Hand records as players take them home: twelve boards on a sheet, each with its hands, the
/// points in them, the tricks that everybody can make in every strain, and par.
public final class HandRecordPdf {

    private static final int COLUMNS = 3;
    private static final int ROWS = 4;
    private static final float HEAD = 26;
    private static final float FOOT = 12;
    private static final float WIDTH = (Paper.WIDTH - 2 * Paper.MARGIN) / COLUMNS;
    private static final float HEIGHT = (Paper.HEIGHT - 2 * Paper.MARGIN - HEAD - FOOT) / ROWS;

    private static final float LARGE = 16;
    private static final float CARDS = 10;
    private static final float SMALL = 7.5f;
    private static final float LINE = 12;
    private static final float PAD = 6;
    private static final float SIGN = 10;

    /// Where the hands begin, from the upper left corner of a board.
    private static final float MIDDLE = 62;

    private static final float RIGHT = 112;
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

    private HandRecordPdf(Paper paper, Words words, HonourLetters letters) {
        this.paper = paper;
        this.words = words;
        this.letters = letters;
    }

    /// @param when at the right of each sheet's head; may be empty
    public static byte[] of(
            String title,
            String when,
            List<HandRecord> records,
            HonourLetters letters,
            Words words) {
        try (var paper = new Paper(title)) {
            var record = new HandRecordPdf(paper, words, letters);
            for (int at = 0; at < records.size(); at++) {
                int place = at % (COLUMNS * ROWS);
                if (place == 0) {
                    record.turn(title, when);
                }
                int row = place / COLUMNS;
                float x = Paper.MARGIN + place % COLUMNS * WIDTH;
                float y = Paper.MARGIN + HEAD + row * HEIGHT;
                record.board(records.get(at), x, y);
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

    private void board(HandRecord record, float x, float y) {
        var board = record.board();
        paper.frame(x, y, WIDTH, HEIGHT);
        paper.bold(x + PAD, y + LARGE + 2, LARGE, "" + board.number().value());
        float room = MIDDLE - 2 * PAD;
        String dealer = words.get("ev.pdf.dealer", words.letter(board.dealer()));
        paper.fitted(x + PAD, y + LARGE + LINE, SMALL, room, dealer);
        String vulnerability = words.name(board.vulnerability());
        paper.fitted(x + PAD, y + LARGE + 2 * LINE - 2, SMALL, room, vulnerability);
        hand(board.deal(), Seat.NORTH, x + MIDDLE, y + UPPER, WIDTH - MIDDLE - PAD);
        hand(board.deal(), Seat.WEST, x + PAD, y + BETWEEN, RIGHT - 2 * PAD);
        hand(board.deal(), Seat.EAST, x + RIGHT, y + BETWEEN, WIDTH - RIGHT - PAD);
        hand(board.deal(), Seat.SOUTH, x + MIDDLE, y + LOWER, RIGHT - MIDDLE - 2);
        points(board.deal(), x + PAD, y + LOWER);
        tricks(record.table(), x + RIGHT, y + LOWER);
        String par = words.get("ev.pdf.par", record.par(words));
        paper.fitted(x + PAD, y + HEIGHT - PAD, SMALL, WIDTH - 2 * PAD, par);
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
        float middle = x + MIDDLE / 2 - PAD;
        paper.centred(middle, y + LINE, SMALL, points(deal, Seat.NORTH));
        paper.centred(middle - SIGN, y + 2 * LINE, SMALL, points(deal, Seat.WEST));
        paper.centred(middle + SIGN, y + 2 * LINE, SMALL, points(deal, Seat.EAST));
        paper.centred(middle, y + 3 * LINE, SMALL, points(deal, Seat.SOUTH));
    }

    private static String points(Deal deal, Seat seat) {
        return "" + deal.hand(seat).highCardPoints();
    }

    private void tricks(DoubleDummyTable table, float x, float y) {
        var strains = DoubleDummyTable.STRAINS.reversed();
        float step = (WIDTH - RIGHT - PAD) / (strains.size() + 1);
        for (int column = 0; column < strains.size(); column++) {
            float middle = x + step * (column + 1.5f);
            var strain = strains.get(column);
            paper.centred(middle, y, SMALL, strain.symbol());
            for (int row = 0; row < DECLARERS.size(); row++) {
                int tricks = table.tricks(strain, DECLARERS.get(row));
                paper.centred(middle, y + (row + 1) * SIGN, SMALL, "" + tricks);
            }
        }
        for (int row = 0; row < DECLARERS.size(); row++) {
            String letter = words.letter(DECLARERS.get(row));
            paper.text(x, y + (row + 1) * SIGN, SMALL, Paper.GREY, letter);
        }
    }
}
