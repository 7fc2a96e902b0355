/// What a room brings to the pages of the club, told in one place.
package overtrick.page.room;
