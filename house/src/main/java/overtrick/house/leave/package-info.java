/// What becomes of somebody who leaves the club: their name is taken out, what others need stays.
@org.jspecify.annotations.NullMarked
package overtrick.house.leave;
