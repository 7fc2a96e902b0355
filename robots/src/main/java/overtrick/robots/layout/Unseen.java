package overtrick.robots.layout;

/// A hand that is not seen: how many cards it holds, within which limits, and how likely it is that
/// they are certain ones. Hands are kept as in [overtrick.cards.CardSet].
interface Unseen {

    /// Cards still held.
    int size();

    /// The limits of the cards still held.
    ///
    /// @param wider by so many cards
    /// @param points and so many points than the auction has shown
    Limits limits(int wider, int points);

    /// How likely the calls and cards of the seat were if it holds these.
    double weight(long held);
}
