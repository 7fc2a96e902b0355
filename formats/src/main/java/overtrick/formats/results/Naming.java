package overtrick.formats.results;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import overtrick.scoring.Contestant;

/// Who the numbers of a file mean. Sections may both have a pair 7, and so may the two directions
/// of a Mitchell; then `A7` and `B7`, `7 NS` and `7 EW` are told apart.
///
/// @param sections whether the section belongs to the number
/// @param directions whether the direction belongs to the number
record Naming(boolean sections, boolean directions) {

    static Naming of(Collection<ResultFile> files, boolean directionsApart) {
        var northSouth = new HashSet<String>();
        var eastWest = new HashSet<String>();
        Map<String, Set<String>> sections = new HashMap<>();
        for (var file : files) {
            for (var line : file.lines()) {
                northSouth.add(line.northSouth());
                eastWest.add(line.eastWest());
                for (String id : new String[] {line.northSouth(), line.eastWest()}) {
                    sections.computeIfAbsent(id, _ -> new HashSet<>()).add(line.where().section());
                }
            }
        }
        northSouth.retainAll(eastWest);
        boolean shared = sections.values().stream().anyMatch(several -> several.size() > 1);
        return new Naming(shared, directionsApart && !northSouth.isEmpty());
    }

    Contestant northSouth(ResultFile.Line line) {
        return contestant(line.where().section(), line.northSouth(), " NS");
    }

    Contestant eastWest(ResultFile.Line line) {
        return contestant(line.where().section(), line.eastWest(), " EW");
    }

    /// Somebody named outside a result; there the whole name must stand.
    Contestant entered(String id) {
        return new Contestant(id);
    }

    private Contestant contestant(String section, String id, String direction) {
        return new Contestant((sections ? section : "") + id + (directions ? direction : ""));
    }
}
