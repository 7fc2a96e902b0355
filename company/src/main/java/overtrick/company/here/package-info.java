/// Who is in the club now.
@org.jspecify.annotations.NullMarked
package overtrick.company.here;
