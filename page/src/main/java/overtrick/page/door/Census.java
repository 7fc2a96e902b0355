package overtrick.page.door;

import java.util.Map;

/// Who is at the door now, and how often somebody had to wait since the program was started.
///
/// @param pages that are open and follow what happens
/// @param visitors who have them open
/// @param people how many may come from one address
/// @param refused how often each thing was asked for too often
public record Census(int pages, int visitors, int people, Map<Deed, Long> refused) {
    public Census {
        refused = Map.copyOf(refused);
    }
}
