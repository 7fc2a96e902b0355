package overtrick.server.front;

import overtrick.page.Words;

/// Where a code is mended that leads nowhere.
///
/// @param typed as it was
/// @param reason why it leads nowhere
public record JoinPage(String typed, String reason, Words words) {}
