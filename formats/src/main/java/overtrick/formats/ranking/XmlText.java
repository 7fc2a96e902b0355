package overtrick.formats.ranking;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import overtrick.formats.results.Instruction;

/// XML as it is written, an element to a line.
final class XmlText {

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    private void line(String text) {
        bytes.writeBytes((text + "\n").getBytes(StandardCharsets.UTF_8));
    }

    void start(String root, String type, Map<String, String> attributes) {
        line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
        line("<!DOCTYPE " + root + " SYSTEM \"" + type + "\">");
        open(root, attributes);
    }

    void open(String name, Map<String, String> attributes) {
        var text = new StringBuilder("<" + name);
        attributes.forEach((key, value) ->
                text.append(" ").append(key).append("=\"").append(safe(value)).append('"'));
        line(text.append('>').toString());
    }

    void close(String name) {
        line("</" + name + ">");
    }

    void element(String name, String value) {
        line("<" + name + ">" + safe(value) + "</" + name + ">");
    }

    /// Only where there is something to say.
    void given(String name, String value) {
        if (!value.isEmpty()) {
            element(name, value);
        }
    }

    void instruction(Map<String, String> parts) {
        line("<?" + Instruction.TARGET + " " + allowed(Instruction.written(parts)) + "?>");
    }

    byte[] bytes() {
        return bytes.toByteArray();
    }

    private static String safe(String text) {
        return allowed(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /// Without what XML 1.0 forbids.
    private static String allowed(String text) {
        return text.codePoints()
                .filter(one ->
                        one >= ' '
                                && one != 0xFFFE
                                && one != 0xFFFF
                                && (one < 0xD800 || one > 0xDFFF))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
