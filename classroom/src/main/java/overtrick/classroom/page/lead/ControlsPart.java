package overtrick.classroom.page.lead;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.classroom.course.Course;
import overtrick.classroom.course.Mode;
import overtrick.house.codes.TournamentId;
import overtrick.page.Words;

/// What a teacher does with all tables.
///
/// @param set its name; empty before one is loaded
/// @param board its place in the set, from 0
/// @param numbers of the boards of the set
public record ControlsPart(
        Words words,
        String path,
        boolean over,
        String set,
        int board,
        List<Integer> numbers,
        Optional<Mode> mode,
        boolean still,
        boolean shown) {

    public ControlsPart {
        numbers = List.copyOf(numbers);
    }

    static ControlsPart of(TournamentId code, Course course, Words words) {
        var set = course.set();
        return new ControlsPart(
                words,
                "/class/" + code.code(),
                course.stage().over(),
                set.map(one -> one.name()).orElse(""),
                course.board(),
                set.map(one ->
                                one.boards().stream()
                                        .map(each -> each.board().number().value())
                                        .toList())
                        .orElse(List.of()),
                set.map(one -> one.mode()),
                course.stage().still(),
                course.stage().shown());
    }

    public boolean isLoaded() {
        return mode.isPresent();
    }

    public List<Mode> modes() {
        return List.of(Mode.values());
    }

    /// The places of the boards, from 0.
    public List<Integer> places() {
        return IntStream.range(0, numbers.size()).boxed().toList();
    }
}
