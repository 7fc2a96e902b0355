package overtrick.practice.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.page.Assets;
import overtrick.page.Words;
import overtrick.teaching.count.CanClue;
import overtrick.teaching.count.CanCountTask;
import overtrick.teaching.count.CanQuestion;
import overtrick.teaching.count.CanQuestion.WhichOut;
import overtrick.teaching.count.CountQuestion;
import overtrick.teaching.count.Shape;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.Mark;

/// A task of Bài Càn, in the words of the viewer.
record CanShown(CanCountTask task, Words words) implements Shown {

    @Override
    public List<String> about() {
        var whole = task.whole();
        String trumps =
                whole.trump().suit().map(words::name).orElse(words.get("count.can.no-trump"));
        return List.of(
                words.get("count.can.about", trumps, words.name(whole.declarer())),
                words.get(
                        whole.declarer() == CanCountTask.VIEWER
                                ? "count.can.buried.own"
                                : "count.can.buried"));
    }

    @Override
    public int after() {
        return task.after();
    }

    @Override
    public List<Hand> hands(int tricks) {
        var hands = new ArrayList<Hand>();
        if (!task.whole().buried().isEmpty()) {
            hands.add(hand("top", words.get("count.can.your-six"), task.whole().buried()));
        }
        hands.add(
                hand(
                        "bottom",
                        words.get("count.you", words.name(CanCountTask.VIEWER)),
                        task.held(tricks)));
        return hands;
    }

    @Override
    public List<Hand> dealt() {
        return List.of();
    }

    private Hand hand(String place, String name, CanSet cards) {
        var suits = new ArrayList<SuitLine>();
        if (!cards.jokers().isEmpty()) {
            String jokers =
                    cards.jokers().stream().map(this::sign).collect(Collectors.joining(" "));
            suits.add(new SuitLine("★", "joker", words.get("count.can.jokers"), jokers));
        }
        for (var suit : Shape.ORDER) {
            String ranks = cards.in(suit).stream().map(this::rank).collect(Collectors.joining(" "));
            suits.add(
                    new SuitLine(
                            String.valueOf(suit.symbol()),
                            BridgeShown.css(suit),
                            words.name(suit),
                            ranks.isEmpty() ? "–" : ranks));
        }
        return new Hand(place, name, suits);
    }

    private String rank(CanCard card) {
        return card instanceof CanCard.Suited(var suit, var rank)
                ? words.rank(Card.of(suit, rank))
                : "★";
    }

    /// A card as it is written.
    private String sign(CanCard card) {
        return switch (card) {
            case CanCard.Suited(var suit, var rank) -> words.symbols(Card.of(suit, rank));
            case CanCard.Joker joker -> words.get("count.can.joker." + joker.code());
        };
    }

    private String name(CanCard card) {
        return switch (card) {
            case CanCard.Suited(var suit, var rank) -> words.name(Card.of(suit, rank));
            case CanCard.Joker joker -> words.get("count.can.joker." + joker.code());
        };
    }

    private static String css(CanCard card) {
        return switch (card) {
            case CanCard.Suited(var suit, _) -> BridgeShown.css(suit);
            case CanCard.Joker joker -> joker.isRed() ? "h" : "s";
        };
    }

    @Override
    public List<Laid> trick(int number) {
        var trick = task.tricks().get(number - 1);
        var winner = trick.winner(task.whole().trump());
        var laid = new ArrayList<Laid>();
        for (int at = 0; at < trick.cards().size(); at++) {
            Seat seat = trick.player(at);
            var card = trick.cards().get(at);
            laid.add(
                    new Laid(
                            BridgeShown.place(seat),
                            words.name(seat),
                            words.get("count.laid", words.name(seat), name(card)),
                            css(card),
                            Assets.card(card.code()),
                            seat == winner));
        }
        return laid;
    }

    @Override
    public Ask ask() {
        boolean some = task.question() instanceof WhichOut;
        var options =
                task.question().options(task.sight()).stream()
                        .map(value -> option(value, some))
                        .toList();
        return new Ask(question(), some ? Form.SOME : Form.ONE, options, List.of());
    }

    private Option option(String value, boolean card) {
        return card
                ? new Option(value, sign(CanCard.parse(value)), css(CanCard.parse(value)))
                : new Option(value, say(value), "");
    }

    private String question() {
        return switch (task.question()) {
            case CanQuestion.TrumpsOut _ -> words.get("count.can.ask.trumps");
            case CanQuestion.PointsOut _ -> words.get("count.can.ask.points");
            case CanQuestion.IsOut(var card) -> words.get("count.can.ask.high", name(card));
            case WhichOut _ -> words.get("count.can.ask.cards");
        };
    }

    @Override
    public String answer(Map<String, String> sent) {
        if (!(task.question() instanceof WhichOut)) {
            return sent.getOrDefault("answer", "");
        }
        var ticked = CanSet.NONE;
        for (var code : task.question().options(task.sight())) {
            if (!sent.getOrDefault(code, "").isEmpty()) {
                ticked = ticked.with(CanCard.parse(code));
            }
        }
        return WhichOut.written(ticked);
    }

    @Override
    public boolean allows(String answer) {
        return task.question().allows(task.sight(), answer);
    }

    @Override
    public Mark mark(String answer) {
        return task.question().mark(task.sight(), answer);
    }

    @Override
    public String right() {
        return task.question().right(task.sight());
    }

    @Override
    public String say(String answer) {
        return switch (answer) {
            case CanQuestion.OUT -> words.get("count.can.out");
            case CountQuestion.GONE -> words.get("count.gone");
            case CanQuestion.NONE -> words.get("count.can.none");
            default -> task.question() instanceof WhichOut ? signs(answer) : answer;
        };
    }

    private String signs(String answer) {
        try {
            return signs(WhichOut.read(answer));
        } catch (FormatException wild) {
            return answer;
        }
    }

    private String signs(CanSet cards) {
        return cards.stream().map(this::sign).collect(Collectors.joining(" "));
    }

    @Override
    public List<String> clues() {
        return task.question().clues(task.sight()).stream().map(this::said).toList();
    }

    private String said(CanClue clue) {
        return switch (clue) {
            case CanClue.Trumps(int own, int played, int out) ->
                    words.get("count.can.clue.trumps", own, played, out);
            case CanClue.Points(int own, int played, int out) ->
                    words.get("count.can.clue.points", own, played, out);
            case CanClue.Gone(var card, var seat, int trick) ->
                    words.get("count.clue.gone", sign(card), words.name(seat), trick);
            case CanClue.NotSeen(var card) -> words.get("count.can.clue.not-seen", sign(card));
            case CanClue.AreOut(var cards) ->
                    cards.isEmpty()
                            ? words.get("count.can.none")
                            : words.get("count.can.clue.are-out", signs(cards));
            case CanClue.MayBeBuried _ -> words.get("count.can.clue.buried");
        };
    }

    @Override
    public Optional<String> luck() {
        return Optional.empty();
    }

    @Override
    public Exercise exercise() {
        return task.exercise();
    }
}
