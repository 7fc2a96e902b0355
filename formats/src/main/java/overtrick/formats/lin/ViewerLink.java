package overtrick.formats.lin;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;

/// The link of a viewer that has each hand by itself: `n=`, `e=`, `s=`, `w=`, the names `nn=` and
/// so on, `d=` the dealer, `v=` who is vulnerable, `b=` the board's number, `a=` the auction or
/// only the contract, `p=` the play, `c=` the tricks of a claim. What is pasted with it is left
/// out, and what cannot be decoded stands for itself.
public record ViewerLink(Map<String, String> values) {

    private static final Pattern QUERY =
            Pattern.compile("(?i)[?&](?:amp;)?[nesw]=(?:\\{[^}]*}|[^\"'<>\\r\\n{]++)*+");
    private static final Pattern START = Pattern.compile("(?i)(?:https?:)?//[^\\s\"'<>?]*\\?|^\\?");

    /// `%u0142`, which old scripts wrote for letters beyond Latin 1.
    private static final Pattern OLD_LETTER = Pattern.compile("%u([0-9a-fA-F]{4})");

    private static final Pattern CALL =
            Pattern.compile("(?i)([1-7](?:NT|[CDHSN])|XX|[PDRX])(!?)(?:\\(([^)]*)\\))?");
    private static final Pattern REMARK = Pattern.compile("\\{[^}]*}?");
    private static final Pattern CONTRACT =
            Pattern.compile("(?i)-([1-7])(C|D|H|S|N)T?(XX|X|R)?([NESW])");
    private static final Pattern CARD = Pattern.compile("(?i)([SHDC])(10|[2-9TJQKA])[\\s,;.]*");

    /// South, West, North, East, as LIN has hands and players.
    private static final List<Seat> ORDER = List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST);

    public ViewerLink {
        values = Map.copyOf(values);
    }

    /// Finds the first such link in a text; empty when there is none.
    public static Optional<ViewerLink> find(String text) {
        var query = QUERY.matcher(text);
        if (!query.find()) {
            return Optional.empty();
        }
        int start = 0;
        var address = START.matcher(text);
        while (address.find() && address.end() <= query.start() + 1) {
            start = address.end();
        }
        var values = new HashMap<String, String>();
        for (String part : text.substring(start, query.end()).split("&(?:amp;)?")) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                String key = part.substring(0, equals).strip().toLowerCase(Locale.ROOT);
                values.putIfAbsent(
                        key.startsWith("?") ? key.substring(1) : key,
                        decoded(part.substring(equals + 1)));
            }
        }
        return Optional.of(new ViewerLink(values));
    }

    /// Viewers' links say a blank as `+` or `%20`; a lone percent sign stands for itself.
    public static String decoded(String value) {
        String letters =
                OLD_LETTER
                        .matcher(value)
                        .replaceAll(found ->
                                String.valueOf((char) Integer.parseInt(found.group(1), 16)));
        try {
            return URLDecoder.decode(letters, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException notEncoded) {
            return letters;
        }
    }

    /// The hand of a seat as it is written; empty when it is not given.
    public String hand(Seat seat) {
        String word = value(letter(seat)).strip().split("\\s", 2)[0];
        return word.chars().allMatch(sign -> "SHDC-".indexOf(Character.toUpperCase(sign)) >= 0)
                ? ""
                : word;
    }

    /// Whether an auction or a contract is given.
    public boolean hasAuction() {
        return CALL.matcher(value("a")).find();
    }

    /// The same board as LIN.
    public String lin() {
        var text = new StringBuilder();
        field(text, "pn", ORDER.stream().map(this::name).collect(Collectors.joining(",")));
        field(text, "st", "");
        field(
                text,
                "md",
                (1 + ORDER.indexOf(dealer()))
                        + ORDER.stream().map(this::linHand).collect(Collectors.joining(",")));
        field(text, "ah", "Board " + number().value());
        field(text, "sv", vulnerability());
        calls(text);
        cards(text);
        return text.toString();
    }

    private String value(String key) {
        return values.getOrDefault(key, "");
    }

    private static String letter(Seat seat) {
        return String.valueOf(Character.toLowerCase(seat.letter()));
    }

    private String name(Seat seat) {
        return value(letter(seat) + "n").replace(',', ' ').replace('|', ' ').strip();
    }

    private String linHand(Seat seat) {
        return hand(seat).replace("-", "").replace(",", "").replace("|", "");
    }

    private BoardNumber number() {
        String board = value("b").strip();
        return new BoardNumber(board.matches("[1-9]\\d{0,8}") ? Integer.parseInt(board) : 1);
    }

    private Seat dealer() {
        try {
            return Seat.parse(value("d").strip().toUpperCase(Locale.ROOT));
        } catch (FormatException unknown) {
            return number().dealer();
        }
    }

    private String vulnerability() {
        return switch (value("v").strip().toLowerCase(Locale.ROOT)) {
            case "n", "ns" -> "n";
            case "e", "ew" -> "e";
            case "b", "both", "all" -> "b";
            case "-", "o", "0", "none" -> "o";
            default -> "";
        };
    }

    /// Explanations in parentheses belong to their call, remarks in braces to the page.
    private void calls(StringBuilder text) {
        String calls = REMARK.matcher(value("a")).replaceAll("").strip();
        var contract = CONTRACT.matcher(calls);
        if (contract.lookingAt()) {
            only(text, contract(contract));
            return;
        }
        var call = CALL.matcher(calls);
        int at = 0;
        while (call.region(at, calls.length()).lookingAt()) {
            field(text, "mb", call.group(1) + call.group(2));
            String said = call.group(3);
            if (said != null && !said.isBlank()) {
                field(text, "an", said.replace('|', ' '));
            }
            at = call.end();
            while (at < calls.length() && " ,;?-".indexOf(calls.charAt(at)) >= 0) {
                at++;
            }
        }
        if (at < calls.length()) {
            field(
                    text,
                    "mb",
                    calls.substring(at).replace('|', ' ')); // the reader says what is wrong
        }
    }

    private static Contract contract(MatchResult found) {
        String doubling = found.group(3) == null ? "" : found.group(3);
        return new Contract(
                new Call.Bid(Integer.parseInt(found.group(1)), Strain.parse(found.group(2))),
                switch (doubling.toUpperCase(Locale.ROOT)) {
                    case "" -> Doubling.UNDOUBLED;
                    case "X" -> Doubling.DOUBLED;
                    default -> Doubling.REDOUBLED;
                },
                Seat.parse(found.group(4).toUpperCase(Locale.ROOT)));
    }

    /// Calls that lead to the contract, behind the remark that nobody recorded them.
    private void only(StringBuilder text, Contract contract) {
        field(text, "nt", MissingCalls.REMARK);
        var opened = Auction.openedBy(dealer());
        for (var call : MissingCalls.completed(opened, contract).calls()) {
            field(text, "mb", call.code());
        }
    }

    private void cards(StringBuilder text) {
        String cards = REMARK.matcher(value("p")).replaceAll("").strip();
        var card = CARD.matcher(cards);
        int at = 0;
        while (card.region(at, cards.length()).lookingAt()) {
            String rank = card.group(2).equals("10") ? "T" : card.group(2);
            field(text, "pc", card.group(1).toUpperCase(Locale.ROOT) + rank);
            at = card.end();
        }
        if (at < cards.length()) {
            field(text, "pc", cards.substring(at).replace('|', ' ')); // as with calls
        }
        String claimed = value("c").strip();
        if (claimed.matches("\\d|1[0-3]")) {
            field(text, "mc", claimed);
        }
    }

    private static void field(StringBuilder text, String key, String value) {
        text.append(key).append('|').append(value).append('|');
    }
}
