package overtrick.page;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a browser is called among somebody's devices: `Firefox, Android`.
final class Device {

    private static final int MOST_SIGNS = 1_000;

    /// Browsers by the word that tells them; each before those that name it too.
    private static final List<Map.Entry<String, String>> BROWSERS =
            List.of(
                    Map.entry("Edg", "Edge"),
                    Map.entry("OPR/", "Opera"),
                    Map.entry("SamsungBrowser", "Samsung Internet"),
                    Map.entry("coc_coc", "Cốc Cốc"),
                    Map.entry("Firefox", "Firefox"),
                    Map.entry("FxiOS", "Firefox"),
                    Map.entry("CriOS", "Chrome"),
                    Map.entry("Chrome", "Chrome"),
                    Map.entry("Safari", "Safari"));

    private static final List<Map.Entry<String, String>> SYSTEMS =
            List.of(
                    Map.entry("iPad", "iPad"),
                    Map.entry("iPhone", "iPhone"),
                    Map.entry("Android", "Android"),
                    Map.entry("Windows", "Windows"),
                    Map.entry("Mac OS", "Mac"),
                    Map.entry("CrOS", "ChromeOS"),
                    Map.entry("Linux", "Linux"));

    private Device() {}

    /// @param agent what the browser says of itself
    /// @return empty when it says nothing that is known
    static String of(@Nullable String agent) {
        if (agent == null || agent.length() > MOST_SIGNS) {
            return "";
        }
        String browser = first(BROWSERS, agent);
        String system = first(SYSTEMS, agent);
        return browser.isEmpty() || system.isEmpty() ? browser + system : browser + ", " + system;
    }

    private static String first(List<Map.Entry<String, String>> known, String agent) {
        return known.stream()
                .filter(one -> agent.contains(one.getKey()))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse("");
    }
}
