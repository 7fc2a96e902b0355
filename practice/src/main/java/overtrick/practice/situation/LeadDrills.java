package overtrick.practice.situation;

import java.util.Optional;
import overtrick.page.Words;
import overtrick.practice.Drills;
import overtrick.teaching.lead.LeadKind;
import overtrick.teaching.memory.Exercise;

/// Opening leads among the other kinds of practice.
public record LeadDrills() implements Drills {

    @Override
    public String kind() {
        return LeadRoutes.KIND;
    }

    @Override
    public Optional<String> address(Exercise exercise) {
        var parts = exercise.key().split(" ");
        return parts.length == 2 && parts[1].matches("\\d{1,5}")
                ? LeadKind.named(parts[0])
                        .map(kind -> LeadPage.path(kind, Integer.parseInt(parts[1])))
                : Optional.empty();
    }

    @Override
    public Optional<String> more(String theme) {
        return LeadKind.named(theme).map(kind -> "/practice/leads?against=" + kind.code());
    }

    @Override
    public String theme(Words words, String theme) {
        return LeadKind.named(theme)
                .map(kind -> words.get("practice.lead." + kind.code()))
                .orElse(theme);
    }
}
