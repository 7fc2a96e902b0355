package overtrick.house.leave;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// Where a room knows a person by a name alone.
///
/// @param names by which they were known there
/// @param streams of the log in which those names are theirs
public record Traces(Set<String> names, Set<String> streams) {

    public static final Traces NONE = new Traces(Set.of(), Set.of());

    public Traces {
        names = Set.copyOf(names);
        streams = Set.copyOf(streams);
    }

    /// All of them together.
    static Traces of(List<Traces> all) {
        var names = new HashSet<String>();
        var streams = new HashSet<String>();
        for (var one : all) {
            names.addAll(one.names);
            streams.addAll(one.streams);
        }
        return new Traces(names, streams);
    }
}
