package overtrick.evening.page.draw;

import java.util.List;
import java.util.Optional;
import overtrick.evening.page.EventVisit;
import overtrick.evening.page.Roster;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.act.Act;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Terms;
import overtrick.tournament.view.TournamentView;

/// What a bye is worth in a Swiss: 12 victory points of 20 (tournaments.md §8.5), so 60 % of what
/// both sides of a match have together. Where there are no victory points, who does not play gets
/// nothing.
public final class Byes {

    private static final Fraction SHARE = Fraction.of(60, 100);

    private Byes() {}

    /// In victory points; empty where there are none.
    ///
    /// @param boards of a match
    static Optional<Fraction> worth(Terms terms, int boards) {
        return terms.method()
                .scale()
                .filter(scale -> scale.complaint(boards).isEmpty())
                .map(scale -> scale.scale(boards))
                .map(scale -> Fraction.of(2L * scale.hundredths(0), 100).times(SHARE));
    }

    /// Gives who has a bye in the last round drawn what it is worth.
    ///
    /// @param drawn the round
    public static void award(EventVisit event, RoundNumber drawn) {
        award(event, drawn, out(event.asDirector().state(), drawn));
    }

    /// @param byes those of whom no match is drawn though they would have played
    static void award(EventVisit event, RoundNumber drawn, List<EntryId> byes) {
        var view = event.asDirector().state();
        var terms = view.charter().orElseThrow().terms();
        for (var floor : Roster.floors(view)) {
            var worth = worth(terms, floor.boards());
            for (var entry : byes) {
                if (worth.isPresent() && floor.seats(entry)) {
                    String why = event.words().get("ev.bye.why", drawn);
                    event.direct(
                            why,
                            new Act.Adjust(
                                    entry, Kind.CARRY_OVER, worth.get(), Unit.VICTORY_POINTS));
                }
            }
        }
    }

    private static List<EntryId> out(TournamentView view, RoundNumber round) {
        return Roster.floors(view).stream()
                .flatMap(floor ->
                        Matches.of(floor).out(round).stream()
                                .flatMap(number ->
                                        Optional.ofNullable(floor.wearers().get(number)).stream()))
                .toList();
    }
}
