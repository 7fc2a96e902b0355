package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.Word;

/// Reads the section Play (PBN 2.1, 3.6). Each row is a trick, and the columns are the seats,
/// clockwise from the opening leader's, whoever led to the trick; so who won it has to be found out
/// on the way. An irregularity (3.9) ends what can be read, for a [Play] holds lawful cards only.
final class PlayReader {

    /// @param play all cards that can be kept
    /// @param leftOpen whether the file says that play was to go on, so that its result is none yet
    ///   (3.4.15)
    record Read(Play play, boolean leftOpen) {}

    private sealed interface Slot {

        /// A card that is unknown or was not played.
        record Unknown() implements Slot {}

        /// @param irregularity `^R`, `^L`, or nothing
        record Played(Place place, Card card, String irregularity) implements Slot {}
    }

    private final PbnTag section;
    private final Diagnostics diagnostics;
    private final List<Slot> slots = new ArrayList<>();
    private Play play;
    private boolean leftOpen;
    private boolean ended;
    private boolean stopped;
    private String irregularity = "";

    private PlayReader(PbnTag section, Play start, Diagnostics diagnostics) {
        this.section = section;
        this.play = start;
        this.diagnostics = diagnostics;
    }

    static Read read(PbnTag section, Contract contract, Deal deal, Diagnostics diagnostics) {
        return new PlayReader(section, Play.of(contract, deal), diagnostics).read();
    }

    private Read read() {
        for (var element : section.body()) {
            if (element instanceof Word word && !ended) {
                readWord(word);
            }
        }
        replay();
        return new Read(play, leftOpen);
    }

    private void readWord(Word word) {
        if (word.text().length() == 2 && word.text().charAt(0) != '^') { // nearly all
            addCard(word);
            return;
        }
        switch (word.text().toUpperCase(Locale.ROOT)) {
            case "*" -> ended = true;
            case "+" -> {
                leftOpen = true;
                slots.add(new Slot.Unknown());
            }
            case "-" -> slots.add(new Slot.Unknown());
            case "^R", "^L" -> irregularity = word.text().toUpperCase(Locale.ROOT);
            default -> addCard(word);
        }
    }

    private void addCard(Word word) {
        slots.add(slot(word));
        irregularity = "";
    }

    private Slot slot(Word word) {
        try {
            return new Slot.Played(word.place(), Card.parse(word.text()), irregularity);
        } catch (FormatException wrong) {
            diagnostics.error(word.place(), String.valueOf(wrong.getMessage()));
            return new Slot.Unknown();
        }
    }

    private void replay() {
        var first = firstColumn();
        boolean goesOn = true;
        for (int row = 0; row < slots.size() && goesOn; row += 4) {
            var trick = trick(slots.subList(row, Math.min(row + 4, slots.size())), first);
            goesOn = play(trick);
        }
        if (!stopped) {
            reportGap();
        }
    }

    /// Cards after an unknown one cannot be kept.
    private void reportGap() {
        var kept = CardSet.copyOf(play.cards());
        for (var slot : slots) {
            if (slot instanceof Slot.Played played && !kept.contains(played.card())) {
                stop(
                        played.place(),
                        "a card is missing in trick %d".formatted(play.tricks().size() + 1));
                return;
            }
        }
    }

    private static List<Slot.Played> cards(List<Slot> slots) {
        return slots.stream()
                .filter(Slot.Played.class::isInstance)
                .map(Slot.Played.class::cast)
                .toList();
    }

    private Seat firstColumn() {
        var leader = play.contract().leader();
        if (!section.isGiven()) {
            return leader;
        }
        try {
            var first = Seat.parse(section.value().strip());
            if (first != leader) {
                diagnostics.warn(
                        section.valuePlace(),
                        "play begins with %c, but %c leads to %s"
                                .formatted(first.letter(), leader.letter(), play.contract()));
            }
            return first;
        } catch (FormatException wrong) {
            diagnostics.warn(
                    section.valuePlace(),
                    "play should name the opening leader, N, E, S or W: " + section.value());
            return leader;
        }
    }

    /// The cards of a row by seat: those who hold them when that are four different seats, for some
    /// programs write a trick in the order of play; else those in whose columns they stand.
    private Map<Seat, Slot.Played> trick(List<Slot> row, Seat first) {
        var byColumn = new EnumMap<Seat, Slot.Played>(Seat.class);
        var byHolder = new EnumMap<Seat, Slot.Played>(Seat.class);
        for (int column = 0; column < row.size(); column++) {
            if (row.get(column) instanceof Slot.Played card) {
                byColumn.put(first.plus(column), card);
                byHolder.put(play.deal().holder(card.card()), card);
            }
        }
        if (byHolder.size() < byColumn.size() || byHolder.equals(byColumn)) {
            return byColumn;
        }
        diagnostics.warn(
                cards(row).getFirst().place(),
                "row is not in columns, %s first; the cards go to those who hold them"
                        .formatted(first.letter()));
        return byHolder;
    }

    /// Plays a trick as far as it goes, and says whether the next one may follow.
    private boolean play(Map<Seat, Slot.Played> trick) {
        for (var slot : trick.values()) {
            if (slot.irregularity().equals("^L")) {
                return stop(slot.place(), "a lead out of turn was accepted here");
            }
            if (play.isOver()) {
                return stop(slot.place(), "there are only thirteen tricks");
            }
        }
        var leader = play.current().leader();
        for (int place = 0; place < Trick.FULL; place++) {
            var slot = Optional.ofNullable(trick.get(leader.plus(place)));
            if (slot.isEmpty() || !play(slot.get())) {
                return false;
            }
        }
        return true;
    }

    private boolean play(Slot.Played slot) {
        if (slot.irregularity().equals("^R")) {
            return stop(slot.place(), "a revoke stands here");
        }
        var refusal = play.refusal(slot.card());
        if (refusal.isPresent()) {
            return stop(
                    slot.place(),
                    "%c may not play %s (%s)"
                            .formatted(
                                    play.turn().letter(),
                                    slot.card(),
                                    refusal.get().law().orElse("-")));
        }
        play = play.with(slot.card());
        return true;
    }

    private boolean stop(Place place, String why) {
        diagnostics.error(place, why + "; the play is kept up to there");
        stopped = true;
        return false;
    }
}
