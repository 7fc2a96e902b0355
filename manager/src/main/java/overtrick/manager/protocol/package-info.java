/// Messages of the Table Manager protocol: read in every form that is seen, written as a program
/// wants to have them (formats.md §6).
@org.jspecify.annotations.NullMarked
package overtrick.manager.protocol;
