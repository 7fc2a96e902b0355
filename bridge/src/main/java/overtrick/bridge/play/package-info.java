/// The play of the cards, trick by trick (Laws 41 to 45).
package overtrick.bridge.play;
