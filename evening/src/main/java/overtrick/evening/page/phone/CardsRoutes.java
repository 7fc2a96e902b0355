package overtrick.evening.page.phone;

import io.javalin.http.HttpStatus;
import java.util.Map;
import java.util.Optional;
import overtrick.evening.Evenings;
import overtrick.evening.page.cards.CardsAsked;
import overtrick.movement.RoundNumber;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.RecordedHand;
import overtrick.tournament.session.Slot;

/// A pair that has played a board enters its cards by its telephone.
///
/// @param table its address
record CardsRoutes(Evenings evenings, String table) {

    /// Who enters, and of which board.
    private record Asked(TableVisit at, Attendee by, Slot slot) {}

    void addTo(Routes routes) {
        routes.get(Right.SCORE, table + "/cards", this::ask);
        routes.post(Right.SCORE, table + "/cards", this::record);
    }

    private Asked asked(Visit visit) {
        var at = TableVisit.of(visit, evenings);
        var view = at.event().asPublic().state();
        var round = new RoundNumber(visit.number("round", 1, 999));
        var by = at.player(view).orElseThrow(() -> Sorry.unclear("ev.phone.who.first"));
        var place =
                at.place(view, round)
                        .orElseThrow(() ->
                                new Sorry(
                                        HttpStatus.CONFLICT,
                                        words -> words.get("ev.phone.sat.out")));
        var slot = place.slot(at.board());
        boolean dealt =
                view.particulars().usesHands()
                        && evenings.online().dealt(at.event().id()).stream()
                                .anyMatch(board -> board.number().equals(slot.board()));
        if (dealt) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.cards.dealt"));
        }
        return new Asked(at, by, slot);
    }

    private void ask(Visit visit) {
        var asked = asked(visit);
        var slot = asked.slot();
        var known =
                Optional.ofNullable(
                                asked.at()
                                        .seenBy(asked.by())
                                        .particulars()
                                        .hands()
                                        .get(slot.board()))
                        .map(RecordedHand::deal);
        var page =
                CardsAsked.of(
                        visit,
                        asked.at().home() + "/cards",
                        asked.at().home() + "?round=" + slot.round(),
                        Map.of("round", "" + slot.round(), "board", "" + slot.board().value()),
                        slot.board(),
                        known);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("evening/cards_asked", new Framed<>(frame, page)));
    }

    private void record(Visit visit) {
        var asked = asked(visit);
        var act = new Act.RecordHand(asked.slot(), CardsAsked.sent(visit));
        asked.at().event().expectDone(asked.at().event().act(asked.by(), "", act));
        visit.seeOther(asked.at().home() + "?round=" + asked.slot().round());
    }
}
