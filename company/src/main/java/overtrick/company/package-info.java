/// People who find each other: friends and blocks, who is here, wishes to play, invitations, and
/// what they say to each other.
@org.jspecify.annotations.NullMarked
package overtrick.company;
