package overtrick.standing.book;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import overtrick.scoring.rating.Calibration;

/// What one person has said, or the club.
///
/// @param places that were theirs
/// @param audiences where they are not the usual ones
/// @param calibration the last that was found, of the club
public record Ledger(
        Set<String> places, Map<Subject, Audience> audiences, Optional<Calibrated> calibration) {

    /// @param day from which it holds
    public record Calibrated(long day, Calibration calibration) {}

    static final Ledger EMPTY = new Ledger(Set.of(), Map.of(), Optional.empty());

    public Ledger {
        places = Set.copyOf(places);
        audiences = Map.copyOf(audiences);
    }

    Ledger with(String place) {
        var more = new TreeSet<>(places);
        more.add(place);
        return new Ledger(more, audiences, calibration);
    }

    Ledger without(String place) {
        var fewer = new TreeSet<>(places);
        fewer.remove(place);
        return new Ledger(fewer, audiences, calibration);
    }

    Ledger with(Subject subject, Audience audience) {
        var next = new EnumMap<Subject, Audience>(Subject.class);
        next.putAll(audiences);
        next.put(subject, audience);
        return new Ledger(places, next, calibration);
    }

    Ledger with(Calibrated found) {
        return new Ledger(places, audiences, Optional.of(found));
    }

    Audience audience(Subject subject) {
        return audiences.getOrDefault(subject, Audience.USUAL);
    }
}
