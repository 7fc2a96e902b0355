/// The pages on which people become members, sign in, and look after what is theirs.
@org.jspecify.annotations.NullMarked
package overtrick.members.page;
