package overtrick.evening.page.draw;

import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.draw.Bracket.Tie;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.Adjustment.Kind;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.TrailLine;
import overtrick.tournament.match.DrawnRound;
import overtrick.tournament.match.DrawnRound.Way;
import overtrick.tournament.match.KnockOut;
import overtrick.tournament.session.EntryId;

/// The director draws the next round: they see it with its reasons, may choose another way, leave
/// somebody out or say who has won a tied match, and takes it with one press.
public record DrawRoutes(Evenings evenings) {

    private static final int LONGEST_WHY = 200;

    public void addTo(Routes routes) {
        routes.getSlow(Right.DIRECT, "/events/{code}/console/draw", this::show);
        routes.postSlow(Right.DIRECT, "/events/{code}/console/draw", this::draw);
        routes.post(Right.DIRECT, "/events/{code}/console/undraw", this::takeBack);
    }

    private static Field field(EventVisit event) {
        if (!event.plan().format().isDrawn()) {
            throw Sorry.unclear("ev.draw.none");
        }
        return Field.of(event.asDirector().state(), event.plan())
                .orElseThrow(() -> Sorry.unclear("refusal.NOBODY_SEATED"));
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var field = field(event);
        var page = new DrawPages(event, field, asked(visit, field)).page();
        var frame = Frame.of(visit, page.title());
        visit.page(Pages.render("evening/draw", new Framed<>(frame, page)));
    }

    /// What the director wants of the draw.
    ///
    /// @param out who is left out
    /// @param said who has won a match of a knock-out, by their word
    /// @param extra whether tied matches are played on
    record Asked(Way way, Set<EntryNumber> out, Map<Tie, EntryNumber> said, boolean extra) {}

    private static Asked asked(Visit visit, Field field) {
        var way =
                visit.has("way")
                        ? visit.oneOf("way", Way.values(), "ev.unclear.way")
                        : DrawnRound.endsTriangle(field.floor()) ? Way.TRIANGLE : Way.SWISS;
        var out = new HashSet<EntryNumber>();
        for (String number : visit.ctx().queryParams("out")) {
            out.add(number(number));
        }
        for (String number : visit.ctx().formParams("out")) {
            out.add(number(number));
        }
        var said = new HashMap<Tie, EntryNumber>();
        if (!field.plan().format().isSwiss()) {
            for (var tie : field.knockOut().undecided()) {
                if (visit.has(key(tie))) {
                    said.put(tie, winner(field, tie, number(visit.param(key(tie)))));
                }
            }
        }
        return new Asked(way, out, said, visit.has("extra"));
    }

    private static EntryNumber number(String text) {
        if (!text.matches("[1-9]\\d{0,2}")) {
            throw Sorry.notFound("ev.no.pair", text);
        }
        return new EntryNumber(Integer.parseInt(text));
    }

    private static EntryNumber winner(Field field, Tie tie, EntryNumber said) {
        if (!field.knockOut().bracket().contenders(tie).contains(said)) {
            throw Sorry.notFound("ev.no.pair", said);
        }
        return said;
    }

    static String key(Tie tie) {
        return "w%s-%d".formatted(tie.round(), tie.place());
    }

    private void draw(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        event.director();
        var field = field(event);
        if (field.next() != visit.number("round", 1, 999)) {
            event.done(event.path("/console")); // a second press draws no other round
            return;
        }
        var asked = asked(visit, field);
        var round = round(visit, field, asked);
        if (!text(round.seatings()).equals(visit.param("drawn"))) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.draw.changed"));
        }
        String why = visit.param("why").replaceAll("\\p{Cntrl}", " ").strip();
        if (why.length() > LONGEST_WHY) {
            throw Sorry.unclear("unclear.long", LONGEST_WHY);
        }
        if (why.isEmpty() && !asked.said().isEmpty()) {
            throw Sorry.unclear("ev.draw.why");
        }
        event.direct(why, new Act.Draw(field.floor().section(), round.seatings()));
        Byes.award(event, new RoundNumber(field.next()), byes(field, round));
        visit.goTo(event.path("/console"));
    }

    private static List<EntryId> byes(Field field, DrawnRound round) {
        return round.bye().stream()
                .flatMap(
                        number -> Optional.ofNullable(field.floor().wearers().get(number)).stream())
                .toList();
    }

    private static DrawnRound round(Visit visit, Field field, Asked asked) {
        return drawn(field, asked)
                .orElseThrow(() ->
                        new Sorry(
                                HttpStatus.CONFLICT,
                                _ ->
                                        field.plan().format().isSwiss()
                                                ? refusal(field, asked, visit)
                                                : visit.words().get("ev.draw.undecided")));
    }

    static String refusal(Field field, Asked asked, Visit visit) {
        int entries = field.matches().numbers().size() - asked.out().size();
        return DrawnRound.refusal(asked.way(), entries).in(visit.words().locale());
    }

    /// Empty when it cannot be drawn so.
    static Optional<DrawnRound> drawn(Field field, Asked asked) {
        if (field.plan().format().isSwiss()) {
            return field.swiss(asked.way(), asked.out());
        }
        var knockOut = field.knockOut();
        var matches = asked.extra() ? knockOut.extra() : knockOut.next(asked.said());
        return matches.isEmpty()
                ? Optional.empty()
                : Optional.of(KnockOut.round(field.floor(), matches));
    }

    /// `1 1 105 2, …`: who sits where on which boards.
    static String text(List<Seating> seatings) {
        return seatings.stream()
                .map(one ->
                        "%s %s %s %s"
                                .formatted(
                                        one.table(),
                                        one.northSouth().members().getFirst(),
                                        one.eastWest().members().getFirst(),
                                        one.set()))
                .collect(Collectors.joining(", "));
    }

    /// With what was given for the bye in it.
    private void takeBack(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var director = event.director();
        var field = field(event);
        String why = event.words().get("ev.draw.back.why");
        for (int number : toTakeBack(field)) {
            event.expectDone(evenings.tournaments().takeBack(event.id(), director, why, number));
        }
        visit.goTo(event.path("/console/draw"));
    }

    /// The last draw that stands and the byes that follow it, the latest first.
    static List<Integer> toTakeBack(Field field) {
        var acts = new ArrayList<Integer>();
        for (TrailLine line : field.view().trail().reversed()) {
            if (!line.stands()) {
                continue;
            }
            switch (line.done().act()) {
                case Act.Adjust(_, var kind, _, _) when kind == Kind.CARRY_OVER ->
                        acts.add(line.done().number());
                case Act.Draw _ -> {
                    acts.add(line.done().number());
                    return acts;
                }
                case Act.BeginRound _, Act.Seat _ -> {
                    return List.of();
                }
                default -> acts.clear();
            }
        }
        return List.of();
    }
}
