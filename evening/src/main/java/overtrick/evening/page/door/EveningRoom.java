package overtrick.evening.page.door;

import java.util.List;
import java.util.stream.Stream;
import overtrick.evening.Evenings;
import overtrick.evening.page.console.ScorerApi;
import overtrick.evening.page.result.EventsApi;
import overtrick.evening.page.start.EntriesApi;
import overtrick.page.Feature;
import overtrick.page.api.Operation;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;

/// Events, as visitors and programs see them.
public final class EveningRoom implements RoomPages {

    private final Evenings evenings;
    private final String bound;
    private final int people;
    private final EventsApi api;

    /// @param bound the address that the server listens on
    /// @param people for how many the evenings are made
    public EveningRoom(Evenings evenings, String bound, int people) {
        this.evenings = evenings;
        this.bound = bound;
        this.people = people;
        this.api = new EventsApi(evenings);
    }

    @Override
    public List<Feature> features() {
        return List.of(new EveningFeature(evenings, bound, people), api);
    }

    @Override
    public List<Operation> operations() {
        return Stream.of(
                        api.operations(),
                        new ScorerApi(evenings).operations(),
                        new EntriesApi(evenings, people).operations())
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/events", "event", "ev.run", "ev.door.how"));
    }
}
