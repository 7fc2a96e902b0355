package overtrick.practice.situation;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.systems.BiddingSystem;

/// Where somebody has left off, as their browser keeps it.
final class Left {

    private static final Pattern FORM =
            Pattern.compile("(/practice/[a-z0-9./-]{1,800})_([a-z-]+)_(\\d{1,5})_([yn])");

    private Left() {}

    static String of(Place place) {
        return "%s_%s_%d_%s"
                .formatted(place.at(), place.system(), place.number(), place.alive() ? "y" : "n");
    }

    /// What somebody else has written there counts as nothing.
    static Optional<Place> place(String kept) {
        var read = FORM.matcher(kept);
        return read.matches() && BiddingSystem.NAMES.contains(read.group(2))
                ? Optional.of(
                        new Place(
                                read.group(1),
                                read.group(2),
                                Integer.parseInt(read.group(3)),
                                read.group(4).equals("y"),
                                List.of(),
                                false))
                : Optional.empty();
    }
}
