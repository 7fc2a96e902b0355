package overtrick.evening.page;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.evening.online.EventTables;
import overtrick.evening.tournament.Phones;
import overtrick.movement.Seating;
import overtrick.page.Sorry;
import overtrick.tournament.act.Act;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.AppealLine;
import overtrick.tournament.view.TournamentView;

/// The boards that a director of an event plays in it. On those of a table of the program nobody
/// but another director rules (Law 10A). In a room clubs have directors who play, and somebody has
/// to enter the slips: there it is done, and the trail says who did it.
record OwnRulings(EventVisit event) {

    /// The reason of an act as the trail is to have it.
    ///
    /// @throws Sorry when the act would rule on a board of the director's own at a table of the
    ///   program
    String reason(String why, Act act) {
        return switch (act) {
            case Act.Rule(var slot, _) -> reason(why, slot);
            case Act.DecideAppeal(int appeal, _, _, _) ->
                    AppealLine.of(event.asDirector().state().trail()).stream()
                            .filter(line -> line.number() == appeal)
                            .findFirst()
                            .map(line -> reason(why, line.appeal().slot()))
                            .orElse(why);
            case Act.Report(var slot, _) -> {
                var _ = reason(why, slot);
                yield why;
            }
            case Act _ -> why;
        };
    }

    /// @throws Sorry when what is taken back is a result or a ruling of such a board
    void expectTakesBack(int number) {
        event.asDirector().state().trail().stream()
                .filter(line -> line.done().number() == number)
                .flatMap(line -> slot(line.done().act()).stream())
                .forEach(slot -> reason("", slot));
    }

    private static Optional<Slot> slot(Act act) {
        return switch (act) {
            case Act.Rule(var slot, _) -> Optional.of(slot);
            case Act.OfTable said -> Optional.of(said.slot());
            case Act _ -> Optional.empty();
        };
    }

    private String reason(String why, Slot slot) {
        var view = event.asDirector().state();
        return Roster.floors(view).stream()
                .filter(floor -> floor.section().equals(slot.section()))
                .flatMap(floor ->
                        floor.at(slot).stream()
                                .filter(seating -> plays(floor, seating))
                                .map(seating -> reason(why, view, floor, seating)))
                .findFirst()
                .orElse(why);
    }

    private String reason(String why, TournamentView view, Floor floor, Seating seating) {
        if (EventTables.kind(view, floor, seating) != TableKind.REAL) {
            throw new Sorry(HttpStatus.CONFLICT, words -> words.get("ev.ruled.own"));
        }
        return why.isBlank() ? why : why + " · " + event.words().get("ev.ruled.by.player");
    }

    private boolean plays(Floor floor, Seating seating) {
        return own(floor).anyMatch(floor.entries(seating)::contains);
    }

    /// The entries for which the director's browser plays or speaks.
    private Stream<EntryId> own(Floor floor) {
        var person = event.visit().viewer().id();
        var tournaments = event.tournaments();
        return Stream.concat(
                tournaments.rights().entry(event.id(), person).stream(),
                tournaments
                        .phones()
                        .of(event.id(), event.speakers())
                        .filter(pair -> pair.section().equals(floor.section()))
                        .map(Phones.Pair::number)
                        .flatMap(number -> Optional.ofNullable(floor.wearers().get(number)))
                        .stream());
    }
}
