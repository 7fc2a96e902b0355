package overtrick.boards.page;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import overtrick.cards.Card;
import overtrick.formats.ReadingLimits;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.lin.ViewerLink;
import overtrick.page.Words;

/// What the address of a viewer's page says: a board as LIN, as PBN, as anything that was pasted,
/// or hand by hand as other viewers have it, and how it is to be shown. Nothing else is known of
/// the board, and nothing of it is kept.
///
/// @param values by their names, as they were meant
record ViewerAddress(Map<String, String> values) {

    /// Letters of a board in an address: a server takes no longer ones.
    static final int LONGEST = 6_000;

    private static final ReadingLimits LIMITS = new ReadingLimits(64, 200, 10_000, 100);

    /// Names under which a whole board may stand, the first that is there counts.
    private static final List<String> WHOLE = List.of("lin", "pbn", "text");

    /// A hand for each seat, its player, dealer, vulnerability, number, auction, play, claim.
    private static final List<String> BY_HAND =
            List.of("n", "e", "s", "w", "nn", "en", "sn", "wn", "d", "v", "b", "a", "p", "c");

    /// What other viewers fetch from elsewhere; here nothing is.
    private static final List<String> ELSEWHERE = List.of("linurl", "myhand", "pbnurl");

    private static final Pattern CARDS = Pattern.compile("(?i)(?:[SHDC][2-9TJQKA])*");

    ViewerAddress {
        values = Map.copyOf(values);
    }

    /// @param query of the address as it was sent; null when there is none
    static ViewerAddress of(@Nullable String query) {
        var values = new LinkedHashMap<String, String>();
        for (String part : query == null ? new String[0] : query.split("&")) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                String name = part.substring(0, equals).strip().toLowerCase(Locale.ROOT);
                values.putIfAbsent(name, ViewerLink.decoded(part.substring(equals + 1)));
            }
        }
        return new ViewerAddress(values);
    }

    private String value(String name) {
        return values.getOrDefault(name, "");
    }

    /// Whether it stands in a page of others, with nothing of the club around it.
    boolean isFramed() {
        return value("embed").equals("1");
    }

    /// The language that the page around it has; empty when the reader’s is to be taken.
    Optional<Words> words() {
        return Words.language(value("lang")).map(Words::in);
    }

    /// `light` or `dark` where the page around it is; else as the reader’s device.
    String theme() {
        return value("theme").matches("light|dark") ? value("theme") : "auto";
    }

    /// Whether it says no board at all.
    boolean isEmpty() {
        return text().isEmpty() && fetched().isEmpty();
    }

    /// The name of what would have to be fetched from another server; empty when nothing.
    Optional<String> fetched() {
        return text().isEmpty()
                ? ELSEWHERE.stream().filter(values::containsKey).findFirst()
                : Optional.empty();
    }

    /// The board as it is read.
    String text() {
        return WHOLE.stream()
                .map(this::value)
                .filter(text -> !text.isBlank())
                .findFirst()
                .orElseGet(() -> hasHands() ? new ViewerLink(values).lin() : "");
    }

    /// Whether it stands hand by hand.
    boolean isByHand() {
        return hasHands() && WHOLE.stream().allMatch(name -> value(name).isBlank());
    }

    private boolean hasHands() {
        return BY_HAND.subList(0, 4).stream().anyMatch(seat -> !value(seat).isBlank());
    }

    boolean isTooLong() {
        return text().length() > LONGEST;
    }

    AnyBoards.Found read() {
        return AnyBoards.read(text().getBytes(StandardCharsets.UTF_8), LIMITS);
    }

    /// Which of several boards is shown, from 1.
    ///
    /// @param boards how many there are
    int board(int boards) {
        return Math.clamp(number("board", 1), 1, Math.max(1, boards));
    }

    /// How many cards are shown on the table.
    int card() {
        return Math.clamp(number("card", 0), 0, 52);
    }

    /// How many cards that were played come before those of [#on].
    int from() {
        return Math.clamp(number("from", 0), 0, 52);
    }

    private int number(String name, int otherwise) {
        return value(name).matches("\\d{1,3}") ? Integer.parseInt(value(name)) : otherwise;
    }

    /// The cards with which somebody has played on in place of those that were played.
    List<Card> on() {
        String text = value("on").toUpperCase(Locale.ROOT);
        var cards = new ArrayList<Card>();
        if (CARDS.matcher(text).matches()) {
            for (int at = 0; at < text.length(); at += 2) {
                cards.add(Card.parse(text.substring(at, at + 2)));
            }
        }
        return List.copyOf(cards);
    }

    /// The query of the same page, as it may stand in an address: only what is understood here.
    ///
    /// @param board which of several, from 1
    String query(int board) {
        return query(board, isFramed());
    }

    /// The query of the page with or without the club around it.
    String query(int board, boolean framed) {
        var parts = new ArrayList<String>();
        var whole = WHOLE.stream().filter(name -> !value(name).isBlank()).findFirst();
        whole.map(List::of).orElse(BY_HAND).stream()
                .filter(name -> !value(name).isEmpty())
                .forEach(name -> parts.add(name + "=" + encoded(value(name))));
        if (board > 1) {
            parts.add("board=" + board);
        }
        for (String how : List.of("lang", "theme")) {
            if (value(how).matches("[a-z]{2,5}")) {
                parts.add(how + "=" + value(how));
            }
        }
        if (framed) {
            parts.add("embed=1");
        }
        return String.join("&", parts);
    }

    private static String encoded(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8);
    }
}
