/// A table where things go wrong: what happened, what was ruled, what is still owed.
package overtrick.laws.table;
