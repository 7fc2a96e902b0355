package overtrick.page;

import overtrick.log.host.Asking;

/// The addresses of the club and who answers them.
public interface Routes {

    /// How a request is answered.
    @FunctionalInterface
    interface Answer {
        void give(Visit visit);
    }

    /// @param right what it takes to be answered
    /// @param path with its places in braces, such as `/tables/{code}`
    void get(Right right, String path, Answer answer);

    void post(Right right, String path, Answer answer);

    /// The same for what takes long, some 20 ms and more: it is worked out in the back room.
    default void getSlow(Right right, String path, Answer answer) {
        get(right, path, slow(answer));
    }

    /// The same; a form that is still on its way is waited for first.
    default void postSlow(Right right, String path, Answer answer) {
        post(
                right,
                path,
                visit -> {
                    visit.awaitForm();
                    slow(answer).give(visit);
                });
    }

    private static Answer slow(Answer answer) {
        return visit ->
                visit.slowly(() -> {
                    Asking.during(() -> answer.give(visit));
                    return visit;
                });
    }
}
