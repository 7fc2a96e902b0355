/// The partners' desk: who is alone finds somebody for an event.
@org.jspecify.annotations.NullMarked
package overtrick.company.desk;
