package overtrick.boxes;

import static java.util.Map.entry;

import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.Database.FileFormat;
import com.healthmarketscience.jackcess.DatabaseBuilder;
import com.healthmarketscience.jackcess.util.MemFileChannel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import overtrick.boxes.BoxPlan.BoxSection;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Makes the file for an event, in the form of Access 2000, which control programs since 2010 open.
final class NewFile {

    static final int LONGEST_NAME = 18;
    static final int LONGEST_NUMBER = 16;
    private static final int LONGEST_TITLE = 40;

    private static final int NOT_LOGGED_ON = 2;
    private static final int NAMES_FROM_US = 2;
    private static final int NAMES_EACH_ROUND = 1;

    private NewFile() {}

    static byte[] of(BoxPlan plan) {
        var channel = MemFileChannel.newChannel();
        try (var file =
                new DatabaseBuilder()
                        .setChannel(channel)
                        .setFileFormat(FileFormat.V2000)
                        .setAutoSync(false)
                        .create()) {
            for (var table : Schema.values()) {
                table.create(file);
            }
            fill(file, plan);
            file.flush();
            var bytes = new ByteArrayOutputStream();
            channel.transferTo(bytes);
            return bytes.toByteArray();
        } catch (IOException inMemory) {
            throw new UncheckedIOException(inMemory);
        }
    }

    private static void fill(Database file, BoxPlan plan) throws IOException {
        add(file, Schema.CLIENTS, Map.ofEntries(entry("Computer", "")));
        add(
                file,
                Schema.SESSION,
                Map.ofEntries(
                        entry("ID", 1),
                        entry("Name", cut(plan.title(), LONGEST_TITLE)),
                        entry("Date", plan.day().atStartOfDay()),
                        entry("GUID", guid(plan.code())),
                        entry("Status", 0)));
        for (var section : plan.sections()) {
            section(file, section);
            hands(file, section, plan);
            settings(file, section, plan);
        }
    }

    private static void section(Database file, BoxSection section) throws IOException {
        add(
                file,
                Schema.SECTION,
                Map.ofEntries(
                        entry("ID", section.id()),
                        entry("Letter", section.letter()),
                        entry("Tables", section.tables()),
                        entry("MissingPair", 0),
                        entry("EWMoveBeforePlay", 0),
                        entry("Session", 1),
                        entry("ScoringType", 1)));
        for (int table = 1; table <= section.tables(); table++) {
            table(file, section, table);
        }
        for (var sitting : section.sittings()) {
            add(file, Schema.ROUNDS, round(section.id(), sitting));
        }
    }

    private static void table(Database file, BoxSection section, int table) throws IOException {
        add(
                file,
                Schema.TABLES,
                Map.ofEntries(
                        entry("Section", section.id()),
                        entry("Table", table),
                        entry("ComputerID", 1),
                        entry("Status", 0),
                        entry("LogOnOff", NOT_LOGGED_ON),
                        entry("CurrentRound", 0),
                        entry("CurrentBoard", 0),
                        entry("UpdateFromRound", 0),
                        entry("Group", 0)));
        for (var seat : Seat.values()) {
            var there =
                    section.chairs().stream()
                            .filter(one -> one.table() == table && one.seat() == seat)
                            .findFirst();
            add(
                    file,
                    Schema.NUMBERS,
                    Map.ofEntries(
                            entry("Section", section.id()),
                            entry("Table", table),
                            entry("Direction", "" + seat.letter()),
                            entry("Number", there.map(one -> number(one.number())).orElse("")),
                            entry("Name", there.map(one -> name(one.name())).orElse("")),
                            entry("Round", 0),
                            entry("Updated", there.isPresent()),
                            entry("Processed", true)));
        }
    }

    static Map<String, Object> round(int section, Sitting sitting) {
        var range = sitting.range();
        return Map.of(
                "Section", section,
                "Table", sitting.table(),
                "Round", sitting.round(),
                "NSPair", sitting.northSouth(),
                "EWPair", sitting.eastWest(),
                "LowBoard", range[0],
                "HighBoard", range[1],
                "CustomBoards", sitting.custom());
    }

    private static void hands(Database file, BoxSection section, BoxPlan plan) throws IOException {
        for (var hand : plan.hands()) {
            var row = new HashMap<String, Object>();
            row.put("Section", section.id());
            row.put("Board", hand.board());
            for (var seat : Seat.values()) {
                for (var suit : Suit.values()) {
                    row.put(column(seat, suit), hand.deal().hand(seat).ranks(suit));
                }
            }
            add(file, Schema.HANDS, row);
        }
    }

    /// Such as `NorthSpades`.
    static String column(Seat seat, Suit suit) {
        return capital(seat.name()) + capital(suit.name());
    }

    private static String capital(String name) {
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    private static void settings(Database file, BoxSection section, BoxPlan plan)
            throws IOException {
        add(
                file,
                Schema.SETTINGS,
                Map.ofEntries(
                        entry("Section", section.id()),
                        entry("ShowResults", plan.wishes().results()),
                        entry("LeadCard", plan.wishes().lead()),
                        entry("BM2ShowPlayerNames", NAMES_EACH_ROUND),
                        entry("BM2NameSource", NAMES_FROM_US),
                        entry(
                                "BM2ViewHandRecord",
                                plan.wishes().hands() && !plan.hands().isEmpty())));
    }

    private static void add(Database file, Schema table, Map<String, Object> row)
            throws IOException {
        var _ = file.getTable(table.title()).addRowFromMap(new HashMap<>(row));
    }

    /// The same for the same event: 32 digits without a dash.
    private static String guid(String code) {
        return UUID.nameUUIDFromBytes(code.getBytes(StandardCharsets.UTF_8))
                .toString()
                .replace("-", "")
                .toUpperCase(Locale.ROOT);
    }

    static String name(String whole) {
        return cut(whole, LONGEST_NAME);
    }

    static String number(String whole) {
        return cut(whole, LONGEST_NUMBER);
    }

    private static String cut(String text, int longest) {
        String line = String.join(" ", List.of(text.strip().split("\\s+")));
        return line.length() <= longest ? line : line.substring(0, longest).strip();
    }
}
