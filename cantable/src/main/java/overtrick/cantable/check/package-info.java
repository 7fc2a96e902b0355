/// A second pair of eyes: reads the record of a match of Bài Càn and finds out by itself what comes
/// of it. It knows the pack and nothing else of the rules of the program, so that it can contradict
/// them (can.md §§3, 6–11).
@org.jspecify.annotations.NullMarked
package overtrick.cantable.check;
