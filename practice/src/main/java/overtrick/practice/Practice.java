package overtrick.practice;

import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.robots.bidding.Readings;

/// The practice room of a club: what its pages stand on.
///
/// @param readings the systems that robots and explanations read
public record Practice(ClubHouse house, Readings readings) implements ClubRoom {}
