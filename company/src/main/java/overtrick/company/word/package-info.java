/// What people say to each other, and what is reported of it.
@org.jspecify.annotations.NullMarked
package overtrick.company.word;
