/// The offices of the club: who holds them, what each may do, and the trail of what was done.
@org.jspecify.annotations.NullMarked
package overtrick.members.office;
