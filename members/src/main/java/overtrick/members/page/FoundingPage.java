package overtrick.members.page;

import java.util.Optional;
import overtrick.page.Words;

/// Where the owner of a new club comes in.
///
/// @param path of this page
/// @param name of the member who looks; empty for somebody who is none yet
public record FoundingPage(Words words, String path, Optional<String> name) {}
