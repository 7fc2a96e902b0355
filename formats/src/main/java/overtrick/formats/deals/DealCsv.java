package overtrick.formats.deals;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.formats.Place;
import overtrick.formats.TextEncoding;

/// Deals as a table for spreadsheets. BigDeal writes sixteen holdings, number, and dealer with
/// vulnerability; a program of Denmark number, dealer, vulnerability and the cards by number.
record DealCsv() implements DealCodec {

    private static final int HOLDINGS = 16;
    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    /// The Danish words for the seats; the second is East in whichever code page.
    private static final String DANISH_WEST = "V";

    @Override
    public void read(byte[] file, DealsRead found) {
        int line = 0;
        for (String text : TextEncoding.text(file).split("\r\n|\r|\n", -1)) {
            line++;
            var cells = cells(text);
            boolean heading = cells.stream().anyMatch(cell -> cell.equalsIgnoreCase("BOARD"));
            if (!text.isBlank() && !heading) {
                var place = new Place(line, 1);
                found.add(place, () -> SolvedBoard.of(board(cells)));
            }
        }
    }

    private static List<String> cells(String line) {
        String separator = line.indexOf(';') >= 0 ? ";" : ",";
        return Arrays.stream(line.split(separator, -1))
                .map(cell -> cell.strip().replaceAll("^\"|\"$", ""))
                .toList();
    }

    private static Board board(List<String> cells) {
        if (cells.size() == HOLDINGS + 2) {
            var place = cells.get(HOLDINGS + 1).split("/", 2);
            return new Board(
                    number(cells.get(HOLDINGS)),
                    Seat.parse(place[0].strip()),
                    Vulnerability.parse(place.length > 1 ? place[1].strip() : "-"),
                    deal(cells));
        }
        if (cells.size() == 5) {
            var number = number(cells.get(1));
            return new Board(
                    number,
                    danish(cells.get(2)).orElse(number.dealer()),
                    number.vulnerability(),
                    Duplimate.bri(cells.get(4)));
        }
        throw new FormatException(
                "line does not have 18 cells, or 5 as in Denmark, but " + cells.size());
    }

    private static Optional<Seat> danish(String word) {
        return switch (word.strip()) {
            case "N" -> Optional.of(Seat.NORTH);
            case "S" -> Optional.of(Seat.SOUTH);
            case DANISH_WEST -> Optional.of(Seat.WEST);
            default -> Optional.empty();
        };
    }

    private static BoardNumber number(String text) {
        if (!text.matches("[1-9]\\d{0,8}")) {
            throw new FormatException("board has no number from 1: " + text);
        }
        return new BoardNumber(Integer.parseInt(text));
    }

    private static Deal deal(List<String> cells) {
        var hands = new ArrayList<CardSet>();
        for (int hand = 0; hand < HOLDINGS; hand += SUITS.size()) {
            hands.add(CardSet.parse(String.join(".", cells.subList(hand, hand + SUITS.size()))));
        }
        return new Deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3));
    }

    @Override
    public byte[] write(List<SolvedBoard> boards) {
        return boards.stream()
                .map(one -> line(one.board()))
                .collect(Collectors.joining())
                .getBytes(US_ASCII);
    }

    private static String line(Board board) {
        var cells = new ArrayList<String>();
        for (var seat : Seat.values()) {
            SUITS.forEach(suit -> cells.add(board.deal().hand(seat).ranks(suit)));
        }
        cells.add(String.valueOf(board.number().value()));
        cells.add(board.dealer().letter() + "/" + vulnerable(board.vulnerability()));
        return cells.stream().collect(Collectors.joining("\",\"", "\"", "\"\r\n"));
    }

    private static String vulnerable(Vulnerability vulnerability) {
        return switch (vulnerability) {
            case NONE -> "-";
            case NORTH_SOUTH -> "NS";
            case EAST_WEST -> "EW";
            case BOTH -> "All";
        };
    }
}
