package overtrick.evening.page.desk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Moves;
import overtrick.evening.page.Names;
import overtrick.evening.page.Roster;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.repair.Cost;
import overtrick.movement.repair.Mishap;
import overtrick.movement.repair.Repair;
import overtrick.page.Frame;
import overtrick.page.Framed;
import overtrick.page.Pages;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// Mishaps: what has happened is told, the legal ways to go on are shown with what they cost, and
/// one press takes one.
record MishapRoutes(Evenings evenings) {

    private static final int SHOWN = 8;

    /// A mishap that may have happened, with a way to go on.
    private record Found(Mishap mishap, Repair repair) {}

    void addTo(Routes routes) {
        routes.get(Right.DIRECT, "/events/{code}/console/mishaps", this::show);
        routes.post(Right.DIRECT, "/events/{code}/console/mishaps", this::repair);
    }

    /// The one that was asked for, or the first.
    private static Section section(Visit visit, TournamentView view) {
        var sections = view.sections().stream().map(SectionView::section).toList();
        return sections.stream()
                .filter(one -> one.name().text().equals(visit.param("section")))
                .findFirst()
                .or(() -> sections.stream().findFirst())
                .orElseThrow(() -> Sorry.unclear("refusal.NOBODY_SEATED"));
    }

    private void show(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var view = event.asDirector().state();
        var section = section(visit, view);
        var floor = section.floor();
        var words = visit.words();
        String kind = visit.param("kind");
        var mishaps = isAsked(visit, kind) ? mishaps(visit, kind, section) : List.<Mishap>of();
        var found = found(floor, mishaps);
        String trouble =
                found.isEmpty() && !mishaps.isEmpty() ? trouble(floor, mishaps, words) : "";
        var page =
                new MishapPage(
                        words,
                        event.path(""),
                        MishapPage.KINDS.contains(kind) ? kind : "",
                        sections(view),
                        section.name().text(),
                        section.begun(),
                        floor.movement().rounds(),
                        seated(view, floor),
                        unseated(view),
                        tables(floor),
                        sets(floor),
                        asked(visit),
                        ways(found, words),
                        trouble);
        var frame = Frame.of(visit, words.get("ev.mishaps"));
        visit.page(Pages.render("evening/desk_mishap", new Framed<>(frame, page)));
    }

    /// None where there is only one.
    private static List<String> sections(TournamentView view) {
        return view.sections().size() < 2
                ? List.of()
                : view.sections().stream().map(one -> one.section().name().text()).toList();
    }

    private static boolean isAsked(Visit visit, String kind) {
        return switch (kind) {
            case "late" -> visit.has("names") || visit.has("entry");
            case "left" -> visit.has("number");
            case "pair" -> visit.has("table") && visit.has("number");
            case "boards" -> visit.has("table") && visit.has("set");
            default -> false;
        };
    }

    /// What may be meant; a late pair wears a number that is free, or a new one.
    private static List<Mishap> mishaps(Visit visit, String kind, Section section) {
        var floor = section.floor();
        var next = new RoundNumber(section.begun() + 1);
        return switch (kind) {
            case "late" -> {
                var free = new TreeSet<>(floor.absent());
                if (free.isEmpty()) {
                    free.add(new EntryNumber(floor.wearers().lastKey().value() + 1));
                }
                yield free.stream().<Mishap>map(one -> new Mishap.LatePair(one, next)).toList();
            }
            case "left" -> List.of(new Mishap.LeavingPair(number(visit), next));
            case "pair" ->
                    List.of(
                            new Mishap.WrongPair(
                                    round(visit, section),
                                    table(visit),
                                    visit.param("side").equals("EW")
                                            ? Side.EAST_WEST
                                            : Side.NORTH_SOUTH,
                                    number(visit)));
            case "boards" ->
                    List.of(
                            new Mishap.WrongSet(
                                    round(visit, section),
                                    table(visit),
                                    new SetNumber(visit.number("set", 1, 999))));
            default -> List.of();
        };
    }

    private static EntryNumber number(Visit visit) {
        return new EntryNumber(visit.number("number", 1, 9999));
    }

    private static TableNumber table(Visit visit) {
        return new TableNumber(visit.number("table", 1, 9999));
    }

    private static RoundNumber round(Visit visit, Section section) {
        int last = Math.max(1, section.begun());
        return new RoundNumber(visit.has("round") ? visit.number("round", 1, last) : last);
    }

    private static List<Found> found(Floor floor, List<Mishap> mishaps) {
        var found = new ArrayList<Found>();
        for (var mishap : mishaps) {
            if (TournamentRules.impossible(floor, mishap).isEmpty()) {
                TournamentRules.repairs(floor, mishap)
                        .forEach(repair -> found.add(new Found(mishap, repair)));
            }
        }
        found.sort(Comparator.comparing(one -> one.repair().cost()));
        return found.stream().limit(SHOWN).toList();
    }

    private static String trouble(Floor floor, List<Mishap> mishaps, Words words) {
        return mishaps.stream()
                .flatMap(mishap -> TournamentRules.impossible(floor, mishap).stream())
                .map(refusal -> refusal.advice().in(words.locale()))
                .findFirst()
                .orElseGet(() -> words.get("ev.no.way"));
    }

    private static List<MishapPage.Way> ways(List<Found> found, Words words) {
        var ways = new ArrayList<MishapPage.Way>();
        for (int index = 0; index < found.size(); index++) {
            var one = found.get(index);
            int number = one.mishap() instanceof Mishap.LatePair(var pair, _) ? pair.value() : 0;
            ways.add(
                    new MishapPage.Way(
                            index,
                            number,
                            one.repair().way().in(words.locale()),
                            cost(one.repair().cost(), words),
                            index == 0));
        }
        return ways;
    }

    private static String cost(Cost cost, Words words) {
        var parts = new ArrayList<String>();
        if (cost.sittingOut() > 0) {
            parts.add(words.count("ev.cost.out", cost.sittingOut()));
        }
        if (cost.meetings() > 0) {
            parts.add(words.count("ev.cost.again", cost.meetings()));
        }
        if (cost.changed() > 0) {
            parts.add(words.count("ev.cost.changed", cost.changed()));
        }
        if (cost.copies() > 0) {
            parts.add(words.count("ev.cost.copies", cost.copies()));
        }
        return parts.isEmpty() ? words.get("ev.cost.none") : String.join(", ", parts);
    }

    private static List<MishapPage.Choice> seated(TournamentView view, Floor floor) {
        var roster = Roster.of(view);
        return floor.wearers().keySet().stream()
                .map(number ->
                        new MishapPage.Choice(
                                number.toString(),
                                number
                                        + " "
                                        + roster.entry(floor, number)
                                                .map(entry -> entry.name())
                                                .orElse("")))
                .toList();
    }

    private static List<MishapPage.Choice> unseated(TournamentView view) {
        return view.entries().stream()
                .filter(entry -> !entry.withdrawn())
                .filter(entry ->
                        Roster.floors(view).stream().noneMatch(floor -> floor.seats(entry.id())))
                .map(entry -> new MishapPage.Choice(entry.id().toString(), entry.name()))
                .toList();
    }

    private static List<String> tables(Floor floor) {
        return floor.planned().seatings().stream()
                .map(one -> one.table().value())
                .distinct()
                .sorted()
                .map(String::valueOf)
                .toList();
    }

    private static List<MishapPage.Choice> sets(Floor floor) {
        return floor.planned().seatings().stream()
                .map(one -> one.set().value())
                .distinct()
                .sorted()
                .map(set ->
                        new MishapPage.Choice("" + set, Moves.boards(floor, new SetNumber(set))))
                .toList();
    }

    private static MishapPage.Asked asked(Visit visit) {
        return new MishapPage.Asked(
                visit.param("number"),
                visit.param("names"),
                visit.param("entry"),
                visit.param("table"),
                visit.param("side"),
                visit.param("set"),
                visit.param("round"));
    }

    private void repair(Visit visit) {
        var event = EventVisit.of(visit, evenings);
        var section = section(visit, event.asDirector().state());
        String kind = visit.param("kind");
        var found = found(section.floor(), mishaps(visit, kind, section));
        int way = visit.number("way", 0, SHOWN);
        if (way >= found.size()) {
            throw Sorry.unclear("ev.no.way");
        }
        var chosen = found.get(way);
        var newcomer = kind.equals("late") ? newcomer(event) : Optional.<EntryId>empty();
        event.direct(
                visit.words().get("ev.kind.of." + kind),
                new Act.Repair(
                        section.name(), chosen.mishap(), chosen.repair().movement(), newcomer));
        event.done(event.path("/console"));
    }

    /// The late pair: one that has entered, or that is entered now.
    private static Optional<EntryId> newcomer(EventVisit event) {
        var visit = event.visit();
        if (visit.has("entry")) {
            return Optional.of(new EntryId(visit.number("entry", 1, Integer.MAX_VALUE)));
        }
        var players = Names.players(visit.param("names"));
        event.direct("", new Act.Enter(players));
        return event.asDirector().state().entries().stream()
                .filter(entry -> entry.players().equals(players))
                .map(entry -> entry.id())
                .reduce((_, last) -> last);
    }
}
