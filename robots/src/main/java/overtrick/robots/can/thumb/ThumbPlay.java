package overtrick.robots.can.thumb;

import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.saying.CanSentence;

/// Chooses cards by rules of thumb, from what the player in turn may know.
///
/// One object serves one thread. It allocates nothing, so that playing a deal out costs
/// microseconds.
public final class ThumbPlay {

    private final Sight sight = new Sight();
    private final Leading leading = new Leading(sight);
    private final Following following = new Following(sight);
    private CanSentence why = CanSentence.ONLY_CHOICE;

    /// The card for the player in turn.
    public int card(PointGame game) {
        sight.look(game);
        if (Long.bitCount(sight.playable) == 1) {
            why = CanSentence.ONLY_CHOICE;
            return Lanes.lowest(sight.playable);
        }
        if (game.count() == 0) {
            int card = leading.card();
            why = leading.why;
            return card;
        }
        int card = following.card();
        why = following.why;
        return card;
    }

    /// Why the last card was chosen.
    public CanSentence why() {
        return why;
    }

    /// Plays the game to its end, all seats by these rules.
    public void playOut(PointGame game) {
        while (!game.isOver()) {
            game.play(card(game));
        }
    }
}
