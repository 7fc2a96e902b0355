package overtrick.bridge.score;

/// What doubled undertricks cost from the fourth on; to the third all codes agree.
public enum UndertrickCode {
    /// 100, 300, 500, 700, 900 …, until 1987.
    FROM_1935(200, 300),
    /// 100, 300, 500, 800, 1100 … (Law 77).
    SINCE_1987(300, 300),
    /// As the club's sheet prints them: 100, 300, 500, 600, 700 …, and nothing for a vulnerable
    /// fourth or later one (bridge.md §6).
    CLUB_SHEET(100, 0);

    private final int notVulnerable;
    private final int vulnerable;

    UndertrickCode(int notVulnerable, int vulnerable) {
        this.notVulnerable = notVulnerable;
        this.vulnerable = vulnerable;
    }

    /// The price of the fourth undertrick and of each after it, doubled.
    int fourth(boolean isVulnerable) {
        return isVulnerable ? vulnerable : notVulnerable;
    }
}
