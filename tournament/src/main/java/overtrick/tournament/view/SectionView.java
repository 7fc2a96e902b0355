package overtrick.tournament.view;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Section;

/// A section as everybody may see it.
///
/// @param warnings when its tables are warned of the round's end
public record SectionView(Section section, List<Instant> warnings) {

    public SectionView {
        warnings = List.copyOf(warnings);
    }

    static SectionView of(Section section, Optional<Charter> charter) {
        var warnings =
                section.clock()
                        .flatMap(
                                clock -> charter.map(one -> clock.warnings(one.terms().warnings())))
                        .orElse(List.of());
        return new SectionView(section, warnings);
    }
}
