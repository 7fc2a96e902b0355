package overtrick.page.table;

import java.util.List;
import overtrick.house.table.ChatLine;

/// What has been said at a table, as far as the viewer may hear it.
public record ChatPart(List<ChatLine> lines) {}
