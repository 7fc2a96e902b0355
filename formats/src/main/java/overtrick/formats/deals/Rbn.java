package overtrick.formats.deals;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Place;
import overtrick.formats.TextEncoding;

/// Richard Pavlicek's notation: lines that begin with a letter for what they say, and an empty line
/// behind each record. Read are the number, the hands, dealer and vulnerability; hands and number
/// go on for later records until others come.
record Rbn() implements DealCodec {

    private static final int SEATS = Seat.values().length;

    /// @param place of the first character behind the letter
    private record Line(Place place, String text) {}

    @Override
    public void read(byte[] file, DealsRead found) {
        var record = new TreeMap<Character, Line>();
        var said = new HashSet<Character>();
        int number = 0;
        int depth = 0;
        for (String line : (TextEncoding.text(file) + "\n\n").split("\r\n|\r|\n", -1)) {
            number++;
            int braces = count(line, '{') - count(line, '}');
            boolean remark = depth > 0 || line.startsWith("{") || line.startsWith("%");
            depth = Math.max(0, depth + braces);
            if (remark) {
                continue;
            }
            if (line.isBlank()) {
                end(record, said, found);
                said.clear();
            } else if (line.length() > 2 && line.charAt(1) == ' ') {
                said.add(line.charAt(0));
                record.put(line.charAt(0), new Line(new Place(number, 3), line.substring(2)));
            }
        }
    }

    private static int count(String line, char sign) {
        return (int) line.chars().filter(one -> one == sign).count();
    }

    /// A record that says nothing of a deal or what came of it is a heading of those to come.
    private static void end(Map<Character, Line> record, Set<Character> said, DealsRead found) {
        var hands = record.get('H');
        if (hands != null && said.stream().anyMatch(label -> "HACPRM".indexOf(label) >= 0)) {
            found.add(hands.place(), () -> SolvedBoard.of(board(hands, record, found)));
        }
        record.keySet().removeIf(label -> "ACPRMI".indexOf(label) >= 0 || Character.isDigit(label));
    }

    private static Board board(Line hands, Map<Character, Line> record, DealsRead found) {
        var number =
                Optional.ofNullable(record.get('B'))
                        .map(line -> line.text().strip())
                        .filter(text -> text.matches("[1-9]\\d{0,8}"))
                        .map(text -> new BoardNumber(Integer.parseInt(text)))
                        .orElseGet(found::next);
        var head =
                Optional.ofNullable(record.get('A'))
                        .map(line -> line.text().split(":", 2)[0].strip())
                        .filter(text -> text.length() == 2);
        return new Board(
                number,
                head.map(text -> Seat.parse(text.substring(0, 1))).orElse(number.dealer()),
                head.flatMap(text -> vulnerable(text.charAt(1))).orElse(number.vulnerability()),
                deal(hands.text().strip()));
    }

    private static Optional<Vulnerability> vulnerable(char letter) {
        return switch (letter) {
            case 'Z' -> Optional.of(Vulnerability.NONE);
            case 'N' -> Optional.of(Vulnerability.NORTH_SOUTH);
            case 'E' -> Optional.of(Vulnerability.EAST_WEST);
            case 'B' -> Optional.of(Vulnerability.BOTH);
            default -> Optional.empty();
        };
    }

    /// Hands from a seat on, with a colon before one that is shown and a semicolon before one that
    /// is not; of three the fourth follows.
    private static Deal deal(String text) {
        if (text.isEmpty()) {
            throw new FormatException("no hands are given");
        }
        var first = Seat.parse(text.substring(0, 1));
        String[] given = text.substring(1).split("[:;]", -1);
        var hands = new CardSet[SEATS];
        var known = CardSet.NONE;
        for (int hand = 0; hand < SEATS - 1; hand++) {
            if (hand + 1 >= given.length || given[hand + 1].isBlank()) {
                throw new FormatException("deal does not give three hands or four");
            }
            var cards = CardSet.parse(given[hand + 1].strip());
            hands[first.plus(hand).ordinal()] = cards;
            known = known.union(cards);
        }
        boolean fourth = given.length > SEATS && !given[SEATS].isBlank();
        hands[first.plus(SEATS - 1).ordinal()] =
                fourth ? CardSet.parse(given[SEATS].strip()) : CardSet.ALL.minus(known);
        return new Deal(hands[0], hands[1], hands[2], hands[3]);
    }

    @Override
    public byte[] write(List<SolvedBoard> boards) {
        return boards.stream()
                .map(one -> text(one.board()))
                .collect(Collectors.joining("\n", "% RBN\n", ""))
                .getBytes(US_ASCII);
    }

    private static String text(Board board) {
        String hands =
                Arrays.stream(Seat.values())
                        .map(seat -> ":" + board.deal().hand(seat).pbn())
                        .collect(Collectors.joining());
        char vulnerable =
                switch (board.vulnerability()) {
                    case NONE -> 'Z';
                    case NORTH_SOUTH -> 'N';
                    case EAST_WEST -> 'E';
                    case BOTH -> 'B';
                };
        return "B %d\nH N%s\nA %c%c:\n"
                .formatted(board.number().value(), hands, board.dealer().letter(), vulnerable);
    }
}
