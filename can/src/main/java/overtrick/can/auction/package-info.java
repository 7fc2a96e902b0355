/// The auction: one round from 80 to 100.
package overtrick.can.auction;
