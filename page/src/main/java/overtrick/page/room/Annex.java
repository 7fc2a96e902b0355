package overtrick.page.room;

import overtrick.house.ClubHouse;

/// A room that is built on to a club: it opens in the house, where its games join the others, and
/// says what visitors see of it. Nothing else has to know that it is there.
@FunctionalInterface
public interface Annex {

    /// Opens the room. Called once, when the club opens, before the first guest comes.
    RoomPages open(ClubHouse house);
}
