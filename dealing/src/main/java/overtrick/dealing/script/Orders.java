package overtrick.dealing.script;

import java.util.LinkedHashSet;
import java.util.Set;

/// All orders of some signs.
final class Orders {

    private Orders() {}

    static Set<String> of(String signs) {
        if (signs.length() <= 1) {
            return Set.of(signs);
        }
        var orders = new LinkedHashSet<String>();
        for (int first = 0; first < signs.length(); first++) {
            String rest = signs.substring(0, first) + signs.substring(first + 1);
            for (var order : of(rest)) {
                orders.add(signs.charAt(first) + order);
            }
        }
        return orders;
    }
}
