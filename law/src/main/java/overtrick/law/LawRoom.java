package overtrick.law;

import java.util.List;
import java.util.Optional;
import overtrick.law.poll.Noted;
import overtrick.law.poll.PollRoutes;
import overtrick.law.poll.Polls;
import overtrick.page.Feature;
import overtrick.page.room.Door;
import overtrick.page.room.RoomPages;
import overtrick.robots.bidding.Readings;

/// The director’s assistant, as visitors see it.
///
/// @param polls of the house
/// @param readings systems by which calls are understood, and robots answer a poll
/// @param bound the address at which the house listens
public record LawRoom(Polls polls, Readings readings, String bound) implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(
                new TrainingRoutes(),
                new PollRoutes(polls, readings, bound, LawRoom::noted),
                new LawRoutes(readings));
    }

    private static Optional<Noted> noted(String at) {
        return Desk.of(at).map(desk -> new Noted(desk.notes(), desk.place()));
    }

    @Override
    public List<Door> doors() {
        return List.of(Door.to("/laws", "director", "law.title", "law.door.how"));
    }

    @Override
    public List<Door> lessons() {
        return List.of(
                Door.to("/laws/training", "director", "law.training.title", "law.training.how"));
    }
}
