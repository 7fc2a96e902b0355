package overtrick.cantable.page.learn;

import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.play.CanTrick;
import overtrick.can.score.DealResult;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Holding;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.teaching.can.TurningPoint;

/// A deal of one's own at the card that lost it.
///
/// @param point empty when nothing was lost by the visitor's own last cards
/// @param answer the card they choose now
public record OwnPage(
        Speech speech, OwnDeal own, Optional<TurningPoint> point, Optional<CanCard> answer) {

    private static final int ROW = 9;

    public String path() {
        return own.path();
    }

    public int number() {
        return own.deal().number();
    }

    private TurningPoint now() {
        return point.orElseThrow();
    }

    public String lead() {
        var told = DealWords.of(own.deal(), own.entry().match().story().rules(), speech);
        String what = told.contract() + " " + told.title() + ". " + told.reason();
        return what + " " + speech.get(point.isEmpty() ? "own.nothing" : "own.ask");
    }

    /// How many tricks are over, and what the defenders have.
    public String state() {
        var play = now().play();
        return speech.get("tricks", play.tricks().size() + 1, 12)
                + " · "
                + speech.get("lesson.points", play.pointsAgainst())
                + " · "
                + speech.get("own.seat", speech.name(own.seat()));
    }

    public Optional<CanTrick> trick() {
        return Optional.of(now().play().current()).filter(trick -> !trick.cards().isEmpty());
    }

    public Seat seat() {
        return own.seat();
    }

    private CanSet hand() {
        return now().play().hands().of(own.seat());
    }

    public List<List<Holding>> rows() {
        var trump = now().play().trump().flatMap(named -> named.suit());
        return Holding.rows(hand(), trump, ROW);
    }

    public boolean isSolved() {
        return answer.filter(card -> now().good().contains(card)).isPresent();
    }

    /// What is said to the answer; a card that may not be played is refused with its rule.
    public Optional<String> said() {
        return answer.map(card ->
                now().play().refusal(card).map(speech.words()::refusal).orElseGet(this::judged));
    }

    private String judged() {
        var turn = now();
        String cards = speech.signs(turn.good());
        String was = speech.sign(turn.played());
        if (!isSolved()) {
            return speech.get("own.other", was, comes(turn.after()));
        }
        String why =
                turn.winsLastIfKept()
                        ? speech.get("own.keep", word(turn.played()))
                        : speech.get("own.comes", cards, comes(turn.before()));
        return why + " " + speech.get("own.was", was, comes(turn.after()));
    }

    /// A joker by its name, another card by its signs.
    private String word(CanCard card) {
        return card instanceof CanCard.Joker ? speech.name(card) : speech.sign(card);
    }

    private String comes(int points) {
        if (points >= DealResult.POINTS_GOAL) {
            return speech.get("own.goal");
        }
        return points == 0 ? speech.get("own.swept") : speech.get("own.points", points);
    }
}
