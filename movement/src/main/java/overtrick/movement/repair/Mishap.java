package overtrick.movement.repair;

import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;

/// What has happened. Rounds before `next` are played and stay as they are.
public sealed interface Mishap {

    /// A pair, or a player of an individual, comes when the movement is already made or under way.
    ///
    /// @param next the first round in which it can play
    record LatePair(EntryNumber pair, RoundNumber next) implements Mishap {}

    /// A pair, or a player of an individual, cannot go on.
    ///
    /// @param next the first round in which it does not play
    record LeavingPair(EntryNumber pair, RoundNumber next) implements Mishap {}

    /// One pair is missing before the first round, and which number nobody wears is still open.
    record HalfTable() implements Mishap {}

    /// A pair played where another one should have; where that one was instead, they have exchanged
    /// their places.
    record WrongPair(RoundNumber round, TableNumber table, Side side, EntryNumber sat)
            implements Mishap {}

    /// Two players of an individual had each other's places; a player who would have sat out may be
    /// one of them.
    ///
    /// @param due who belonged where the other one sat
    record WrongPlayer(RoundNumber round, EntryNumber due, EntryNumber sat) implements Mishap {}

    /// A table played another set than its own.
    record WrongSet(RoundNumber round, TableNumber table, SetNumber played) implements Mishap {}
}
