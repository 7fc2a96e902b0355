/// A hand as a bidder measures it, and what is known of a hand that is not seen.
package overtrick.systems.hand;
