package overtrick.members.look;

/// How a club looks, beside what all clubs have.
///
/// @param name shown in the head of its pages; empty for that of the program
/// @param colour such as `#7a2e3a`; empty for none of its own
/// @param listed whether it wants to stand on the list of the house, where there are several clubs
public record Look(String name, String colour, boolean listed) {

    /// Signs of a name.
    public static final int LONGEST_NAME = 40;

    /// A club that has chosen nothing.
    public static final Look PLAIN = new Look("", "", false);

    public Look {
        if (name.codePointCount(0, name.length()) > LONGEST_NAME) {
            throw new IllegalArgumentException(
                    "name has more than %d signs: %s".formatted(LONGEST_NAME, name));
        }
        if (!colour.isEmpty() && !Colour.isOne(colour)) {
            throw new IllegalArgumentException("not a colour like #7a2e3a: " + colour);
        }
    }
}
