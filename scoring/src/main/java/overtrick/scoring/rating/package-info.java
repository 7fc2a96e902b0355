/// How strong players and pairs are, estimated from compared boards.
///
/// A board that was played at several tables says who did better with the same cards. From all such
/// boards together [overtrick.scoring.rating.Ratings] works out every player’s strength and every
/// pair’s, each with its error bar, adjusted for partner, opponents and field. Strength is in IMPs
/// a board; 0 is the mean of the club’s people. It is always worked out from all boards, so a
/// correction of an old board needs nothing of its own.
///
/// The model stands in `docs/ratings.md`. Nothing is kept, nothing is drawn by lot: the same boards
/// give the same numbers to the last bit, in whatever order they are named.
package overtrick.scoring.rating;
