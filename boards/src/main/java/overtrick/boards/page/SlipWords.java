package overtrick.boards.page;

import java.util.Optional;
import overtrick.boards.account.Cause.Claimed;
import overtrick.boards.account.Cause.Slip;
import overtrick.boards.account.Judgement;
import overtrick.boards.account.Table;
import overtrick.page.Words;

/// What is said of a card, or a claim, that moved tricks.
record SlipWords(Sides sides, Words words) {

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

    String clause(Claimed claimed) {
        int tricks = Math.abs(claimed.tricks());
        String key = claimed.tricks() < 0 ? "decided.claim.less" : "decided.claim.more";
        String turned =
                claimed.turned()
                        ? words.get(claimed.tricks() < 0 ? "decided.beaten" : "decided.made")
                        : "";
        String part =
                claimed.counted() < tricks ? words.count("decided.counted", claimed.counted()) : "";
        return sides.at(claimed.table(), words.count(key, tricks) + part + turned);
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
