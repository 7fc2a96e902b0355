/// The trees of questions, one for each irregularity in each book, and the way through them.
package overtrick.laws.tree;
