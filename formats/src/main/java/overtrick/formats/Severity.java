package overtrick.formats;

/// How much a reader lost by what it complains about.
public enum Severity {
    /// Read nevertheless, as it was most likely meant.
    WARNING,
    /// Left out, for it could not be read.
    ERROR
}
