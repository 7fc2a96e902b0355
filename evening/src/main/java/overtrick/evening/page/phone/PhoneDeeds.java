package overtrick.evening.page.phone;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.cards.rules.Refusal;
import overtrick.evening.Evenings;
import overtrick.evening.page.Comparison;
import overtrick.evening.page.Doubts;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Leads;
import overtrick.evening.page.cards.KnownCards;
import overtrick.evening.page.phone.TableVisit.Place;
import overtrick.evening.tournament.Tournaments;
import overtrick.formats.results.OutcomeText;
import overtrick.movement.RoundNumber;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.Outcome;
import overtrick.tournament.TournamentRefusal;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// What telephones at the tables send: results are entered, agreed to and disputed, and the
/// director is called. What a telephone sends twice happens once.
///
/// @param table its address
record PhoneDeeds(Evenings evenings, String table) {

    private static final int LONGEST_MATTER = 120;

    void addTo(Routes routes) {
        routes.post(Right.SCORE, table + "/results", this::report);
        routes.post(Right.SCORE, table + "/agree", visit -> answer(visit, Status.CONFIRMED));
        routes.post(Right.SCORE, table + "/dispute", visit -> answer(visit, Status.DISPUTED));
        routes.post(Right.SCORE, table + "/call", this::call);
    }

    /// Who says what of which board.
    private record Saying(TableVisit at, Attendee by, Slot slot, Side side) {

        Slip slip() {
            return at.seenBy(by).line(slot).flatMap(ResultLine::slip).orElse(Slip.BLANK);
        }

        /// `13: 4HE= / 4HE+1`, what stands and what was said, which the director understands in any
        /// language.
        void callAbout(Optional<Outcome> stands, Outcome said) {
            String matter =
                    "%s: %s / %s"
                            .formatted(
                                    slot.board().value(),
                                    stands.map(OutcomeText::text).orElse("–"),
                                    OutcomeText.text(said));
            var table = new Section.Table(slot.section(), slot.table());
            var _ = at.event().act(by, "", new Act.CallDirector(table, matter));
        }
    }

    private void report(Visit visit) {
        var at = TableVisit.of(visit, evenings);
        var outcome = ResultText.parse(result(visit), at.board());
        if (!(outcome instanceof Outcome.Scored score)) {
            throw Sorry.unclear("ev.only.played");
        }
        var lead = Leads.sent(visit);
        var view = at.event().asPublic().state();
        var saying = at.mine().isPresent() ? ours(at, view, score) : nobodys(at, view, score);
        var before = saying.slip();
        var own = Optional.ofNullable(before.said().get(saying.side()));
        boolean unseen =
                own.filter(said -> !OutcomeText.text(said).equals(visit.param("seen"))).isPresent();
        if (own.equals(Optional.of(score))) {
            done(saying, score, lead);
            return;
        }
        if (unseen && visit.has("id")) {
            saying.callAbout(own, score);
            throw conflict(new TournamentRefusal(Reason.RESULT_ENTERED, Optional.empty()));
        }
        var reply = at.event().act(saying.by(), "", new Act.Report(saying.slot(), score));
        var refusal = EventVisit.refusal(reply);
        if (refusal.isPresent()) {
            refused(saying, before, score, refusal.get());
        } else {
            done(saying, score, lead);
        }
    }

    /// As the telephone's pair. What it sends for another pair or another side is not taken, and
    /// the director is told.
    private static Saying ours(TableVisit at, TournamentView view, Outcome score) {
        var place = at.place(view, at.round());
        if (place.isEmpty() || !isOfPair(at) || !isOfSide(at, place.get())) {
            nobody(at, score);
            throw told(place.isEmpty() ? "ev.phone.sat.out" : "ev.phone.not.yours");
        }
        var slot = place.get().slot(at.board());
        return new Saying(at, by(at, view), slot, view.side(slot, place.get().side()));
    }

    /// A telephone that sends what it was told before it speaks for somebody else says so.
    private static boolean isOfPair(TableVisit at) {
        var visit = at.event().visit();
        return !visit.has("me")
                || at.mine().filter(pair -> pair.toString().equals(visit.param("me"))).isPresent();
    }

    private static boolean isOfSide(TableVisit at, Place place) {
        return !at.event().visit().has("side") || at.side() == place.side();
    }

    private static Attendee by(TableVisit at, TournamentView view) {
        return at.player(view).orElseThrow(() -> Sorry.unclear("ev.phone.who.first"));
    }

    /// Of a telephone that is nobody's yet the first word on a board is taken, so that none is
    /// lost; it says nothing on what others have said.
    private static Saying nobodys(TableVisit at, TournamentView view, Outcome score) {
        var slot = at.slotThere();
        var by = at.seated(view, slot.round(), at.side());
        if (by.isEmpty()) {
            nobody(at, score);
            throw new Sorry(
                    HttpStatus.CONFLICT,
                    words ->
                            words.get(
                                    "ev.director.told",
                                    words.get("ev.nobody.plays", at.table(), slot.round())));
        }
        var saying = new Saying(at, by.get(), slot, at.side());
        if (view.line(slot).filter(ResultLine::in).isPresent()) {
            saying.callAbout(known(at, slot), score);
            throw told("ev.phone.who.first");
        }
        return saying;
    }

    /// What stands on a board, as the director is told it.
    private static Optional<Outcome> known(TableVisit at, Slot slot) {
        return at.seenBy(Tournaments.director(at.event().visit().viewer()))
                .line(slot)
                .flatMap(ResultLine::slip)
                .flatMap(Slip::outcome);
    }

    /// Of what cannot be anybody's result there the director is told: perhaps somebody sat down at
    /// a wrong table.
    private static void nobody(TableVisit at, Outcome score) {
        new Saying(at, Outsider.HOUSE, at.slotThere(), Side.NORTH_SOUTH)
                .callAbout(Optional.empty(), score);
    }

    private static Sorry told(String key) {
        return new Sorry(
                HttpStatus.CONFLICT, words -> words.get("ev.director.told", words.get(key)));
    }

    /// As one text, or as a page without a script sends it: tapped part by part.
    private static String result(Visit visit) {
        return visit.has("result")
                ? visit.param("result")
                : visit.param("level")
                        + visit.param("strain")
                        + visit.param("doubling")
                        + visit.param("declarer")
                        + visit.param("margin");
    }

    /// What is not taken is not lost: the director is told of it.
    private void refused(Saying saying, Slip before, Outcome score, Refusal refusal) {
        if (reason(refusal) == Reason.ROUND_NOT_BEGUN) { // the telephone keeps it until then
            throw new Sorry(
                    HttpStatus.SERVICE_UNAVAILABLE, words -> EventVisit.sentence(words, refusal));
        }
        if (before.outcome().equals(Optional.of(score))) {
            done(saying, score, Optional.empty());
            return;
        }
        saying.callAbout(before.outcome(), score);
        throw conflict(refusal);
    }

    private static Reason reason(Refusal refusal) {
        return refusal instanceof TournamentRefusal ours ? ours.reason() : Reason.NOTHING_NEW;
    }

    private static Sorry conflict(Refusal refusal) {
        return new Sorry(
                HttpStatus.CONFLICT,
                words -> words.get("ev.director.told", EventVisit.sentence(words, refusal)));
    }

    /// Done; with a word of warning when the result is an odd one. A telephone that is nobody's is
    /// told nothing of other tables.
    private void done(Saying saying, Outcome outcome, Optional<Card> lead) {
        lead.ifPresent(card -> {
            var _ = saying.at().event().act(saying.by(), "", new Act.TellLead(saying.slot(), card));
        });
        var visit = saying.at().event().visit();
        if (!visit.byScript()) {
            visit.seeOther(saying.at().path());
            return;
        }
        var view =
                saying.at().mine().isPresent()
                        ? saying.at().seenBy(saying.by())
                        : saying.at().event().asPublic().state();
        var doubts = Doubts.of(outcome, Comparison.elsewhere(view, saying.slot()), visit.words());
        if (lead.isPresent() && saying.at().mine().isPresent()) {
            var dealt = evenings.online().dealt(saying.at().event().id());
            var known = KnownCards.of(view, dealt);
            Leads.doubt(view, known, saying.slot(), visit.words()).ifPresent(doubts::add);
        }
        visit.ctx()
                .status(HttpStatus.OK)
                .header("Cache-Control", "no-store")
                .contentType("text/plain; charset=utf-8")
                .result(String.join(" ", doubts));
    }

    /// A side agrees or does not: on its own telephone, or on that of its opponents when it has
    /// none and is asked there. That one telephone spoke for both stands in the trail.
    private void answer(Visit visit, Status wanted) {
        var at = TableVisit.of(visit, evenings);
        var view = at.event().asPublic().state();
        var place =
                at.place(view, at.round())
                        .orElseThrow(() ->
                                new Sorry(
                                        HttpStatus.CONFLICT,
                                        words -> words.get("ev.phone.who.first")));
        if (!isOfPair(at)) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.phone.not.yours"));
        }
        var side = visit.has("side") ? at.side() : place.side();
        boolean shared = side != place.side();
        if (shared && (!visit.param("shared").equals("yes") || at.hasPhone(place, side))) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.phone.their.own"));
        }
        var by =
                shared
                        ? TableVisit.player(view, place.floor(), place.seating(), side)
                                .orElseThrow(() -> Sorry.unclear("ev.phone.who.first"))
                        : by(at, view);
        var slot = place.slot(at.board());
        var saying = new Saying(at, by, slot, view.side(slot, side));
        var act =
                wanted == Status.CONFIRMED
                        ? new Act.Confirm(saying.slot())
                        : new Act.Dispute(saying.slot());
        String why = shared ? visit.words().get("ev.phone.shared") : "";
        var reply = at.event().act(by, why, act);
        if (saying.slip().status() != wanted) {
            at.event().expectDone(reply);
        }
        at.event().done(at.path());
    }

    /// To call twice is to call once.
    private void call(Visit visit) {
        var at = TableVisit.of(visit, evenings);
        var view = at.event().asPublic().state();
        String matter = visit.param("matter").replaceAll("\\p{Cntrl}", " ").strip();
        if (matter.length() > LONGEST_MATTER) {
            throw Sorry.unclear("unclear.long", LONGEST_MATTER);
        }
        var round = new RoundNumber(Math.max(1, at.begun(view)));
        var table = at.place(view, round).map(Place::table).orElse(at.table());
        var by =
                at.player(view)
                        .or(() -> at.seated(view, round, at.side()))
                        .orElseThrow(() -> Sorry.unclear("ev.nobody.plays", table, round));
        var reply = at.event().act(by, "", new Act.CallDirector(table, matter));
        if (EventVisit.refusal(reply).filter(PhoneDeeds::isCalled).isEmpty()) {
            at.event().expectDone(reply);
        }
        at.event().done(at.path());
    }

    private static boolean isCalled(Refusal refusal) {
        return refusal instanceof TournamentRefusal ours && ours.reason() == Reason.CALLED_ALREADY;
    }
}
