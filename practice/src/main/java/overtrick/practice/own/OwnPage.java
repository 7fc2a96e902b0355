package overtrick.practice.own;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.bridgetable.page.CostWords;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.practice.OwnBoards.Loss;
import overtrick.practice.OwnBoards.Phase;
import overtrick.practice.count.Shown.Hand;
import overtrick.practice.count.Shown.SuitLine;

/// A board of one's own to be thought over once more.
///
/// @param loss nothing if there is none in this phase
/// @param today whether it is one of the day's exercises
/// @param practised where the like of it is practised
public record OwnPage(
        Phase phase,
        Optional<Loss> loss,
        boolean today,
        Optional<OwnSituation> practised,
        Words words) {

    private static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    public String title() {
        return words.get("phase." + phase);
    }

    private Loss lost() {
        return loss.orElseThrow();
    }

    public String facts() {
        var board = lost().board().board();
        return words.get(
                        "daily.own.facts",
                        board.number().value(),
                        words.name(board.vulnerability()),
                        words.name(lost().seat()))
                + " "
                + words.get("daily.own.lost", CostWords.of(lost().cost(), words));
    }

    public String auction() {
        var auction = lost().board().auction();
        String calls =
                auction.calls().stream()
                        .map((Call call) -> words.symbols(call))
                        .collect(Collectors.joining(" · "));
        return words.get("daily.own.auction", words.name(auction.dealer()), calls);
    }

    /// The lead, where it has been made when there is something to think about.
    public Optional<String> lead() {
        return hasPlay() && !lost().board().cards().isEmpty()
                ? Optional.of(
                        words.get(
                                "daily.own.lead", words.symbols(lost().board().cards().getFirst())))
                : Optional.empty();
    }

    private boolean hasPlay() {
        return phase == Phase.DECLARER || phase == Phase.DEFENCE;
    }

    public String question() {
        return words.get("daily.own.ask." + theme());
    }

    public String theme() {
        return OwnDrills.theme(phase);
    }

    /// The hands that were seen then.
    public List<Hand> hands() {
        var hands = new ArrayList<Hand>();
        var dummy = lost().board().auction().contract().map(contract -> contract.dummy());
        var seat = lost().seat();
        dummy.filter(one -> hasPlay() && one != seat)
                .ifPresent(
                        one -> hands.add(hand(one, words.get("daily.own.dummy", words.name(one)))));
        hands.add(hand(seat, words.get("daily.own.you", words.name(seat))));
        return hands;
    }

    private Hand hand(Seat seat, String name) {
        CardSet cards = lost().board().board().deal().hand(seat);
        var suits = new ArrayList<SuitLine>();
        for (var suit : ORDER) {
            String ranks = words.spaced(cards.in(suit));
            suits.add(
                    new SuitLine(
                            String.valueOf(suit.symbol()),
                            String.valueOf(suit.letter()).toLowerCase(Locale.ROOT),
                            words.name(suit),
                            ranks.isEmpty() ? "–" : ranks));
        }
        return new Hand("bottom", name, suits);
    }

    public String result() {
        return words.get("daily.own.result", lost().board().result().text());
    }

    /// The page of the board, with what every card cost.
    public String board() {
        return "/tables/%s/boards/%d"
                .formatted(lost().board().table().code(), lost().board().ordinal());
    }

    public String key() {
        return lost().key();
    }
}
