package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.play.Play;
import overtrick.formats.Diagnostics;
import overtrick.formats.pbn.PbnElement.Comment;
import overtrick.formats.pbn.PbnElement.Glyph;
import overtrick.formats.pbn.PbnElement.NoteReference;
import overtrick.formats.pbn.PbnElement.Quoted;
import overtrick.formats.pbn.PbnElement.Suffix;
import overtrick.formats.pbn.PbnElement.Word;

/// An auction or a play in the export form (PBN 2.1, 3.5 and 3.6): four to a line, each with its
/// note, then its glyphs in ascending order, and comments behind what they are about.
final class AnnotatedSection {

    private static final List<String> SUFFIXES = List.of("!", "?", "!!", "??", "!?", "?!");
    private static final int FIRST_CALL_GLYPH = 1;
    private static final int FIRST_CARD_GLYPH = 7;
    private static final int IN_A_LINE = 4;
    private static final String STOP = "*";

    /// A note reference or a glyph with the comments about it.
    ///
    /// @param order notes come first, then glyphs by number
    private record Mark(int order, String text, List<Comment> comments) {}

    /// A call or card, possibly after an irregularity.
    private record Cell(String text, List<Comment> comments, List<Mark> marks) {}

    private final PbnTag head;
    private final boolean auction;
    private final List<Cell> cells = new ArrayList<>();
    private String irregularity = "";

    private AnnotatedSection(PbnTag head) {
        this.head = head;
        this.auction = head.name().equals(TagNames.AUCTION);
    }

    static AnnotatedSection of(PbnGame game, PbnTag section) {
        boolean auction = section.name().equals(TagNames.AUCTION);
        var begun = auction ? fromDealer(game, section) : section;
        var export = new AnnotatedSection(begun.withValue(ExportValues.seat(begun.value())));
        begun.body().forEach(export::add);
        if (!export.cells.isEmpty()) {
            (auction ? auctionEnd(game) : export.playEnd()).ifPresent(export::addWord);
        }
        return export;
    }

    /// What an auction lacks at its end: `AP` when the passes were left out, `*` when more is
    /// (3.5).
    private static Optional<String> auctionEnd(PbnGame game) {
        var silent = new Diagnostics();
        var read = game.board().flatMap(board -> AuctionReader.read(game, board.dealer(), silent));
        if (read.isEmpty() || read.get().leftOpen() || read.get().auction().isOver()) {
            return Optional.empty();
        }
        boolean over =
                game.played().flatMap(PlayedBoard::auction).filter(Auction::isOver).isPresent();
        return Optional.of(over ? ExportValues.ALL_PASS : STOP);
    }

    /// What a play of less than thirteen tricks lacks at its end (3.6).
    private Optional<String> playEnd() {
        boolean whole = cells.size() >= Play.TRICKS * IN_A_LINE;
        boolean marked =
                cells.stream()
                        .anyMatch(cell -> cell.text().equals(STOP) || cell.text().equals("+"));
        return whole || marked ? Optional.empty() : Optional.of(STOP);
    }

    /// An auction that begins with hyphens up to the dealer begins with the dealer (3.5).
    private static PbnTag fromDealer(PbnGame game, PbnTag section) {
        var dealer = game.board().map(Board::dealer);
        int hyphens = AuctionReader.hyphens(section.body());
        if (dealer.isEmpty()
                || !AuctionReader.beginsWithDealer(section, dealer.get(), new Diagnostics())) {
            return section;
        }
        var body = new ArrayList<PbnElement>();
        int skipped = 0;
        for (var element : section.body()) {
            if (skipped < hyphens && element instanceof Word) {
                skipped++;
            } else {
                body.add(element);
            }
        }
        return section.withBody(body).withValue(String.valueOf(dealer.get().letter()));
    }

    PbnTag head() {
        return head;
    }

    private void add(PbnElement element) {
        switch (element) {
            case Word(_, var word) -> addWord(word);
            case Comment comment -> comments().add(comment);
            case NoteReference(_, int number) -> mark(0, "=%d=".formatted(number));
            case Glyph(_, int value) -> mark(value + 1, "$" + value);
            case Suffix(_, var sign) -> {
                int first = auction ? FIRST_CALL_GLYPH : FIRST_CARD_GLYPH;
                int value = first + SUFFIXES.indexOf(sign);
                mark(value + 1, "$" + value);
            }
            case Quoted _ -> {} // never stands here: see SectionElements
        }
    }

    private void addWord(String word) {
        String text = auction ? ExportValues.auctionWord(word) : ExportValues.playWord(word);
        if (text.startsWith("^") && !text.equals("^S")) {
            irregularity += text + " ";
            return;
        }
        String before = text.equals(STOP) ? "" : irregularity;
        cells.add(new Cell(before + text, new ArrayList<>(), new ArrayList<>()));
        irregularity = "";
    }

    private void mark(int order, String text) {
        if (!cells.isEmpty()) {
            cells.getLast().marks().add(new Mark(order, text, new ArrayList<>()));
        }
    }

    /// Where a comment belongs: to the mark before it, else to the call or card.
    private List<Comment> comments() {
        if (cells.isEmpty()) {
            return new ArrayList<>();
        }
        var cell = cells.getLast();
        return cell.marks().isEmpty() ? cell.comments() : cell.marks().getLast().comments();
    }

    void write(LineWriter lines) {
        int inLine = 0;
        for (var cell : cells) {
            boolean ends = cell.text().equals(STOP);
            if (inLine == IN_A_LINE || ends) {
                lines.endLine();
                inLine = 0;
            }
            write(cell, lines);
            inLine++;
        }
        lines.endLine();
    }

    private static void write(Cell cell, LineWriter lines) {
        lines.word(cell.text());
        cell.comments().forEach(comment -> write(comment, lines));
        cell.marks().stream()
                .sorted(Comparator.comparingInt(Mark::order))
                .forEach(mark -> {
                    lines.word(mark.text());
                    mark.comments().forEach(comment -> write(comment, lines));
                });
    }

    private static void write(Comment comment, LineWriter lines) {
        lines.comment(GameWriter.printable(comment.text()));
    }
}
