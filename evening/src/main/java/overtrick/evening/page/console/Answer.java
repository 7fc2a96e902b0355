package overtrick.evening.page.console;

/// What became of a typed line.
///
/// @param place where it was, from which the next line goes on
public record Answer(String place, String text, String doubt) {

    static final Answer NOTHING = new Answer("", "", "");
}
