/// Members: people who are known on every device, by a password, a passkey or a code on paper.
@org.jspecify.annotations.NullMarked
package overtrick.members;
