package overtrick.members.list;

/// Why a line of a file cannot be taken into the list.
public enum Fault {
    /// The file says nothing.
    EMPTY,
    /// No heading says where the names are.
    NO_NAMES,
    /// More lines than a club has members.
    TOO_MANY,
    /// Quotes that do not end.
    OPEN_QUOTES,
    NAME_MISSING,
    TOO_LONG,
    /// A number has letters, digits and a few signs.
    NUMBER_ODD,
    DATE_ODD,
    /// Two lines of the file have this number.
    NUMBER_TWICE,
    /// Two lines of the file are about the same line of the list.
    TWICE,
    /// There are several of this name, and no number tells which of them is meant.
    SEVERAL
}
