package overtrick.systems.language;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Suit;
import overtrick.systems.hand.Box;

/// An auction as the player in turn sees it: what was called, by which side, and what it was called
/// for.
///
/// @param calls from the dealer's first call on
/// @param vulnerable whether the caller's side is
/// @param trumps the suit that the caller's side has agreed on
/// @param partner what everybody knows of partner's hand
/// @param gameForced whether the caller's side may not stop below game
public record Situation(
        List<Said> calls,
        boolean vulnerable,
        Optional<Suit> trumps,
        Box partner,
        boolean gameForced) {

    /// One call.
    ///
    /// @param ours made by the side whose turn it is
    /// @param key what it says in the system of the caller; empty when nothing is known of it
    public record Said(Call call, boolean ours, String key) {}

    public Situation {
        calls = List.copyOf(calls);
    }

    /// Nothing is known of partner.
    public Situation(List<Said> calls, boolean vulnerable, Optional<Suit> trumps) {
        this(calls, vulnerable, trumps, Box.ANY, false);
    }

    /// Counted from the dealer, 1 to 4.
    int seat() {
        return calls.size() % 4 + 1;
    }

    boolean isPassedHand() {
        int own = calls.size() % 4;
        return calls.size() >= 4
                && calls.subList(0, own + 1).stream().allMatch(s -> s.call() == Word.PASS);
    }

    /// From the first bid on.
    List<Said> sinceOpening() {
        for (int at = 0; at < calls.size(); at++) {
            if (calls.get(at).call() != Word.PASS) {
                return calls.subList(at, calls.size());
            }
        }
        return List.of();
    }
}
