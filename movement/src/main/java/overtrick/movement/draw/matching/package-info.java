/// Perfect matchings of least weight.
package overtrick.movement.draw.matching;
