package overtrick.cantable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.play.CanTrick;
import overtrick.can.play.Trump;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.part.CanPage;
import overtrick.cantable.page.part.Phase;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.table.MemoryPart;
import overtrick.page.table.MemoryPart.Cell;
import overtrick.page.table.MemoryPart.Row;
import overtrick.page.table.MemoryPart.State;

/// What the viewer has seen of a deal: the cards out in every suit, trumps first, the points out,
/// and who has shown out of what.
public final class CanMemory {

    private static final List<Suit> ORDER =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private final Speech speech;
    private final Optional<Seat> me;
    private final PlayView play;
    private final CanSet own;
    private final CanSet gone;

    private CanMemory(Speech speech, Optional<Seat> me, PlayView play, CanSet own) {
        this.speech = speech;
        this.me = me;
        this.play = play;
        this.own = own;
        this.gone = played(play).union(play.own().orElse(CanSet.NONE));
    }

    /// Nothing unless the table was opened for practice and something is being played.
    public static MemoryPart of(CanPage page) {
        boolean shown = page.terms().practice() && page.phase() == Phase.PLAY;
        var hand = page.view().map(view -> view.hand()).orElse(CanSet.NONE);
        return page.play()
                .filter(_ -> shown)
                .map(play -> new CanMemory(page.speech(), page.table().seat(), play, hand).part())
                .orElse(MemoryPart.NONE);
    }

    private static CanSet played(PlayView play) {
        var played = CanSet.copyOf(play.current().cards());
        for (var trick : play.tricks()) {
            played = played.union(CanSet.copyOf(trick.cards()));
        }
        return played;
    }

    private MemoryPart part() {
        var trump = play.trump();
        var rows = new ArrayList<Row>();
        rows.add(
                row(
                        speech.get("memory.trumps"),
                        "trumps",
                        trump.map(speech::name).orElse(speech.get("trumps")),
                        CanSet.ALL.trumps(trump.flatMap(Trump::suit))));
        for (var suit : ORDER) {
            if (!trump.flatMap(Trump::suit).equals(Optional.of(suit))) {
                rows.add(
                        row(
                                "" + suit.symbol(),
                                Speech.css(suit),
                                speech.name(suit),
                                CanSet.ALL.in(suit)));
            }
        }
        return MemoryPart.of(speech.words(), rows, notes());
    }

    private Row row(String sign, String css, String name, CanSet cards) {
        var cells = cards.stream().map(card -> new Cell(text(card), state(card))).toList();
        int out = cards.minus(own).minus(gone).size();
        return new Row(sign, css, name, cells, speech.count("memory.out", out));
    }

    private String text(CanCard card) {
        return card instanceof CanCard.Joker ? speech.sign(card) : speech.rank(card);
    }

    private State state(CanCard card) {
        return own.contains(card) ? State.OWN : gone.contains(card) ? State.GONE : State.OUT;
    }

    private List<String> notes() {
        var notes = new ArrayList<String>();
        int out = CanSet.ALL.minus(own).minus(gone).points();
        notes.add(speech.get("memory.points", out));
        for (var seat : play.circle().seats()) {
            var voids = voids(seat);
            if (!voids.isEmpty() && !me.equals(Optional.of(seat))) {
                notes.add(speech.get("memory.void", speech.name(seat), String.join(" ", voids)));
            }
        }
        return notes;
    }

    /// The suits in which a player could not follow.
    private List<String> voids(Seat seat) {
        var voids = new ArrayList<String>();
        var trump = play.trump().orElse(Trump.NONE);
        var tricks = new ArrayList<>(play.tricks());
        tricks.add(play.current());
        for (var trick : tricks) {
            shownOut(trick, seat, trump)
                    .filter(sign -> !voids.contains(sign))
                    .ifPresent(voids::add);
        }
        return voids;
    }

    private Optional<String> shownOut(CanTrick trick, Seat seat, Trump trump) {
        var led = trick.led();
        for (int place = 1; place < trick.cards().size(); place++) {
            var card = trick.cards().get(place);
            if (trick.player(place) == seat && !follows(card, led.orElseThrow(), trump)) {
                return Optional.of(
                        trump.contains(led.get())
                                ? speech.get("trumps")
                                : speech.sign(led.get()).substring(0, 1));
            }
        }
        return Optional.empty();
    }

    private static boolean follows(CanCard card, CanCard led, Trump trump) {
        if (trump.contains(led)) {
            return trump.contains(card);
        }
        return !trump.contains(card)
                && led instanceof CanCard.Suited(var suit, _)
                && card.isOf(suit);
    }
}
