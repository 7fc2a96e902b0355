package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;

/// Reads what stands behind the name of a directive: calls, cards, seats, headings. What cannot be
/// read is a [FormatException] that says what would be right.
///
/// @param deal in which cards have their holders
/// @param turned whether the seats of the directives are those across the table
record DirectiveWords(Deal deal, boolean turned, Diagnostics remarks) {

    private static final Pattern SEAT = Pattern.compile("([NESWnesw]):");
    private static final Set<String> ROLES = Set.of("declarer", "dummy", "defender", "leader");
    private static final int LONGEST_HEADING = 80;

    static Call call(String text) {
        String plain =
                Prose.suits(text)
                        .replace("!", "")
                        .replace('♠', 'S')
                        .replace('♥', 'H')
                        .replace('♦', 'D')
                        .replace('♣', 'C')
                        .strip();
        return Call.parse(plain);
    }

    /// Cards of one hand any of which is right, such as `S4` or `any:S4,S5`.
    Set<Card> ofOneHand(String rest) {
        boolean any = rest.toLowerCase(Locale.ROOT).startsWith("any:");
        var right = new LinkedHashSet<Card>();
        String cards = any ? rest.substring("any:".length()) : rest;
        for (var word : cards.strip().split("[\\s,]+")) {
            right.add(card(word));
        }
        if (right.stream().map(deal::holder).distinct().count() > 1) {
            throw new FormatException("cards are not of one hand");
        }
        return right;
    }

    private static Card card(String text) {
        return Card.parse(Prose.suits(text));
    }

    Seat seat(String letter) {
        var seat = Seat.parse(letter.toUpperCase(Locale.ROOT));
        return turned ? seat.partner() : seat;
    }

    Set<Seat> seats(String rest) {
        if (rest.equalsIgnoreCase("all")) {
            return EnumSet.allOf(Seat.class);
        }
        var seats = EnumSet.noneOf(Seat.class);
        for (char letter : rest.replaceAll("[\\s,]+", "").toCharArray()) {
            seats.add(seat(String.valueOf(letter)));
        }
        if (seats.isEmpty()) {
            throw new FormatException("no hand is named, such as N, NS or ALL");
        }
        return seats;
    }

    /// Cards with their players, such as `N:SQ,E:S8` or `S:H2,CA W:D4`.
    List<Display.Held> cards(String rest, Place place) {
        var cards = new ArrayList<Display.Held>();
        Optional<Seat> seat = Optional.empty();
        for (var word : SEAT.matcher(rest).replaceAll(" $1: ").split("[\\s,]+")) {
            if (word.isEmpty()) {
                continue;
            }
            if (word.length() == 2 && word.charAt(1) == ':') {
                seat = Optional.of(seat(word.substring(0, 1)));
                continue;
            }
            var by = seat.orElseThrow(() -> new FormatException("no seat before " + word));
            cards.add(held(by, card(word), place));
        }
        if (cards.isEmpty()) {
            throw new FormatException("no card is named, such as W:SK");
        }
        return cards;
    }

    /// One card of a seat lies on the table. Where several hands are given with as many cards each,
    /// or one with three, they are what is left in them.
    Display onTable(String rest, Place place) {
        var cards = cards(rest, place);
        var bySeat = cards.stream().collect(Collectors.groupingBy(Display.Held::seat));
        int most = bySeat.values().stream().mapToInt(List::size).max().orElseThrow();
        boolean even = bySeat.values().stream().allMatch(hand -> hand.size() == most);
        if (!even || most < (bySeat.size() > 1 ? 2 : 3)) {
            return new Display.OnTable(cards);
        }
        var left = CardSet.copyOf(cards.stream().map(Display.Held::card).toList());
        return new Display.Gone(
                bySeat.keySet().stream()
                        .sorted()
                        .flatMap(seat ->
                                deal.hand(seat).minus(left).stream()
                                        .map(card -> new Display.Held(seat, card)))
                        .toList());
    }

    private Display.Held held(Seat seat, Card card, Place place) {
        var holder = deal.holder(card);
        if (holder != seat) {
            remarks.warn(
                    place,
                    "%s is held by %c, not by %c"
                            .formatted(card.code(), holder.letter(), seat.letter()));
        }
        return new Display.Held(seat, card);
    }

    static boolean on(String rest) {
        return switch (rest.toLowerCase(Locale.ROOT)) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new FormatException("it is neither on nor off");
        };
    }

    static String role(String rest) {
        String role = rest.toLowerCase(Locale.ROOT);
        if (!ROLES.contains(role)) {
            throw new FormatException("role is not declarer, dummy, defender or leader");
        }
        return role;
    }

    static String heading(String rest) {
        String heading = Prose.tidy(rest);
        if (heading.isEmpty() || heading.length() > LONGEST_HEADING) {
            throw new FormatException("stage has no name of 1 to 80 letters");
        }
        return heading;
    }
}
