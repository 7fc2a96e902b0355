package overtrick.formats.results;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What a file of XML says to our program alone, in an instruction that others pass over: what the
/// format has no element for.
public final class Instruction {

    /// To whom it is addressed.
    public static final String TARGET = "overtrick";

    private static final Pattern PART = Pattern.compile("([a-z]+)=\"([^\"]*)\"");

    private Instruction() {}

    static Map<String, String> read(String data) {
        var parts = new LinkedHashMap<String, String>();
        var found = PART.matcher(data == null ? "" : data);
        while (found.find()) {
            parts.put(
                    found.group(1),
                    found.group(2)
                            .replace("&gt;", ">")
                            .replace("&quot;", "\"")
                            .replace("&amp;", "&"));
        }
        return parts;
    }

    /// Writes its parts, in their order.
    public static String written(Map<String, String> parts) {
        return parts.entrySet().stream()
                .map(part ->
                        "%s=\"%s\""
                                .formatted(
                                        part.getKey(),
                                        part.getValue()
                                                .replace("&", "&amp;")
                                                .replace("\"", "&quot;")
                                                .replace(">", "&gt;")))
                .collect(Collectors.joining(" "));
    }
}
