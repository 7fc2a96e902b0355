package overtrick.movement.howell;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.movement.Draft;
import overtrick.movement.Seating;

/// Where everybody begins, table by table. In the next round all moving pairs and all sets count
/// one higher, round the clock of the rounds (tournaments.md §§6.1, 6.3).
///
/// @param rounds how many rounds, sets and moving pairs there are; higher numbers stay
/// @param starts the tables of the first round
record Layout(int rounds, List<Start> starts) {

    /// @param northSouth pair number, from 1
    /// @param eastWest pair number, from 1
    /// @param set from 1
    record Start(int northSouth, int eastWest, int set) {

        static Start parse(String text) {
            var numbers = text.split("[-@]");
            return new Start(
                    Integer.parseInt(numbers[0]),
                    Integer.parseInt(numbers[1]),
                    Integer.parseInt(numbers[2]));
        }

        String text() {
            return "%d-%d@%d".formatted(northSouth, eastWest, set);
        }
    }

    Layout {
        starts = List.copyOf(starts);
    }

    int tables() {
        return starts.size();
    }

    List<Seating> seatings() {
        var draft = new Draft();
        for (int round = 0; round < rounds; round++) {
            for (int table = 0; table < starts.size(); table++) {
                var start = starts.get(table);
                draft.at(round + 1, table + 1)
                        .pairs(
                                turned(start.northSouth, round),
                                turned(start.eastWest, round),
                                turned(start.set, round));
            }
        }
        return draft.seatings();
    }

    private int turned(int number, int round) {
        return number > rounds ? number : (number - 1 + round) % rounds + 1;
    }

    /// Such as `7: 8-7@7 4-6@3 2-3@5 1-5@6`: the rounds, then each table with its set.
    static Layout parse(String line) {
        int colon = line.indexOf(':');
        return new Layout(
                Integer.parseInt(line.substring(0, colon).strip()),
                Arrays.stream(line.substring(colon + 1).strip().split(" +"))
                        .map(Start::parse)
                        .toList());
    }

    String text() {
        return rounds + ": " + starts.stream().map(Start::text).collect(Collectors.joining(" "));
    }
}
