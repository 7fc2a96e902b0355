package overtrick.practice.daily;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.practice.Drills;
import overtrick.practice.Kept;
import overtrick.teaching.memory.Exercise;

/// All kinds of practice there are.
public record Subjects(List<Drills> all) {

    public Subjects {
        all = List.copyOf(all);
    }

    /// The kind of this name; empty if it is no more.
    Optional<Drills> of(String kind) {
        return all.stream().filter(one -> one.kind().equals(kind)).findFirst();
    }

    Optional<String> address(Exercise exercise) {
        return of(exercise.kind()).flatMap(one -> one.address(exercise));
    }

    /// A theme in words; empty if its kind is no more.
    Optional<String> theme(Words words, String kind, String theme) {
        return of(kind).map(one -> one.theme(words, theme));
    }

    /// Those that can be asked.
    List<Kept> asked(Collection<Kept> kept) {
        return kept.stream().filter(one -> address(one.exercise()).isPresent()).toList();
    }
}
