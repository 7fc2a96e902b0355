package overtrick.app.manager;

import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.manager.seat.Mind;

/// A mind that is made up when its seat is known. For one thread.
final class LateMind implements Mind {

    private final Function<Seat, ? extends Mind> maker;
    private Optional<Mind> made = Optional.empty();

    LateMind(Function<Seat, ? extends Mind> maker) {
        this.maker = maker;
    }

    private Mind mind(BoardView view) {
        var mind = made.orElseGet(() -> maker.apply(view.seat().orElseThrow()));
        made = Optional.of(mind);
        return mind;
    }

    @Override
    public Said call(BoardView view) {
        return mind(view).call(view);
    }

    @Override
    public Card card(BoardView view) {
        return mind(view).card(view);
    }
}
