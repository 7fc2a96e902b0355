package overtrick.practice.count;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.practice.ThemeRecord;
import overtrick.teaching.count.CountTask;

/// The levels of the trainer, with how the viewer did.
///
/// @param themes of the viewer; none for a stranger
public record CountMenu(List<ThemeRecord> themes, Words words) {

    /// A level.
    ///
    /// @param record how the viewer did lately; empty if not at all
    public record Level(String href, String title, String how, Optional<String> record) {}

    public List<Level> levels() {
        return CountDrills.LEVELS.stream().map(this::level).toList();
    }

    private Level level(String level) {
        var own =
                themes.stream()
                        .filter(one -> one.kind().equals(CountTask.KIND))
                        .filter(one -> CountDrills.level(one.theme()).equals(level))
                        .toList();
        int known = own.stream().mapToInt(ThemeRecord::known).sum();
        int of = own.stream().mapToInt(ThemeRecord::of).sum();
        return new Level(
                "/practice/count/" + level,
                words.get("count.level." + level),
                words.get("count.level." + level + ".how"),
                of == 0 ? Optional.empty() : Optional.of(words.get("count.record", known, of)));
    }
}
