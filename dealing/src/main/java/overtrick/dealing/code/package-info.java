/// Expressions become classes that HotSpot compiles like any other.
@NullMarked
package overtrick.dealing.code;

import org.jspecify.annotations.NullMarked;
