/// A teacher and a class: tables that go through a set together.
@org.jspecify.annotations.NullMarked
package overtrick.classroom;
