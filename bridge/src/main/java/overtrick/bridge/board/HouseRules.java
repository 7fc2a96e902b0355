package overtrick.bridge.board;

/// What a house may settle for its tables where the Laws leave room, or where a friendly game goes
/// without them.
///
/// @param closed whether a board that is over stays closed at its table, because other tables have
///   it still before them
/// @param led whether the house may bring another board before this one is over, because somebody
///   leads the table through a set
public record HouseRules(Undo undo, boolean closed, boolean led) {

    /// Every board is played to its end.
    public HouseRules(Undo undo, boolean closed) {
        this(undo, closed, false);
    }

    /// A board that is over is open to its players.
    public HouseRules(Undo undo) {
        this(undo, false);
    }

    /// How a call or card is taken back.
    public enum Undo {
        /// At once, nobody is asked: alone with robots, or to learn.
        FREE,
        /// When the opponents who call or play agree: a courtesy of friendly tables.
        BY_CONSENT,
        /// By consent too, but nothing that has told the asker something: a call until partner has
        /// called (Law 25A), a card until another card or hand has been seen (Law 47F). For boards
        /// whose results are compared.
        STRICT,
        /// Never: in an event.
        NEVER
    }

    public static final HouseRules FRIENDLY = new HouseRules(Undo.BY_CONSENT);

    /// For boards that other tables play too.
    public static final HouseRules COMPARED = new HouseRules(Undo.STRICT);

    /// For boards of an event, which the whole field plays.
    public static final HouseRules EVENT = new HouseRules(Undo.NEVER, true);

    /// For boards of a class: its teacher says when one lies open, and when the next one comes.
    public static final HouseRules CLASS = new HouseRules(Undo.BY_CONSENT, true, true);
}
