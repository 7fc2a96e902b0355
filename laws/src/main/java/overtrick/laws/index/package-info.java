/// What each Law says in a sentence, and what the program does with it.
package overtrick.laws.index;
