package overtrick.dealing.script;

/// A deal came at which a script divides by nothing.
public final class DivisionByZero extends RuntimeException {

    private final transient Place place;

    /// A division by nothing at a place.
    public DivisionByZero(Place place) {
        super(
                "line %d, column %d: here it is divided by 0; test before that it is not"
                        .formatted(place.line(), place.column()),
                null,
                false,
                false);
        this.place = place;
    }

    /// Where the division stands.
    public Place place() {
        return place;
    }
}
