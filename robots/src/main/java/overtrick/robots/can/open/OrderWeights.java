package overtrick.robots.can.open;

/// What makes a card promising to the search, in points of its own.
///
/// @param lead for a card that is led
/// @param follow for a card played to a trick under way
/// @param trumpRank how many tenths of a rank a trump is worth beyond its own
record OrderWeights(Lead lead, Follow follow, int trumpRank) {

    /// Weights of a lead.
    ///
    /// @param length for each card that the leader has in the lane
    /// @param toRuff an opponent has no card of the lane but a trump
    /// @param sure no opponent can beat the lead
    /// @param sureTrump and it is a trump
    /// @param toPartner partner can beat what the next player has
    /// @param lost any other lead
    /// @param fives for each five of points in a lead that can be beaten
    record Lead(
            int length, int toRuff, int sure, int sureTrump, int toPartner, int lost, int fives) {}

    /// Weights of a card that follows or is discarded.
    ///
    /// @param stays partner's card wins and stays winning
    /// @param wins the card wins and stays winning
    /// @param ruffs it does so as a trump on another lane
    /// @param mayWin it wins so far
    /// @param loses it does not
    /// @param lastOfLane a discard leaves nothing in its lane
    record Follow(Card stays, Card wins, int ruffs, Card mayWin, Card loses, int lastOfLane) {}

    /// Weights of one card.
    ///
    /// @param base for every card
    /// @param fives for each five of points
    /// @param rank for each rank above the deuce
    record Card(int base, int fives, int rank) {}

    /// As they were learnt.
    static final OrderWeights LEARNT =
            new OrderWeights(
                    new Lead(-25, -330, 515, -90, 400, 440, 20),
                    new Follow(
                            new Card(375, 95, -18),
                            new Card(600, 330, -10),
                            -320,
                            new Card(160, 260, -8),
                            new Card(-195, 0, -27),
                            90),
                    120);
}
