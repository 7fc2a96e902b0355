package overtrick.systems.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.cards.words.Sentences;
import overtrick.systems.ConventionCard;
import overtrick.systems.ConventionCard.Kind;
import overtrick.systems.ConventionCard.Part;
import overtrick.systems.Meant;
import overtrick.systems.Words;

/// A system as a booklet: what its card has, in chapters and in whole sentences.
///
/// @param lead what stands below the title
public record Booklet(String title, String lead, List<Chapter> chapters) {

    /// What a player can say of leads and signals, by the names of the sentences.
    static final List<String> CARDING =
            List.of(
                    "carding.sequence.suit",
                    "carding.sequence.notrump",
                    "carding.fourth",
                    "carding.doubleton",
                    "carding.underlead",
                    "carding.partner",
                    "carding.attitude",
                    "carding.count",
                    "carding.discards");

    /// A chapter.
    public record Chapter(String heading, List<Section> sections) {
        public Chapter {
            sections = List.copyOf(sections);
        }
    }

    /// Calls in one position, or sentences.
    ///
    /// @param heading empty where the chapter has only this one
    /// @param part of the card; empty for sentences
    public record Section(
            String heading, Optional<Part> part, List<Entry> entries, List<String> sentences) {
        public Section {
            entries = List.copyOf(entries);
            sentences = List.copyOf(sentences);
        }
    }

    /// A call and what it shows.
    ///
    /// @param mark what is announced, an asterisk for an alert; may be empty
    public record Entry(Call call, String mark, String text) {}

    private enum Topic {
        OPENINGS,
        RESPONSES,
        COMPETITION,
        SLAM;

        static Topic of(Kind kind) {
            return switch (kind) {
                case OPENINGS, VULNERABLE, THIRD_SEAT -> OPENINGS;
                case RESPONSES, ANSWERS, REBIDS -> RESPONSES;
                case KEY_CARDS -> SLAM;
                case DEFENCE, STRONG_CLUB, FOURTH_SEAT, ADVANCES, CONTESTED -> COMPETITION;
            };
        }
    }

    public Booklet {
        chapters = List.copyOf(chapters);
    }

    /// Writes the booklet of a system.
    ///
    /// @param choices what its players have chosen, each a sentence
    public static Booklet of(ConventionCard card, List<String> choices, Locale language) {
        var words = Words.in(language);
        var sentences = SheetWords.in(language);
        var chapters = new ArrayList<Chapter>();
        for (var topic : Topic.values()) {
            var sections =
                    card.parts().stream()
                            .filter(part -> Topic.of(part.kind()) == topic)
                            .map(part -> section(part, words))
                            .toList();
            if (!sections.isEmpty()) {
                chapters.add(new Chapter(sentences.text("chapter." + topic), sections));
            }
        }
        var carding = Stream.concat(Stream.of("carding.how"), CARDING.stream());
        chapters.add(texts("carding", carding.map(sentences::text).toList(), sentences));
        if (!choices.isEmpty()) {
            chapters.add(texts("choices", choices, sentences));
        }
        return new Booklet(card.title(), sentences.text("lead"), chapters);
    }

    private static Chapter texts(String key, List<String> texts, Sentences sentences) {
        var section = new Section("", Optional.empty(), List.of(), texts);
        return new Chapter(sentences.text(key), List.of(section));
    }

    private static Section section(Part part, Words words) {
        var entries =
                part.lines().stream()
                        .map(line -> new Entry(line.call(), mark(line, words), words.text(line)))
                        .toList();
        return new Section(words.heading(part), Optional.of(part), entries, List.of());
    }

    static String mark(Meant line, Words words) {
        return words.announcement(line).orElse(line.row().alert() ? "*" : "");
    }
}
