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
/// @param until by when a homework is to be done; empty in a class that is led
public record ControlsPart(
        Words words,
        String path,
        boolean over,
        String set,
        int board,
        List<Integer> numbers,
        Optional<Mode> mode,
        boolean still,
        boolean shown,
        String until) {

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
                course.stage().shown(),
                course.opened()
                        .flatMap(one -> one.setting().until())
                        .map(end -> words.get("class.until.day", words.day(end.minusSeconds(1))))
                        .orElse(""));
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
