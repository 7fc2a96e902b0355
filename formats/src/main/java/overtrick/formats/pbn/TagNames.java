package overtrick.formats.pbn;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The tags that PBN 2.1 knows, by what has to be done with them.
final class TagNames {

    static final String BOARD = "Board";
    static final String DEALER = "Dealer";
    static final String VULNERABLE = "Vulnerable";
    static final String DEAL = "Deal";
    static final String DECLARER = "Declarer";
    static final String CONTRACT = "Contract";
    static final String RESULT = "Result";
    static final String AUCTION = "Auction";
    static final String PLAY = "Play";
    static final String NOTE = "Note";

    /// In the order of the export form (3.4).
    static final List<String> MANDATORY =
            words(
                    """
                    Event Site Date Board West North East South Dealer Vulnerable Deal Scoring
                    Declarer Contract Result
                    """);

    /// What [PlayedBoard] has types for; all other identification tags are its text.
    static final Set<String> STRUCTURAL =
            Set.of(
                    BOARD,
                    DEALER,
                    VULNERABLE,
                    DEAL,
                    DECLARER,
                    CONTRACT,
                    RESULT,
                    AUCTION,
                    PLAY,
                    NOTE);

    /// Tags for which `#` and `##` are forbidden (4.8).
    static final Set<String> NOT_INHERITED =
            Set.of(DEALER, VULNERABLE, DEAL, DECLARER, CONTRACT, AUCTION, PLAY, NOTE);

    /// The supplemental tags that begin no section (4.1 to 4.7), and those other programs add.
    private static final List<String> SUPPLEMENTAL =
            words(
                    """
                    Competition DealId Description FrenchMP Generator Hidden Room Termination
                    Score ScoreIMP ScoreMP ScorePercentage ScoreRubber ScoreRubberHistory
                    OptimumScore BidSystemEW BidSystemNS PairEW PairNS WestNA NorthNA EastNA SouthNA
                    WestType NorthType EastType SouthType EventDate EventSponsor HomeTeam VisitTeam
                    Round Section Stage Table Time UTCDate UTCTime TimeControl TimeCall TimeCard
                    Annotator AnnotatorNA Application Mode DoubleDummyTricks ParContract BCFlags Lead
                    FixedPlayer Ability Minimax
                    """);

    /// The tables (5.3 to 5.10), and one of our own.
    private static final Set<String> TABLES =
            Set.copyOf(
                    words(
                            """
                            ActionTable AuctionTimeTable InstantScoreTable OptimumPlayTable
                            OptimumResultTable PlayTimeTable ScoreTable TotalScoreTable
                            AdjustmentTable
                            """));

    private static final Set<String> PLAIN =
            Stream.concat(MANDATORY.stream(), SUPPLEMENTAL.stream())
                    .collect(Collectors.toUnmodifiableSet());

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    private static final Map<String, String> IN_LOWER_CASE = inLowerCase();

    private static final Set<String> KNOWN = Set.copyOf(IN_LOWER_CASE.values());

    private TagNames() {}

    /// Whether a tag may be called so (3.3), in whatever case.
    static boolean isName(String text) {
        return KNOWN.contains(text) || NAME.matcher(text).matches();
    }

    /// Whether it may only stand in the identification part, so that nothing may follow it.
    static boolean isPlain(String name) {
        return !isRecord(name) && (PLAIN.contains(name) || name.equals(NOTE));
    }

    /// Whether its section holds what happened: calls or cards.
    static boolean isRecord(String name) {
        return name.equals(AUCTION) || name.equals(PLAY);
    }

    static boolean isTable(String name) {
        return TABLES.contains(name);
    }

    /// A well-known name in the right case; any other name with a capital (3.3).
    static String rightCase(String name) {
        if (KNOWN.contains(name)) {
            return name;
        }
        String capital = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        return IN_LOWER_CASE.getOrDefault(name.toLowerCase(Locale.ROOT), capital);
    }

    private static Map<String, String> inLowerCase() {
        var names = new LinkedHashMap<String, String>();
        for (var list : List.of(MANDATORY, SUPPLEMENTAL, TABLES, List.of(AUCTION, PLAY, NOTE))) {
            list.forEach(name -> names.put(name.toLowerCase(Locale.ROOT), name));
        }
        return Map.copyOf(names);
    }

    private static List<String> words(String text) {
        return List.copyOf(Arrays.asList(text.strip().split("\\s+")));
    }
}
