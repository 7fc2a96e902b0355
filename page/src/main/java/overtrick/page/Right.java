package overtrick.page;

/// What it takes to be answered at an address. It is declared beside each route; who has which
/// right is one table of the club.
public enum Right {
    /// The front door: what this is, how one becomes a member and signs in, how one likes pages.
    ENTER,
    /// The telephone at a real table and the links of an event's players, which are keys
    /// themselves.
    SCORE,
    /// To see what the club shows to all.
    LOOK,
    /// To play, talk, practise and keep notes.
    PLAY,
    /// To open an event, a contest or a league.
    ANNOUNCE,
    /// To keep the scores and the names of this very event.
    RECORD,
    /// To see all cards of this very event, and tell others what is played.
    COMMENT,
    /// To direct this very event: its rounds, its rulings, its links.
    DIRECT,
    /// What is the director's alone: who helps in this very event, and whose it is.
    PRESIDE,
    /// To look into what only directors and officers of the club may see.
    INQUIRE,
    /// To look after members.
    RUN,
    /// What is the owner's alone.
    OWN
}
