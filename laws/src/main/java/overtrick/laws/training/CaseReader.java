package overtrick.laws.training;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.training.Scene.Laid;

/// Reads the cases of the course: a block of lines for each, blank lines between. A line is a field
/// and its text; `#` begins a comment.
///
///     case: 14
///     level: 2
///     edition: wbf2017
///     heading: insufficient-bid
///     who: E
///     what: 2H
///     auction: W 2S P
///     told: unintended=no@2 accepted=no@3 replacement=other@3
///
/// After `@` stands the sentence of the story that tells the fact; without it the auction shows it.
/// `hand: N K7.A..42` may come for each seat; `trick: W C7 N C2` are cards on the table.
final class CaseReader {

    private static final Set<String> FIELDS =
            Set.of(
                    "case",
                    "level",
                    "edition",
                    "heading",
                    "who",
                    "declarer",
                    "what",
                    "auction",
                    "trick",
                    "told");

    private CaseReader() {}

    /// @throws FormatException naming the block that cannot be read
    static List<TrainingCase> read(String text) {
        var cases = new ArrayList<TrainingCase>();
        for (String block : text.split("\\n\\s*\\n")) {
            var fields = fields(block);
            if (!fields.texts().isEmpty()) {
                cases.add(read(fields));
            }
        }
        return List.copyOf(cases);
    }

    private record Fields(Map<String, String> texts, Map<Seat, CardSet> hands) {

        String need(String name) {
            return find(name)
                    .orElseThrow(() -> new FormatException("no %s in %s".formatted(name, texts)));
        }

        Optional<String> find(String name) {
            return Optional.ofNullable(texts.get(name));
        }

        int number(String name) {
            try {
                return Integer.parseInt(need(name));
            } catch (NumberFormatException wrong) {
                throw new FormatException("%s is no number in %s".formatted(name, texts));
            }
        }
    }

    private static Fields fields(String block) {
        var texts = new HashMap<String, String>();
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (String line : block.lines().map(String::strip).toList()) {
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            int colon = line.indexOf(':');
            String name = colon < 0 ? line : line.substring(0, colon);
            String text = line.substring(colon + 1).strip();
            if (name.equals("hand")) {
                String[] words = text.split(" ");
                hands.put(Seat.parse(words[0]), CardSet.parse(words[1]));
            } else if (!FIELDS.contains(name) || texts.put(name, text) != null) {
                throw new FormatException("no field of a case, or twice: " + line);
            }
        }
        return new Fields(texts, hands);
    }

    private static TrainingCase read(Fields fields) {
        var scene =
                new Scene(
                        fields.find("auction").map(CaseReader::auction),
                        fields.hands(),
                        fields.find("trick").map(CaseReader::trick).orElse(List.of()));
        return new TrainingCase(
                fields.number("case"),
                fields.number("level"),
                LawBook.parse(fields.need("edition")),
                Irregularity.parse(fields.need("heading")),
                fields.find("who").map(Seat::parse),
                fields.find("declarer").map(Seat::parse),
                fields.find("what").orElse(""),
                scene,
                told(fields.need("told")));
    }

    private static Auction auction(String text) {
        return Auction.parse(Seat.parse(text.substring(0, 1)), text.substring(1));
    }

    private static List<Laid> trick(String text) {
        String[] words = text.split(" ");
        var laid = new ArrayList<Laid>();
        for (int at = 0; at + 1 < words.length; at += 2) {
            laid.add(new Laid(Seat.parse(words[at]), Card.parse(words[at + 1])));
        }
        return laid;
    }

    private static List<Told> told(String text) {
        var told = new ArrayList<Told>();
        for (String word : text.split(" +")) {
            String[] parts = word.split("[=@]");
            if (parts.length < 2) {
                throw new FormatException("a fact is like turn=right@2, not " + word);
            }
            var sentence =
                    parts.length == 2
                            ? OptionalInt.empty()
                            : OptionalInt.of(Integer.parseInt(parts[2]));
            told.add(new Told(Fact.parse(parts[0]), parts[1], sentence));
        }
        return told;
    }
}
