package overtrick.evening.page.pdf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridgetable.paper.HandRecord;
import overtrick.bridgetable.paper.HandRecordPdf;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.bridgetable.paper.HandSheet;
import overtrick.bridgetable.paper.HonourLetters;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// The boards of an event of which the cards are known, as far as the reader may see them.
public record Hands(List<Board> boards, HandRecords records) {

    public Hands {
        boards = List.copyOf(boards);
    }

    public boolean isEmpty() {
        return boards.isEmpty();
    }

    /// One board with its cards; empty when they are not known, or not yet for everybody.
    public Optional<Board> board(int number) {
        return boards.stream().filter(board -> board.number().value() == number).findFirst();
    }

    /// The same with what they can make.
    public Optional<HandRecord> record(int number) {
        return board(number).map(board -> records.of(List.of(board)).getFirst());
    }

    /// All of them as sheets to take home.
    public byte[] pdf(
            String title, String when, HandSheet sheet, HonourLetters letters, Words words) {
        return HandRecordPdf.of(title, when, records.of(boards), sheet, letters, words);
    }

    public byte[] pbn(String title) {
        return Pbn.write(
                boards.stream()
                        .map(board -> PlayedBoard.dealt(board, Map.of("Event", title)))
                        .toList());
    }
}
