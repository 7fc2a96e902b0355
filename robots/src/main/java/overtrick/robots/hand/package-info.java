/// A hand as a bidder weighs it, and what is known of a hand that is not seen.
package overtrick.robots.hand;
