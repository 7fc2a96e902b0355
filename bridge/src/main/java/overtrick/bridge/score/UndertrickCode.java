package overtrick.bridge.score;

/// What doubled undertricks cost a side that is not vulnerable, by the code of Laws: from the
/// fourth on they became dearer in 1987.
public enum UndertrickCode {
    /// 100, 300, 500, 700, 900 …
    FROM_1935(200),
    /// 100, 300, 500, 800, 1100 … (Law 77).
    SINCE_1987(300);

    private final int fourthDoubled;

    UndertrickCode(int fourthDoubled) {
        this.fourthDoubled = fourthDoubled;
    }

    /// The price of the fourth undertrick and of each after it.
    int fourthDoubled() {
        return fourthDoubled;
    }
}
