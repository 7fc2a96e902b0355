package overtrick.cards;

import java.util.HexFormat;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;

/// A sealed deal: the [#commitment] is shown before the first call, the key after the last card,
/// and then anybody can check that the deal was not changed in between.
///
/// @param key 64 hex digits, drawn for this deal alone
public record SealedDeal(Deal deal, String key) {

    private static final int KEY_BYTES = 32;
    private static final Pattern KEY = Pattern.compile("[0-9a-f]{64}");

    public SealedDeal {
        if (!KEY.matcher(key).matches()) {
            throw new IllegalArgumentException("key is not 64 hex digits: " + key);
        }
    }

    /// Deals uniformly over all deals and seals the result.
    public static SealedDeal draw(RandomGenerator chance) {
        return seal(DealNumber.draw(chance).deal(), chance);
    }

    /// Seals a deal with a key of 32 bytes drawn from `chance`; hand in a cryptographically secure
    /// source, or the commitment can be guessed.
    public static SealedDeal seal(Deal deal, RandomGenerator chance) {
        byte[] key = new byte[KEY_BYTES];
        chance.nextBytes(key);
        return new SealedDeal(deal, HexFormat.of().formatHex(key));
    }

    /// The SHA-256 of [#opening], as 64 hex digits. Without the key it reveals nothing of the deal.
    public String commitment() {
        return Sha256.hex(opening());
    }

    /// The text that is hashed: the deal in PBN form from North, a blank, and the key.
    public String opening() {
        return deal.pbn() + " " + key;
    }
}
