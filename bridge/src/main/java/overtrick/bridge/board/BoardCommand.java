package overtrick.bridge.board;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.SealedDeal;

/// What may be asked of a table at which boards are played.
public sealed interface BoardCommand {

    /// The house supplies the next board.
    ///
    /// @param key opens the commitment of a sealed deal (see [overtrick.cards.SealedDeal]); empty
    ///   for boards that come from a file
    /// @param soFar what has been called and played already
    record OpenBoard(Board board, Optional<String> key, SoFar soFar) implements BoardCommand {
        public OpenBoard {
            key.ifPresent(hex -> new SealedDeal(board.deal(), hex)); // which checks the key
        }

        public OpenBoard(Board board, Optional<String> key) {
            this(board, key, SoFar.NOTHING);
        }
    }

    /// The house spreads a pack face down, from which cards are drawn for partners, seats and the
    /// first deal (bridge.md §2).
    ///
    /// @param pack well shuffled; whoever draws first draws the first card of it
    record SpreadPack(List<Card> pack) implements BoardCommand {
        public SpreadPack {
            pack = List.copyOf(pack);
            if (pack.size() != CardSet.ALL.size() || new HashSet<>(pack).size() < pack.size()) {
                throw new IllegalArgumentException("not a pack: " + pack);
            }
        }
    }

    /// The time for a claiming defender's partner to object is over: silence counts as consent (Law
    /// 68B2).
    ///
    /// @param claim which claim of the board they were silent on, from 1: [PendingClaim#number]
    record LetSilencePass(int claim) implements BoardCommand {}

    /// What a player at the table may ask.
    sealed interface OfPlayer extends BoardCommand {}

    /// A card from the pack that lies spread, in whatever order people come.
    record DrawCard() implements OfPlayer {}

    /// A call in turn, with what it means where the player explains it.
    ///
    /// @param meaning the caller's own explanation, for the opponents
    record MakeCall(Call call, Optional<Meaning> meaning) implements OfPlayer {
        public MakeCall(Call call) {
            this(call, Optional.empty());
        }
    }

    /// The hand in turn plays; for dummy the declarer asks (Law 45B).
    record PlayCard(Card card) implements OfPlayer {}

    /// A claim or, when no trick is claimed, a concession (Law 68).
    ///
    /// @param tricks how many of those left the claimer's side will win, 0 to 13
    record MakeClaim(int tricks, String line) implements OfPlayer {}

    /// Another player's answer to a claim.
    record AnswerClaim(boolean agreed) implements OfPlayer {}

    /// A request to take back one's own last call or card.
    record AskUndo() implements OfPlayer {}

    /// An opponent's answer to the player who asked to take something back.
    record AnswerUndo(boolean agreed) implements OfPlayer {}

    /// The asker withdraws the request.
    record WithdrawUndo() implements OfPlayer {}
}
