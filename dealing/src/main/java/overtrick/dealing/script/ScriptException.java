package overtrick.dealing.script;

/// A text is no script; the fault says where, why and what would be right.
public final class ScriptException extends RuntimeException {

    private final transient Fault fault;

    /// A refusal of a text.
    public ScriptException(Fault fault) {
        super(fault.text(), null, false, false);
        this.fault = fault;
    }

    /// What is wrong, and where.
    public Fault fault() {
        return fault;
    }
}
