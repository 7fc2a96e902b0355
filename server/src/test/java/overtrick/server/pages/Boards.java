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

    /// The hands of it as the viewer's address has them.
    static final String ADDRESS =
            "n=sak32hk32da32cq32&e=sqj4hqj4dqj54cj54&s=st98ha9876dk98ca9&w=s765ht5dt76ckt876";

    private Boards() {}
}
