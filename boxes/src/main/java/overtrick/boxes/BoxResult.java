package overtrick.boxes;

import java.util.Optional;
import overtrick.scoring.Outcome;

/// One line of results in the file: what a box has said, or what a program has made of it.
///
/// @param id in the order in which lines were written
/// @param northSouth the number of the pair that the box took for North–South
/// @param outcome empty when the line says nothing that can be a result
/// @param text what the line says, as `4SN=`; of one that cannot be understood its own words
/// @param lead the opening lead as the box writes it; may be empty
/// @param erased whether it was taken back
/// @param corrected whether a program has changed it, not a box
public record BoxResult(
        long id,
        Spot spot,
        int northSouth,
        int eastWest,
        Optional<Outcome> outcome,
        String text,
        String lead,
        String remarks,
        boolean erased,
        boolean corrected) {}
