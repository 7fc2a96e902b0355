package overtrick.practice.problem;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// Why a card was taken back.
///
/// @param sentence with the figures
/// @param better what does better, as a hint that names no card
/// @param costs the tricks it costs, in a deal of one's own; empty at a problem
/// @param card that was taken back
/// @param sample a layout in which the card fails, one line for each hidden hand; empty when there
///   is none
public record WrongPart(
        String sentence, String better, Optional<String> costs, Card card, List<String> sample) {

    public WrongPart {
        sample = List.copyOf(sample);
    }

    static WrongPart of(
            Given given, Play play, Judging judging, List<Card> cards, Card card, Words words) {
        var verdicts = judging.verdicts(given, cards);
        String sentence =
                words.get(
                        "problem.wrong",
                        words.symbols(card),
                        verdicts.fails(card),
                        verdicts.layouts());
        String better = words.get("problem.wrong.better", verdicts.layouts() - verdicts.most());
        var costs =
                given.problem().isPresent()
                        ? Optional.<String>empty()
                        : Optional.of(
                                words.get(
                                        "problem.wrong.costs",
                                        words.symbols(card),
                                        String.format(
                                                words.locale(),
                                                "%.1f",
                                                judging.costs(given, cards, card))));
        var played = CardSet.copyOf(play.cards());
        var sample =
                judging.sample(given, cards, card)
                        .map(deal -> {
                            var lines = new ArrayList<String>();
                            for (var seat : hidden(given, play)) {
                                lines.add(
                                        words.get(
                                                "problem.wrong.hand",
                                                words.name(seat),
                                                Hands.text(deal.hand(seat).minus(played), words)));
                            }
                            return List.copyOf(lines);
                        })
                        .orElse(List.of());
        return new WrongPart(sentence, better, costs, card, sample);
    }

    private static List<Seat> hidden(Given given, Play play) {
        return given.sight().after(play).hidden();
    }
}
