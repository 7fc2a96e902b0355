package overtrick.cantable.page.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.play.CanTrick;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.words.DealWords;
import overtrick.cantable.page.words.Speech;
import overtrick.teaching.can.GuidedDeal;
import overtrick.teaching.can.GuidedDeals;
import overtrick.teaching.can.Task;

/// One moment of a whole deal: what the learner sees, what they are asked, and why it is done.
///
/// @param step which of the learner's moments it is, from 1
/// @param answer what was said to what they tapped
/// @param solved whether it was what is done here
public record GuidePage(
        Speech speech, GuidedDeal deal, int step, Optional<String> answer, boolean solved) {

    private int at() {
        return deal.own().get(step - 1);
    }

    private GuidedDeal.Step now() {
        return deal.steps().get(at());
    }

    public int number() {
        return GuidedDeals.ALL.indexOf(deal) + 1;
    }

    public int count() {
        return deal.own().size();
    }

    public String title() {
        return speech.get(deal.key() + ".title");
    }

    /// What the deal is about, before the first step; later what is asked.
    public String lead() {
        return step == 1 ? speech.get(deal.key() + ".text") : speech.get("guide.ask");
    }

    private CanView view() {
        return deal.before(at()).view(Task.SEAT);
    }

    public Scene scene() {
        return new Scene(speech, view());
    }

    /// The cards of the trick before.
    public Optional<String> lastTrick() {
        var play = view().play();
        return play.filter(now -> !now.tricks().isEmpty())
                .map(now -> told(now, now.tricks().getLast()));
    }

    private String told(PlayView play, CanTrick trick) {
        var cards = new ArrayList<String>();
        for (int place = 0; place < trick.cards().size(); place++) {
            cards.add(
                    speech.words().letter(trick.player(place))
                            + " "
                            + speech.sign(trick.cards().get(place)));
        }
        return speech.get(
                "guide.trick",
                play.tricks().size(),
                String.join(", ", cards),
                speech.name(play.winner(trick)),
                trick.points());
    }

    /// Whether the learner chooses; the cards that are buried are told.
    public boolean isAsked() {
        return now().isAsked() && !solved;
    }

    /// What is buried here, or that the kitty is taken.
    public Optional<String> done() {
        if (now().isAsked()) {
            return Optional.empty();
        }
        var buried =
                now().commands().stream()
                        .filter(BuryCard.class::isInstance)
                        .map(command -> ((BuryCard) command).card())
                        .toList();
        return Optional.of(
                buried.isEmpty()
                        ? speech.get("guide.take", speech.signs(taken()))
                        : speech.get("guide.bury", speech.signs(buried)));
    }

    /// The cards that come into the hand by this step.
    private CanSet taken() {
        return deal.before(at() + 1).view(Task.SEAT).hand().minus(view().hand());
    }

    public String why() {
        return speech.get(deal.key() + "." + now().reason().orElse(""));
    }

    /// Where the solver of open cards agrees.
    public boolean isProved() {
        return now().best() && now().command() instanceof PlayCard;
    }

    public boolean isLast() {
        return step == count();
    }

    public String path(int other) {
        return "/can/learn/deals/%d?step=%d".formatted(number(), other);
    }

    /// What came of the deal, after the last step.
    public List<String> result() {
        return deal.before(deal.steps().size()).record().stream()
                .flatMap(record -> record.result().stream())
                .map(result ->
                        speech.of(result.dealClass(CanRules.CLUB))
                                + ". "
                                + DealWords.reason(result, CanRules.CLUB, speech))
                .toList();
    }

    public Optional<Integer> following() {
        return number() < GuidedDeals.ALL.size() ? Optional.of(number() + 1) : Optional.empty();
    }
}
