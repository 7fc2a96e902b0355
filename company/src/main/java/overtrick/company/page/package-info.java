/// What is seen of the company: people, wishes, invitations, messages, and news of them.
@org.jspecify.annotations.NullMarked
package overtrick.company.page;
