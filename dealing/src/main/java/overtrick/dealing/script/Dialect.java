package overtrick.dealing.script;

/// Which words a script may use.
public enum Dialect {

    /// The language of the program as Debian has it, and no word more.
    ORIGINAL,

    /// With what others added: titles, seeds, decimals, parameters, reports, wider shapes, par.
    EXTENDED
}
