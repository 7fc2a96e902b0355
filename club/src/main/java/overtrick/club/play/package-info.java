/// Tables at which boards of duplicate bridge are played: their log, their house and their robots.
@org.jspecify.annotations.NullMarked
package overtrick.club.play;
