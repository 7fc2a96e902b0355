package overtrick.members;

import com.nulabinc.zxcvbn.Pattern;
import com.nulabinc.zxcvbn.StandardDictionaries;
import com.nulabinc.zxcvbn.StandardKeyboards;
import com.nulabinc.zxcvbn.Zxcvbn;
import com.nulabinc.zxcvbn.ZxcvbnBuilder;
import com.nulabinc.zxcvbn.matchers.Dictionary;
import com.nulabinc.zxcvbn.matchers.Match;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// How many tries a password takes whoever guesses as guessers do: by lists of passwords that were
/// found out, names, words, rows of keys, dates, and what lies near to all of them. Two tries a
/// minute are what an account lets anybody have: a million take a year.
final class Guessing {

    private static final double ENOUGH = 1_000_000;

    /// More signs than this are not looked at: it takes longer with each of them, and they are
    /// enough by then.
    private static final int SIGNS = 32;

    private static final String PASSWORDS = "passwords";

    /// Of this club, of Vietnam: on no list of the library.
    private static final String HOUSE = "house";

    private static final List<String> WORDS_OF_THE_HOUSE =
            List.of(
                    "overtrick",
                    "bridge",
                    "baican",
                    "notrump",
                    "grandslam",
                    "spades",
                    "matkhau",
                    "anhyeuem",
                    "emyeuanh",
                    "khongbiet",
                    "khongco",
                    "vietnam",
                    "saigon",
                    "hanoi",
                    "tinhyeu",
                    "yeuem",
                    "maiyeu",
                    "conyeume",
                    "giadinh",
                    "hoilamgi");

    private final Zxcvbn judge;

    private Guessing(Zxcvbn judge) {
        this.judge = judge;
    }

    /// Read when the first password is weighed: ninety thousand words.
    private static final class Lists {

        private static final Guessing LOADED = load();

        private static Guessing load() {
            try {
                return new Guessing(
                        new ZxcvbnBuilder()
                                .dictionaries(StandardDictionaries.loadAllDictionaries())
                                .dictionary(new Dictionary(HOUSE, WORDS_OF_THE_HOUSE))
                                .keyboards(StandardKeyboards.loadAllKeyboards())
                                .build());
            } catch (IOException missing) {
                throw new UncheckedIOException(missing);
            }
        }
    }

    static Guessing byLists() {
        return Lists.LOADED;
    }

    /// Why a password is found too soon; empty when it is not.
    ///
    /// @param near what a guesser knows, such as the name of the account
    Optional<MemberRefusal> weakness(String password, List<String> near) {
        int end =
                password.offsetByCodePoints(
                        0, Math.min(SIGNS, password.codePointCount(0, password.length())));
        var words = near.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
        var strength = judge.measure(password.substring(0, end), words);
        if (strength.getGuesses() >= ENOUGH) {
            return Optional.empty();
        }
        return strength.getSequence().stream()
                .max(Comparator.comparingInt(match -> match.token.length()))
                .map(Guessing::reason)
                .or(() -> Optional.of(MemberRefusal.PASSWORD_COMMON));
    }

    /// By what most of it is found.
    private static MemberRefusal reason(Match match) {
        return switch (match.pattern) {
            case Pattern.Spatial, Pattern.Sequence, Pattern.Repeat -> MemberRefusal.PASSWORD_ROW;
            case Pattern.Date, Pattern.Regex -> MemberRefusal.PASSWORD_DATE;
            case Pattern.Dictionary -> ofList(match.dictionaryName);
            default -> MemberRefusal.PASSWORD_COMMON;
        };
    }

    private static MemberRefusal ofList(String list) {
        return switch (list) {
            case PASSWORDS, HOUSE -> MemberRefusal.PASSWORD_COMMON;
            case "user_inputs" -> MemberRefusal.PASSWORD_NAME;
            default -> MemberRefusal.PASSWORD_WORD;
        };
    }
}
