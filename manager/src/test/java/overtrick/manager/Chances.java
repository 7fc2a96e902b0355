package overtrick.manager;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;
import overtrick.cards.SealedDeal;
import overtrick.manager.seat.Mind;

/// Boards and players of chance.
public final class Chances {

    private Chances() {}

    public static Board board(int number, RandomGenerator chance) {
        return Board.of(new BoardNumber(number), SealedDeal.draw(chance).deal());
    }

    /// Any lawful call and card; passes often, and alerts some calls.
    public static Mind mind(RandomGenerator chance) {
        return new Mind() {
            @Override
            public Said call(BoardView view) {
                Call call = chance.nextInt(3) == 0 ? any(view.calls()) : Call.Word.PASS;
                return new Said(
                        call, chance.nextInt(4) == 0 ? Optional.of("two suits") : Optional.empty());
            }

            @Override
            public Card card(BoardView view) {
                return any(view.playable().stream().toList());
            }

            private <T> T any(List<T> all) {
                return all.get(chance.nextInt(all.size()));
            }
        };
    }
}
