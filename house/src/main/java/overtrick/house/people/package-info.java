/// Who comes to the club: guests with a name of their choice, known again by a cookie.
@org.jspecify.annotations.NullMarked
package overtrick.house.people;
