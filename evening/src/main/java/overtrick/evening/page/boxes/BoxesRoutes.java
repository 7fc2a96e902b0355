package overtrick.evening.page.boxes;

import io.javalin.http.HttpStatus;
import java.util.List;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxFile;
import overtrick.boxes.BoxPlan.Hand;
import overtrick.boxes.BoxPlan.Wishes;
import overtrick.boxes.BoxTrouble;
import overtrick.evening.Evenings;
import overtrick.evening.boxes.BoxState;
import overtrick.evening.boxes.Boxes;
import overtrick.evening.boxes.Boxes.Begun;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.cards.KnownCards;
import overtrick.page.Download;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.door.Deed;

/// Scoring boxes: the file for their control program, in the club's folder or taken along, and
/// results that come back from it.
public record BoxesRoutes(Evenings evenings) {

    private static final String PAGE = "/console/boxes";
    private static final int LONGEST_NAME = 60;

    public void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/boxes", this::show);
        routes.getSlow(Right.DIRECT, "/events/{code}/console/boxes.bws", this::download);
        routes.postSlow(Right.DIRECT, "/events/{code}/console/boxes/begin", this::begin);
        routes.post(Right.DIRECT, "/events/{code}/console/boxes/end", this::end);
        routes.postSlow(Right.DIRECT, "/events/{code}/console/boxes/bring", this::bring);
    }

    private Boxes boxes() {
        return evenings.boxes();
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        show(event, "");
    }

    private void show(EventVisit event, String notice) {
        var visit = event.visit();
        var words = visit.words();
        var state = boxes().state(event.id());
        var page =
                new BoxesPage(
                        words,
                        event.path(PAGE),
                        boxes().plan(event.id(), Wishes.USUAL, List.of()).isPresent(),
                        notice,
                        boxes().usualName(event.id()),
                        state.map(one -> one.path().toString()).orElse(""),
                        state.map(one -> sentence(one, words)).orElse(""),
                        state.flatMap(BoxState::trouble)
                                .map(trouble -> words.get("ev.boxes.trouble." + trouble))
                                .orElse(""),
                        state.map(BoxState::waiting).orElse(List.of()),
                        !hands(event).isEmpty());
        var frame = Frame.of(visit, words.get("ev.boxes"));
        visit.page(Pages.render("evening/boxes", new Framed<>(frame, page)));
    }

    private static String sentence(BoxState state, Words words) {
        return state.read()
                .map(at -> words.count("ev.boxes.read", state.results(), words.time(at)))
                .orElse(words.get("ev.boxes.unread"));
    }

    /// The cards of the boards, for a director who has none of them still to play: whoever holds
    /// the file can read them.
    private List<Hand> hands(EventVisit event) {
        return event.seesAllCards()
                ? KnownCards.of(event.asDirector().state(), evenings.online().dealt(event.id()))
                        .stream()
                        .map(board -> new Hand(board.number().value(), board.deal()))
                        .toList()
                : List.of();
    }

    private static Wishes wishes(Visit visit) {
        return new Wishes(!visit.has("blind"), visit.has("lead"), visit.has("hands"));
    }

    private void begin(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        visit.limit(Deed.TABLE);
        String name = visit.param("file").strip();
        if (name.length() > LONGEST_NAME) {
            throw Sorry.unclear("unclear.long", LONGEST_NAME);
        }
        var wishes = wishes(visit);
        var hands = wishes.hands() ? hands(event) : List.<Hand>of();
        switch (boxes().begin(event.id(), name, wishes, hands)) {
            case Begun.Done _ -> visit.seeOther(event.path(PAGE));
            case Begun.Not(var trouble) -> throw conflict(trouble);
            case Begun.Refused refused -> throw conflict("ev.boxes." + refused.name());
        }
    }

    private static Sorry conflict(String key) {
        return new Sorry(HttpStatus.CONFLICT, words -> words.get(key));
    }

    private static Sorry conflict(BoxTrouble trouble) {
        return conflict("ev.boxes.trouble." + trouble);
    }

    private void end(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        boxes().end(event.id());
        visit.seeOther(event.path(PAGE));
    }

    /// The file for a machine that cannot see the club's folder.
    private void download(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        visit.limit(Deed.ANALYSIS);
        var plan =
                boxes().plan(
                                event.id(),
                                wishes(visit),
                                visit.has("hands") ? hands(event) : List.of())
                        .orElseThrow(() -> conflict("ev.boxes.NOT_SEATED"));
        String name = boxes().usualName(event.id());
        Download.send(visit, name, "application/x-msaccess", BoxFile.bytes(plan));
    }

    /// Results in a file that was brought, such as from that machine.
    private void bring(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        visit.limit(Deed.UPLOAD);
        var file = visit.file("bws").orElseThrow(() -> Sorry.unclear("unclear.nofile"));
        switch (BoxFile.read(file.bytes())) {
            case BoxAnswer.Done<BoxContents>(var contents) -> {
                var taken = boxes().bring(event.id(), contents);
                String notice = event.words().count("ev.boxes.brought", taken.results());
                show(
                        event,
                        taken.waiting().isEmpty()
                                ? notice
                                : notice
                                        + " "
                                        + event.words()
                                                .count("ev.boxes.wait", taken.waiting().size()));
            }
            case BoxAnswer.Not<BoxContents>(var trouble, _) ->
                    throw Sorry.unclear("ev.boxes.trouble." + trouble);
        }
    }
}
