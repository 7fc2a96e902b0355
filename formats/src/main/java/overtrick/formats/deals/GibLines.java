package overtrick.formats.deals;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Strain;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Place;
import overtrick.formats.TextEncoding;

/// The lines of GIB's library: the hands from West on, and behind a colon the tricks that North and
/// South take when South, East, North or West leads, notrump first, then spades to clubs.
record GibLines() implements DealCodec {

    private static final Pattern REMARK = Pattern.compile("\\{[^}]*}");
    private static final Pattern LINE =
            Pattern.compile("([^:\\s]+) +([^:\\s]+) +([^:\\s]+) +([^:\\s]+?)(?::([0-9A-Fa-f-]*))?");
    private static final int DIGITS = 20;

    /// Who leads, in the order of the digits.
    private static final List<Seat> LEADERS = List.of(Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST);

    @Override
    public void read(byte[] file, DealsRead found) {
        int line = 0;
        for (String text : TextEncoding.text(file).split("\r\n|\r|\n", -1)) {
            line++;
            String bare = REMARK.matcher(text).replaceAll("").strip();
            if (!bare.isEmpty()) {
                var number = found.next();
                found.add(
                        new Place(line, 1),
                        () -> {
                            var hands = LINE.matcher(bare);
                            if (!hands.matches()) {
                                throw new FormatException(
                                        "line is not four hands, West first, with blanks between");
                            }
                            var deal =
                                    new Deal(
                                            hand(hands.group(2)),
                                            hand(hands.group(3)),
                                            hand(hands.group(4)),
                                            hand(hands.group(1)));
                            return new SolvedBoard(Board.of(number, deal), makes(hands.group(5)));
                        });
            }
        }
    }

    private static CardSet hand(String text) {
        return CardSet.parse(text.toUpperCase(Locale.ROOT));
    }

    private static Optional<TrickTable> makes(@Nullable String digits) {
        if (digits == null || !digits.matches("[0-9A-Da-d]{20}")) {
            return Optional.empty();
        }
        var tricks = new ArrayList<Integer>();
        for (int at = 0; at < DIGITS; at += LEADERS.size()) {
            for (var declarer : Seat.values()) {
                int digit = at + LEADERS.indexOf(declarer.left());
                tricks.add(ofDeclarer(declarer, Character.digit(digits.charAt(digit), 16)));
            }
        }
        return Optional.of(new TrickTable(tricks));
    }

    /// Tricks of North and South as those of the declarer, and the other way round.
    private static int ofDeclarer(Seat declarer, int tricks) {
        boolean northSouth = declarer == Seat.NORTH || declarer == Seat.SOUTH;
        return northSouth ? tricks : Deal.HAND - tricks;
    }

    @Override
    public byte[] write(List<SolvedBoard> boards) {
        return boards.stream()
                .map(GibLines::line)
                .collect(Collectors.joining("\r\n", "", "\r\n"))
                .getBytes(US_ASCII);
    }

    private static String line(SolvedBoard one) {
        var deal = one.board().deal();
        String hands =
                List.of(Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH).stream()
                        .map(seat -> deal.hand(seat).pbn())
                        .collect(Collectors.joining(" "));
        return one.makes().map(makes -> hands + ":" + digits(makes)).orElse(hands);
    }

    private static String digits(TrickTable makes) {
        var digits = new StringBuilder();
        for (int strain = Strain.values().length - 1; strain >= 0; strain--) {
            for (var leader : LEADERS) {
                var declarer = leader.right();
                int tricks = ofDeclarer(declarer, makes.of(declarer, Strain.values()[strain]));
                digits.append(Character.toUpperCase(Character.forDigit(tricks, 16)));
            }
        }
        return digits.toString();
    }
}
