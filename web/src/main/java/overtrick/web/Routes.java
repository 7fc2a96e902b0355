package overtrick.web;

/// The addresses of the club and who answers them.
public interface Routes {

    /// How a request is answered.
    @FunctionalInterface
    interface Answer {
        void give(Visit visit);
    }

    /// @param path with its places in braces, such as `/tables/{code}`
    void get(String path, Answer answer);

    void post(String path, Answer answer);
}
