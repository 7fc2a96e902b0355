package overtrick.laws.table;

import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;

/// A call that counts, and who made it; at an irregular table turns may have been skipped.
public record Made(Seat seat, Call call) {}
