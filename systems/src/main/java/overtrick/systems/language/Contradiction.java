package overtrick.systems.language;

import java.util.List;

/// Choices that nobody can make together, as a file says it: `refuse bergen is on, majors is four`.
public record Contradiction(List<Chosen> together) {

    public Contradiction {
        together = List.copyOf(together);
    }

    /// A choice that has been made.
    public record Chosen(String option, String choice) {}
}
