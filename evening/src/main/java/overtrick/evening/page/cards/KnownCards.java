package overtrick.evening.page.cards;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Board;
import overtrick.tournament.view.TournamentView;

/// The boards of an event whose cards are known.
public final class KnownCards {

    private KnownCards() {}

    /// Those that were dealt for the event, unless the director has still to say that they are the
    /// ones that are played, and those that were entered from the played hands.
    ///
    /// @param view of whoever looks
    /// @param dealt that they may see
    public static List<Board> of(TournamentView view, List<Board> dealt) {
        var entered = view.particulars().hands();
        var used = view.particulars().usesHands() ? dealt : List.<Board>of();
        if (entered.isEmpty()) {
            return used;
        }
        var all = new ArrayList<>(used);
        entered.forEach((number, hand) -> {
            if (used.stream().noneMatch(one -> one.number().equals(number))) {
                all.add(Board.of(number, hand.deal()));
            }
        });
        return List.copyOf(all);
    }
}
