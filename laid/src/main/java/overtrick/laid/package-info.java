/// The deals of the day and of the week, and challenges: laid by the house, played at any time.
@org.jspecify.annotations.NullMarked
package overtrick.laid;
