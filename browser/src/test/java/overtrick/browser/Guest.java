package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.play.Trick;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.page.Words;

/// A visitor at a table whose page and line are looked into.
///
/// @param seat empty for those who watch
/// @param stream the same that their page reads, once more without a browser
record Guest(Visitor visitor, Optional<Seat> seat, RawStream stream) implements AutoCloseable {

    private static final Words ENGLISH = Words.in(Locale.ENGLISH);

    static Guest at(House house, Visitor visitor, Optional<Seat> seat) {
        String path = "/tables/%s/stream".formatted(visitor.table().code());
        return new Guest(visitor, seat, new RawStream(house.address(path), visitor.cookies()));
    }

    /// Waits until the page shows this auction and these tricks, and nothing else.
    void awaitPicture(Truth truth) {
        var board = truth.board().orElseThrow();
        var calls = board.auction().calls().stream().map(ENGLISH::name).toList();
        Patience.await("the auction " + calls, () -> visitor.calls().equals(calls));
        if (truth.isOver() || board.play().isEmpty()) {
            return;
        }
        var play = board.play().get();
        boolean between = play.current().isEmpty();
        var middle = between ? play.lastTrick() : Optional.of(play.current());
        var shown = middle.map(Trick::cards).map(CardSet::copyOf).orElse(CardSet.NONE);
        Patience.await("in the middle " + shown, () -> visitor.trick().equals(shown));
        var last =
                between ? List.<String>of() : play.lastTrick().map(Guest::spoken).orElse(List.of());
        Patience.await(
                "the last trick " + last, () -> visitor.labels("#last .card").containsAll(last));
    }

    private static List<String> spoken(Trick trick) {
        return Arrays.stream(Seat.values())
                .map(seat -> {
                    String card = ENGLISH.name(trick.by(seat).orElseThrow());
                    return ENGLISH.get("say.card", ENGLISH.name(seat), card);
                })
                .toList();
    }

    /// The page now, in the browser and as it comes over the line.
    void assertPageIsDiscreet(Witness witness) {
        witness.assertDiscreet(visitor.fetch("/tables/" + visitor.table().code()), seat);
        var shown = visitor.shown();
        long now = witness.now().number();
        witness.assertDiscreet(new Receipt(shown.from(), now, shown.text()), seat);
    }

    /// Everything that has ever come.
    void assertAllWasDiscreet(Witness witness) {
        for (var receipts : List.of(visitor.messages(), stream.received(), visitor.answers())) {
            assertThat(receipts).isNotEmpty();
            receipts.forEach(receipt -> witness.assertDiscreet(receipt, seat));
        }
    }

    @Override
    public void close() {
        stream.close();
    }
}
