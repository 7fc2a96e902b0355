/// The commands of a director: the Laws, and rulings.
package overtrick.app.law;
