package overtrick.formats.pbn;

import java.util.List;
import overtrick.formats.Place;

/// A tag with its value and all that follows it up to the next tag.
///
/// @param valuePlace the first character of the value
/// @param value without quotes and escapes; inherited values are filled in (PBN 2.1, 4.8)
/// @param comments those right after the tag
/// @param body the section that the tag begins; empty for a tag that begins none
public record PbnTag(
        Place place,
        String name,
        Place valuePlace,
        String value,
        List<PbnElement.Comment> comments,
        List<PbnElement> body) {

    public PbnTag {
        comments = List.copyOf(comments);
        body = List.copyOf(body);
    }

    /// A tag that comes from no file.
    static PbnTag of(String name, String value) {
        return new PbnTag(Place.START, name, Place.START, value, List.of(), List.of());
    }

    PbnTag withValue(String other) {
        return new PbnTag(place, name, valuePlace, other, comments, body);
    }

    PbnTag withBody(List<PbnElement> other) {
        return new PbnTag(place, name, valuePlace, value, comments, other);
    }

    /// Whether a value is given: `?` stands for unknown and nothing for inappropriate (1.4).
    boolean isGiven() {
        return !value.isBlank() && !value.strip().equals("?");
    }
}
