package overtrick.house.people;

/// What somebody is to the club. Each may do what those before may do.
public enum Office {
    /// Nothing is known of them yet.
    STRANGER,
    /// Somebody with a name, known by one browser.
    GUEST,
    /// Known on every device.
    MEMBER,
    /// Directs for the club.
    DIRECTOR,
    /// Looks after the members.
    OFFICER,
    /// The club is theirs.
    OWNER;

    public boolean isAtLeast(Office other) {
        return compareTo(other) >= 0;
    }

    /// The higher of two.
    public static Office higher(Office one, Office other) {
        return one.isAtLeast(other) ? one : other;
    }
}
