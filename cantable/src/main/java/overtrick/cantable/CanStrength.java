package overtrick.cantable;

/// How well the robots of a table play.
public enum CanStrength {
    /// By rules of thumb, at once.
    RULES,
    /// They try their choices in layouts that fit what they have seen.
    SEARCH
}
