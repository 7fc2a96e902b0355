package overtrick.laws.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;
import overtrick.laws.board.FreeEvent.Answered;
import overtrick.laws.board.FreeEvent.Ordinary;
import overtrick.laws.board.FreeEvent.RevokeRuled;
import overtrick.laws.board.FreeEvent.RolledBack;
import overtrick.laws.board.Pending.Asked;
import overtrick.laws.ruling.Question;

/// What follows of itself from what has happened: the answers that the program gives in place of a
/// director, the revokes looked at when the play is over, and the end of the board.
record Sequel(Happenings happenings, boolean directed) {

    List<FreeEvent> of(FreeBoard board, List<FreeEvent> events) {
        var all = new ArrayList<FreeEvent>();
        var after = board;
        Optional<Result> claimed = Optional.empty();
        for (var event : events) {
            if (event instanceof RolledBack || event instanceof FreeEvent.Adjusted) {
                return events;
            }
            if (event instanceof Ordinary(BoardEnded(var result))) {
                claimed = Optional.of(result);
                continue;
            }
            all.add(event);
            after = happenings.after(after, event);
        }
        while (answer(after).isPresent()) {
            var answer = answer(after).get();
            all.add(answer);
            after = happenings.after(after, answer);
        }
        all.addAll(end(after, claimed));
        return all;
    }

    private Optional<Answered> answer(FreeBoard board) {
        return board.pending()
                .filter(Asked.class::isInstance)
                .map(Asked.class::cast)
                .filter(asked -> asked.player().isEmpty() && !directed)
                .map(asked ->
                        new Answered(
                                Optional.empty(),
                                asked.question().fact(),
                                proposal(asked.question()),
                                Optional.empty()));
    }

    /// What the program takes to be so where nobody finds it out: calls mean what they name, and
    /// who says at once that it was a slip is believed.
    static String proposal(Question question) {
        return switch (question.fact()) {
            case PASS_MEANS -> "natural";
            case IN_TIME -> "yes";
            case UNINTENDED, PAUSED, CONVENTIONAL, SPECIFIES, COMPARABLE -> "no";
            default -> question.answers().getLast().key();
        };
    }

    private List<FreeEvent> end(FreeBoard board, Optional<Result> claimed) {
        if (board.pending().isPresent() || board.isOver()) {
            return List.of();
        }
        if (board.auction().isOver() && board.auction().contract().isEmpty()) {
            return List.of(new Ordinary(new BoardEnded(new Result.PassedOut()))); // Law 22A1
        }
        boolean played = board.play().filter(cards -> cards.isOver()).isPresent();
        return played || claimed.isPresent() ? ended(board, claimed) : List.of();
    }

    private List<FreeEvent> ended(FreeBoard board, Optional<Result> claimed) {
        var all = new ArrayList<FreeEvent>();
        var after = board;
        for (var revoke : board.play().orElseThrow().revokes()) {
            var ruled = new RevokeRuled(revoke.seat(), revoke.trick());
            all.add(ruled);
            after = happenings.after(after, ruled);
        }
        var play = after.inPlay().play().orElseThrow();
        Side declaring = play.contract().declarer().side();
        int won =
                claimed.map(result -> ((Result.Played) result).tricks())
                        .orElseGet(() -> play.won(declaring));
        int tricks = Math.clamp(won + Happenings.moved(after), 0, 13);
        all.add(new Ordinary(new BoardEnded(new Result.Played(play.contract(), tricks))));
        return all;
    }
}
