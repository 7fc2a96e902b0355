/// The room where people get better: situations, lessons, problems, counting.
@org.jspecify.annotations.NullMarked
package overtrick.practice;
