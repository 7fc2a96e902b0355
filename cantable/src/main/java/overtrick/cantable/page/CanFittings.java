package overtrick.cantable.page;

import java.util.List;
import overtrick.page.Fittings;

/// What the pages of Bài Càn bring with them.
public final class CanFittings implements Fittings {

    @Override
    public List<String> sheets() {
        return List.of("can.css");
    }

    @Override
    public List<String> components(String sheet) {
        return List.of("goals", "choices", "middle", "hand", "results", "zones", "pages");
    }

    @Override
    public List<String> scripts() {
        return List.of("bury.js");
    }
}
