package overtrick.server.pages;

/// Boards that tests play.
final class Boards {

    /// North opens 1NT; South has five hearts and eleven points.
    static final String ONE_NOTRUMP =
            """
            [Board "1"]
            [Dealer "N"]
            [Vulnerable "None"]
            [Deal "N:AK32.K32.A32.Q32 QJ4.QJ4.QJ54.J54 T98.A9876.K98.A9 765.T5.T76.KT876"]
            """;

    private Boards() {}
}
