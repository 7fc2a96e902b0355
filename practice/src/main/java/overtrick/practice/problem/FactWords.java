package overtrick.practice.problem;

import java.util.List;
import overtrick.cards.Deal;
import overtrick.page.Words;
import overtrick.teaching.problem.sight.Fact;

/// Facts about hands as sentences.
record FactWords(Words words) {

    String text(Fact fact) {
        return switch (fact) {
            case Fact.Holds(var seat, var card) ->
                    words.get("problem.fact.holds", words.name(seat), words.symbols(card));
            case Fact.Length(var seat, var suit, int least, int most) ->
                    words.get(
                            "problem.fact.length",
                            words.name(seat),
                            range(least, Math.min(most, Deal.HAND)),
                            String.valueOf(suit.symbol()));
            case Fact.FourthBest(var seat, var card) ->
                    words.get("problem.fact.fourth", words.symbols(card), words.name(seat));
            case Fact.Points(var seat, int least, int most) ->
                    words.get("problem.fact.points", words.name(seat), range(least, most));
            case Fact.Uneven(var seat, var suit, int least) ->
                    words.get(
                            "problem.fact.uneven",
                            words.name(seat),
                            words.name(seat.partner()),
                            least,
                            String.valueOf(suit.symbol()));
        };
    }

    List<String> all(List<Fact> facts) {
        return facts.stream().map(this::text).toList();
    }

    private String range(int least, int most) {
        return least == most ? String.valueOf(least) : least + "–" + most;
    }
}
