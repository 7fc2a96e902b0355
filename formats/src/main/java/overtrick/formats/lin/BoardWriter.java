package overtrick.formats.lin;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.play.Trick;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.formats.pbn.PlayedBoard;

/// Writes one board as its viewers expect it.
final class BoardWriter {

    private final PlayedBoard played;
    private final StringBuilder text = new StringBuilder();

    private BoardWriter(PlayedBoard played) {
        this.played = played;
    }

    static String text(PlayedBoard played) {
        return new BoardWriter(played).text();
    }

    private String text() {
        var board = played.board();
        int number = board.number().value();
        field("qx", "o" + number);
        if (!played.tags().isEmpty()) {
            field("pn", players());
        }
        field("st", "");
        int dealer = 1 + Seat.SOUTH.placesTo(board.dealer());
        field("md", dealer + HandsText.of(board.deal()));
        field("rh", "");
        field("ah", "Board " + number);
        field("sv", vulnerability(board.vulnerability()));
        calls();
        cards();
        return text.toString();
    }

    private void field(String key, String value) {
        text.append(key).append('|').append(value).append('|');
    }

    private String players() {
        return IntStream.range(0, 4)
                .mapToObj(
                        at -> played.player(Seat.SOUTH.plus(at)).map(BoardWriter::clean).orElse(""))
                .collect(Collectors.joining(","));
    }

    private void calls() {
        var recorded = played.auction().orElse(Auction.openedBy(played.board().dealer()));
        var whole =
                played.ending()
                        .map(ending -> MissingCalls.completed(recorded, ending))
                        .orElse(recorded);
        boolean goesOn = recorded.equals(whole.first(Math.min(known(), whole.calls().size())));
        for (int place = 0; place < whole.calls().size(); place++) {
            if (place == (goesOn ? known() : 0)) {
                field("nt", MissingCalls.REMARK);
            }
            var note = goesOn ? played.notes().get(place) : null;
            field("mb", call(whole.calls().get(place)) + (note == null ? "" : "!"));
            if (note != null) {
                field("an", note.replace('|', ' '));
            }
        }
        field("pg", "");
    }

    /// How many calls are recorded.
    private int known() {
        return played.auction().map(auction -> auction.calls().size()).orElse(0);
    }

    private void cards() {
        var cards = played.cards();
        for (int at = 0; at < cards.size(); at++) {
            field("pc", cards.get(at).code());
            if (at % Trick.FULL == Trick.FULL - 1 || at == cards.size() - 1) {
                field("pg", "");
            }
        }
        played.result().ifPresent(this::claim);
    }

    private void claim(Result result) {
        switch (result) {
            case Result.PassedOut() -> {}
            case Result.Played(_, int tricks) -> field("mc", String.valueOf(tricks));
        }
    }

    private static String call(Call call) {
        return switch (call) {
            case Call.Word.PASS -> "p";
            case Call.Word.DOUBLE -> "d";
            case Call.Word.REDOUBLE -> "r";
            case Call.Bid bid -> bid.code();
        };
    }

    private static String vulnerability(Vulnerability vulnerability) {
        return switch (vulnerability) {
            case NONE -> "o";
            case NORTH_SOUTH -> "n";
            case EAST_WEST -> "e";
            case BOTH -> "b";
        };
    }

    /// Names end at commas and bars, which cannot be escaped.
    private static String clean(String name) {
        return name.replace(',', ' ').replace('|', ' ');
    }
}
