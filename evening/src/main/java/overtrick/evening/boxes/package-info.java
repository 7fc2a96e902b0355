/// Events that are scored with boxes at the tables, beside telephones: the file they share with
/// their control program is watched, what is new in it is entered as the two sides of the table
/// would, and movement and names go back into it.
package overtrick.evening.boxes;
