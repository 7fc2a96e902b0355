package overtrick.server.brought;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;

/// A file with what was found in it. Reading never fails: what was wrong is listed, and every good
/// board is kept.
///
/// @param name as the sender calls it
/// @param contents a file of boards may hold results as well
/// @param problems of the readers, what is lost before what is odd
record Found(String name, List<Contents> contents, List<Diagnostic> problems) {

    private static final Comparator<Diagnostic> WORST_FIRST =
            Comparator.comparing(one -> one.severity() != Severity.ERROR);

    Found {
        contents = List.copyOf(contents);
        problems = problems.stream().sorted(WORST_FIRST).toList();
    }

    static Found other(String name, Contents.Kind kind) {
        return new Found(name, List.of(new Contents.Other(kind)), List.of());
    }

    Optional<Contents.Boards> boards() {
        return first(Contents.Boards.class);
    }

    Optional<Contents.Event> event() {
        return first(Contents.Event.class);
    }

    Optional<Contents.Script> script() {
        return first(Contents.Script.class);
    }

    Optional<Contents.Kind> other() {
        return first(Contents.Other.class).map(Contents.Other::kind);
    }

    /// Whether the places of its problems are lines of a text.
    boolean isText() {
        return boards().map(Contents.Boards::format)
                .or(() -> event().map(Contents.Event::format))
                .map(Format::isText)
                .orElse(true);
    }

    private <C extends Contents> Optional<C> first(Class<C> kind) {
        return contents.stream().filter(kind::isInstance).map(kind::cast).findFirst();
    }
}
