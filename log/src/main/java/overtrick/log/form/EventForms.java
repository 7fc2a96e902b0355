package overtrick.log.form;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import overtrick.log.NewEvent;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// The names under which events are kept, for ever, and the versions of their JSON. A name or a
/// form once written is read for ever: when a form changes, a renewal is added that makes the old
/// JSON into the new, and the version goes up by one.
///
/// @param <E> what all the events are
public final class EventForms<E> implements EventCodec<E> {

    /// @param renewals from version 1 to 2, from 2 to 3 and so on
    private record Form<E>(
            String name, Class<? extends E> type, List<UnaryOperator<ObjectNode>> renewals) {

        int version() {
            return renewals.size() + 1;
        }
    }

    private final JsonMapper json;
    private final Map<String, Form<E>> byName;
    private final Map<Class<?>, Form<E>> byType = new HashMap<>();
    private final BiFunction<E, Redaction, E> redacting;

    private EventForms(
            JsonMapper json, Map<String, Form<E>> byName, BiFunction<E, Redaction, E> redacting) {
        this.json = json;
        this.byName = byName;
        this.redacting = redacting;
        byName.values().forEach(form -> byType.put(form.type, form));
    }

    /// No forms yet.
    ///
    /// @param json in which the events are written
    public static <E> EventForms<E> in(JsonMapper json) {
        return new EventForms<>(json, Map.of(), (event, _) -> event);
    }

    /// These forms and one more.
    ///
    /// @param renewals what makes version 1 into version 2, version 2 into version 3 and so on;
    ///   they may change the node they are given
    /// @throws IllegalArgumentException if the name or the type has a form already
    public EventForms<E> with(
            String name, Class<? extends E> type, List<UnaryOperator<ObjectNode>> renewals) {
        if (byName.containsKey(name) || byType.containsKey(type)) {
            throw new IllegalArgumentException(
                    "event %s (%s) has a form already".formatted(name, type.getSimpleName()));
        }
        var more = new LinkedHashMap<>(byName);
        more.put(name, new Form<>(name, type, List.copyOf(renewals)));
        return new EventForms<>(json, more, redacting);
    }

    /// These forms and one that has never changed.
    public EventForms<E> with(String name, Class<? extends E> type) {
        return with(name, type, List.of());
    }

    /// The same forms, of events in which names stand or words of somebody's.
    ///
    /// @param how the event without what must no longer be read
    public EventForms<E> redactedBy(BiFunction<E, Redaction, E> how) {
        return new EventForms<>(json, byName, how);
    }

    @Override
    public E redacted(E event, Redaction redaction) {
        return redacting.apply(event, redaction);
    }

    public boolean has(String name) {
        return byName.containsKey(name);
    }

    @Override
    public NewEvent encode(E event) {
        var form = byType.get(event.getClass());
        if (form == null) {
            throw new IllegalStateException("event has no name in the log: " + event.getClass());
        }
        return new NewEvent(form.name, form.version(), json.writeValueAsString(event));
    }

    @Override
    public E decode(NewEvent logged) {
        var form = byName.get(logged.type());
        if (form == null || logged.version() < 1 || logged.version() > form.version()) {
            throw new UnknownFormException(logged);
        }
        if (logged.version() == form.version()) {
            return json.readValue(logged.payload(), form.type);
        }
        var renewed = (ObjectNode) json.readTree(logged.payload());
        for (var renewal : form.renewals.subList(logged.version() - 1, form.renewals.size())) {
            renewed = renewal.apply(renewed);
        }
        return json.treeToValue(renewed, form.type);
    }

    @Override
    public Stream<String> names() {
        return byName.keySet().stream();
    }
}
