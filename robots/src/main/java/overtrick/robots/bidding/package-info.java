/// The natural system of the careful beginner, chapter by chapter. Each chapter is a table of
/// offers, and one table serves for choosing a call, for reading the calls of others and for
/// explaining them.
package overtrick.robots.bidding;
