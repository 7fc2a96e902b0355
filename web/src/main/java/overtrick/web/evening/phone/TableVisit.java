package overtrick.web.evening.phone;

import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.club.Club;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.evening.EventVisit;
import overtrick.web.evening.Roster;
import overtrick.web.evening.TableName;

/// A visit to a table of a tournament by somebody who holds its key: he sits there.
record TableVisit(EventVisit event, Section.Table table, String key) {

    /// @throws Sorry when there is no such tournament or the key is not the table's
    static TableVisit of(Visit visit, Club club) {
        var event = EventVisit.of(visit, club);
        String key = visit.ctx().pathParam("key");
        var table =
                TableName.parse(visit.ctx().pathParam("table"))
                        .filter(one -> club.tournaments().isKey(event.id(), one, key))
                        .orElseThrow(() -> visit.unknown("ev.old.link"));
        return new TableVisit(event, table, key);
    }

    String path() {
        return event.path("/t/%s/%s".formatted(table, key));
    }

    TournamentView seenBy(Attendee by) {
        return event.tournaments().view(event.id().code(), by).state();
    }

    Optional<Floor> floor(TournamentView view) {
        return Roster.floors(view).stream()
                .filter(floor -> floor.section().equals(table.section()))
                .findFirst();
    }

    /// The place on the board's slip that the form means.
    Slot slot() {
        int round = event.visit().number("round", 1, 999);
        int board = event.visit().number("board", 1, 9999);
        return new Slot(
                table.section(), new RoundNumber(round), table.number(), new BoardNumber(board));
    }

    Side side() {
        return switch (event.visit().param("side")) {
            case "NS", "" -> Side.NORTH_SOUTH;
            case "EW" -> Side.EAST_WEST;
            default -> throw Sorry.unclear("ev.unclear.side", event.visit().param("side"));
        };
    }

    /// Who speaks for a side of the table in a round: the first player of the entry.
    ///
    /// @throws Sorry when nobody plays there
    Attendee player(TournamentView view, RoundNumber round, Side side) {
        return seated(view, round, side)
                .orElseThrow(() -> Sorry.unclear("ev.nobody.plays", table, round));
    }

    /// The same; empty when nobody plays there.
    Optional<Attendee> seated(TournamentView view, RoundNumber round, Side side) {
        return floor(view)
                .flatMap(floor ->
                        floor.at(round, table.number())
                                .flatMap(seating -> player(view, floor, seating, side)));
    }

    static Optional<Attendee> player(TournamentView view, Floor floor, Seating seating, Side side) {
        return Roster.of(view)
                .entry(floor, seating.at(side).members().getFirst())
                .map(entry -> new Attendee.Player(entry.id(), entry.players().getFirst()));
    }
}
