package overtrick.robots.can.open;

/// What makes a card promising to the search, in points of its own.
///
/// @param leadLength for each card that the leader has in the lane
/// @param leadToRuff an opponent has no card of the lane but a trump
/// @param leadSure no opponent can beat the lead
/// @param leadSureTrump and it is a trump
/// @param leadToPartner partner can beat what the next player has
/// @param leadLost any other lead
/// @param leadFives for each five of points in a lead that can be beaten
/// @param stays partner's card wins and stays winning
/// @param wins the card wins and stays winning
/// @param ruffs it does so as a trump on another lane
/// @param mayWin it wins so far
/// @param loses it does not
/// @param lastOfLane a discard leaves nothing in its lane
/// @param trumpRank how many tenths of a rank a trump is worth beyond its own
record OrderWeights(
        int leadLength,
        int leadToRuff,
        int leadSure,
        int leadSureTrump,
        int leadToPartner,
        int leadLost,
        int leadFives,
        Card stays,
        Card wins,
        int ruffs,
        Card mayWin,
        Card loses,
        int lastOfLane,
        int trumpRank) {

    /// @param base for every card
    /// @param fives for each five of points
    /// @param rank for each rank above the deuce
    record Card(int base, int fives, int rank) {}

    /// As they were learnt.
    static final OrderWeights LEARNT =
            new OrderWeights(
                    -25,
                    -330,
                    515,
                    -90,
                    400,
                    440,
                    20,
                    new Card(375, 95, -18),
                    new Card(600, 330, -10),
                    -320,
                    new Card(160, 260, -8),
                    new Card(-195, 0, -27),
                    90,
                    120);
}
