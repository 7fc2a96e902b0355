package overtrick.practice.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Assets;
import overtrick.page.Words;
import overtrick.teaching.count.CountQuestion;
import overtrick.teaching.count.CountQuestion.Left;
import overtrick.teaching.count.CountQuestion.Points;
import overtrick.teaching.count.CountQuestion.TrumpsOut;
import overtrick.teaching.count.CountQuestion.Where;
import overtrick.teaching.count.CountQuestion.WhichShape;
import overtrick.teaching.count.CountQuestion.Whole;
import overtrick.teaching.count.CountTask;
import overtrick.teaching.count.Shape;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.Mark;

/// A task of bridge, in the words of the viewer.
record BridgeShown(CountTask task, Words words) implements Shown {

    static final List<String> PLACES = List.of("top", "right", "bottom", "left");

    static String place(Seat seat) {
        return PLACES.get(Seat.NORTH.placesTo(seat));
    }

    static String css(Suit suit) {
        return String.valueOf(suit.letter()).toLowerCase(Locale.ROOT);
    }

    @Override
    public List<String> about() {
        var contract = task.play().contract();
        String calls =
                task.auction().calls().stream()
                        .map((Call call) -> words.symbols(call))
                        .collect(Collectors.joining(" · "));
        return List.of(
                words.get(
                        "count.about.contract",
                        words.symbols(contract),
                        words.name(contract.declarer())),
                words.get("count.about.auction", words.name(task.auction().dealer()), calls));
    }

    @Override
    public int after() {
        return task.after();
    }

    @Override
    public List<Hand> hands(int tricks) {
        var dummy = task.play().contract().dummy();
        return List.of(
                hand(dummy, words.get("count.dummy", words.name(dummy)), task.held(dummy, tricks)),
                hand(
                        CountTask.VIEWER,
                        words.get("count.you", words.name(CountTask.VIEWER)),
                        task.held(CountTask.VIEWER, tricks)));
    }

    @Override
    public List<Hand> dealt() {
        return Arrays.stream(Seat.values())
                .map(seat -> hand(seat, words.name(seat), task.play().deal().hand(seat)))
                .toList();
    }

    private Hand hand(Seat seat, String name, CardSet cards) {
        var suits = new ArrayList<SuitLine>();
        for (var suit : Shape.ORDER) {
            String ranks = words.spaced(cards.in(suit));
            suits.add(
                    new SuitLine(
                            String.valueOf(suit.symbol()),
                            css(suit),
                            words.name(suit),
                            ranks.isEmpty() ? "–" : ranks));
        }
        return new Hand(place(seat), name, suits);
    }

    @Override
    public List<Laid> trick(int number) {
        var trick = task.play().tricks().get(number - 1);
        var winner = trick.winner(task.play().contract().strain());
        var laid = new ArrayList<Laid>();
        for (int at = 0; at < trick.cards().size(); at++) {
            var seat = trick.leader().plus(at);
            var card = trick.cards().get(at);
            laid.add(
                    new Laid(
                            place(seat),
                            words.name(seat),
                            words.get("count.laid", words.name(seat), words.name(card)),
                            css(card.suit()),
                            Assets.card(card.code()),
                            seat == winner));
        }
        return laid;
    }

    @Override
    public Ask ask() {
        var options =
                task.question().options(task.sight()).stream()
                        .map(value -> new Option(value, say(value), ""))
                        .toList();
        var form = task.question() instanceof Whole ? Form.FIELDS : Form.ONE;
        var fields =
                form == Form.FIELDS
                        ? Shape.ORDER.stream()
                                .map(suit ->
                                        new Field(
                                                css(suit),
                                                String.valueOf(suit.symbol()),
                                                css(suit),
                                                words.name(suit)))
                                .toList()
                        : List.<Field>of();
        return new Ask(question(), form, options, fields);
    }

    private String question() {
        var hidden = task.sight().hidden();
        return switch (task.question()) {
            case TrumpsOut(var trumps) ->
                    words.get(
                            "count.ask.trumps",
                            words.name(trumps),
                            words.name(hidden.getFirst()),
                            words.name(hidden.getLast()));
            case Where(var card) -> words.get("count.ask.where", words.name(card));
            case Left(var seat, var suit) ->
                    words.get("count.ask.left", words.name(seat), words.name(suit));
            case Points(var seat, _) -> words.get("count.ask.points", words.name(seat));
            case WhichShape(var seat, _) -> words.get("count.ask.shape", words.name(seat));
            case Whole(var seat) -> words.get("count.ask.whole", words.name(seat));
        };
    }

    @Override
    public String answer(Map<String, String> sent) {
        return task.question() instanceof Whole
                ? Shape.ORDER.stream()
                        .map(suit -> sent.getOrDefault(css(suit), ""))
                        .collect(Collectors.joining("-"))
                : sent.getOrDefault("answer", "");
    }

    @Override
    public boolean allows(String answer) {
        return task.question().allows(task.sight(), answer);
    }

    @Override
    public Mark mark(String answer) {
        return task.mark(answer);
    }

    @Override
    public String right() {
        return task.question().right(task.sight());
    }

    @Override
    public String say(String answer) {
        if (task.question() instanceof Where && answer.length() == 1 && !isUnknown(answer)) {
            return words.name(Seat.parse(answer));
        }
        return switch (answer) {
            case CountQuestion.UNKNOWN -> words.get("count.unknown");
            case CountQuestion.GONE -> words.get("count.gone");
            default -> task.question() instanceof WhichShape ? signed(answer) : answer;
        };
    }

    private static boolean isUnknown(String answer) {
        return answer.equals(CountQuestion.UNKNOWN);
    }

    /// A shape with the signs of its suits: `♠ 4 ♥ 3 ♦ 3 ♣ 3`.
    private static String signed(String shape) {
        var parts = shape.split("-");
        var signed = new ArrayList<String>();
        for (int at = 0; at < parts.length; at++) {
            signed.add(Shape.ORDER.get(at).symbol() + "\u00a0" + parts[at]);
        }
        return String.join("  ", signed);
    }

    @Override
    public List<String> clues() {
        var said = new ClueWords(words);
        var clues =
                task.question().clues(task.sight()).stream()
                        .map(said::of)
                        .collect(Collectors.toCollection(ArrayList::new));
        if (task.question() instanceof WhichShape) {
            clues.add(words.get("count.clue.fits", say(right())));
        }
        return clues;
    }

    @Override
    public Optional<String> luck() {
        return right().equals(CountQuestion.UNKNOWN)
                ? Optional.of(words.get("count.lucky"))
                : Optional.empty();
    }

    @Override
    public Exercise exercise() {
        return task.exercise();
    }
}
