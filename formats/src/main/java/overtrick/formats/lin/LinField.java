package overtrick.formats.lin;

import overtrick.formats.Place;

/// A key with its value, such as `sv|o|`.
///
/// @param key in lower case
/// @param place of the value
/// @param value without line breaks, which mean nothing in LIN
record LinField(String key, Place place, String value) {}
