package overtrick.house.people;

/// The office that somebody holds in one event, whatever they are to the club.
public enum Duty {
    /// The event is theirs.
    DIRECTOR,
    /// Directs with them.
    ASSISTANT,
    /// Keeps the scores and the names.
    SCORER,
    /// Tells others what is played: sees all cards, and does not play.
    COMMENTATOR
}
