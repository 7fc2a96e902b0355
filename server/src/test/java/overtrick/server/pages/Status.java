package overtrick.server.pages;

/// How the club answers, as a number.
final class Status {

    static final int NO_CONTENT = 204;
    static final int SEE_OTHER = 303;
    static final int UNAUTHORIZED = 401;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int CONFLICT = 409;
    static final int GONE = 410;
    static final int UNCLEAR = 422;
    static final int TOO_MANY = 429;
    static final int BUSY = 503;

    private Status() {}
}
