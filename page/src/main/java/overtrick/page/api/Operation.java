package overtrick.page.api;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import overtrick.page.Right;
import overtrick.page.Visit;

/// Something that programs can ask at an address, with all that the document says of it.
///
/// @param right what it takes to be answered
/// @param path below `/api/v1`, with its places in braces
/// @param about what it is for, one line in English
/// @param questions of its query
/// @param takes what its body says; empty where it is only looked
/// @param gives how it is answered
public record Operation(
        Right right,
        String path,
        String about,
        List<Question> questions,
        Optional<Class<? extends Record>> takes,
        Gives gives) {

    /// How something is answered.
    public sealed interface Gives {

        /// @param slow whether it is worked out in the back room
        record Told<T extends Record>(Class<T> form, boolean slow, Function<Visit, T> answer)
                implements Gives {}

        /// What is in a form of its own.
        record File(String type, Consumer<Visit> answer) implements Gives {}

        /// What goes on for as long as somebody listens.
        record Stream(Class<? extends Record> form, Consumer<Visit> answer) implements Gives {}
    }

    public Operation {
        questions = List.copyOf(questions);
    }

    /// Something to look at.
    public static <T extends Record> Operation look(
            String path, String about, Class<T> form, Function<Visit, T> answer) {
        return of(Right.LOOK, path, about, new Gives.Told<>(form, false, answer));
    }

    /// The same, where it takes some 20 ms and more to find out.
    public static <T extends Record> Operation lookSlowly(
            String path, String about, Class<T> form, Function<Visit, T> answer) {
        return of(Right.LOOK, path, about, new Gives.Told<>(form, true, answer));
    }

    /// A file.
    public static Operation file(String path, String about, String type, Consumer<Visit> answer) {
        return of(Right.LOOK, path, about, new Gives.File(type, answer));
    }

    /// What happens from now on.
    public static Operation stream(
            String path, String about, Class<? extends Record> form, Consumer<Visit> answer) {
        return of(Right.LOOK, path, about, new Gives.Stream(form, answer));
    }

    private static Operation of(Right right, String path, String about, Gives gives) {
        return new Operation(right, path, about, List.of(), Optional.empty(), gives);
    }

    /// Something to do.
    ///
    /// @param takes what is said with it
    public static <T extends Record> Operation act(
            Right right,
            String path,
            String about,
            Class<? extends Record> takes,
            Class<T> form,
            Function<Visit, T> answer) {
        return new Operation(
                right,
                path,
                about,
                List.of(),
                Optional.of(takes),
                new Gives.Told<>(form, false, answer));
    }

    /// The same of what is the member's own, to be looked at with a token alone.
    public Operation ofMember() {
        return new Operation(Right.PLAY, path, about, questions, takes, gives);
    }

    /// The same with something that is asked in the query.
    public Operation asking(Question... more) {
        return new Operation(right, path, about, List.of(more), takes, gives);
    }

    /// Whether somebody only looks.
    public boolean looks() {
        return takes.isEmpty();
    }

    /// Its method, in small letters.
    public String method() {
        return looks() ? "get" : "post";
    }
}
