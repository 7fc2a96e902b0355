package overtrick.evening.page.phone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.evening.online.EventTables;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.Moves;
import overtrick.evening.page.Roster;
import overtrick.evening.page.phone.TableVisit.Place;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.formats.results.OutcomeText;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Words;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Pace;
import overtrick.tournament.session.Question;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// Puts the page of a telephone together.
record PhonePages(
        TournamentView view,
        TableVisit at,
        Words words,
        TournamentPlan plan,
        Roster roster,
        OwnResults own) {

    private static final RoundNumber FIRST = new RoundNumber(1);

    /// @param plan that says whether the table may see how it did
    static PhonePages of(TournamentView view, TableVisit at, Words words, TournamentPlan plan) {
        return new PhonePages(view, at, words, plan, Roster.of(view), OwnResults.of(view, at));
    }

    /// @param wanted a round; 0 for the one being played
    PhonePage page(long number, int wanted) {
        var section = at.section(view);
        int begun = section.map(Section::begun).orElse(0);
        int round = wanted > 0 && wanted <= ahead(section, begun) ? wanted : current(begun);
        var here = round == 0 ? Optional.<Place>empty() : at.place(view, new RoundNumber(round));
        boolean opponents =
                here.filter(place -> at.hasPhone(place, place.side().other())).isPresent();
        String me = at.mine().map(Object::toString).orElse("");
        var told = new ToldResults(view, own, words, plan, opponents).at(here);
        var who = who(me, new RoundNumber(Math.max(1, begun)), round == 0 ? first() : here);
        return new PhonePage(
                words,
                view.title(),
                at.path(),
                number,
                me,
                who,
                head(section, here, round, who.isAsked(), begun),
                new ToldPart(words, at.path(), round, me, told),
                section.map(one -> planned(one.floor())).orElse(List.of()),
                wanted);
    }

    /// The round that the pair plays: table by table, the first in which something is missing.
    private int current(int begun) {
        boolean byTable = view.particulars().pace() == Pace.BY_TABLE && at.mine().isPresent();
        for (int round = 1; byTable && round < begun; round++) {
            if (own.lacks(new RoundNumber(round))) {
                return round;
            }
        }
        return begun;
    }

    /// The last round in which the pair may enter something: who has finished goes on before the
    /// next is called.
    private int ahead(Optional<Section> section, int begun) {
        boolean further = section.flatMap(Section::next).isPresent() && begun > 0;
        boolean done = at.mine().isPresent();
        for (int round = 1; done && round <= begun; round++) {
            done = !own.lacks(new RoundNumber(round));
        }
        return further && done ? begun + 1 : begun;
    }

    /// Who sits at the table of the card: one of them has the telephone in hand.
    private WhoPart who(String me, RoundNumber round, Optional<Place> here) {
        var choices = new ArrayList<WhoPart.Choice>();
        var floor =
                Roster.floors(view).stream()
                        .filter(one -> one.section().equals(at.table().section()))
                        .findFirst();
        for (var side : Side.values()) {
            at.there(view, round).stream()
                    .filter(_ -> !view.closed())
                    .flatMap(seating -> seating.at(side).members().stream())
                    .forEach(member ->
                            choices.add(
                                    new WhoPart.Choice(
                                            member.value(),
                                            words.letters(side),
                                            at.table().section() + "" + member,
                                            floor.flatMap(one -> roster.entry(one, member))
                                                    .map(Entry::name)
                                                    .orElse("?"))));
        }
        choices.addAll(resting(round, floor));
        return new WhoPart(
                words, at.path(), me, at.table().toString(), choices, here.flatMap(this::chairs));
    }

    /// Who sits out: they have come by this card because there is none of their own.
    private List<WhoPart.Choice> resting(RoundNumber round, Optional<Floor> floor) {
        if (view.closed() || at.mine().isPresent()) {
            return List.of();
        }
        return new Resting(view, at, round)
                .shown().stream()
                        .map(number ->
                                new WhoPart.Choice(
                                        number.value(),
                                        "",
                                        at.table().section() + "" + number,
                                        words.get(
                                                "ev.phone.resting",
                                                floor.flatMap(one -> roster.entry(one, number))
                                                        .map(Entry::name)
                                                        .orElse("?"))))
                        .toList();
    }

    /// Which of the pair's players sit there: asked where the director wants to know it.
    private Optional<WhoPart.Chairs> chairs(Place place) {
        boolean asks = view.particulars().told().asks(Question.LINE_UP) && !view.closed();
        var entry = LineUps.entry(view, place.floor(), place.seating(), place.side());
        if (!asks || entry.isEmpty()) {
            return Optional.empty();
        }
        var round = place.seating().round();
        var players = entry.get().players(round);
        var told = LineUps.of(view, place.floor(), place.seating(), place.side());
        var seats = place.side().seats();
        return players.size() < seats.size()
                ? Optional.empty()
                : Optional.of(
                        new WhoPart.Chairs(
                                round.value(),
                                words.name(seats.getFirst()),
                                words.name(seats.getLast()),
                                players,
                                told));
    }

    private HeadPart.State state(Optional<Place> here, int round, boolean asked) {
        if (view.closed()) {
            return HeadPart.State.CLOSED;
        }
        if (asked) {
            return HeadPart.State.WHO;
        }
        if (round == 0) {
            return HeadPart.State.BEFORE;
        }
        if (here.isEmpty()) {
            return HeadPart.State.SITS_OUT;
        }
        return EventTables.kind(view, here.get().floor(), here.get().seating()) == TableKind.REAL
                ? HeadPart.State.PLAY
                : HeadPart.State.ON_SCREENS;
    }

    private HeadPart head(
            Optional<Section> section, Optional<Place> here, int round, boolean asked, int begun) {
        var floor = section.map(Section::floor);
        var seat = round == 0 ? first() : here;
        var notes = new PhoneNotes(view, at, words, own);
        var table = seat.map(Place::table).orElse(at.table());
        return new HeadPart(
                words,
                at.path(),
                table.toString(),
                seat.map(place -> place.side().letters()).orElse(""),
                state(here, round, asked),
                round,
                Math.max(
                        floor.map(one -> one.movement().rounds()).orElse(0),
                        plan.planned(Roster.present(view))),
                pair(seat, Side.NORTH_SOUTH),
                pair(seat, Side.EAST_WEST),
                here.map(this::chips).orElse(List.of()),
                at.mine().isEmpty()
                        ? List.of()
                        : missing(floor, round, begun, ahead(section, begun)),
                section.flatMap(Section::clock)
                        .flatMap(Clock::end)
                        .map(end -> end.toEpochMilli())
                        .orElse(0L),
                view.calls().stream()
                        .anyMatch(call -> !call.attended() && call.table().equals(table)),
                notes.of(floor, here, seat, round),
                here.map(place -> Moves.from(place.floor(), place.seating(), words))
                        .orElse(List.of()),
                view.particulars().told().asks(Question.LEAD));
    }

    /// Where the pair begins, before the first round.
    private Optional<Place> first() {
        return at.place(view, FIRST);
    }

    private HeadPart.Pair pair(Optional<Place> here, Side side) {
        return here.map(place -> pair(place.floor(), place.seating(), side))
                .orElse(HeadPart.Pair.NOBODY);
    }

    private HeadPart.Pair pair(Floor floor, Seating seating, Side side) {
        String numbers = Roster.numbers(floor, seating.at(side));
        return new HeadPart.Pair(numbers, names(floor, seating, side));
    }

    /// In an individual with the chair of each: there it is not theirs to choose.
    private String names(Floor floor, Seating seating, Side side) {
        var players =
                seating.at(side).members().stream()
                        .map(number -> roster.entry(floor, number).map(Entry::name).orElse("?"))
                        .toList();
        return players.size() < side.seats().size()
                ? roster.names(floor, seating, side)
                : LineUps.text(players, side, words);
    }

    private List<HeadPart.Chip> chips(Place place) {
        return place.floor().order(place.seating()).stream()
                .map(place::slot)
                .map(this::chip)
                .toList();
    }

    private HeadPart.Chip chip(Slot slot) {
        var slip = own.slip(slot);
        String css = slip.map(one -> ToldResults.css(one.status())).orElse("open");
        String said =
                slip.flatMap(one -> Optional.ofNullable(one.said().get(Side.NORTH_SOUTH)))
                        .map(OutcomeText::text)
                        .orElse("");
        return new HeadPart.Chip(
                slot.board().value(),
                css,
                words.get("ev.status." + css),
                said,
                vulnerable(slot),
                dealt(slot));
    }

    private String dealt(Slot slot) {
        var board = slot.board();
        return words.get(
                "ev.dealer.vul", words.name(board.dealer()), words.name(board.vulnerability()));
    }

    private static String vulnerable(Slot slot) {
        var vulnerability = slot.board().vulnerability();
        boolean northSouth = vulnerability.includes(Side.NORTH_SOUTH);
        boolean eastWest = vulnerability.includes(Side.EAST_WEST);
        if (northSouth == eastWest) {
            return northSouth ? "both" : "nobody";
        }
        return northSouth ? "NS" : "EW";
    }

    /// Rounds that have begun and lack a result of this pair.
    private List<Integer> missing(Optional<Floor> floor, int shown, int begun, int ahead) {
        var missing = new ArrayList<Integer>();
        for (int round = 1; floor.isPresent() && round <= ahead; round++) {
            var number = new RoundNumber(round);
            boolean open = own.lacks(number);
            boolean played = round >= begun;
            if (round != shown && (open || played)) {
                missing.add(round);
            }
        }
        return missing;
    }

    private List<PhonePage.Planned> planned(Floor floor) {
        return at.mine().stream()
                .flatMap(pair ->
                        floor.movement().seatings().stream()
                                .map(Seating::round)
                                .distinct()
                                .flatMap(round -> TableVisit.place(floor, pair, round).stream()))
                .map(this::planned)
                .toList();
    }

    private PhonePage.Planned planned(Place place) {
        var boards = place.floor().order(place.seating());
        return new PhonePage.Planned(
                place.seating().round().value(),
                words.get(
                        "ev.round.of",
                        place.seating().round(),
                        Math.max(
                                place.floor().movement().rounds(),
                                plan.planned(Roster.present(view)))),
                words.get("ev.table", place.table()),
                place.side().letters(),
                pair(place.floor(), place.seating(), Side.NORTH_SOUTH),
                pair(place.floor(), place.seating(), Side.EAST_WEST),
                boards.stream().map(one -> one.value()).toList(),
                boards.stream().map(board -> vulnerable(place.slot(board))).toList(),
                boards.stream().map(board -> dealt(place.slot(board))).toList());
    }
}
