package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import overtrick.formats.Diagnostics;
import overtrick.formats.ReadingLimits;

/// Fills in what games take over from those before them (PBN 2.1, 4.8): `#` stands for the value in
/// the nearest earlier game, and `##text` gives a value to this game and all later ones until
/// another comes. Real files also write `[Deal "#"]` for the second table of a team match, which
/// 4.8 forbids, or leave the deal out.
final class Inheritance {

    private static final String SAME = "#";
    private static final String FROM_NOW_ON = "##";

    /// What belongs to a board, whoever plays it.
    private static final List<String> OF_THE_DEAL =
            List.of(TagNames.BOARD, TagNames.DEALER, TagNames.VULNERABLE, TagNames.DEAL);

    /// What there is of a board that was played.
    private static final List<String> OF_A_TABLE =
            List.of(TagNames.CONTRACT, TagNames.AUCTION, TagNames.PLAY, "Room");

    private final ReadingLimits limits;
    private final Diagnostics diagnostics;
    private final Map<String, String> nearest = new HashMap<>();
    private final Map<String, String> standing = new TreeMap<>();

    Inheritance(ReadingLimits limits, Diagnostics diagnostics) {
        this.limits = limits;
        this.diagnostics = diagnostics;
    }

    /// The next game, with what it takes over.
    PbnGame resolve(PbnGame game) {
        var names = new HashSet<String>();
        var tags = new ArrayList<PbnTag>();
        for (var tag : game.tags()) {
            tags.add(tag.withValue(value(tag)));
            names.add(tag.name());
        }
        limits.requireTags(standing.size(), game.place());
        standing.forEach((name, value) -> {
            if (!names.contains(name)) {
                tags.add(new PbnTag(game.place(), name, game.place(), value, List.of(), List.of()));
            }
        });
        if (!names.contains(TagNames.DEAL)) {
            takeOverDeal(game, tags);
        }
        tags.forEach(tag -> nearest.put(tag.name(), tag.value()));
        return game.withTags(tags);
    }

    /// A game without a deal is the same board at another table where it names no other number than
    /// the game before, as files of matches write their second room.
    private void takeOverDeal(PbnGame game, List<PbnTag> tags) {
        var board = game.tag(TagNames.BOARD).map(PbnTag::value);
        boolean same =
                board.map(number -> number.equals(nearest.get(TagNames.BOARD)))
                        .orElseGet(() -> OF_A_TABLE.stream().anyMatch(hasTag(game)));
        if (!same || !nearest.containsKey(TagNames.DEAL)) {
            return;
        }
        diagnostics.warn(game.place(), "game has no deal; it gets that of the game before");
        for (String name : OF_THE_DEAL) {
            var value = nearest.get(name);
            if (value != null && game.tag(name).isEmpty()) {
                tags.add(new PbnTag(game.place(), name, game.place(), value, List.of(), List.of()));
            }
        }
    }

    private static Predicate<String> hasTag(PbnGame game) {
        return name -> game.tag(name).isPresent();
    }

    private String value(PbnTag tag) {
        boolean forbidden = TagNames.NOT_INHERITED.contains(tag.name());
        if (tag.value().equals(SAME)) {
            return forbidden ? forbidden(tag) : inherited(tag);
        }
        boolean fromNowOn = tag.value().startsWith(FROM_NOW_ON);
        String value = fromNowOn ? tag.value().substring(FROM_NOW_ON.length()) : tag.value();
        if (fromNowOn && forbidden) {
            diagnostics.warn(
                    tag.valuePlace(),
                    "%s cannot be set for later games; it holds for this one"
                            .formatted(tag.name()));
        } else if (fromNowOn || standing.containsKey(tag.name())) {
            standing.put(tag.name(), value);
        }
        return value;
    }

    private String inherited(PbnTag tag) {
        if (!nearest.containsKey(tag.name())) {
            diagnostics.warn(
                    tag.valuePlace(),
                    "no game before has %s, which # refers to".formatted(tag.name()));
        }
        return nearest.getOrDefault(tag.name(), "");
    }

    /// A deal is taken over nevertheless; any other value counts as unknown.
    private String forbidden(PbnTag tag) {
        boolean deal = tag.name().equals(TagNames.DEAL) && nearest.containsKey(tag.name());
        diagnostics.warn(
                tag.valuePlace(),
                deal
                        ? "Deal should be written out; # is read as the deal of the game before"
                        : "%s cannot be taken over with #; it counts as unknown"
                                .formatted(tag.name()));
        return deal ? nearest.getOrDefault(tag.name(), "") : "?";
    }
}
