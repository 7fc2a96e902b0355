package overtrick.formats.deals;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Place;

/// Two formats with one sign for each card: BER says who holds it, BHG which card comes next in
/// whose hand.
final class CardLists {

    private CardLists() {}

    /// A digit for each card, 1 to 4 for North to West, one deal behind the other.
    record Ber() implements DealCodec {

        @Override
        public void read(byte[] file, DealsRead found) {
            String text = new String(file, ISO_8859_1);
            var digits = new StringBuilder();
            var place = Place.START;
            int line = 1;
            int lineStart = 0;
            for (int at = 0; at < text.length(); at++) {
                char sign = text.charAt(at);
                if (sign == '\n') {
                    line++;
                    lineStart = at + 1;
                } else if (!Character.isWhitespace(sign) && sign != 0x1A) {
                    place = digits.isEmpty() ? new Place(line, at - lineStart + 1) : place;
                    digits.append(sign);
                }
                if (digits.length() == Card.PACK) {
                    String deal = digits.toString();
                    found.add(place, found.next(), () -> deal(deal));
                    digits.setLength(0);
                }
            }
            if (!digits.isEmpty()) {
                found.error(
                        place, "a deal is cut off: it has %d digits".formatted(digits.length()));
            }
        }

        private static Deal deal(String digits) {
            return SwedishOrder.deal(place -> {
                int seat = digits.charAt(place) - '1';
                if (seat < 0 || seat >= Seat.values().length) {
                    throw new FormatException(
                            "holder is not 1, 2, 3 or 4: " + digits.charAt(place), place + 1);
                }
                return Seat.values()[seat];
            });
        }

        @Override
        public byte[] write(List<SolvedBoard> boards) {
            var text = new StringBuilder();
            for (var one : boards) {
                for (int place = 0; place < Card.PACK; place++) {
                    var holder = one.board().deal().holder(SwedishOrder.card(place));
                    text.append((char) ('1' + holder.ordinal()));
                }
            }
            return text.toString().getBytes(US_ASCII);
        }
    }

    /// A letter for each card, hand by hand from the dealer on; the dealer is that of the number.
    record Bhg() implements DealCodec {

        private static final int LETTERS = 26;

        @Override
        public void read(byte[] file, DealsRead found) {
            int line = 0;
            for (String text : new String(file, ISO_8859_1).split("\r\n|\r|\n", -1)) {
                line++;
                if (!text.isBlank() && text.charAt(0) != 0x1A) {
                    var number = found.next();
                    found.add(new Place(line, 1), number, () -> deal(text, number.dealer()));
                }
            }
        }

        private static Deal deal(String letters, Seat dealer) {
            if (letters.strip().length() != Card.PACK) {
                throw new FormatException(
                        "line is not of 52 letters, but of " + letters.strip().length());
            }
            var hands = new CardSet[Seat.values().length];
            for (int hand = 0; hand < hands.length; hand++) {
                var cards = CardSet.NONE;
                for (int at = hand * Deal.HAND; at < (hand + 1) * Deal.HAND; at++) {
                    cards = cards.with(SwedishOrder.card(place(letters.charAt(at), at)));
                }
                hands[dealer.plus(hand).ordinal()] = cards;
            }
            return new Deal(hands[0], hands[1], hands[2], hands[3]);
        }

        private static int place(char letter, int at) {
            if (letter >= 'A' && letter <= 'Z') {
                return letter - 'A';
            }
            if (letter >= 'a' && letter <= 'z') {
                return LETTERS + letter - 'a';
            }
            throw new FormatException("card is not a letter: " + letter, at + 1);
        }

        @Override
        public byte[] write(List<SolvedBoard> boards) {
            return boards.stream()
                    .map(one -> line(one.board().deal(), one.board().dealer()))
                    .collect(Collectors.joining("\r\n", "\r\n", "\r\n"))
                    .getBytes(US_ASCII);
        }

        private static String line(Deal deal, Seat dealer) {
            var line = new StringBuilder();
            for (int hand = 0; hand < Seat.values().length; hand++) {
                deal.hand(dealer.plus(hand)).stream()
                        .map(SwedishOrder::place)
                        .sorted()
                        .forEach(place ->
                                line.append(
                                        (char)
                                                (place < LETTERS
                                                        ? 'A' + place
                                                        : 'a' + place - LETTERS)));
            }
            return line.toString();
        }
    }
}
