/// Read models: what the lobby shows and the boards people have played, made from the events and
/// made again whenever need be.
@org.jspecify.annotations.NullMarked
package overtrick.club.history;
