package overtrick.can.rules;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// The options of the rules by their keys. A key is the way to a component of the records: the
/// component `eachOne` of the component `redeal` is the option `redeal.each-one`.
final class Options {

    private Options() {}

    /// The rules with what the lines say in place of what they are.
    static CanRules read(CanRules base, Settings in) {
        return (CanRules) read(base, "", in);
    }

    static void print(CanRules rules, SettingsText out) {
        print(rules, "", out);
    }

    private static Record read(Record base, String path, Settings in) {
        var components = base.getClass().getRecordComponents();
        var types = Stream.of(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        var values =
                Stream.of(components).map(one -> read(base, one, path + key(one), in)).toArray();
        try {
            return base.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static Object read(Record base, RecordComponent component, String key, Settings in) {
        return switch (value(base, component)) {
            case Record group -> read(group, key + ".", in);
            case Enum<?> choice -> in.choice(key, choice);
            case Integer number -> in.number(key, number);
            case List<?> order -> in.list(key, constants(component), order);
            case Object other -> throw new IllegalStateException("no option: " + other);
        };
    }

    private static void print(Record rules, String path, SettingsText out) {
        for (var component : rules.getClass().getRecordComponents()) {
            String key = path + key(component);
            switch (value(rules, component)) {
                case Record group -> print(group, key + ".", out);
                case Object option -> out.put(key, option);
            }
        }
    }

    private static Object value(Record rules, RecordComponent component) {
        try {
            return component.getAccessor().invoke(rules);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /// What may stand in a list.
    private static List<? extends Enum<?>> constants(RecordComponent component) {
        var type = (ParameterizedType) component.getGenericType();
        var element = (Class<?>) type.getActualTypeArguments()[0];
        return Arrays.stream(element.getEnumConstants()).map(one -> (Enum<?>) one).toList();
    }

    private static String key(RecordComponent component) {
        return component.getName().replaceAll("(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
