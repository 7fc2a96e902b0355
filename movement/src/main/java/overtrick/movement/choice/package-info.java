/// The kinds of movements by name, and which of them suits an evening.
package overtrick.movement.choice;
