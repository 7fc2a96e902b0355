/// Who meets whom, where, and on which boards; the promises a movement keeps, and its balance.
package overtrick.movement;
