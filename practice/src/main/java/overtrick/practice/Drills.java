package overtrick.practice;

import java.util.Optional;
import overtrick.page.Words;
import overtrick.teaching.memory.Exercise;

/// A kind of practice, as the daily five minutes and the progress page know it.
public interface Drills {

    /// The kind of its exercises.
    String kind();

    /// Where an exercise is asked again as one of the day's; nothing if it is no more. From there
    /// one comes back to `/practice/today`.
    Optional<String> address(Exercise exercise);

    /// Where the theme is practised with something new.
    Optional<String> more(String theme);

    /// What a theme is called, in the words of the viewer.
    String theme(Words words, String theme);
}
