package overtrick.scoring.vp;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.cards.words.Sentence;

/// Scales that are written down, one for each range of numbers of boards.
public record VpTable(String name, String title, List<Part> parts) implements VpScales {

    /// The scale for matches of so many boards.
    ///
    /// @param fewest boards it is for
    /// @param most boards it is for
    public record Part(int fewest, int most, VpScale scale) {

        public Part {
            if (fewest < 1 || most < fewest) {
                throw new IllegalArgumentException(
                        "boards are not 1 or more and rising: %d-%d".formatted(fewest, most));
            }
        }

        boolean isFor(int boards) {
            return fewest <= boards && boards <= most;
        }

        private String text() {
            return fewest == most ? "" + fewest : fewest + "-" + most;
        }
    }

    public VpTable {
        parts = List.copyOf(parts);
        for (int at = 1; at < parts.size(); at++) {
            if (parts.get(at).fewest() <= parts.get(at - 1).most()) {
                throw new IllegalArgumentException(
                        "numbers of boards do not rise: %s after %s"
                                .formatted(parts.get(at).text(), parts.get(at - 1).text()));
            }
        }
        if (parts.isEmpty()) {
            throw new IllegalArgumentException("scale has no table: " + name);
        }
    }

    @Override
    public Optional<Sentence> complaint(int boards) {
        if (parts.stream().anyMatch(part -> part.isFor(boards))) {
            return Optional.empty();
        }
        var right = parts.stream().map(Part::text).collect(Collectors.joining(", "));
        return Optional.of(Sentence.of(ScalePhrase.NOT_FOR_BOARDS, name, right, boards));
    }

    @Override
    public VpScale scale(int boards) {
        return parts.stream()
                .filter(part -> part.isFor(boards))
                .map(Part::scale)
                .findFirst()
                .orElseThrow(() ->
                        new IllegalArgumentException(complaint(boards).orElseThrow().toString()));
    }
}
