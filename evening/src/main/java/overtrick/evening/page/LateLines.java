package overtrick.evening.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import overtrick.page.Words;
import overtrick.tournament.session.LatePlay;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// What is still to be played later, as long as it has no result.
public final class LateLines {

    /// Boards of one table that are played together.
    ///
    /// @param table at which they were left over
    /// @param who the numbers of those who play them, `3 – 103`
    public record Late(Section.Table table, String who, LatePlay play, List<Integer> boards) {

        public Late {
            boards = List.copyOf(boards);
        }

        /// `7, 8`.
        public String text() {
            return boards.stream().map(String::valueOf).collect(Collectors.joining(", "));
        }
    }

    private LateLines() {}

    /// @param wanted which places are asked for
    public static List<Late> of(TournamentView view, Predicate<Slot> wanted) {
        Map<Slot, LatePlay> planned = view.particulars().late();
        if (planned.isEmpty()) {
            return List.of();
        }
        var open =
                view.results().stream()
                        .filter(line -> !line.in())
                        .map(ResultLine::slot)
                        .filter(planned::containsKey)
                        .filter(wanted)
                        .sorted()
                        .toList();
        var groups = new LinkedHashMap<List<Object>, List<Slot>>();
        for (var slot : open) {
            groups.computeIfAbsent(List.of(slot.at(), play(view, slot)), _ -> new ArrayList<>())
                    .add(slot);
        }
        return groups.values().stream()
                .map(slots ->
                        new Late(
                                slots.getFirst().at(),
                                who(view, slots.getFirst()),
                                play(view, slots.getFirst()),
                                slots.stream().map(slot -> slot.board().value()).toList()))
                .toList();
    }

    private static String who(TournamentView view, Slot slot) {
        return Roster.floors(view).stream()
                .filter(floor -> floor.section().equals(slot.section()))
                .flatMap(floor ->
                        floor.at(slot).stream()
                                .map(at ->
                                        Roster.numbers(floor, at.northSouth())
                                                + " – "
                                                + Roster.numbers(floor, at.eastWest())))
                .findFirst()
                .orElse("");
    }

    private static LatePlay play(TournamentView view, Slot slot) {
        return view.particulars()
                .late()
                .getOrDefault(slot, new LatePlay(slot.at(), Optional.empty()));
    }

    /// `3 – 103, board 5: table 8, 21:40`.
    public static String line(Late late, Words words) {
        return words.get(
                "ev.later.hall",
                late.who(),
                late.text(),
                late.play().at(),
                when(late.play(), words));
    }

    /// `21:40`, or after the last round.
    public static String when(LatePlay play, Words words) {
        return play.when().map(words::time).orElseGet(() -> words.get("ev.later.end"));
    }
}
