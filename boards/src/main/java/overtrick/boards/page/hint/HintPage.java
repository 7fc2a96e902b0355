package overtrick.boards.page.hint;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import overtrick.boards.hint.Hint;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Card;
import overtrick.page.Words;
import overtrick.robots.search.Candidate;
import overtrick.robots.search.Odds;
import overtrick.robots.search.Reason;
import overtrick.robots.search.Reason.Sentence;
import overtrick.robots.stake.Measure;
import overtrick.robots.stake.Stake;

/// What a robot would do in the viewer's place, and why.
///
/// @param stake what the table plays for
public record HintPage(Hint hint, Stake stake, BoardView view, Words words) {

    /// Cards that are compared.
    private static final int SHOWN = 5;

    public boolean isCall() {
        return hint instanceof Hint.OfCall;
    }

    public Call call() {
        return ((Hint.OfCall) hint).why().chosen().call();
    }

    /// What the call shows, in few words.
    public String brief() {
        return words.systems().brief(((Hint.OfCall) hint).why().chosen());
    }

    /// Why, as sentences: the same as on the command line.
    public List<String> why() {
        return ((Hint.OfCall) hint).why().text(words.locale());
    }

    public Card card() {
        return ((Hint.OfCard) hint).card();
    }

    /// How the cards did that were tried: the one that is advised, then the others, the best first.
    public List<Candidate> candidates() {
        var tried = ((Hint.OfCard) hint).candidates();
        if (tried.size() < 2) {
            return List.of();
        }
        return tried.stream()
                .sorted(Comparator.comparing(each -> !each.card().equals(card())))
                .limit(SHOWN)
                .toList();
    }

    /// How often the card reaches what its side wants, as a sentence.
    public List<String> promise() {
        return sentences(reason -> reason.sentence().isCount());
    }

    /// How often another card does, with the layouts that give it when all cards are open.
    public String reached(Candidate candidate) {
        return words.get(
                "hint.reached",
                Odds.of(declares(), candidate),
                Math.round(candidate.reached()),
                Math.round(candidate.of()));
    }

    /// What {@link #reached} counts.
    public String counted() {
        return words.get(declares() ? "hint.layouts.declarer" : "hint.layouts.defender");
    }

    /// In what [#score] is told.
    public String unit() {
        return words.get("hint.score." + stake.measure());
    }

    /// How far behind best play of each layout.
    public String score(Candidate candidate) {
        double score = Math.round(stake.measure().told(candidate.score()) * 10) / 10.0;
        if (score == 0) {
            return "0";
        }
        return stake.measure() == Measure.POINTS
                ? "−" + Math.round(Math.abs(score))
                : "−" + words.number(BigDecimal.valueOf(Math.abs(score)));
    }

    private boolean declares() {
        return view.contract()
                .filter(contract ->
                        view.seat().filter(seat -> !seat.opposes(contract.declarer())).isPresent())
                .isPresent();
    }

    /// What the card is good for, as sentences.
    public List<String> plans() {
        return sentences(reason -> reason.sentence().isPlan());
    }

    /// The other reasons as sentences, without what the table of the cards shows.
    public List<String> reasons() {
        boolean table = !candidates().isEmpty();
        return sentences(reason ->
                !reason.sentence().isPlan() && !(table && isSaidAlready(reason.sentence())));
    }

    private static boolean isSaidAlready(Sentence sentence) {
        return sentence.isCount() || sentence == Sentence.AGAINST;
    }

    private List<String> sentences(Predicate<Reason> wanted) {
        return ((Hint.OfCard) hint)
                .reasons().stream()
                        .filter(wanted)
                        .map(reason -> reason.text(words.locale()))
                        .toList();
    }
}
