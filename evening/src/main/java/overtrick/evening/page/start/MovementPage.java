package overtrick.evening.page.start;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.page.Words;

/// A movement round by round.
///
/// @param rounds for each, its tables
/// @param diagram the same as a picture that moves
public record MovementPage(
        Words words,
        String name,
        int each,
        List<List<Place>> rounds,
        int sharing,
        MovesDiagram diagram) {

    /// One table in one round.
    ///
    /// @param boards such as `5–8`
    public record Place(int table, String northSouth, String eastWest, String boards) {}

    static MovementPage of(Words words, String name, Movement movement, int each) {
        var rounds = new ArrayList<List<Place>>();
        for (int round = 1; round <= movement.rounds(); round++) {
            rounds.add(
                    movement.in(new RoundNumber(round))
                            .map(one ->
                                    new Place(
                                            one.table().value(),
                                            numbers(one.northSouth()),
                                            numbers(one.eastWest()),
                                            boards(one.set().value(), each)))
                            .toList());
        }
        return new MovementPage(
                words,
                name,
                each,
                List.copyOf(rounds),
                movement.inspection().copies(),
                MovesDiagram.of(movement, each));
    }

    private static String numbers(Partnership partnership) {
        return partnership.members().stream()
                .map(EntryNumber::toString)
                .collect(Collectors.joining("+"));
    }

    /// The boards of a set, such as `5–8`.
    static String boards(int set, int each) {
        int last = set * each;
        int first = last - each + 1;
        return first == last ? "" + first : first + "–" + last;
    }
}
