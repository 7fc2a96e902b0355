package overtrick.laws.board;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.laws.table.PlayTable;
import overtrick.laws.table.Revoke;

/// Revokes that nobody corrected while there was time.
final class Established {

    private Established() {}

    static Revoke find(PlayTable play, Seat seat, int trick) {
        return play.revokes().stream()
                .filter(one -> one.seat() == seat && one.trick() == trick)
                .findFirst()
                .orElseThrow();
    }

    /// Whether the same player had revoked in the same suit before (Law 64B2).
    static boolean isSecond(PlayTable play, Revoke revoke) {
        var suit = play.trick(revoke.trick()).suitLed();
        return play.revokes().stream()
                .filter(other -> other.seat() == revoke.seat() && other.trick() < revoke.trick())
                .anyMatch(other -> play.trick(other.trick()).suitLed().equals(suit));
    }

    /// A revoke in the twelfth trick is put right even when the play is over (Law 62D): the
    /// revoker's last two cards change places.
    static PlayTable correctedAtTheEnd(PlayTable play, Revoke revoke) {
        var strain = play.contract().strain();
        var twelfth = play.tricks().get(CardFacts.LAST_BUT_ONE);
        var last = play.tricks().getLast();
        var right = with(twelfth, revoke.seat(), last.by(revoke.seat()).orElseThrow());
        var swapped = with(last, revoke.seat(), revoke.card());
        var leader = right.winner(strain);
        var cards =
                IntStream.range(0, Trick.FULL)
                        .mapToObj(place -> swapped.by(leader.plus(place)).orElseThrow())
                        .toList();
        var tricks = new ArrayList<>(play.tricks().subList(0, CardFacts.LAST_BUT_ONE));
        tricks.addAll(List.of(right, new Trick(leader, cards)));
        var left = play.revokes().stream().filter(one -> !one.equals(revoke)).toList();
        return new PlayTable(
                play.contract(),
                play.hands(),
                tricks,
                play.current(),
                play.penaltyCards(),
                play.demands(),
                left);
    }

    private static Trick with(Trick trick, Seat seat, Card card) {
        var cards = new ArrayList<>(trick.cards());
        cards.set(cards.indexOf(trick.by(seat).orElseThrow()), card);
        return new Trick(trick.leader(), cards);
    }
}
