package overtrick.can.view;

import java.util.List;
import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.play.CanPlay;
import overtrick.can.play.CanTrick;
import overtrick.can.play.Circle;
import overtrick.can.play.Trump;
import overtrick.cards.Party;
import overtrick.cards.Seat;

/// Kitty, trump and tricks, as a viewer may see them. Played cards stay face up (can.md §10).
///
/// @param kitty how many cards of it lie on the table still
/// @param buried how many cards the declarer has buried
/// @param own the cards buried, for the declarer alone
/// @param turn who is to do something; empty when all is played
/// @param awaitsTrump whether nobody may play on before the declarer names trump
/// @param against B: what the defenders have won so far, in a shoot-out the keeper
/// @param exposed cards still held that lie face up
public record PlayView(
        Circle circle,
        Seat declarer,
        int kitty,
        int buried,
        Optional<CanSet> own,
        Optional<Trump> trump,
        List<CanTrick> tricks,
        CanTrick current,
        Optional<Seat> turn,
        boolean awaitsTrump,
        int against,
        int won,
        CanSet exposed) {

    public PlayView {
        tricks = List.copyOf(tricks);
    }

    /// The play as one viewer may know it: the buried cards for the declarer alone.
    public static PlayView of(CanPlay play, int kitty, Party viewer) {
        return new PlayView(
                play.circle(),
                play.declarer(),
                kitty,
                play.buried().size(),
                viewer == play.declarer() ? Optional.of(play.buried()) : Optional.empty(),
                play.trump(),
                play.tricks(),
                play.current(),
                play.turn(),
                play.awaitsTrump(),
                play.pointsAgainst(),
                play.pointsFor(),
                play.exposed());
    }

    /// Who won a full trick.
    public Seat winner(CanTrick trick) {
        return trick.winner(trump.orElse(Trump.NONE));
    }
}
