/// Players that try every card in layouts that fit what their seat has seen.
@org.jspecify.annotations.NullMarked
package overtrick.robots.search;
