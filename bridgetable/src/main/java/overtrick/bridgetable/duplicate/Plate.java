package overtrick.bridgetable.duplicate;

/// What is written at the head of a deal.
public enum Plate {
    /// A board: its number, who deals and who is vulnerable.
    BOARD,
    /// A deal of a rubber: its number, who deals and who is vulnerable.
    DEAL,
    /// A deal of a game without vulnerability: its number and who deals.
    PLAIN
}
