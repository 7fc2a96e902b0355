package overtrick.boards.page;

import java.util.Optional;
import overtrick.boards.account.Cause.Claimed;
import overtrick.boards.account.Cause.Slip;
import overtrick.boards.account.Judgement;
import overtrick.boards.account.Table;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// What is said of a card, or a claim, that moved tricks.
record SlipWords(Sides sides, Words words) {

    /// Of fewer layouts no parts in a hundred are told.
    static final int ENOUGH = 10;

    /// `at trick 4 West’s ♠3 gave a trick away that ♥K would have kept`.
    ///
    /// @param better a card that gives nothing away
    String clause(Slip slip, Optional<String> better) {
        String kept = better.map(card -> " " + words.get("decided.kept", card)).orElse("");
        String clause = words.count("decided.slip", slip.cost(), slip.trick(), card(slip), kept);
        String part =
                slip.counted() < slip.cost() ? words.count("decided.counted", slip.counted()) : "";
        return sides.at(slip.table(), clause + part + turned(slip));
    }

    private String turned(Slip slip) {
        if (!slip.turned()) {
            return "";
        }
        var dummy = sides.board(slip.table()).dummy();
        boolean declares = dummy.filter(seat -> seat.opposes(slip.seat())).isEmpty();
        return words.get(declares ? "decided.beaten" : "decided.made");
    }

    private String card(Slip slip) {
        String card = words.symbols(slip.card());
        var player = sides.player(slip.table(), slip.seat());
        return sides.isDummys(slip.table(), slip.seat())
                ? words.get("decided.card.dummy", card, sides.who(slip.table(), player))
                : words.get("decided.card", card, sides.whose(slip.table(), player));
    }

    /// What declarer got by a claim, and how many tricks there were.
    String clause(Claimed claimed) {
        int got =
                sides.board(claimed.table()).result() instanceof Played(_, int tricks) ? tricks : 0;
        var declarer = sides.board(claimed.table()).dummy().map(Seat::partner).orElseThrow();
        String turned =
                claimed.turned()
                        ? words.get(
                                claimed.tricks() < 0
                                        ? "decided.claim.beaten"
                                        : "decided.claim.made")
                        : "";
        String who = sides.who(claimed.table(), declarer);
        String clause = words.count("decided.claim", got, who, got - claimed.tricks());
        return sides.at(claimed.table(), clause + turned);
    }

    /// What the card was worth to who played it, with what they saw.
    String judged(Slip slip, Judgement judged) {
        String player = sides.who(slip.table(), sides.player(slip.table(), slip.seat()));
        String who = slip.table() == Table.THERE ? words.get("decided.over", player) : player;
        String better = words.symbols(judged.better());
        String card = words.symbols(slip.card());
        return words.get(
                "decided.seen." + judged.finding(),
                who,
                better,
                card,
                judged.gains(),
                judged.loses(),
                judged.layouts());
    }
}
