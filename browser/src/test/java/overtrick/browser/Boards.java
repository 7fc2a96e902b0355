package overtrick.browser;

/// Boards whose course is known: South deals, and nobody else has much to say.
final class Boards {

    /// South opens one notrump and North has enough for game.
    static final String GAME =
            board("AQ74.KJ3.A85.K62 K953.A862.T7.Q94 T86.QT9.KQJ4.A53 J2.754.9632.JT87");

    /// South holds thirteen tricks in their own hand.
    static final String ALL_THIRTEEN =
            board("AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 654.8765.876.876 32.432.5432.5432");

    /// South holds twelve tricks, and East the ace of clubs.
    static final String ALL_BUT_ONE =
            board("AKQJ.AKQ.AKQ.KQJ T987.JT9.JT9.T98 654.8765.876.765 32.432.5432.A432");

    /// East has all tricks and bids them; South is to lead.
    static final String EASTS_GAME =
            board("T987.JT9.JT9.JT9 654.8765.876.876 32.432.5432.5432 AKQJ.AKQ.AKQ.AKQ");

    /// North has all tricks and bids them.
    static final String NORTHS_GAME =
            board("T987.JT9.JT9.JT9 654.8765.876.876 AKQJ.AKQ.AKQ.AKQ 32.432.5432.5432");

    /// South's spades fill a phone from edge to edge.
    static final String LONG_SUIT =
            board("AKQJT9876.AK.A.A 5432.QJT.KQJ.KQJ .98765.T987.T987 .432.65432.65432");

    /// West holds thirteen tricks in their own hand.
    static final String ALL_THEIRS =
            board("T987.JT9.JT9.JT9 AKQJ.AKQ.AKQ.AKQ 654.8765.876.876 32.432.5432.5432");

    private Boards() {}

    /// Board 3: South deals, East and West are vulnerable (Law 2).
    private static String board(String handsFromSouth) {
        return """
        [Board "3"]
        [Dealer "S"]
        [Vulnerable "EW"]
        [Deal "S:%s"]
        """
                .formatted(handsFromSouth);
    }
}
