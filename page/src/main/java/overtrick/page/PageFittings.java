package overtrick.page;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/// What all pages bring with them: the style of everything that no room has for itself.
public final class PageFittings implements Fittings {

    /// The components of each sheet. The first of all says in which order the layers win.
    private static final Map<String, String> SHEETS =
            Map.of(
                    "overtrick.css",
                    "tokens letters reset controls frame card table hand trick facts auction talk diagram"
                            + " verdict front report replay dropping across calm print",
                    "board.css",
                    "motion outcome own advice mine sheets bridge before looking brought viewer empty duel wall large convention",
                    "manners.css",
                    "agreements memory clock scoresheet paper opening classbar");

    @Override
    public List<String> sheets() {
        return List.copyOf(SHEETS.keySet());
    }

    @Override
    public List<String> components(String sheet) {
        return List.of(Objects.requireNonNull(SHEETS.get(sheet), sheet).split(" "));
    }

    @Override
    public List<String> scripts() {
        return List.of("large.js", "viewer.js");
    }
}
