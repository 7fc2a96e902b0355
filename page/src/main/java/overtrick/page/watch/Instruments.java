package overtrick.page.watch;

import java.util.List;
import overtrick.page.watch.Exposition.Labels;

/// What a club tells those who look after it.
public interface Instruments {

    /// Of a club that tells nothing.
    Instruments NONE =
            new Instruments() {
                @Override
                public List<Trouble> troubles() {
                    return List.of();
                }

                @Override
                public void tell(Exposition page, Labels club) {}
            };

    /// A reason why nobody should be led here yet.
    ///
    /// @param part of the program, such as `store`
    /// @param why as a sentence
    record Trouble(String part, String why) {}

    /// Why the club is not ready; empty when it is.
    List<Trouble> troubles();

    /// Adds its figures.
    ///
    /// @param club which it is
    void tell(Exposition page, Labels club);
}
