package overtrick.company.page;

import java.util.List;
import overtrick.page.Words;

/// The partners' desk.
public record DeskPage(Words words, List<Event> events) {

    /// @param may whether the visitor may look for somebody there
    /// @param entered whether they have entered it already
    /// @param seeks whether they do
    /// @param alone others who do
    /// @param offers those who would play with the visitor
    public record Event(
            String code,
            String title,
            boolean may,
            boolean entered,
            boolean seeks,
            List<PeoplePage.One> alone,
            List<PeoplePage.One> offers) {
        public Event {
            alone = List.copyOf(alone);
            offers = List.copyOf(offers);
        }
    }

    public DeskPage {
        events = List.copyOf(events);
    }
}
