/// The pack of Bài Càn: 54 cards, their points and factors, sets of them, and the levels of the
/// auction.
package overtrick.can;
