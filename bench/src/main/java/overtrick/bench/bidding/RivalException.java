package overtrick.bench.bidding;

/// The other program does not start, does not answer, or answers what is no call.
final class RivalException extends RuntimeException {

    RivalException(String message) {
        super(message);
    }
}
