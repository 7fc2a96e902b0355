package overtrick.bench.reading;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.DealNumber;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;

/// Files of boards as clubs have them, played by chance: with names, auctions, notes, plays and
/// results. The same seed gives the same file.
final class Evenings {

    /// How many different boards there are; a longer file has them at more tables.
    private static final int DIFFERENT = 500;

    private final RandomGenerator chance;

    private Evenings(long seed) {
        chance = new SplittableRandom(seed);
    }

    /// Writes so many boards.
    ///
    /// @param lin whether as LIN; else as PBN
    static void write(Path file, int boards, boolean lin, long seed) {
        try (var out = new BufferedOutputStream(Files.newOutputStream(file))) {
            new Evenings(seed).write(out, boards, lin);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private void write(OutputStream out, int boards, boolean lin) throws IOException {
        var different = new ArrayList<PlayedBoard>();
        for (int number = 1; number <= Math.min(DIFFERENT, boards); number++) {
            different.add(board(number));
        }
        for (int number = 1; number <= boards; number++) {
            var board =
                    atTable(
                            different.get((number - 1) % different.size()),
                            1 + (number - 1) / different.size());
            var text = lin ? Lin.text(List.of(board)) : Pbn.text(List.of(board));
            String game = lin || number == 1 ? text : text.substring(text.indexOf("[Event"));
            out.write(game.getBytes(StandardCharsets.ISO_8859_1));
            if (!lin) {
                out.write("\r\n".getBytes(StandardCharsets.ISO_8859_1));
            }
        }
    }

    /// The same board at another table.
    private static PlayedBoard atTable(PlayedBoard of, int table) {
        var tags = new TreeMap<>(of.tags());
        tags.put("PairNS", String.valueOf(2 * table - 1));
        tags.put("PairEW", String.valueOf(2 * table));
        return new PlayedBoard(of.board(), tags, of.auction(), of.notes(), of.play(), of.result());
    }

    private PlayedBoard board(int number) {
        var board = Board.of(new BoardNumber(number), DealNumber.draw(chance).deal());
        var auction = auction(board);
        var contract = (Contract) auction.result().orElseThrow();
        var play = Play.of(contract, board.deal());
        while (!play.isOver()) {
            var cards = new ArrayList<Card>();
            play.playable().forEach(cards::add);
            play = play.with(cards.get(chance.nextInt(cards.size())));
        }
        return new PlayedBoard(
                board,
                tags(),
                Optional.of(auction),
                Map.of(0, "natural, 12 to 19 points"),
                Optional.of(play),
                Optional.empty());
    }

    private static Map<String, String> tags() {
        return Map.of(
                "Event", "Friday pairs",
                "Site", "Hanoi, VNM",
                "Date", "2026.11.20",
                "Scoring", "MP",
                "North", "Archer, A.",
                "East", "Baker, B.",
                "South", "Cooper, C.",
                "West", "Dyer, D.");
    }

    /// One bid after another, with passes between, up to three or four of something.
    private Auction auction(Board board) {
        var auction = Auction.openedBy(board.dealer());
        int level = 1;
        while (!auction.isOver()) {
            var strain = Strain.values()[chance.nextInt(Strain.values().length)];
            var bid = new Call.Bid(Math.min(7, level), strain);
            boolean bids = level <= 4 && auction.refusal(bid).isEmpty();
            auction = auction.with(bids ? bid : Call.Word.PASS);
            level += bids ? 1 + chance.nextInt(2) : 0;
            if (!bids && level <= 4) {
                level++;
            }
        }
        return auction;
    }
}
