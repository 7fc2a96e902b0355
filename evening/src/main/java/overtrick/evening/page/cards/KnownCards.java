package overtrick.evening.page.cards;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.Board;
import overtrick.tournament.view.TournamentView;

/// The boards of an event whose cards are known.
public final class KnownCards {

    private KnownCards() {}

    /// Those that were dealt for the event, and those that were entered from the played hands.
    ///
    /// @param view of whoever looks
    /// @param dealt that they may see
    public static List<Board> of(TournamentView view, List<Board> dealt) {
        var entered = view.particulars().hands();
        if (entered.isEmpty()) {
            return dealt;
        }
        var all = new ArrayList<>(dealt);
        entered.forEach((number, hand) -> {
            if (dealt.stream().noneMatch(one -> one.number().equals(number))) {
                all.add(Board.of(number, hand.deal()));
            }
        });
        return List.copyOf(all);
    }
}
