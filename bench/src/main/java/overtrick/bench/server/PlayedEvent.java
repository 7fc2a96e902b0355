package overtrick.bench.server;

import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Outcome;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;

/// Plays a seated tournament to its end, while its server is shut.
final class PlayedEvent {

    private static final Attendee DIRECTOR = new Attendee.Director("");
    private static final List<String> RESULTS =
            List.of("4SN=", "4SN+1", "4SS-1", "3NN=", "3NS+1", "5HN-2", "4HE-2", "2SN+2", "5CW-1");

    private PlayedEvent() {}

    /// All rounds, every board at every table.
    ///
    /// @return where the results are
    static List<Slot> play(Path data, TournamentId id) {
        var chance = new SplittableRandom(1);
        try (var club = Club.open(ClubSettings.in(data))) {
            var all = club.tournaments();
            var view = all.view(id.code(), DIRECTOR).state();
            for (var one : view.sections()) {
                var section = one.section();
                for (int round = 1; round <= section.floor().movement().rounds(); round++) {
                    act(all, id, new Act.BeginRound(section.name(), new RoundNumber(round)));
                }
            }
            var slots = view.results().stream().map(ResultLine::slot).toList();
            for (var slot : slots) {
                String typed = RESULTS.get(chance.nextInt(RESULTS.size()));
                if (ResultText.parse(typed, slot.board()) instanceof Outcome.Scored score) {
                    act(all, id, new Act.Report(slot, score));
                }
            }
            return slots;
        }
    }

    private static void act(Tournaments all, TournamentId id, Act act) {
        var _ = all.act(id, DIRECTOR, "", act);
    }
}
