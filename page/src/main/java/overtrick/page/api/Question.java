package overtrick.page.api;

/// Something that is asked in the query of an address.
///
/// @param about what it is, in English
/// @param example what can stand there
/// @param needed whether it has to be there
public record Question(String name, String about, String example, boolean needed) {

    public static Question needed(String name, String about, String example) {
        return new Question(name, about, example, true);
    }

    public static Question maybe(String name, String about, String example) {
        return new Question(name, about, example, false);
    }
}
