/// What every game has in common: the functions decide, evolve and view.
package overtrick.cards.rules;
