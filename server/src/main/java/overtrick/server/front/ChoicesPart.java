package overtrick.server.front;

import java.util.List;
import java.util.Locale;
import overtrick.cards.Side;
import overtrick.page.Words;

/// What the systems of a new table leave to their players, with what is chosen so far.
public record ChoicesPart(Words words, List<OfSide> sides) {

    public ChoicesPart {
        sides = List.copyOf(sides);
    }

    /// @param card the name of the system or the ready card of which these are the choices
    /// @param system its title
    /// @param refused why they cannot be played together, if so
    public record OfSide(
            Side side, String card, String system, List<Option> options, List<String> refused) {
        public OfSide {
            options = List.copyOf(options);
            refused = List.copyOf(refused);
        }

        /// The name of the field that says whose choices these are.
        public String cardField() {
            return side.letters().toLowerCase(Locale.ROOT) + ".card";
        }

        /// The name of the field in the form.
        public String field(Option option) {
            return side.letters().toLowerCase(Locale.ROOT) + "." + option.name();
        }
    }

    /// @param title what it is about
    public record Option(String name, String title, List<Choice> choices) {
        public Option {
            choices = List.copyOf(choices);
        }
    }

    /// @param chosen whether it holds now
    public record Choice(String name, String title, boolean chosen) {}
}
