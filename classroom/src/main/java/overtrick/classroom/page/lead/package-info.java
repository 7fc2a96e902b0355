/// What a teacher sees and does.
@org.jspecify.annotations.NullMarked
package overtrick.classroom.page.lead;
