package overtrick.members.list;

/// What the list says of somebody.
///
/// @param number of their federation; empty for none, as the others but the name
/// @param name in full
/// @param club to which they belong there
/// @param category or rank
/// @param since the day, month or year, such as `2019-09-01`, `2019-09` or `2019`
public record Entry(String number, String name, String club, String category, String since) {

    /// Signs of a field.
    public static final int LONGEST = 80;

    public Entry {
        if (name.isBlank()) {
            throw new IllegalArgumentException("nobody is without a name");
        }
        if (!since.matches("|\\d{4}(-\\d\\d(-\\d\\d)?)?")) {
            throw new IllegalArgumentException("not a day, a month or a year: " + since);
        }
    }

    /// Somebody of whom no more is known.
    public static Entry of(String name) {
        return new Entry("", name, "", "", "");
    }

    /// All by which somebody is looked for, however it is typed.
    String sought() {
        return Folded.of(String.join(" ", name, number, club, category));
    }
}
