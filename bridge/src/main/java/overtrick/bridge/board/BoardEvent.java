package overtrick.bridge.board;

import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Call;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// What has happened at a table at which boards are played. A board is what its events make of it.
public sealed interface BoardEvent {

    record BoardOpened(Board board, Optional<String> key) implements BoardEvent {}

    record CallMade(Seat by, Call call, Optional<Meaning> meaning) implements BoardEvent {}

    /// @param from the hand the card was played from, dummy's included
    record CardPlayed(Seat from, Card card) implements BoardEvent {}

    record ClaimMade(Claim claim) implements BoardEvent {}

    record ClaimAgreed(Seat by) implements BoardEvent {}

    /// The claim is void and play goes on (Law 68D2).
    record ClaimObjected(Seat by) implements BoardEvent {}

    /// @param keep how many calls and cards would remain
    record UndoAsked(Seat by, int keep) implements BoardEvent {}

    record UndoAgreed(Seat by) implements BoardEvent {}

    /// An opponent does not consent, or the asker has withdrawn.
    record UndoRefused(Seat by) implements BoardEvent {}

    /// @param keep how many calls and cards remain, counted together from the first call
    record TakenBack(int keep) implements BoardEvent {}

    record BoardEnded(Result result) implements BoardEvent {}
}
