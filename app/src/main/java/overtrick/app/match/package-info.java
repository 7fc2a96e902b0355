/// `overtrick match`: two systems against each other, both rooms.
@org.jspecify.annotations.NullMarked
package overtrick.app.match;
