package overtrick.formats.deals;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.formats.Place;

/// The formats of the Duplimate under DOS, in records of one length: BRI has the cards by number,
/// DGE by letters, DUP both and the number of the first board, HRF letters with a number each.
final class Duplimate {

    private static final int RECORD = 128;
    private static final int BRI_CARDS = 2 * 3 * Deal.HAND;
    private static final int DGE_HAND = Deal.HAND + 4;
    private static final int DGE_CARDS = 4 * DGE_HAND;
    private static final int DUP_RECORD = BRI_CARDS + DGE_CARDS + 10;
    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    /// The bytes that show spades, hearts, diamonds and clubs in the code page of DOS.
    private static final byte[] PIPS = {6, 3, 4, 5};

    private Duplimate() {}

    /// The cards of North, East and South by their numbers; West has the rest.
    static Deal bri(String digits) {
        var hands = new CardSet[] {CardSet.NONE, CardSet.NONE, CardSet.NONE};
        if (digits.length() < 2 * 3 * Deal.HAND) {
            throw new FormatException(
                    "three hands do not have 78 digits: " + digits.length(), digits.length() + 1);
        }
        for (int at = 0; at < 3 * Deal.HAND; at++) {
            String number = digits.substring(2 * at, 2 * at + 2);
            if (!number.chars().allMatch(Character::isDigit)) {
                throw new FormatException("no number of a card: " + number, 2 * at + 1);
            }
            var card = SwedishOrder.card(Integer.parseInt(number.strip()) - 1);
            if (Arrays.stream(hands).anyMatch(hand -> hand.contains(card))) {
                throw new FormatException(card + " comes twice", 2 * at + 1);
            }
            hands[at / Deal.HAND] = hands[at / Deal.HAND].with(card);
        }
        var west = CardSet.ALL.minus(hands[0]).minus(hands[1]).minus(hands[2]);
        return new Deal(hands[0], hands[1], hands[2], west);
    }

    static String bri(Deal deal) {
        var digits = new StringBuilder();
        for (var seat : List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH)) {
            deal.hand(seat).stream()
                    .map(SwedishOrder::place)
                    .sorted()
                    .forEach(place -> digits.append("%02d".formatted(place + 1)));
        }
        return digits.toString();
    }

    /// Four hands, each of four pips with the ranks behind them.
    private static Deal dge(byte[] bytes, int from) {
        var hands = new CardSet[Seat.values().length];
        for (var seat : Seat.values()) {
            int at = from + seat.ordinal() * DGE_HAND;
            var pbn = new StringBuilder();
            for (int place = at; place < at + DGE_HAND; place++) {
                int suit = suit(bytes[place]);
                if (suit > 0) {
                    pbn.append('.');
                } else if (suit < 0) {
                    pbn.append((char) bytes[place]);
                }
            }
            hands[seat.ordinal()] = CardSet.parse(pbn.toString());
        }
        return new Deal(hands[0], hands[1], hands[2], hands[3]);
    }

    /// The place of a pip among the suits; −1 for any other sign.
    private static int suit(byte sign) {
        for (int suit = 0; suit < PIPS.length; suit++) {
            if (PIPS[suit] == sign) {
                return suit;
            }
        }
        return -1;
    }

    private static String dge(Deal deal) {
        var text = new StringBuilder();
        for (var seat : Seat.values()) {
            for (int suit = 0; suit < PIPS.length; suit++) {
                text.append((char) PIPS[suit]).append(deal.hand(seat).ranks(SUITS.get(suit)));
            }
        }
        return text.toString();
    }

    private static void put(ByteArrayOutputStream file, String text, int length, int fill) {
        byte[] bytes = text.getBytes(ISO_8859_1);
        file.writeBytes(bytes);
        for (int at = bytes.length; at < length; at++) {
            file.write(fill);
        }
    }

    /// Cards by number, without numbers of boards.
    record Bri() implements DealCodec {

        private static final int SPACES = 32;

        @Override
        public void read(byte[] file, DealsRead found) {
            found.records(
                    file,
                    0,
                    RECORD,
                    (place, bytes) ->
                            found.add(place, found.next(), () -> bri(text(bytes, BRI_CARDS))));
        }

        @Override
        public byte[] write(List<SolvedBoard> boards) {
            var file = new ByteArrayOutputStream();
            for (var one : boards) {
                put(file, bri(one.board().deal()) + " ".repeat(SPACES), RECORD, 0);
            }
            return file.toByteArray();
        }
    }

    private static String text(byte[] bytes, int length) {
        return new String(bytes, 0, length, ISO_8859_1);
    }

    /// Cards by letters, without numbers of boards.
    record Dge() implements DealCodec {

        @Override
        public void read(byte[] file, DealsRead found) {
            found.records(
                    file,
                    0,
                    RECORD,
                    (place, bytes) -> found.add(place, found.next(), () -> dge(bytes, 0)));
        }

        @Override
        public byte[] write(List<SolvedBoard> boards) {
            var file = new ByteArrayOutputStream();
            boards.forEach(one -> put(file, dge(one.board().deal()), RECORD, 0));
            return file.toByteArray();
        }
    }

    /// Both, and behind the first deal the number of the first board.
    record Dup() implements DealCodec {

        private static final int TRAILER = BRI_CARDS + DGE_CARDS;
        private static final int LOWEST = TRAILER + 2;

        @Override
        public void read(byte[] file, DealsRead found) {
            int first = lowest(file).orElse(1);
            found.records(file, 0, DUP_RECORD, (place, bytes) -> read(first, place, bytes, found));
        }

        private static OptionalInt lowest(byte[] file) {
            if (file.length < DUP_RECORD) {
                return OptionalInt.empty();
            }
            String number = new String(file, LOWEST, 3, ISO_8859_1).replace('\0', ' ').strip();
            return number.matches("[1-9]\\d{0,2}")
                    ? OptionalInt.of(Integer.parseInt(number))
                    : OptionalInt.empty();
        }

        private static void read(int first, Place place, byte[] bytes, DealsRead found) {
            var number = new BoardNumber(first + place.line() - 1);
            found.add(
                    place,
                    number,
                    () -> {
                        var deal = bri(text(bytes, BRI_CARDS));
                        if (!deal.equals(letters(bytes))) {
                            found.warn(
                                    place.plus(BRI_CARDS),
                                    "the letters say another deal than the numbers, which count");
                        }
                        return deal;
                    });
        }

        private static Deal letters(byte[] bytes) {
            try {
                return dge(bytes, BRI_CARDS);
            } catch (IllegalArgumentException | FormatException wrong) {
                return SwedishOrder.deal(place -> Seat.values()[place / Deal.HAND]);
            }
        }

        @Override
        public byte[] write(List<SolvedBoard> boards) {
            var file = new ByteArrayOutputStream();
            for (int at = 0; at < boards.size(); at++) {
                var deal = boards.get(at).board().deal();
                put(file, bri(deal) + dge(deal) + (at > 0 ? "" : trailer(boards)), DUP_RECORD, 0);
            }
            return file.toByteArray();
        }

        private static String trailer(List<SolvedBoard> boards) {
            return "YN%-3d0 %-3d"
                    .formatted(
                            boards.getFirst().board().number().value(),
                            boards.getLast().board().number().value());
        }
    }

    /// A number and letters; only read, as nothing asks for it any longer.
    record Hrf() implements DealCodec {

        private static final Pattern BOARD =
                Pattern.compile("\\s*(\\d{1,4})\\s*((?:S[^SHDC]*H[^SHDC]*D[^SHDC]*C[^SHDC]*){4})");

        @Override
        public void read(byte[] file, DealsRead found) {
            found.records(
                    file,
                    0,
                    RECORD,
                    (place, bytes) -> {
                        var board = BOARD.matcher(text(bytes, RECORD).replace('\0', ' '));
                        if (board.matches() && Integer.parseInt(board.group(1)) > 0) {
                            var number = new BoardNumber(Integer.parseInt(board.group(1)));
                            found.add(place, number, () -> hands(board.group(2)));
                        } else {
                            found.error(place, "no number and four hands from S to C stand here");
                        }
                    });
        }

        private static Deal hands(String letters) {
            String pbn =
                    Arrays.stream(letters.replaceAll("\\s", "").split("(?=S)"))
                            .map(hand -> hand.substring(1).replaceAll("[HDC]", "."))
                            .collect(Collectors.joining(" ", "N:", ""));
            return Deal.parse(pbn);
        }

        @Override
        public byte[] write(List<SolvedBoard> boards) {
            throw new UnsupportedOperationException("HRF is only read");
        }
    }
}
