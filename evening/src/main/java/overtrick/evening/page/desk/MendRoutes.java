package overtrick.evening.page.desk;

import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Leads;
import overtrick.evening.page.PlaceText;
import overtrick.evening.page.TableName;
import overtrick.evening.page.cards.CardsAsked;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.RecordedHand;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// What happened at a table that should not have: pairs that sat the other way, a board in several
/// forms, boards that are left over for later.
record MendRoutes(Evenings evenings) {

    private static final int LONGEST_WHY = 200;

    /// A time of day that has passed by so much is meant for tomorrow.
    private static final Duration PASSED = Duration.ofHours(12);

    void addTo(Routes routes) {
        routes.post(Right.DIRECT, "/events/{code}/console/turn", this::turn);
        routes.post(Right.DIRECT, "/events/{code}/console/foul", this::foul);
        routes.post(Right.DIRECT, "/events/{code}/console/later", this::later);
        routes.post(Right.RECORD, "/events/{code}/console/lead", this::lead);
        routes.get(Right.RECORD, "/events/{code}/console/cards-of", this::askCards);
        routes.post(Right.RECORD, "/events/{code}/console/cards-of", this::recordCards);
    }

    private static String why(Visit visit) {
        String why = visit.param("why").replaceAll("\\p{Cntrl}", " ").strip();
        if (why.length() > LONGEST_WHY) {
            throw Sorry.unclear("unclear.long", LONGEST_WHY);
        }
        return why;
    }

    /// The board that is asked for, or all boards of its table in the round.
    private static List<ResultLine> asked(Visit visit, TournamentView view, Slot slot) {
        boolean all = visit.param("scope").equals("round");
        return view.results().stream()
                .filter(line -> all ? line.slot().isBeside(slot) : line.slot().equals(slot))
                .toList();
    }

    private void turn(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var view = event.asDirector().state();
        var slot = PlaceText.read(visit);
        var slots =
                asked(visit, view, slot).stream()
                        .map(ResultLine::slot)
                        .filter(one -> !view.particulars().turned().contains(one))
                        .toList();
        event.direct(why(visit), new Act.Turn(slots));
        back(visit, event, slot);
    }

    private void later(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var view = event.asDirector().state();
        var slot = PlaceText.read(visit);
        var slots =
                asked(visit, view, slot).stream()
                        .filter(line -> !line.in())
                        .map(ResultLine::slot)
                        .toList();
        var table =
                TableName.parse(visit.param("table"))
                        .orElseThrow(() -> Sorry.unclear("ev.no.table", visit.param("table")));
        var when = when(visit.param("when"), evenings.tournaments().now());
        event.direct(
                why(visit), new Act.PlayLate(slots.isEmpty() ? List.of(slot) : slots, table, when));
        back(visit, event, slot);
    }

    /// The next time that the clock shows so; of what has passed a while ago, that time today.
    private static Optional<Instant> when(String text, Instant now) {
        String plain = text.strip().replace('.', ':').replace('h', ':');
        if (plain.isEmpty()) {
            return Optional.empty();
        }
        try {
            var time = LocalTime.parse(plain.length() < 5 ? "0" + plain : plain);
            var zone = ZoneId.systemDefault();
            var today = ZonedDateTime.ofInstant(now, zone).with(time).toInstant();
            boolean passed = today.isBefore(now.minus(PASSED));
            return Optional.of(passed ? today.plus(Duration.ofDays(1)) : today);
        } catch (DateTimeParseException none) {
            throw Sorry.unclear("ev.unclear.time", text);
        }
    }

    /// One act for each form that somebody has named; tables that stay as they are need none.
    private void foul(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var view = event.asDirector().state();
        int board = visit.number("board", 1, 9999);
        var changed = new TreeMap<Integer, List<Slot>>();
        for (var line : view.results()) {
            var slot = line.slot();
            String field = "form" + PlaceText.of(slot).replace('|', '-');
            if (slot.board().value() == board && visit.has(field)) {
                int form = form(visit.param(field));
                if (form != view.particulars().form(slot)) {
                    changed.computeIfAbsent(form, _ -> new ArrayList<>()).add(slot);
                }
            }
        }
        if (changed.isEmpty()) {
            throw Sorry.unclear("ev.foul.none");
        }
        changed.forEach((form, slots) -> event.direct(why(visit), new Act.Foul(slots, form)));
        back(visit, event, changed.firstEntry().getValue().getFirst());
    }

    private static int form(String text) {
        if (!text.matches("[1-9]")) {
            throw Sorry.unclear("ev.unclear.form", text);
        }
        return Integer.parseInt(text);
    }

    /// What was led to a board, by whoever keeps the scores.
    private void lead(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var slot = place(event);
        var card = Leads.sent(visit).orElseThrow(() -> Sorry.unclear("ev.unclear.lead", ""));
        event.direct("", new Act.TellLead(slot, card));
        back(visit, event, slot);
    }

    private void askCards(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var slot = place(event);
        var known =
                Optional.ofNullable(
                                event.asConsole().state().particulars().hands().get(slot.board()))
                        .map(RecordedHand::deal);
        var page =
                CardsAsked.of(
                        visit,
                        event.path("/console/cards-of"),
                        event.path("/console/boards/" + slot.board().value()),
                        Map.of("place", PlaceText.of(slot)),
                        slot.board(),
                        known);
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("evening/cards_asked", new Framed<>(frame, page)));
    }

    /// Who has still to play the board does not look at its cards.
    private static Slot place(EventVisit event) {
        var slot = PlaceText.read(event.visit());
        BoardRoutes.expectPlayed(event, slot.board().value());
        return slot;
    }

    private void recordCards(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.expect(Right.RECORD);
        var slot = place(event);
        boolean dealt =
                event.asDirector().state().particulars().usesHands()
                        && evenings.online().dealt(event.id()).stream()
                                .anyMatch(board -> board.number().equals(slot.board()));
        if (dealt) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.cards.dealt"));
        }
        event.direct("", new Act.RecordHand(slot, CardsAsked.sent(visit)));
        visit.seeOther(event.path("/console/boards/" + slot.board().value()));
    }

    private static void back(Visit visit, EventVisit event, Slot slot) {
        if (visit.byScript()) {
            visit.ctx().header("HX-Refresh", "true");
        }
        event.done(
                event.path(
                        "/console/boards/%d?place=%s"
                                .formatted(
                                        slot.board().value(),
                                        URLEncoder.encode(
                                                PlaceText.of(slot), StandardCharsets.UTF_8))));
    }
}
