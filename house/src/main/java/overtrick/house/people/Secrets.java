package overtrick.house.people;

import java.security.SecureRandom;
import java.util.Base64;

/// Secrets and names that nobody guesses.
public final class Secrets {

    private static final int TOKEN_BYTES = 24;
    private static final int ID_BYTES = 9;

    /// Letters and digits of a code that is typed from paper: none that is read as another.
    private static final String SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";

    private static final int SIGNS_OF_CODE = 24;
    private static final int GROUP = 4;

    private final SecureRandom chance = new SecureRandom();

    /// A secret of 192 bits.
    public String token() {
        return random(TOKEN_BYTES);
    }

    /// What nobody else is called; no secret.
    public String id() {
        return random(ID_BYTES);
    }

    /// A secret of 118 bits to be written on paper: six groups of four. So many that nobody who has
    /// stolen what is kept of it finds it, though it was hashed fast (ASVS 6.5.2).
    public String code() {
        var code = new StringBuilder();
        for (int at = 0; at < SIGNS_OF_CODE; at++) {
            if (at > 0 && at % GROUP == 0) {
                code.append('-');
            }
            code.append(SIGNS.charAt(chance.nextInt(SIGNS.length())));
        }
        return code.toString();
    }

    /// A whole number from 0.
    int number(int bound) {
        return chance.nextInt(bound);
    }

    private String random(int bytes) {
        byte[] secret = new byte[bytes];
        chance.nextBytes(secret);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
    }
}
