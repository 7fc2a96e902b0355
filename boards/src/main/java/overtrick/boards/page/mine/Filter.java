package overtrick.boards.page.mine;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// Which boards somebody wants to see; an empty choice lets all through.
///
/// @param partner their name, as it was shown at the table
public record Filter(
        Optional<Kind> contract,
        Optional<Role> role,
        Optional<Outcome> result,
        String partner,
        boolean marked) {

    /// What was played.
    public enum Kind {
        PARTSCORE,
        GAME,
        SLAM,
        NOTRUMP,
        MAJOR,
        MINOR,
        PASSED_OUT;

        boolean holds(Optional<Contract> contract) {
            return switch (this) {
                case PASSED_OUT -> contract.isEmpty();
                case PARTSCORE -> contract.filter(is -> !isGame(is)).isPresent();
                case GAME -> contract.filter(is -> isGame(is) && level(is) < 6).isPresent();
                case SLAM -> contract.filter(is -> level(is) >= 6).isPresent();
                case NOTRUMP -> contract.filter(is -> is.strain() == Strain.NOTRUMP).isPresent();
                case MAJOR -> contract.filter(is -> isMajor(is.strain())).isPresent();
                case MINOR ->
                        contract.filter(is ->
                                        is.strain() == Strain.CLUBS
                                                || is.strain() == Strain.DIAMONDS)
                                .isPresent();
            };
        }

        private static int level(Contract contract) {
            return contract.bid().level();
        }

        /// A hundred points for tricks bid, undoubled (Law 77).
        private static boolean isGame(Contract contract) {
            int needed =
                    contract.strain() == Strain.NOTRUMP ? 3 : isMajor(contract.strain()) ? 4 : 5;
            return level(contract) >= needed;
        }

        private static boolean isMajor(Strain strain) {
            return strain == Strain.HEARTS || strain == Strain.SPADES;
        }
    }

    /// What they were.
    public enum Role {
        DECLARER,
        DUMMY,
        LEADER,
        DEFENDER;

        boolean holds(Mine mine) {
            return mine.contract()
                    .filter(is ->
                            switch (this) {
                                case DECLARER -> is.declarer() == mine.seat();
                                case DUMMY -> is.dummy() == mine.seat();
                                case LEADER -> is.leader() == mine.seat();
                                case DEFENDER -> is.declarer().opposes(mine.seat());
                            })
                    .isPresent();
        }
    }

    /// How it came out.
    public enum Outcome {
        MADE,
        DOWN,
        WON,
        LOST;

        boolean holds(Mine mine) {
            return switch (this) {
                case MADE -> mine.isMade();
                case DOWN -> mine.contract().isPresent() && !mine.isMade();
                case WON -> mine.imps().filter(imps -> imps > 0).isPresent();
                case LOST -> mine.imps().filter(imps -> imps < 0).isPresent();
            };
        }
    }

    private static final int LONGEST_NAME = 60;

    public static final Filter ALL =
            new Filter(Optional.empty(), Optional.empty(), Optional.empty(), "", false);

    /// What the form says.
    ///
    /// @throws Sorry when a choice is none of those that can be made
    static Filter of(Visit visit) {
        String partner = visit.param("partner").strip();
        if (partner.length() > LONGEST_NAME) {
            throw Sorry.unclear("unclear.long", LONGEST_NAME);
        }
        return new Filter(
                choice(visit, "contract", Kind.values()),
                choice(visit, "role", Role.values()),
                choice(visit, "result", Outcome.values()),
                partner,
                visit.has("marked"));
    }

    private static <E extends Enum<E>> Optional<E> choice(Visit visit, String field, E[] values) {
        String said = visit.param(field);
        if (said.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                Arrays.stream(values)
                        .filter(value -> word(value).equals(said))
                        .findFirst()
                        .orElseThrow(() -> Sorry.unclear("unclear.choice", said)));
    }

    /// The word of a choice in addresses.
    public static String word(Enum<?> choice) {
        return choice.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    boolean holds(Mine mine) {
        return contract.map(kind -> kind.holds(mine.contract())).orElse(true)
                && role.map(is -> is.holds(mine)).orElse(true)
                && result.map(is -> is.holds(mine)).orElse(true)
                && (partner.isEmpty() || mine.partner().equals(partner))
                && (!marked || mine.note().marked());
    }

    public boolean isAll() {
        return equals(ALL);
    }

    /// The choices for an address, beginning with `?`.
    public String query() {
        return query(Map.of());
    }

    String query(Map<String, String> more) {
        var fields = new LinkedHashMap<String, String>();
        contract.ifPresent(kind -> fields.put("contract", word(kind)));
        role.ifPresent(is -> fields.put("role", word(is)));
        result.ifPresent(is -> fields.put("result", word(is)));
        if (!partner.isEmpty()) {
            fields.put("partner", URLEncoder.encode(partner, StandardCharsets.UTF_8));
        }
        if (marked) {
            fields.put("marked", "yes");
        }
        fields.putAll(more);
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + field.getValue())
                .collect(Collectors.joining("&", "?", ""));
    }

    /// The kinds of contract, for the form.
    public static List<Kind> kinds() {
        return List.of(Kind.values());
    }

    public static List<Role> roles() {
        return List.of(Role.values());
    }

    public static List<Outcome> outcomes() {
        return List.of(Outcome.values());
    }
}
