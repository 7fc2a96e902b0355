package overtrick.evening.page;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.scoring.TablePlace;
import overtrick.tournament.session.Lead;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// The cards that were led, as pages show them.
public final class Leads {

    private Leads() {}

    /// `lead ♥Q`; empty where nobody has told it, or nothing can have been led.
    public static String text(TournamentView view, Slot slot, Words words) {
        return view.lead(slot)
                .map(card -> words.get("ev.lead.was", words.symbols(card)))
                .orElse("");
    }

    /// A result, and behind it what was led.
    public static String with(String result, TournamentView view, Slot slot, Words words) {
        String lead = text(view, slot, words);
        return lead.isEmpty() ? result : result + " · " + lead;
    }

    /// The same at the place of a score sheet.
    public static String with(
            String result, TournamentView view, TablePlace place, BoardNumber board, Words words) {
        return PlaceText.slot(place, board)
                .map(slot -> with(result, view, slot, words))
                .orElse(result);
    }

    /// The card in the field `lead`; empty when nothing is there.
    ///
    /// @throws Sorry when it is no card
    public static Optional<Card> sent(Visit visit) {
        String text = visit.param("lead").strip();
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Card.parse(text));
        } catch (FormatException none) {
            throw Sorry.unclear("ev.unclear.lead", text);
        }
    }

    /// That the leader did not hold the card; empty when they did, or nobody knows.
    ///
    /// @param known boards whose cards are known
    public static Optional<String> doubt(
            TournamentView view, List<Board> known, Slot slot, Words words) {
        var card = view.lead(slot);
        var outcome = view.line(slot).flatMap(ResultLine::slip).flatMap(Slip::outcome);
        if (card.isEmpty() || outcome.isEmpty() || view.particulars().form(slot) != 1) {
            return Optional.empty();
        }
        return known.stream()
                .filter(board -> board.number().equals(slot.board()))
                .findFirst()
                .flatMap(board -> Lead.wrongHolder(outcome.get(), card.get(), board.deal()))
                .flatMap(holder ->
                        Lead.by(outcome.get())
                                .map(leader ->
                                        words.get(
                                                "ev.doubt.lead",
                                                words.name(leader),
                                                words.symbols(card.get()),
                                                words.name(holder))));
    }
}
