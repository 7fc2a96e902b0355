package overtrick.web.evening.phone;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.cards.rules.Refusal;
import overtrick.club.Club;
import overtrick.club.tournament.TournamentId;
import overtrick.formats.results.OutcomeText;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.movement.RoundNumber;
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
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Frame;
import overtrick.web.Framed;
import overtrick.web.Pages;
import overtrick.web.Routes;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.evening.Comparison;
import overtrick.web.evening.Doubts;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.ResultText;
import overtrick.web.stream.Streams;

/// The pages of the tables: results are entered, agreed to and disputed, and the director is
/// called. What a telephone sends twice happens once.
public final class PhoneRoutes implements AutoCloseable {

    private static final int LONGEST_MATTER = 120;

    /// What is followed: a table, in the round being played or in another.
    private record Followed(TournamentId id, Section.Table table, int round) {}

    private final Club club;
    private final Streams<Followed, Snapshot<TournamentView>, PhonePage> streams = new Streams<>();

    public PhoneRoutes(Club club) {
        this.club = club;
    }

    public void addTo(Routes routes) {
        routes.get("/events/scores", ScoreList::show);
        routes.get("/events/{code}/t/{table}/{key}", this::show);
        routes.get("/events/{code}/t/{table}/{key}/stream", visit -> stream(visit, 0));
        routes.get(
                "/events/{code}/t/{table}/{key}/stream/{round}",
                visit -> stream(visit, round(visit.ctx().pathParam("round"))));
        routes.post("/events/{code}/t/{table}/{key}/results", this::report);
        routes.post("/events/{code}/t/{table}/{key}/agree", this::agree);
        routes.post("/events/{code}/t/{table}/{key}/dispute", this::dispute);
        routes.post("/events/{code}/t/{table}/{key}/call", this::call);
    }

    private void show(Visit visit) {
        var at = TableVisit.of(visit, club);
        int wanted = visit.has("round") ? visit.number("round", 0, 999) : 0;
        var page = PhonePage.of(seen(at, wanted), at, visit.words(), wanted, at.event().plan());
        String title = visit.words().get("ev.table", at.table());
        visit.page(Pages.render("evening/phone", new Framed<>(Frame.of(visit, title), page)));
    }

    private static int round(String text) {
        if (!text.matches("\\d{1,3}")) {
            throw Sorry.notFound("no.page");
        }
        return Integer.parseInt(text);
    }

    private void stream(Visit visit, int wanted) {
        var at = TableVisit.of(visit, club);
        var id = at.event().id();
        var plan = at.event().plan();
        streams.open(
                visit,
                new Followed(id, at.table(), wanted),
                () ->
                        new PhoneScene(
                                club.tournaments(), id, at, round -> seen(at, round), wanted, plan),
                EventVisit.lastSeen(visit));
    }

    /// What those may know who sit North–South in a round; everybody before the first.
    private Snapshot<TournamentView> seen(TableVisit at, int wanted) {
        String code = at.event().id().code();
        var everybody = club.tournaments().view(code, Outsider.PUBLIC);
        int begun = begun(at, everybody.state());
        int round = wanted > 0 && wanted <= begun ? wanted : begun;
        if (round == 0) {
            return everybody;
        }
        return at.floor(everybody.state())
                .flatMap(floor ->
                        floor.at(new RoundNumber(round), at.table().number())
                                .flatMap(seating ->
                                        TableVisit.player(
                                                everybody.state(),
                                                floor,
                                                seating,
                                                Side.NORTH_SOUTH)))
                .map(player -> club.tournaments().view(code, player))
                .orElse(everybody);
    }

    private static int begun(TableVisit at, TournamentView view) {
        return view.sections().stream()
                .map(SectionView::section)
                .filter(section -> section.name().equals(at.table().section()))
                .mapToInt(Section::begun)
                .findFirst()
                .orElse(0);
    }

    private void report(Visit visit) {
        var at = TableVisit.of(visit, club);
        var slot = at.slot();
        var outcome = ResultText.parse(result(visit), slot.board());
        if (!(outcome instanceof Outcome.Scored score)) {
            throw Sorry.unclear("ev.only.played");
        }
        var side = at.side();
        var by = speaker(at, slot, side, score);
        var before = slip(at, by, slot);
        var own = Optional.ofNullable(before.said().get(side));
        boolean unseen =
                own.filter(said -> !OutcomeText.text(said).equals(visit.param("seen"))).isPresent();
        if (own.equals(Optional.of(score))) {
            answer(at, by, slot, score);
            return;
        }
        if (unseen && visit.has("id")) {
            callAbout(at, by, slot, Optional.of(own.get()), score);
            throw conflict(new TournamentRefusal(Reason.RESULT_ENTERED, Optional.empty()));
        }
        var reply = at.event().act(by, "", new Act.Report(slot, score));
        var refusal = EventVisit.refusal(reply);
        if (refusal.isPresent()) {
            refused(at, by, slot, before, score, refusal.get());
        } else {
            answer(at, by, slot, score);
        }
    }

    /// Whoever plays there. Of a result where nobody does the director is told: perhaps somebody
    /// sat down at a wrong table.
    private static Attendee speaker(TableVisit at, Slot slot, Side side, Outcome score) {
        var view = at.event().asPublic().state();
        return at.seated(view, slot.round(), side)
                .orElseThrow(() -> {
                    callAbout(at, Outsider.HOUSE, slot, Optional.empty(), score);
                    return new Sorry(
                            HttpStatus.CONFLICT,
                            words ->
                                    words.get(
                                            "ev.director.told",
                                            words.get(
                                                    "ev.nobody.plays", at.table(), slot.round())));
                });
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

    private Slip slip(TableVisit at, Attendee by, Slot slot) {
        return at.seenBy(by).line(slot).flatMap(ResultLine::slip).orElse(Slip.BLANK);
    }

    /// What is not taken is not lost: the director is told of it.
    private void refused(
            TableVisit at, Attendee by, Slot slot, Slip before, Outcome score, Refusal refusal) {
        if (reason(refusal) == Reason.ROUND_NOT_BEGUN) { // the telephone keeps it until then
            throw new Sorry(
                    HttpStatus.SERVICE_UNAVAILABLE, words -> EventVisit.sentence(words, refusal));
        }
        if (before.outcome().equals(Optional.of(score))) {
            answer(at, by, slot, score);
            return;
        }
        callAbout(at, by, slot, before.outcome(), score);
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

    /// `13: 4HE= / 4HE+1`, what stands and what was said, which the director understands in any
    /// language.
    private static void callAbout(
            TableVisit at, Attendee by, Slot slot, Optional<Outcome> stands, Outcome said) {
        String matter =
                "%s: %s / %s"
                        .formatted(
                                slot.board().value(),
                                stands.map(OutcomeText::text).orElse("–"),
                                OutcomeText.text(said));
        var _ = call(at, by, matter);
    }

    private static Reply call(TableVisit at, Attendee by, String matter) {
        return at.event().act(by, "", new Act.CallDirector(at.table(), matter));
    }

    /// Done; with a word of warning when the result is an odd one.
    private void answer(TableVisit at, Attendee by, Slot slot, Outcome outcome) {
        var visit = at.event().visit();
        if (!visit.byScript()) {
            visit.seeOther(at.path());
            return;
        }
        var doubts = Doubts.of(outcome, Comparison.elsewhere(at.seenBy(by), slot), visit.words());
        visit.ctx()
                .status(HttpStatus.OK)
                .header("Cache-Control", "no-store")
                .contentType("text/plain; charset=utf-8")
                .result(String.join(" ", doubts));
    }

    private void agree(Visit visit) {
        var at = TableVisit.of(visit, club);
        var slot = at.slot();
        var by = at.player(at.event().asPublic().state(), slot.round(), at.side());
        var reply = at.event().act(by, "", new Act.Confirm(slot));
        if (slip(at, by, slot).status() != Status.CONFIRMED) {
            at.event().expectDone(reply);
        }
        at.event().done(at.path());
    }

    private void dispute(Visit visit) {
        var at = TableVisit.of(visit, club);
        var slot = at.slot();
        var by = at.player(at.event().asPublic().state(), slot.round(), at.side());
        var reply = at.event().act(by, "", new Act.Dispute(slot));
        if (slip(at, by, slot).status() != Status.DISPUTED) {
            at.event().expectDone(reply);
        }
        at.event().done(at.path());
    }

    /// To call twice is to call once.
    private void call(Visit visit) {
        var at = TableVisit.of(visit, club);
        var view = at.event().asPublic().state();
        String matter = visit.param("matter").replaceAll("\\p{Cntrl}", " ").strip();
        if (matter.length() > LONGEST_MATTER) {
            throw Sorry.unclear("unclear.long", LONGEST_MATTER);
        }
        var round = new RoundNumber(Math.max(1, begun(at, view)));
        var reply = call(at, at.player(view, round, at.side()), matter);
        boolean before =
                EventVisit.refusal(reply)
                        .filter(refusal ->
                                refusal instanceof TournamentRefusal ours
                                        && ours.reason() == Reason.CALLED_ALREADY)
                        .isPresent();
        if (!before) {
            at.event().expectDone(reply);
        }
        at.event().done(at.path());
    }

    @Override
    public void close() {
        streams.close();
    }
}
