/// What calls mean, and whether one may stand for another.
package overtrick.laws.meaning;
