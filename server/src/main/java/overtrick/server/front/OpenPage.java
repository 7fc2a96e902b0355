package overtrick.server.front;

import java.util.Optional;
import overtrick.house.terms.Strength;

/// The form for a new table.
///
/// @param house the name of the boards that new tables play, if there are such
/// @param named whether the visitor has said how they are called
/// @param choices what the systems leave to their players
/// @param level how well the robots play that are offered first
public record OpenPage(
        Optional<String> house, boolean named, ChoicesPart choices, Strength level) {}
