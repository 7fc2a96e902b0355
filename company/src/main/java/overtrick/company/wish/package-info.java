/// Wishes to play: each lives from the wish until its table is laid or it is over.
@org.jspecify.annotations.NullMarked
package overtrick.company.wish;
