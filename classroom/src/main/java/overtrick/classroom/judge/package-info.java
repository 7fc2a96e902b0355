/// What students called, beside what their system has.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.judge;
