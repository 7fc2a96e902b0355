package overtrick.app.can;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.app.output.Cells;
import overtrick.can.CanCard;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.ShootOut;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Trump;
import overtrick.robots.can.saying.Saying;

/// The tricks of a deal or a kick, printed when it is over.
final class PlayRecord {

    private static final int CARD = 10;

    private final Lines lines;
    private final Words words;
    private final boolean explains;
    private final Map<CanCard, Saying> reasons = new LinkedHashMap<>();
    private Optional<CanPlay> play = Optional.empty();

    PlayRecord(Lines lines, boolean explains) {
        this.lines = lines;
        this.words = lines.words();
        this.explains = explains;
    }

    /// New cards have been dealt.
    void begin() {
        reasons.clear();
        play = Optional.empty();
    }

    void decided(CanCard card, Saying why) {
        reasons.put(card, why);
    }

    /// A card has been played.
    void played(CanTable table) {
        play =
                switch (table.match().orElseThrow().stage()) {
                    case DealInPlay deal when deal.step() instanceof DealStep.Playing playing ->
                            Optional.of(playing.play());
                    case ShootOut shoot when shoot.step() instanceof ShootOut.Kicking(_, var now) ->
                            Optional.of(now);
                    default -> Optional.empty();
                };
    }

    /// Whether the play ended before the twelfth trick.
    boolean isStopped() {
        return play.filter(now -> now.tricks().size() < CanPlay.TRICKS).isPresent();
    }

    void print() {
        play.ifPresent(played -> {
            lines.line("trump", played.trump().map(words::trump).orElse("?"));
            lines.line("buried", words.cards(played.buried().stream().toList()));
            for (int number = 0; number < played.tricks().size(); number++) {
                trick(played, number);
            }
        });
    }

    private void trick(CanPlay played, int number) {
        var trick = played.tricks().get(number);
        var line = new StringBuilder("%4d. ".formatted(number + 1));
        var why = new ArrayList<String>();
        for (int place = 0; place < trick.cards().size(); place++) {
            var card = trick.cards().get(place);
            var player = trick.player(place);
            String text = words.letter(player) + " " + words.card(card);
            line.append(Cells.left(text, CARD));
            var reason = Optional.ofNullable(reasons.get(card));
            reason.ifPresent(said -> why.add("        " + text + ": " + said.text(words.locale())));
        }
        var winner = trick.winner(played.trump().orElse(Trump.NONE));
        line.append(words.text("wins", words.seat(winner), trick.points()));
        lines.out().println(line);
        explain(why);
    }

    /// Reasons are printed where they are asked for.
    void explain(List<String> why) {
        if (explains) {
            why.forEach(lines::print);
        }
    }
}
