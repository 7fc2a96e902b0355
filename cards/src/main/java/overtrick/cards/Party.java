package overtrick.cards;

/// Anybody who may act at a card table or look at it: one of the four seats, or an [Outsider].
public sealed interface Party permits Seat, Party.Outsider {

    /// Those who hold no cards.
    enum Outsider implements Party {
        /// A kibitzer: sees what is public and may do nothing (Law 76).
        WATCHER,
        /// The program itself: it supplies the boards and keeps the time.
        HOUSE
    }
}
