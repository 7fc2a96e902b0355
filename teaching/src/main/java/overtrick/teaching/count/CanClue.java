package overtrick.teaching.count;

import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.cards.Seat;

/// One step of how something is known at Bài Càn.
public sealed interface CanClue {

    /// Of fifteen trumps so many were the player's or are known to be buried, so many were played
    /// by others, and so many are out.
    record Trumps(int own, int played, int out) implements CanClue {}

    /// Of a hundred points so many were the player's or are known to be buried, so many were played
    /// by others, and so many are out.
    record Points(int own, int played, int out) implements CanClue {}

    /// A card was played in this trick.
    record Gone(CanCard card, Seat seat, int trick) implements CanClue {}

    /// A card has not been played.
    record NotSeen(CanCard card) implements CanClue {}

    /// Of the cards asked for these are out.
    record AreOut(CanSet cards) implements CanClue {}

    /// What is out may be buried, too.
    record MayBeBuried() implements CanClue {}
}
