package overtrick.club.table;

/// What was agreed when a table was opened: each game has a record of its own, such as the systems
/// of the sides or the rules of the house.
public interface Terms {}
