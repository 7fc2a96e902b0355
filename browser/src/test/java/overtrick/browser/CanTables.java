package overtrick.browser;

import com.microsoft.playwright.options.FormData;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// How visitors come to tables of Bài Càn, and play there to the end.
final class CanTables {

    /// Beside the options of the house rules: `yes` for a table where robots may be asked.
    static final String PRACTICE = "practice";

    private CanTables() {}

    /// Plays until something has come.
    ///
    /// @return the phases in which the guest has acted
    static Set<String> play(CanGuest guest, String until, BooleanSupplier come) {
        guest.playOn();
        Patience.await(
                until,
                Duration.ofMinutes(3),
                () -> {
                    guest.visitor().phase(); // what has come is taken from the line
                    return come.getAsBoolean();
                });
        return guest.stop();
    }

    /// Opens a table under a preset, whose robots play by rules of thumb, and sits South.
    static void open(Visitor visitor, String preset, String robots, String ceremony) {
        open(visitor, preset, robots, ceremony, Map.of());
    }

    /// The same with options of the house rules changed.
    static void open(
            Visitor visitor,
            String preset,
            String robots,
            String ceremony,
            Map<String, String> options) {
        visitor.open("/can?preset=" + preset);
        visitor.at("input[name='robots'][value='%s']".formatted(robots)).check();
        visitor.at("input[name='ceremony'][value='%s']".formatted(ceremony)).check();
        visitor.at("input[name='strength'][value='rules']").check();
        var name = visitor.at("form[action='/can/tables'] input[name='name']");
        if (name.count() > 0) {
            name.fill("Lan");
        }
        if (!options.isEmpty()) {
            visitor.at("#all-options > summary").click();
        }
        options.forEach((key, value) -> choose(visitor, key, value));
        visitor.at("form[action='/can/tables'] > button.main").click();
        visitor.at("main.table").waitFor();
        hurry(visitor);
    }

    /// An option of the house rules, or the box of a table for practice.
    private static void choose(Visitor visitor, String key, String value) {
        if (key.equals(PRACTICE)) {
            visitor.at("input[name='practice']").setChecked(value.equals("yes"));
        } else {
            visitor.at("select[name='%s']".formatted(key)).selectOption(value);
        }
    }

    /// The robots of her table are quick, and whole tricks are soon put away.
    static void hurry(Visitor visitor) {
        visitor.send(
                "/tables/%s/set-pace".formatted(visitor.table().code()),
                FormData.create().set("pace", "QUICK"));
    }
}
