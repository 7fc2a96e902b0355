package overtrick.page.server;

/// What has gone wrong, by its kinds and places in the program. What it says is left out, for it
/// may repeat what a visitor has sent.
final class Unforeseen extends Exception {

    private Unforeseen(Throwable wrong) {
        super(wrong.getClass().getName());
        setStackTrace(wrong.getStackTrace());
    }

    static Unforeseen of(Throwable wrong) {
        var told = new Unforeseen(wrong);
        var last = told;
        int causes = 0;
        for (var cause = wrong.getCause(); cause != null && causes < 8; cause = cause.getCause()) {
            var next = new Unforeseen(cause);
            last.initCause(next);
            last = next;
            causes++;
        }
        return told;
    }

    /// @return without the name of this class, which says nothing
    @Override
    @SuppressWarnings("OverrideThrowableToString") // the message alone would stand behind the name
    public String toString() {
        return String.valueOf(getMessage());
    }
}
