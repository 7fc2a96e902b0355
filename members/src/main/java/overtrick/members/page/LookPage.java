package overtrick.members.page;

import overtrick.members.look.Look;
import overtrick.page.Words;

/// Where the owner says how the club looks.
///
/// @param look as it stands in the fields
/// @param crest the digest of its picture; empty for none
/// @param notice why it was not kept; empty for nothing
public record LookPage(Words words, Look look, String crest, String notice) {

    /// The colour that the field begins with.
    public String colour() {
        return look.colour().isEmpty() ? USUAL : look.colour();
    }

    private static final String USUAL = "#2f7f78";

    public boolean hasCrest() {
        return !crest.isEmpty();
    }
}
