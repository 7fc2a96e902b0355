package overtrick.bridgetable.page;

import java.util.Optional;
import java.util.StringJoiner;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.terms.Custom;
import overtrick.page.Words;

/// Says aloud, for those who do not see the table, what has happened between two looks at it.
final class Announcer {

    private final TablePage page;
    private final Words words;
    private final Spoken spoken;
    private final Optional<BoardView> before;
    private final StringJoiner said = new StringJoiner(" ");

    private Announcer(TablePage page, Spoken spoken, Optional<BoardView> before) {
        this.page = page;
        this.words = page.words();
        this.spoken = spoken;
        this.before = before;
    }

    /// @return empty when nothing is worth saying
    static String announce(TablePage page, Optional<BoardView> before) {
        return announce(page, before, new Spoken.OfBoards(page.words()));
    }

    /// @param spoken how the game speaks of its boards
    static String announce(TablePage page, Optional<BoardView> before, Spoken spoken) {
        if (page.board().isEmpty()) {
            return "";
        }
        var now = page.board().get();
        boolean same = before.filter(known -> isSameBoard(known, now)).isPresent();
        var announcer = new Announcer(page, spoken, same ? before : Optional.empty());
        announcer.tell(now);
        if (page.isAwaited() && announcer.said.length() > 0) {
            announcer.said.add(
                    page.isHeld() ? page.words().get("say.stop.wait") : page.turnSentence());
        }
        return announcer.said.toString();
    }

    private static boolean isSameBoard(BoardView one, BoardView other) {
        return one.number().equals(other.number())
                && one.commitment().equals(other.commitment())
                && !(one.isOver() && !other.isOver());
    }

    private void tell(BoardView now) {
        if (before.isEmpty()) {
            said.add(spoken.opened(now));
        }
        tellCalls(now);
        tellContract(now);
        tellCards(now);
        tellAsked(now);
        if (now.isOver() && before.filter(BoardView::isOver).isEmpty()) {
            now.result().ifPresent(result -> said.add(spoken.over(now, result)));
        }
    }

    private void tellCalls(BoardView now) {
        int known = before.map(view -> view.auction().calls().size()).orElse(0);
        var calls = now.auction().calls();
        if (calls.size() < known || cards(now) < before.map(Announcer::cards).orElse(0)) {
            said.add(words.get("say.takenback"));
        }
        if (known >= calls.size()) {
            return;
        }
        var explained = AuctionPart.of(page).explained();
        for (int place = known; place < calls.size(); place++) {
            String who = words.name(now.auction().caller(place));
            said.add(words.get("say.call", who, words.name(calls.get(place))));
            if (page.has(Custom.STOP_CARD) && now.auction().isJump(place)) {
                said.add(words.get("say.stop"));
            }
            explained
                    .aloud(place)
                    .ifPresent(meaning -> said.add(words.get("say.meaning", meaning)));
        }
    }

    private void tellContract(BoardView now) {
        if (now.contract().isPresent() && before.flatMap(BoardView::contract).isEmpty()) {
            said.add(spoken.contract(now.contract().get()));
        }
    }

    private void tellCards(BoardView now) {
        int known = before.map(Announcer::cards).orElse(0);
        int total = cards(now);
        for (int place = known; place < total; place++) {
            tellCard(now.play().orElseThrow(), place);
        }
    }

    private void tellCard(PlayView play, int place) {
        boolean whole = place / 4 < play.tricks().size();
        var trick = whole ? play.tricks().get(place / 4) : play.current();
        Seat from = trick.leader().plus(place % 4);
        Card card = trick.cards().get(place % 4);
        said.add(words.get("say.card", words.name(from), words.name(card)));
        if (whole && place % 4 == 3) {
            var winner = trick.winner(play.contract().strain());
            said.add(words.get("say.trick", words.name(winner)));
        }
    }

    private static int cards(BoardView view) {
        return view.play()
                .map(play -> 4 * play.tricks().size() + play.current().cards().size())
                .orElse(0);
    }

    private void tellAsked(BoardView now) {
        if (now.claim().isPresent() && before.flatMap(BoardView::claim).isEmpty()) {
            var claim = now.claim().get().claim();
            said.add(page.claimWords().claimed(now, claim));
            page.claimWords().line(claim).ifPresent(said::add);
        }
        if (isVoid(now)) {
            said.add(words.get("say.claim.void"));
            now.voided().map(page.claimWords()::refused).ifPresent(said::add);
        }
        if (now.undo().isPresent() && before.flatMap(BoardView::undo).isEmpty()) {
            said.add(words.get("say.undo", words.name(now.undo().get().by())));
        }
    }

    /// Whether a claim has come to nothing since; robots may object before anybody has seen it
    /// made.
    private boolean isVoid(BoardView now) {
        boolean asked = before.flatMap(BoardView::claim).isPresent();
        boolean news =
                now.voided().isPresent() && !now.voided().equals(before.flatMap(BoardView::voided));
        return now.claim().isEmpty() && !now.isOver() && (asked || news);
    }
}
