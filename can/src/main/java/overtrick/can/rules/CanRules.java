package overtrick.can.rules;

import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.FormatException;

/// Luật chơi: how this match is played, with every option of can.md §14. Each preset is for a kind
/// of occasion; a text names a preset and its differences.
public record CanRules(
        PreparingRules preparing,
        DealingRules dealing,
        RedealRules redeal,
        TributeRules tribute,
        BiddingRules bidding,
        PlayingRules playing,
        MatchRules match,
        ShootOutRules shootOut) {

    private static final String PRESET = "preset";

    /// The rulings of can.md §14 as they stand; a match may end level.
    public static final CanRules CLUB =
            club(PreparingRules.CLUB, PlayingRules.CLUB, MatchRules.CLUB);

    /// At home: teams are drawn, nobody sits behind a screen, talk is free.
    public static final CanRules FRIENDLY =
            club(PreparingRules.FRIENDLY, PlayingRules.CLUB, MatchRules.CLUB);

    /// A league: no claims and no talk, and a level match stays level.
    public static final CanRules LEAGUE =
            club(PreparingRules.LEAGUE, PlayingRules.LEAGUE, MatchRules.CLUB);

    /// A knock-out: as in a league, but extra time and a shoot-out find a winner.
    public static final CanRules CUP =
            club(PreparingRules.LEAGUE, PlayingRules.LEAGUE, MatchRules.CUP);

    /// The club's rules in four deals, for an hour that is short.
    public static final CanRules SHORT =
            new CanRules(
                    PreparingRules.CLUB,
                    DealingRules.CLUB,
                    RedealRules.CLUB,
                    TributeRules.CLUB,
                    BiddingRules.CLUB,
                    PlayingRules.CLUB,
                    MatchRules.SHORT,
                    ShootOutRules.CLUB);

    /// The names of the presets, the default first.
    public static final List<String> PRESETS =
            List.of("club", "short", "friendly", "league", "cup");

    /// The rules of this name, such as `league`; empty when there is no such preset.
    public static Optional<CanRules> preset(String name) {
        return switch (name.strip().toLowerCase(Locale.ROOT)) {
            case "club" -> Optional.of(CLUB);
            case "short" -> Optional.of(SHORT);
            case "friendly" -> Optional.of(FRIENDLY);
            case "league" -> Optional.of(LEAGUE);
            case "cup" -> Optional.of(CUP);
            default -> Optional.empty();
        };
    }

    /// The club's rules but for these parts.
    private static CanRules club(PreparingRules preparing, PlayingRules playing, MatchRules match) {
        return new CanRules(
                preparing,
                DealingRules.CLUB,
                RedealRules.CLUB,
                TributeRules.CLUB,
                BiddingRules.CLUB,
                playing,
                match,
                ShootOutRules.CLUB);
    }

    /// Every option in the order of [#print], with the values it may have; none for a number or an
    /// order of things.
    public static Map<String, List<String>> options() {
        var asked = Settings.parse("");
        CLUB.changed(asked);
        return Collections.unmodifiableMap(asked.asked());
    }

    /// Reads lines `key = value`; `#` begins a remark. `preset = NAME` says where to start from,
    /// `club` if it is left out; what no line names is as in the preset.
    ///
    /// @throws FormatException naming the line when key or value is unknown or a key comes twice
    public static CanRules parse(String text) {
        var in = Settings.parse(text);
        var base = in.named(PRESET, "club", CanRules::preset, PRESETS);
        return base.changed(in);
    }

    /// All options, one a line, in the form that [#parse] reads.
    public String print() {
        var out = new SettingsText();
        Options.print(this, out);
        return out.toString();
    }

    /// These rules with some lines changed, such as `tribute.payer = partners-share`.
    ///
    /// @throws FormatException as [#parse] does
    public CanRules with(String... lines) {
        return changed(Settings.parse(String.join("\n", lines)));
    }

    private CanRules changed(Settings in) {
        var rules = Options.read(this, in);
        in.requireAllRead();
        return rules;
    }
}
