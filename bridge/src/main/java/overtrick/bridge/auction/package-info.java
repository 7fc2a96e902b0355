/// Calls, the auction they make, and the contract it ends in (Laws 17 to 22).
package overtrick.bridge.auction;
