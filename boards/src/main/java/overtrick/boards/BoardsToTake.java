package overtrick.boards;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import overtrick.boards.review.Note;
import overtrick.boards.review.Reviews;
import overtrick.bridgetable.duplicate.History;
import overtrick.bridgetable.duplicate.PlayedEntry;
import overtrick.bridgetable.duplicate.Records;
import overtrick.cards.Seat;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.results.CsvCell;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;

/// The boards somebody has played: as PBN with every call and card, and as a table with what they
/// have written about them.
record BoardsToTake(History history, Reviews reviews) implements Takeaway {

    /// Boards that somebody takes home at most.
    private static final int MOST = 20_000;

    private static final List<String> HEADING =
            List.of(
                    "ended",
                    "table",
                    "ordinal",
                    "board",
                    "dealer",
                    "vulnerable",
                    "seat",
                    "north",
                    "east",
                    "south",
                    "west",
                    "result",
                    "deal",
                    "marked",
                    "note");

    @Override
    public void fill(Member.Person person, Basket basket) throws IOException {
        var played = history.boardsOf(person.id(), 0, MOST);
        if (played.isEmpty()) {
            return;
        }
        var records = played.stream().map(one -> Records.of(one.board(), Map.of())).toList();
        basket.put("boards/boards.pbn", Pbn.write(records));
        var notes = reviews.notes(person.id());
        var lines = new StringBuilder(CsvCell.row(HEADING));
        for (var one : played) {
            lines.append(CsvCell.row(fields(one, notes.getOrDefault(one.board().at(), Note.NONE))));
        }
        basket.put("boards/boards.csv", lines.toString().getBytes(UTF_8));
    }

    private static List<String> fields(PlayedEntry one, Note note) {
        var board = one.board();
        var fields = new ArrayList<String>();
        fields.add(board.ended().toString());
        fields.add(board.table().code());
        fields.add(String.valueOf(board.ordinal()));
        fields.add(String.valueOf(board.board().number().value()));
        fields.add(String.valueOf(board.board().dealer().letter()));
        fields.add(board.board().vulnerability().code());
        fields.add(String.valueOf(one.seat().letter()));
        for (var seat : Seat.values()) {
            fields.add(board.names().getOrDefault(seat, ""));
        }
        fields.add(board.result().text());
        fields.add(board.board().deal().pbn());
        fields.add(note.marked() ? "yes" : "");
        fields.add(note.text());
        return fields;
    }
}
