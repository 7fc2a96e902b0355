package overtrick.evening.page.phone;

import java.util.List;
import overtrick.house.json.Json;

/// The rounds of a table as JSON inside a page.
public final class PlanJson {

    private PlanJson() {}

    /// Nothing in it can end the element that it stands in.
    public static String of(List<PhonePage.Planned> plan) {
        return Json.MAPPER
                .writeValueAsString(plan)
                .replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("&", "\\u0026");
    }
}
