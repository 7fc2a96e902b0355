package overtrick.page.watch;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import overtrick.log.meter.Histogram;

/// Figures as Prometheus reads them: its text format, version 0.0.4. Whoever has figures adds them;
/// those of one name stand together in the end.
public final class Exposition {

    /// What the text is.
    public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private final Map<Metric, StringBuilder> samples = new EnumMap<>(Metric.class);

    /// What is told of one club or one part of it.
    ///
    /// @param labels names and values, in their order
    public record Labels(Map<String, String> labels) {

        /// Of the program itself.
        public static final Labels NONE = new Labels(Map.of());

        public Labels {
            labels = new LinkedHashMap<>(labels);
        }

        /// The same with one more; without, when it is empty.
        public Labels with(String name, String value) {
            var more = new LinkedHashMap<>(labels);
            if (!value.isEmpty()) {
                more.put(name, value);
            }
            return new Labels(more);
        }

        private String text() {
            return labels.isEmpty()
                    ? ""
                    : labels.entrySet().stream()
                            .map(one -> "%s=\"%s\"".formatted(one.getKey(), quoted(one.getValue())))
                            .collect(Collectors.joining(",", "{", "}"));
        }

        private static String quoted(String value) {
            return value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
        }
    }

    /// Adds a figure.
    public void add(Metric metric, Labels labels, double value) {
        line(metric, "", labels, number(value));
    }

    /// Adds a figure that counts something.
    public void add(Metric metric, Labels labels, long value) {
        line(metric, "", labels, String.valueOf(value));
    }

    /// Adds one that counts what took how long.
    public void add(Metric metric, Labels labels, Histogram.Reading reading) {
        for (int at = 0; at < reading.upTo().size(); at++) {
            boolean last = at == reading.bounds().size();
            String bound = last ? "+Inf" : number(reading.bounds().get(at));
            line(
                    metric,
                    "_bucket",
                    labels.with("le", bound),
                    String.valueOf(reading.upTo().get(at)));
        }
        line(metric, "_sum", labels, number(reading.sum()));
        line(metric, "_count", labels, String.valueOf(reading.count()));
    }

    private void line(Metric metric, String suffix, Labels labels, String value) {
        samples.computeIfAbsent(metric, _ -> new StringBuilder())
                .append(metric.title())
                .append(suffix)
                .append(labels.text())
                .append(' ')
                .append(value)
                .append('\n');
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? String.valueOf((long) value)
                : String.valueOf(value);
    }

    /// The whole text.
    public String text() {
        var text = new StringBuilder();
        samples.forEach((metric, lines) -> {
            String kind = metric.kind().name().toLowerCase(Locale.ROOT);
            text.append("# HELP %s %s\n".formatted(metric.title(), metric.help()));
            text.append("# TYPE %s %s\n".formatted(metric.title(), kind));
            text.append(lines);
        });
        return text.toString();
    }
}
