package overtrick.formats.pbn;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import overtrick.formats.pbn.PbnElement.Comment;

/// Writes games in the export form (PBN 2.1, 3.3 to 3.8): the mandatory tags, the other
/// identification tags, the auction, the play, and the other sections, with all comments behind
/// what they are about.
final class GameWriter {

    private static final String VERSION = " PBN 2.1";
    private static final String EXPORT = " EXPORT";

    /// What stands between two games.
    static final String BETWEEN = "\r\n";

    /// Lines that are written anew, or say what is no longer true.
    private static final Set<String> OWN_ESCAPES =
            Set.of("pbn", "export", "import", "content-type:");

    private final LineWriter lines = new LineWriter();

    private GameWriter() {}

    /// @param header further lines for the top, without the sign of an escape
    static String text(List<PbnGame> games, List<String> header) {
        var text = new StringBuilder(head(header));
        boolean first = true;
        for (var game : games) {
            text.append(first ? "" : BETWEEN).append(text(game));
            first = false;
        }
        return text.toString();
    }

    /// The lines at the top.
    static String head(List<String> header) {
        var writer = new GameWriter();
        writer.escape(VERSION);
        writer.escape(EXPORT);
        header.forEach(writer::escape);
        return writer.lines.text();
    }

    /// One game, without a line before or behind it.
    static String text(PbnGame game) {
        var writer = new GameWriter();
        writer.write(game);
        return writer.lines.text();
    }

    /// Tags as lines, each with its section.
    static String text(List<PbnTag> tags) {
        var writer = new GameWriter();
        for (var tag : tags) {
            writer.writeTag(tag);
            TableWriter.write(tag, writer.lines, writer::comment);
        }
        return writer.lines.text();
    }

    private void escape(String text) {
        lines.line("%" + printable(text));
    }

    private void write(PbnGame game) {
        game.escapes().stream().filter(text -> !isOwn(text)).forEach(this::escape);
        game.comments().forEach(this::comment);
        writeMandatory(game);
        writeSorted(game, tag -> isIdentification(tag) && !TagNames.MANDATORY.contains(tag.name()));
        writeStrayNotes(game);
        writeAnnotated(game, TagNames.AUCTION);
        writeAnnotated(game, TagNames.PLAY);
        writeSorted(game, tag -> !isIdentification(tag) && !isAnnotated(tag));
    }

    private static boolean isOwn(String escape) {
        String first = escape.strip().toLowerCase(Locale.ROOT).split("\\s+", 2)[0];
        return OWN_ESCAPES.contains(first);
    }

    private static boolean isAnnotated(PbnTag tag) {
        return tag.name().equals(TagNames.AUCTION)
                || tag.name().equals(TagNames.PLAY)
                || tag.name().equals(TagNames.NOTE);
    }

    private static boolean isIdentification(PbnTag tag) {
        return tag.body().isEmpty() && !TagNames.isTable(tag.name()) && !isAnnotated(tag);
    }

    private void writeMandatory(PbnGame game) {
        var values = ExportValues.of(game);
        for (var name : TagNames.MANDATORY) {
            var tag = game.tag(name).orElseGet(() -> PbnTag.of(name, "?"));
            writeTag(tag.withValue(values.getOrDefault(name, tag.value())));
        }
    }

    private void writeSorted(PbnGame game, Predicate<PbnTag> which) {
        game.tags().stream()
                .filter(which)
                .sorted(Comparator.comparing(PbnTag::name))
                .forEach(tag -> {
                    writeTag(tag);
                    TableWriter.write(tag, lines, this::comment);
                });
    }

    private void writeAnnotated(PbnGame game, String name) {
        var section = game.tag(name);
        if (section.isEmpty()) {
            return;
        }
        var export = AnnotatedSection.of(game, section.get());
        writeTag(export.head());
        export.write(lines);
        game.notes(name).forEach(this::writeTag);
    }

    /// Notes outside a section are not allowed there; they are kept as comments.
    private void writeStrayNotes(PbnGame game) {
        for (var tag : game.strayNotes()) {
            comment(new Comment(tag.place(), TagText.letteredSuits(tag.value())));
            tag.comments().forEach(this::comment);
        }
    }

    private void writeTag(PbnTag tag) {
        lines.line(TagText.line(tag));
        tag.comments().forEach(this::comment);
    }

    /// After a tag, a comment begins a line (3.8).
    private void comment(Comment comment) {
        lines.endLine();
        lines.comment(printable(comment.text()));
        lines.endLine();
    }

    /// Control characters may not stand in the export form (2.1).
    static String printable(String text) {
        return text.replaceAll("[\\p{Cc}&&[^\n]]", " ");
    }
}
