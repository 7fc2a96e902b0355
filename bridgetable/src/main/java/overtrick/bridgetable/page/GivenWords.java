package overtrick.bridgetable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Given;
import overtrick.bridge.sheet.Reason;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;

/// What a deal gave, in words: the same at the table, aloud, in lists and in files.
///
/// @param columns by their titles, in the order in which they are told
public record GivenWords(Words words, List<Titled> columns) {

    /// A column and how it is called here.
    public record Titled(Column column, String title) {

        /// The player, or one of two partners.
        public Seat seat() {
            return column.seat();
        }
    }

    public GivenWords {
        columns = List.copyOf(columns);
    }

    /// For who sat nowhere: the sides, or the players, by their names in the game.
    public static GivenWords of(Given given, Words words) {
        boolean alone = given.entries().stream().anyMatch(GivenWords::isAlone);
        var columns =
                alone
                        ? given.entries().stream().map(Entry::column).distinct().toList()
                        : Column.OF_SIDES;
        return new GivenWords(
                words,
                columns.stream().map(column -> new Titled(column, name(column, words))).toList());
    }

    /// How a deal came out, with all that it gave.
    ///
    /// @param sentence what became of it
    public static String told(String sentence, Given given, Words words) {
        return Stream.concat(
                        Stream.of(ended(sentence, words)),
                        of(given, words).sentences(given).stream())
                .collect(Collectors.joining(" "));
    }

    /// With a full stop.
    public static String ended(String sentence, Words words) {
        return sentence.matches(".*[.。]") ? sentence : words.get("given.ended", sentence);
    }

    private static boolean isAlone(Entry<Column> entry) {
        return entry.column() instanceof Column.OfPlayer;
    }

    private static String name(Column column, Words words) {
        return switch (column) {
            case Column.OfSide(var side) -> words.name(side);
            case Column.OfPlayer(var seat) -> words.name(seat);
        };
    }

    public String reason(Reason reason) {
        return words.get("given.reason." + reason);
    }

    /// A sentence for each column that was given something; of a party one for the deal.
    public List<String> sentences(Given given) {
        if (given.held().isPresent()) {
            return List.of(held(given.held().get()));
        }
        var sentences = new ArrayList<String>();
        for (var column : columns) {
            var entries = given.in(column.column());
            if (!entries.isEmpty()) {
                sentences.add(words.get("given.points", column.title(), figures(entries)));
            }
        }
        return List.copyOf(sentences);
    }

    /// Such as `60 trick points, 100 honours`.
    public String figures(List<Entry<Column>> entries) {
        return list(words, entries.stream().map(this::figure));
    }

    private String figure(Entry<Column> entry) {
        String points = String.valueOf(entry.points());
        return words.get("given.figure", points, reason(entry.reason()));
    }

    /// One after the other, with the comma of the language.
    public static String list(Words words, Stream<String> items) {
        return items.reduce((first, next) -> words.get("given.list", first, next)).orElse("");
    }

    /// What the responsible side had, should have scored and did; where there is none, what the
    /// first column has made of it.
    private String held(PartyDeal deal) {
        return deal.responsible()
                .map(side ->
                        words.get(
                                "given.held",
                                title(side),
                                deal.highCardPoints(),
                                deal.target(),
                                words.signed(of(side, deal.northSouth())),
                                words.signed(of(side, deal.imps()))))
                .orElseGet(() -> {
                    var first = columns.getFirst();
                    var side = first.column().seat().side();
                    return words.get(
                            "given.held.nobody",
                            first.title(),
                            words.signed(of(side, deal.northSouth())),
                            words.signed(of(side, deal.imps())));
                });
    }

    private static int of(Side side, int northSouth) {
        return side == Side.NORTH_SOUTH ? northSouth : -northSouth;
    }

    private String title(Side side) {
        return columns.stream()
                .filter(column -> column.column().equals(Column.of(side)))
                .map(Titled::title)
                .findFirst()
                .orElseThrow();
    }
}
