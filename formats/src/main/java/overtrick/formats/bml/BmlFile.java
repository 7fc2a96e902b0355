package overtrick.formats.bml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.formats.Diagnostic;

/// Notes on a bidding system as they were read.
///
/// @param metadata such as `TITLE`, by the names in capitals; of several values the first
/// @param blocks in the order of the text
/// @param diagnostics what was wrong, in the order of the text
public record BmlFile(
        Map<String, String> metadata, List<BmlBlock> blocks, List<Diagnostic> diagnostics) {

    public BmlFile {
        metadata = Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
        blocks = List.copyOf(blocks);
        diagnostics = List.copyOf(diagnostics);
    }

    /// Notes without a fault.
    public static BmlFile of(Map<String, String> metadata, List<BmlBlock> blocks) {
        return new BmlFile(metadata, blocks, List.of());
    }

    /// What the system is called; empty when the notes do not say.
    public Optional<String> title() {
        return Optional.ofNullable(metadata.get("TITLE")).filter(title -> !title.isBlank());
    }

    /// The tables of calls, those that are hidden from print among them.
    public Stream<BmlBlock.Table> tables() {
        return blocks.stream()
                .filter(BmlBlock.Table.class::isInstance)
                .map(BmlBlock.Table.class::cast);
    }
}
