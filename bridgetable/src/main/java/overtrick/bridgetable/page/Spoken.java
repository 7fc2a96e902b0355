package overtrick.bridgetable.page;

import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Result;
import overtrick.page.Words;

/// How a game speaks of its boards, where games differ: what is read aloud must be what its pages
/// show.
public interface Spoken {

    /// Where it begins.
    String opened(BoardView board);

    /// What will be played.
    String contract(Contract contract);

    /// What has become of it, and what that gives.
    String over(BoardView board, Result result);

    /// Boards that are scored by Law 77.
    record OfBoards(Words words) implements Spoken {
        @Override
        public String opened(BoardView board) {
            return words.get(
                    "say.board",
                    board.number().value(),
                    words.name(board.dealer()),
                    words.name(board.vulnerability()));
        }

        @Override
        public String contract(Contract contract) {
            return words.get("say.contract", words.name(contract));
        }

        @Override
        public String over(BoardView board, Result result) {
            return Verdict.of(board, result, words).sentence();
        }
    }
}
