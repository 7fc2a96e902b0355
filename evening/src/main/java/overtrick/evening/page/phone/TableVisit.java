package overtrick.evening.page.phone;

import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.page.Admission;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Roster;
import overtrick.evening.page.TableName;
import overtrick.evening.tournament.EventLink;
import overtrick.evening.tournament.Phones.Pair;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.SectionView;
import overtrick.tournament.view.TournamentView;

/// A visit of a telephone that has read the card of a table. Whose it is it has said, or will be
/// asked; from then on it goes with its pair, whatever card it came by.
///
/// @param table whose card it is
/// @param key of the card, in the address of a page from before it was exchanged for a grant; empty
///   in all others
/// @param mine for whom the telephone speaks
record TableVisit(EventVisit event, Section.Table table, String key, Optional<Pair> mine) {

    /// Where a pair sits in a round.
    record Place(Floor floor, Seating seating, Side side) {

        Section.Table table() {
            return new Section.Table(floor.section(), seating.table());
        }

        Slot slot(BoardNumber board) {
            return new Slot(floor.section(), seating.round(), seating.table(), board);
        }
    }

    /// Whose card was read, by the address.
    ///
    /// @throws Sorry when it names no table
    static Admission admission(EventVisit event) {
        var visit = event.visit();
        var table =
                TableName.parse(visit.ctx().pathParam("table"))
                        .orElseThrow(() -> visit.unknown("ev.old.link"));
        return new Admission(event, EventLink.of(table));
    }

    /// @throws Sorry when there is no such tournament, or the device has no grant for the table, or
    ///   the key in the address is not the table's
    static TableVisit of(Visit visit, Evenings evenings) {
        var event = EventVisit.of(visit, evenings);
        var admission = admission(event);
        String key = visit.ctx().pathParamMap().getOrDefault("key", "");
        if (key.isEmpty()) {
            var _ = admission.grant();
        } else {
            admission.expect(key);
        }
        var view = event.asPublic().state();
        var mine = spoken(event, view).filter(pair -> floor(view, pair.section()).isPresent());
        var table = TableName.parse(admission.link().place()).orElseThrow();
        return new TableVisit(event, table, key, mine);
    }

    /// As it was said at a table, or by whoever entered with this telephone.
    private static Optional<Pair> spoken(EventVisit event, TournamentView view) {
        return event.tournaments()
                .phones()
                .of(event.id(), event.speakers())
                .filter(pair ->
                        floor(view, pair.section())
                                .filter(floor -> floor.wearers().containsKey(pair.number()))
                                .isPresent())
                .or(() -> event.visit().person().flatMap(one -> entered(event, view, one)));
    }

    /// Of a team nobody knows which of its pairs the telephone belongs to.
    private static Optional<Pair> entered(
            EventVisit event, TournamentView view, Member.Person person) {
        var entry = event.tournaments().rights().entry(event.id(), person.id());
        var worn =
                Roster.floors(view).stream()
                        .flatMap(floor ->
                                floor.wearers().entrySet().stream()
                                        .filter(one -> entry.equals(Optional.of(one.getValue())))
                                        .map(one -> new Pair(floor.section(), one.getKey())))
                        .toList();
        return worn.size() == 1 ? Optional.of(worn.getFirst()) : Optional.empty();
    }

    /// The address of the page that is open: of one from before the exchange, it holds the key
    /// until it is loaded anew.
    String path() {
        return key.isEmpty() ? home() : home() + "/" + key;
    }

    /// The address of the table's page.
    String home() {
        return event.path("/t/" + table);
    }

    /// By what the telephone is known; it becomes known when it has come by a key only.
    PersonId phone() {
        var keyring = event.visit().keyring();
        if (keyring.device().isEmpty()) {
            admission(event).take();
        }
        return keyring.device().orElseThrow(() -> event.visit().unknown("ev.old.link"));
    }

    TournamentView seenBy(Attendee by) {
        return event.tournaments().view(event.id().code(), by).state();
    }

    private static Optional<Floor> floor(TournamentView view, SectionName section) {
        return Roster.floors(view).stream()
                .filter(floor -> floor.section().equals(section))
                .findFirst();
    }

    /// The section in which the telephone's pair plays, or that of the card.
    Optional<Section> section(TournamentView view) {
        var name = mine.map(Pair::section).orElse(table.section());
        return view.sections().stream()
                .map(SectionView::section)
                .filter(one -> one.name().equals(name))
                .findFirst();
    }

    /// The last round that has begun there; 0 before the first.
    int begun(TournamentView view) {
        return section(view).map(Section::begun).orElse(0);
    }

    /// Where the telephone's pair sits in a round; empty when it sits out, or nobody has said whose
    /// the telephone is.
    Optional<Place> place(TournamentView view, RoundNumber round) {
        return mine.flatMap(
                pair -> floor(view, pair.section()).flatMap(floor -> place(floor, pair, round)));
    }

    static Optional<Place> place(Floor floor, Pair pair, RoundNumber round) {
        return floor.movement()
                .in(round)
                .filter(seating -> seating.seats(pair.number()))
                .findFirst()
                .map(seating -> new Place(floor, seating, side(seating, pair)));
    }

    private static Side side(Seating seating, Pair pair) {
        return seating.northSouth().members().contains(pair.number())
                ? Side.NORTH_SOUTH
                : Side.EAST_WEST;
    }

    /// Who sits at the table of the card in a round.
    Optional<Seating> there(TournamentView view, RoundNumber round) {
        return floor(view, table.section()).flatMap(floor -> floor.at(round, table.number()));
    }

    RoundNumber round() {
        return new RoundNumber(event.visit().number("round", 1, 999));
    }

    BoardNumber board() {
        return new BoardNumber(event.visit().number("board", 1, 9999));
    }

    /// The place on the board's slip that the form of a telephone means that belongs to nobody yet.
    Slot slotThere() {
        return new Slot(table.section(), round(), table.number(), board());
    }

    Side side() {
        return switch (event.visit().param("side")) {
            case "NS", "" -> Side.NORTH_SOUTH;
            case "EW" -> Side.EAST_WEST;
            default -> throw Sorry.unclear("ev.unclear.side", event.visit().param("side"));
        };
    }

    /// The telephone's pair, as it acts and looks: what its board is to others it does not see.
    Optional<Attendee> player(TournamentView view) {
        return mine.flatMap(
                pair -> floor(view, pair.section()).flatMap(floor -> player(view, floor, pair)));
    }

    private static Optional<Attendee> player(TournamentView view, Floor floor, Pair pair) {
        return Roster.of(view)
                .entry(floor, pair.number())
                .map(entry -> new Attendee.Player(entry.id(), entry.players().getFirst()));
    }

    /// Who speaks for a side: the first player of the entry.
    static Optional<Attendee> player(TournamentView view, Floor floor, Seating seating, Side side) {
        return player(
                view, floor, new Pair(floor.section(), seating.at(side).members().getFirst()));
    }

    /// The same at the table of the card; empty when nobody plays there.
    Optional<Attendee> seated(TournamentView view, RoundNumber round, Side side) {
        return floor(view, table.section())
                .flatMap(floor ->
                        floor.at(round, table.number())
                                .flatMap(seating -> player(view, floor, seating, side)));
    }

    /// Whether a side of a table has a telephone of its own.
    boolean hasPhone(Place place, Side side) {
        return place.seating().at(side).members().stream()
                .map(number -> new Pair(place.floor().section(), number))
                .anyMatch(pair ->
                        event.tournaments()
                                .phones()
                                .hasAnother(event.id(), pair, event.speakers()));
    }
}
