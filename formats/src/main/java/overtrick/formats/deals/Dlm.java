package overtrick.formats.deals;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Place;

/// The format of the Duplimate under Windows: lines of keys and values, with a letter for every two
/// cards and a check number behind them.
record Dlm() implements DealCodec {

    /// The boards of which a file has lines, those that are not used included.
    static final int MOST_BOARDS = 99;

    private static final int LETTERS = Card.PACK / 2;
    private static final String UNUSED = "aaaaaabffffffkkkkkklpppppp";
    private static final Pattern BOARD = Pattern.compile("board (\\d{1,4})");
    private static final Pattern VALUE = Pattern.compile("([A-Pa-p]{26})(\\d{3})?");

    private record Line(Place place, String value) {}

    @Override
    public void read(byte[] file, DealsRead found) {
        var lines = lines(new String(file, ISO_8859_1));
        if (!"0".equals(lines.getOrDefault("crypto key", new Line(Place.START, "0")).value())) {
            found.error(
                    lines.getOrDefault("crypto key", new Line(Place.START, "")).place(),
                    "deals are scrambled with a key; have them written without one");
            return;
        }
        int from = number(lines, "from board", 1);
        int to = number(lines, "to board", Integer.MAX_VALUE);
        lines.forEach((key, line) -> {
            var board = BOARD.matcher(key);
            if (!board.matches()) {
                return;
            }
            int number = Integer.parseInt(board.group(1));
            boolean asked = number >= Math.max(1, from) && number <= to;
            if (asked && !(to == Integer.MAX_VALUE && line.value().startsWith(UNUSED))) {
                found.add(line.place(), new BoardNumber(number), () -> deal(number, line, found));
            }
        });
    }

    private static Map<String, Line> lines(String text) {
        var lines = new LinkedHashMap<String, Line>();
        int line = 0;
        for (String one : text.split("\r\n|\r|\n", -1)) {
            line++;
            int equals = one.indexOf('=');
            if (equals > 0) {
                String key = one.substring(0, equals).strip().toLowerCase(Locale.ROOT);
                var place = new Place(line, equals + 2);
                lines.putIfAbsent(key, new Line(place, one.substring(equals + 1).strip()));
            }
        }
        return lines;
    }

    private static int number(Map<String, Line> lines, String key, int otherwise) {
        var line = lines.get(key);
        return line != null && line.value().matches("\\d{1,4}")
                ? Integer.parseInt(line.value())
                : otherwise;
    }

    private static Deal deal(int number, Line line, DealsRead found) {
        var value = VALUE.matcher(line.value());
        if (!value.matches()) {
            throw new FormatException("board is not 26 letters from a to p and a check number");
        }
        String letters = value.group(1).toLowerCase(Locale.ROOT);
        if (value.group(2) != null && Integer.parseInt(value.group(2)) != check(number, letters)) {
            found.warn(
                    line.place().plus(LETTERS),
                    "check number is %s, but of these letters it is %03d"
                            .formatted(value.group(2), check(number, letters)));
        }
        return SwedishOrder.deal(place -> {
            int both = letters.charAt(place / 2) - 'a';
            return Seat.values()[place % 2 == 0 ? both >> 2 : both & 3];
        });
    }

    private static int check(int number, String letters) {
        return letters.chars().reduce(number, (sum, letter) -> sum ^ letter);
    }

    @Override
    public byte[] write(List<SolvedBoard> boards) {
        var deals = new HashMap<Integer, Deal>();
        boards.forEach(one -> deals.put(one.board().number().value(), one.board().deal()));
        int first = deals.keySet().stream().min(Integer::compare).orElse(1);
        int last = deals.keySet().stream().max(Integer::compare).orElse(1);
        var text = new StringBuilder("[Document]\r\n");
        line(text, "Headline", "");
        line(text, "Status", "Show");
        line(text, "Duplicates", "1");
        line(text, "From board", String.valueOf(first));
        line(text, "To board", String.valueOf(last));
        for (String zero : List.of("Next board to duplimate", "PrintOuts", "Crypto key")) {
            line(text, zero, "0");
        }
        line(text, "Checksum", String.valueOf(boards.size() ^ 1));
        for (int number = 1; number <= MOST_BOARDS; number++) {
            var deal = deals.get(number);
            String letters = deal == null ? UNUSED : letters(deal);
            line(text, "Duplicates %02d".formatted(number), "0");
            line(
                    text,
                    "Board %02d".formatted(number),
                    "%s%03d".formatted(letters, check(number, letters)));
        }
        return text.toString().getBytes(ISO_8859_1);
    }

    private static void line(StringBuilder text, String key, String value) {
        text.append(key).append('=').append(value).append("\r\n");
    }

    private static String letters(Deal deal) {
        var letters = new StringBuilder();
        for (int place = 0; place < Card.PACK; place += 2) {
            int high = deal.holder(SwedishOrder.card(place)).ordinal();
            int low = deal.holder(SwedishOrder.card(place + 1)).ordinal();
            letters.append((char) ('a' + 4 * high + low));
        }
        return letters.toString();
    }
}
