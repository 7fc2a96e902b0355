package overtrick.tournament.event.act;

import java.util.List;
import overtrick.tournament.event.session.SectionName;
import overtrick.tournament.movement.Movement;

/// The places of a section, and who gets them.
///
/// @param movement with all its places; those whose number nobody wears stay empty
/// @param boards in a set
public record Seats(SectionName section, Movement movement, int boards, List<Wearer> wearers) {

    public Seats {
        wearers = List.copyOf(wearers);
    }
}
