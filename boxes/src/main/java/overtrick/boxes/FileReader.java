package overtrick.boxes;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.Row;
import com.healthmarketscience.jackcess.Table;
import com.healthmarketscience.jackcess.util.MemFileChannel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import overtrick.boxes.BoxContents.Entered;
import overtrick.boxes.BoxContents.Group;
import overtrick.boxes.BoxContents.Name;
import overtrick.boxes.BoxContents.Player;
import overtrick.boxes.BoxPlan.Hand;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Reads a whole file that stands in memory, so that nobody writes into it meanwhile.
final class FileReader {

    /// More rows than any event, and than the lists of players that federations ship.
    private static final int MOST_ROWS = 500_000;

    private static final int LONGEST_TEXT = 255;

    private final Database file;
    private final Map<String, String> tables = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);

    private FileReader(Database file) throws IOException {
        this.file = file;
        file.getTableNames().forEach(name -> tables.put(name, name));
    }

    static Database open(byte[] bytes) throws IOException {
        return new DatabaseBuilder()
                .setChannel(MemFileChannel.newChannel(new ByteArrayInputStream(bytes), "r"))
                .setReadOnly(true)
                .setIgnoreBrokenSystemCatalogIndex(true)
                .open();
    }

    /// What the bytes say.
    static BoxAnswer<BoxContents> read(byte[] bytes) {
        try (var file = open(bytes)) {
            var reader = new FileReader(file);
            return reader.tables.containsKey(Schema.RECEIVED.title())
                    ? new BoxAnswer.Done<>(reader.contents())
                    : new BoxAnswer.Not<>(BoxTrouble.NO_RESULTS, "");
        } catch (IOException | RuntimeException | StackOverflowError | OutOfMemoryError broken) {
            return new BoxAnswer.Not<>(BoxTrouble.NOT_A_DATABASE, String.valueOf(broken));
        }
    }

    private BoxContents contents() throws IOException {
        return new BoxContents(
                rows(Schema.SESSION, row -> Optional.of(row.text("Name"))).stream()
                        .findFirst()
                        .orElse(""),
                sections(),
                rows(Schema.RECEIVED, FileReader::result),
                rows(Schema.NUMBERS, FileReader::player),
                rows(Schema.NAMES, FileReader::name),
                rows(Schema.BIDS, row -> entered(row, "Bid")),
                rows(Schema.CARDS, row -> entered(row, "Card")),
                rows(Schema.HANDS, FileReader::hand));
    }

    private <T> List<T> rows(Schema table, Function<Cells, Optional<T>> made) throws IOException {
        String name = tables.get(table.title());
        if (name == null) {
            return List.of();
        }
        Table found = file.getTable(name);
        var all = new ArrayList<T>();
        int count = 0;
        for (Row row : found) {
            if (++count > MOST_ROWS) {
                throw new IOException("more than %d rows in %s".formatted(MOST_ROWS, name));
            }
            made.apply(new Cells(row)).ifPresent(all::add);
        }
        return all;
    }

    private List<Group> sections() throws IOException {
        var sittings = new TreeMap<Integer, List<Sitting>>();
        rows(
                Schema.ROUNDS,
                row -> {
                    sitting(row)
                            .ifPresent(one ->
                                    sittings.computeIfAbsent(
                                                    row.number("Section"), _ -> new ArrayList<>())
                                            .add(one));
                    return Optional.empty();
                });
        return rows(
                Schema.SECTION,
                row ->
                        Optional.of(
                                new Group(
                                        row.number("ID"),
                                        row.text("Letter"),
                                        row.number("Tables"),
                                        sittings.getOrDefault(row.number("ID"), List.of()))));
    }

    /// Nothing of a row with numbers that nobody has.
    static Optional<Sitting> sitting(Cells row) {
        int low = row.number("LowBoard");
        int high = row.number("HighBoard");
        try {
            return Optional.of(
                    new Sitting(
                            row.number("Table"),
                            row.number("Round"),
                            row.number("NSPair"),
                            row.number("EWPair"),
                            boards(row.text("CustomBoards"), low, high)));
        } catch (IllegalArgumentException wrong) {
            return Optional.empty();
        }
    }

    private static List<Integer> boards(String custom, int low, int high) {
        var boards = new ArrayList<Integer>();
        if (!custom.isEmpty()) {
            for (String one : custom.split("[,; ]+")) {
                boards.add(one.matches("\\d{1,4}") ? Integer.parseInt(one) : 0);
            }
            return boards;
        }
        for (int board = low; board > 0 && board <= Math.min(high, BoxPlan.MOST_BOARDS); board++) {
            boards.add(board);
        }
        return boards;
    }

    private static Spot spot(Cells row) {
        return new Spot(
                row.number("Section"),
                row.number("Round"),
                row.number("Table"),
                row.number("Board"));
    }

    /// Nothing of a line that is at no place: one that is just being written.
    private static Optional<BoxResult> result(Cells row) {
        var spot = spot(row);
        if (spot.section() < 1 || spot.round() < 1 || spot.table() < 1 || spot.board() < 1) {
            return Optional.empty();
        }
        var said = Said.of(row, spot.board());
        return Optional.of(
                new BoxResult(
                        row.whole("ID"),
                        spot,
                        row.number("PairNS"),
                        row.number("PairEW"),
                        said.outcome(),
                        cut(said.text()),
                        cut(row.text("LeadCard")),
                        cut(row.text("Remarks")),
                        row.is("Erased"),
                        row.is("ExternalUpdate")));
    }

    /// Without signs that a page or a terminal would obey.
    private static String cut(String text) {
        String plain = text.replaceAll("[\\p{Cntrl}\\p{Cf}]", " ").strip();
        return plain.length() <= LONGEST_TEXT ? plain : plain.substring(0, LONGEST_TEXT);
    }

    private static Optional<Seat> seat(Cells row) {
        String text = row.capitals("Direction");
        return text.matches("[NESW]") ? Optional.of(Seat.parse(text)) : Optional.empty();
    }

    private static Optional<Player> player(Cells row) {
        return seat(row)
                .map(seat ->
                        new Player(
                                row.number("Section"),
                                row.number("Table"),
                                row.number("Round"),
                                seat,
                                cut(row.text("Number")),
                                cut(row.text("Name"))));
    }

    private static Optional<Name> name(Cells row) {
        return Optional.of(new Name(cut(row.text("strID")), cut(row.text("Name"))));
    }

    private static Optional<Entered> entered(Cells row, String column) {
        return row.is("Erased")
                ? Optional.empty()
                : Optional.of(
                        new Entered(
                                spot(row),
                                row.number("Counter"),
                                seat(row),
                                cut(row.text(column))));
    }

    /// Nothing where the cards are no deal.
    private static Optional<Hand> hand(Cells row) {
        try {
            var seats = Stream.of(Seat.values()).map(seat -> cards(row, seat)).toList();
            int board = row.number("Board");
            return board < 1
                    ? Optional.empty()
                    : Optional.of(
                            new Hand(
                                    board,
                                    new Deal(
                                            seats.get(Seat.NORTH.ordinal()),
                                            seats.get(Seat.EAST.ordinal()),
                                            seats.get(Seat.SOUTH.ordinal()),
                                            seats.get(Seat.WEST.ordinal()))));
        } catch (FormatException | IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    private static CardSet cards(Cells row, Seat seat) {
        var suits =
                Stream.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
                        .map(suit ->
                                row.text(NewFile.column(seat, suit))
                                        .toUpperCase(Locale.ROOT)
                                        .replace("10", "T"))
                        .toList();
        return CardSet.parse(String.join(".", suits));
    }
}
