package overtrick.practice.count;

import java.util.stream.Collectors;
import overtrick.cards.CardSet;
import overtrick.page.Words;
import overtrick.teaching.count.Clue;
import overtrick.teaching.count.Shape;

/// How something is known, in words.
record ClueWords(Words words) {

    String of(Clue clue) {
        return switch (clue) {
            case Clue.Counted(var suit, int own, int table, int played, int out) ->
                    words.get("count.clue.counted", words.name(suit), own, table, played, out);
            case Clue.ShownOut(var seat, var suit, int trick) ->
                    words.get("count.clue.shown-out", words.name(seat), words.name(suit), trick);
            case Clue.AllIn(var seat, var suit, int cards) ->
                    words.get("count.clue.all-in", words.name(seat), words.name(suit), cards);
            case Clue.Left left -> left(left);
            case Clue.Therefore(var seat, var suit, int cards) ->
                    words.get("count.clue.therefore", words.name(seat), words.name(suit), cards);
            case Clue.Open(var seat, var suit, int least, int most) ->
                    words.get("count.clue.open", words.name(seat), words.name(suit), least, most);
            case Clue.Dealt(var seat, var suit, int played, int left) ->
                    words.get(
                            "count.clue.dealt",
                            words.name(seat),
                            words.name(suit),
                            played,
                            left,
                            played + left);
            case Clue.Gone(var card, var seat, int trick) ->
                    words.get("count.clue.gone", words.symbols(card), words.name(seat), trick);
            case Clue.Either(var card) -> words.get("count.clue.either", words.symbols(card));
            case Clue.Shown(var seat, var cards, int points) ->
                    words.get("count.clue.points", words.name(seat), signs(cards), points);
            case Clue.Impossible impossible -> impossible(impossible);
        };
    }

    private String left(Clue.Left left) {
        String known =
                Shape.ORDER.stream()
                        .filter(left.known()::containsKey)
                        .map(suit -> suit.symbol() + "\u00a0" + left.known().get(suit))
                        .collect(Collectors.joining(", "));
        return known.isEmpty()
                ? words.get("count.clue.left.none", words.name(left.seat()), left.cards())
                : words.get("count.clue.left", words.name(left.seat()), left.cards(), known);
    }

    private String impossible(Clue.Impossible one) {
        String key = one.least() == one.most() ? "count.clue.exactly" : "count.clue.between";
        return words.get(
                key,
                one.shape(),
                words.name(one.seat()),
                words.name(one.suit()),
                one.least(),
                one.most());
    }

    private String signs(CardSet cards) {
        return cards.stream().map(words::symbols).collect(Collectors.joining(" "));
    }
}
