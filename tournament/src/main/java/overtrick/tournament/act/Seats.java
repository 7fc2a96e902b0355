package overtrick.tournament.act;

import java.util.List;
import overtrick.movement.Movement;
import overtrick.tournament.session.SectionName;

/// The places of a section, and who gets them.
///
/// @param movement with all its places; those whose number nobody wears stay empty
/// @param boards in a set
public record Seats(SectionName section, Movement movement, int boards, List<Wearer> wearers) {

    public Seats {
        wearers = List.copyOf(wearers);
    }
}
