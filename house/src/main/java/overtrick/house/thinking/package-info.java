/// Where robots think and time is kept: one small pool of threads for the whole club.
@org.jspecify.annotations.NullMarked
package overtrick.house.thinking;
