package overtrick.app.input;

/// How the program ends; 0 is done.
public final class ExitStatus {

    public static final int OUR_FAULT = 1;
    public static final int WRONG_INPUT = 2;

    private ExitStatus() {}
}
