package overtrick.classroom;

import overtrick.bridgetable.BridgeTables;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;

/// The classes of a club.
///
/// @param bridge the tables that students sit at
public record Classrooms(ClubHouse house, BridgeTables bridge) implements ClubRoom {}
