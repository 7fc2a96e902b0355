package overtrick.dealing.script;

import java.util.List;

/// A deal came at which a script divides by nothing.
public final class DivisionByZero extends RuntimeException {

    private final transient Fault fault;

    /// A division by nothing at a place.
    public DivisionByZero(Place place) {
        this(new Fault(place, Fault.Kind.DIVISION, List.of()));
    }

    private DivisionByZero(Fault fault) {
        super(fault.text(), null, false, false);
        this.fault = fault;
    }

    /// What is wrong, and where.
    public Fault fault() {
        return fault;
    }
}
