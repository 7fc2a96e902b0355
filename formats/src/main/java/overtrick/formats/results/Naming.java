package overtrick.formats.results;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.scoring.Contestant;

/// Who the numbers of a file mean. Sections may both have a pair 7, and so may the two directions
/// of a Mitchell; then `A7` and `B7`, `7 NS` and `7 EW` are told apart. A number by which somebody
/// is entered means nobody else.
///
/// @param individual whether the numbers are of partnerships whose players are ranked
/// @param entered the numbers of who is entered
/// @param sections whether the section belongs to the number
/// @param directions whether the direction belongs to the number
record Naming(boolean individual, Set<String> entered, boolean sections, boolean directions) {

    static Naming of(Collection<ResultFile> files, boolean directionsApart) {
        var northSouth = new HashSet<String>();
        var eastWest = new HashSet<String>();
        Map<String, Set<String>> sections = new HashMap<>();
        var entered = new HashSet<String>();
        for (var file : files) {
            file.entries().forEach(entry -> entered.add(entry.id()));
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
        return new Naming(
                isIndividual(files, entered),
                entered,
                shared,
                directionsApart && !northSouth.isEmpty());
    }

    /// Whether all who sit are two players such as `3+5`, entered one by one; where nobody is
    /// entered, somebody must have changed partners.
    private static boolean isIndividual(Collection<ResultFile> files, Set<String> entered) {
        Map<Contestant, Set<Contestant>> partnerships = new HashMap<>();
        for (var file : files) {
            for (var line : file.lines()) {
                for (String id : new String[] {line.northSouth(), line.eastWest()}) {
                    var partnership = new Contestant(id);
                    if (partnership.members().size() == 1 || entered.contains(id)) {
                        return false;
                    }
                    partnership
                            .members()
                            .forEach(one ->
                                    partnerships
                                            .computeIfAbsent(one, _ -> new HashSet<>())
                                            .add(partnership));
                }
            }
        }
        return entered.isEmpty()
                ? partnerships.values().stream().anyMatch(several -> several.size() > 1)
                : !partnerships.isEmpty();
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
        if (individual) {
            return new Contestant(
                    new Contestant(id)
                            .members().stream()
                                    .map(one -> whole(section, one.id(), ""))
                                    .collect(Collectors.joining(Contestant.WITH)));
        }
        return new Contestant(whole(section, id, direction));
    }

    private String whole(String section, String id, String direction) {
        return entered.contains(id)
                ? id
                : (sections ? section : "") + id + (directions ? direction : "");
    }

    /// Whoever is ranked for what a line says: of an individual both partners.
    List<Contestant> ranked(Contestant contestant) {
        return individual ? contestant.members() : List.of(contestant);
    }
}
