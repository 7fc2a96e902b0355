/// Kitty, trump and tricks: what happens from the taking of the kitty to the last card.
package overtrick.can.play;
