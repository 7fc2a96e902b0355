package overtrick.server.brought;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.formats.deals.DealFormat;
import overtrick.formats.deals.SolvedBoard;
import overtrick.formats.json.BoardsJsonWriter;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Sorry;

/// A format in which boards are taken along.
sealed interface Conversion {

    /// What became of it.
    sealed interface Answer {}

    @SuppressWarnings("ArrayRecordComponent") // sent once
    record Done(byte[] bytes) implements Answer {}

    /// @param why in the words of the format
    record Not(String why) implements Answer {}

    /// One that keeps all there is to know of a board.
    record Whole(String label) implements Conversion {
        @Override
        public Answer write(List<PlayedBoard> boards) {
            return new Done(
                    switch (label) {
                        case "PBN" -> Pbn.write(boards);
                        case "LIN" -> Lin.text(boards).getBytes(StandardCharsets.UTF_8);
                        default -> json(boards);
                    });
        }

        private static byte[] json(List<PlayedBoard> boards) {
            var bytes = new ByteArrayOutputStream();
            try (var json = new BoardsJsonWriter(bytes)) {
                boards.forEach(json::write);
            }
            return bytes.toByteArray();
        }
    }

    /// One that keeps deals.
    record Dealt(DealFormat format) implements Conversion {
        @Override
        public String label() {
            return format.name();
        }

        @Override
        public Answer write(List<PlayedBoard> boards) {
            var dealt = solved(boards);
            return format.refusal(dealt)
                    .<Answer>map(Not::new)
                    .orElseGet(() -> new Done(format.write(dealt)));
        }
    }

    String label();

    Answer write(List<PlayedBoard> boards);

    /// How names of its files end.
    default String ending() {
        return label().toLowerCase(Locale.ROOT);
    }

    /// The format of a file that is asked for.
    ///
    /// @throws Sorry when there is no such
    static Conversion named(String name) {
        String ending = name.toLowerCase(Locale.ROOT).replaceFirst(".*\\.", "");
        Optional<Conversion> whole =
                whole().stream().filter(one -> one.ending().equals(ending)).findFirst();
        return whole.or(() -> DealFormat.of(name).map(Dealt::new))
                .orElseThrow(() -> Sorry.notFound("no.page"));
    }

    /// Those that take these boards.
    static List<FoundPart.Target> targets(List<PlayedBoard> boards) {
        var targets = new ArrayList<FoundPart.Target>();
        whole().forEach(one -> targets.add(new FoundPart.Target(one.label(), one.ending(), true)));
        var dealt = solved(boards);
        for (var format : DealFormat.values()) {
            if (format.refusal(dealt).isEmpty()) {
                targets.add(new FoundPart.Target(format.name(), format.ending(), false));
            }
        }
        return targets;
    }

    private static List<Conversion> whole() {
        return List.of(new Whole("PBN"), new Whole("LIN"), new Whole("JSON"));
    }

    private static List<SolvedBoard> solved(List<PlayedBoard> boards) {
        return boards.stream().map(PlayedBoard::board).distinct().map(SolvedBoard::of).toList();
    }
}
