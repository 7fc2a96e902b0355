/// The counting trainer, as visitors see it.
@org.jspecify.annotations.NullMarked
package overtrick.practice.count;
