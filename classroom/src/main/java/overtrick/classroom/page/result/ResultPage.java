package overtrick.classroom.page.result;

import java.util.List;
import overtrick.page.Words;

/// The page with the result of a class.
public record ResultPage(Words words, String path, Report report) {

    /// Files in which it can be taken along.
    public List<String> files() {
        return List.of("result.svg", "result.csv", "boards.pbn");
    }
}
