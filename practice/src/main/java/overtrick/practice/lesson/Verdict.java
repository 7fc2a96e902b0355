package overtrick.practice.lesson;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.page.Words;
import overtrick.teaching.judge.CallSentences;
import overtrick.teaching.judge.CallVerdict;
import overtrick.teaching.lesson.Ask;
import overtrick.teaching.lesson.Reply;
import overtrick.teaching.memory.Mark;

/// What became of an answer.
///
/// @param reply empty when the answer was told without a try
/// @param call that was answered, or is told
/// @param cards that were answered, or are told
/// @param judged what the judge of practice thinks of it, where the lesson's system is known
public record Verdict(
        Ask ask,
        Optional<Reply> reply,
        Optional<Call> call,
        List<Card> cards,
        Optional<CallVerdict> judged) {

    public Verdict {
        cards = List.copyOf(cards);
    }

    Verdict(Ask ask, Optional<Reply> reply, Optional<Call> call, List<Card> cards) {
        this(ask, reply, call, cards, Optional.empty());
    }

    /// The same as the judge sees it: what he calls close is good, too.
    Verdict judged(Optional<CallVerdict> found) {
        boolean close = found.filter(one -> one.mark() == Mark.CLOSE).isPresent();
        return new Verdict(ask, close ? Optional.of(Reply.ACCEPTED) : reply, call, cards, found);
    }

    /// What may be said of it: without the answer as long as it can be tried again.
    public List<String> reasons(Words words) {
        boolean again = kind().equals("wrong");
        return judged.filter(one -> one.mark() != Mark.RIGHT)
                .map(one ->
                        again
                                ? CallSentences.ofYours(one, words.locale())
                                : CallSentences.of(one, words.locale()).reasons())
                .orElse(List.of());
    }

    /// Of an answer as the address has it; empty when it is none.
    static Optional<Verdict> of(Ask ask, String answer) {
        try {
            return switch (ask) {
                case Ask.Bid bid -> {
                    var call = Call.parse(answer);
                    yield Optional.of(
                            new Verdict(
                                    ask,
                                    Optional.of(Reply.to(bid, call)),
                                    Optional.of(call),
                                    List.of()));
                }
                case Ask.Choose choose -> {
                    var card = Card.parse(answer);
                    yield Optional.of(
                            new Verdict(
                                    ask,
                                    Optional.of(Reply.to(choose, card)),
                                    Optional.empty(),
                                    List.of(card)));
                }
                case Ask.Move _ -> Optional.empty();
            };
        } catch (FormatException noAnswer) {
            return Optional.empty();
        }
    }

    /// Of a question whose answer is told.
    static Optional<Verdict> told(Ask ask) {
        return switch (ask) {
            case Ask.Bid(var right, _) ->
                    Optional.of(new Verdict(ask, Optional.empty(), Optional.of(right), List.of()));
            case Ask.Choose(var right) ->
                    Optional.of(
                            new Verdict(
                                    ask,
                                    Optional.empty(),
                                    Optional.empty(),
                                    right.stream().sorted(Comparator.reverseOrder()).toList()));
            case Ask.Move _ -> Optional.empty();
        };
    }

    /// `right`, `close`, `wrong` or `told`.
    public String kind() {
        if (reply.isEmpty()) {
            return "told";
        }
        return switch (reply.get()) {
            case RIGHT -> "right";
            case ACCEPTED -> "close";
            case OTHER -> "wrong";
        };
    }

    /// The answer in signs.
    public String answer(Words words) {
        return call.map(words::symbols)
                .orElseGet(() -> String.join(" · ", cards.stream().map(words::symbols).toList()));
    }

    /// What the lesson means, when something else is right too; empty otherwise.
    public Optional<String> meant(Words words) {
        return reply.filter(Reply.ACCEPTED::equals).isPresent() && ask instanceof Ask.Bid bid
                ? Optional.of(words.symbols(bid.right()))
                : Optional.empty();
    }
}
