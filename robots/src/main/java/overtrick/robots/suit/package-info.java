/// A single suit by itself: how two hands play it best when they do not see the other two.
@org.jspecify.annotations.NullMarked
package overtrick.robots.suit;
