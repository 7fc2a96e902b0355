package overtrick.systems.language;

import java.util.Optional;
import overtrick.cards.FormatException;

/// The last column of a row: `forcing, alert, agrees M`.
record Flags(Force force, boolean alert, Optional<SuitName> agrees, Purpose purpose) {

    /// @throws FormatException naming the flag that is not known
    static Flags parse(String text) {
        var flags = new Flags(Force.NONE, false, Optional.empty(), Purpose.DESCRIBES);
        if (text.isEmpty()) {
            return flags;
        }
        for (var word : text.split(",", -1)) {
            flags = flags.with(word.strip());
        }
        return flags;
    }

    private Flags with(String flag) {
        return switch (flag) {
            case "forcing" -> new Flags(Force.FORCING, alert, agrees, purpose);
            case "game" -> new Flags(Force.GAME_FORCING, alert, agrees, purpose);
            case "invites" -> new Flags(Force.INVITATION, alert, agrees, purpose);
            case "to play" -> new Flags(Force.SIGN_OFF, alert, agrees, purpose);
            case "alert" -> new Flags(force, true, agrees, purpose);
            default -> {
                var told = Purpose.ofFlag(flag);
                if (told.isPresent()) {
                    yield new Flags(force, alert, agrees, told.get());
                }
                if (!flag.startsWith("agrees ")) {
                    throw new FormatException(
                            "no such flag: "
                                    + flag
                                    + "; known are: forcing, game, invites, to play, alert, agrees M,"
                                    + " penalty, asks, tells aces, tells keycards, explains");
                }
                var suit = SuitName.parse(flag.substring("agrees ".length()).strip());
                yield new Flags(force, alert, Optional.of(suit), purpose);
            }
        };
    }
}
