/// What happened at tables of bridge, board by board, with times: for whoever verifies a deal, and
/// for directors who have been told something.
@NullMarked
package overtrick.house.record;

import org.jspecify.annotations.NullMarked;
