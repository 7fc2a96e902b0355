/// A deal before the auction: who deals, the hands and the kitty, and the right to a redeal.
package overtrick.can.deal;
