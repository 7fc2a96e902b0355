package overtrick.evening.page.desk;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Act.Office;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.view.TournamentView;

/// Which office people had when they did something, as the trail has it: an act does not name it,
/// but every change of an office stands there too.
final class OfficesThen {

    private final Map<Integer, Office> byAct = new HashMap<>();
    private final Map<String, Set<Office>> held = new HashMap<>();

    private OfficesThen() {}

    static OfficesThen of(TournamentView view) {
        var offices = new OfficesThen();
        view.trail().forEach(line -> offices.take(line.done()));
        return offices;
    }

    private void take(Done done) {
        if (done.by() instanceof Attendee.Director(var name)) {
            byAct.put(done.number(), highest(name));
            if (done.act() instanceof Act.Create) {
                of(name).add(Office.DIRECTOR);
            }
        }
        if (done.act() instanceof Act.Entrust(var office, var change, var who)) {
            switch (change) {
                case GIVEN -> of(who).add(office);
                case ENDED -> of(who).remove(office);
                case INVITED, WITHDRAWN -> {
                    // an invitation is no office yet
                }
            }
        }
    }

    private Set<Office> of(String name) {
        return held.computeIfAbsent(name, _ -> EnumSet.noneOf(Office.class));
    }

    /// The offices stand in the order of what they may do. Of whom the trail knows nothing has
    /// announced the event, or directs it since before offices were kept.
    private Office highest(String name) {
        return of(name).stream()
                .filter(office -> office != Office.COMMENTATOR)
                .findFirst()
                .orElse(Office.DIRECTOR);
    }

    /// The office by which somebody did it; a director's where it was nobody's.
    Office of(Done done) {
        return byAct.getOrDefault(done.number(), Office.DIRECTOR);
    }
}
