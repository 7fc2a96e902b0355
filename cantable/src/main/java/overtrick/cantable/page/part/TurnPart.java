package overtrick.cantable.page.part;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.play.CanPlay;
import overtrick.can.view.CanView;
import overtrick.can.view.PlayView;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;

/// Whose turn it is.
///
/// @param awaited whether the table waits for the viewer
/// @param lost what stands here while the line is lost
public record TurnPart(String sentence, boolean awaited, String lost) {

    public static TurnPart of(CanPage page) {
        return new TurnPart(sentence(page), page.isMyTurn(), page.words().get("line.lost"));
    }

    /// Whose turn it is, as a sentence for the viewer.
    public static String sentence(CanPage page) {
        var speech = page.speech();
        var view = page.view();
        if (view.isEmpty()) {
            boolean full = page.table().chairs().size() == 4;
            return full ? speech.get("turn.opening") : page.words().get("turn.gathering");
        }
        if (view.get().isOver()) {
            return speech.get("turn.ended");
        }
        if (page.isMyTurn()) {
            return speech.get("turn.yours." + doing(page, view.get()));
        }
        var awaited = view.get().awaited();
        if (awaited.isEmpty()) {
            return speech.get(
                    switch (page.phase()) {
                        case OVER -> "turn.over";
                        case LOTS -> "turn.lots";
                        default -> "turn.house";
                    });
        }
        if (page.phase() == Phase.REDEAL) {
            return speech.get("turn.redeal"); // who is asked has the right, which is their secret
        }
        return speech.get("turn.theirs", names(speech, awaited));
    }

    private static String names(Speech speech, Set<Seat> seats) {
        return new TreeSet<>(seats).stream().map(speech::name).collect(Collectors.joining(", "));
    }

    /// The word for what is asked of the viewer.
    private static String doing(CanPage page, CanView view) {
        if (!page.offers(AnswerClaim.class).isEmpty()) {
            return "claim";
        }
        return switch (page.phase()) {
            case GATHERING, OVER, DRAW, LOTS -> choosing(view);
            case SHUFFLE -> shuffling(page);
            case REDEAL -> "redeal";
            case TRIBUTE -> page.offers(PayTribute.class).isEmpty() ? "return" : "pay";
            case AUCTION -> "call";
            case KITTY -> burying(page);
            case PLAY -> page.play().filter(PlayView::awaitsTrump).isPresent() ? "trump" : "card";
            case KICK ->
                    page.offers(DealCards.class).isEmpty() && page.offers(Cut.class).isEmpty()
                            ? "kick"
                            : shuffling(page);
        };
    }

    private static String choosing(CanView view) {
        return view.draw().isPresent() ? "draw" : "choose";
    }

    private static String shuffling(CanPage page) {
        return page.offers(Cut.class).isEmpty() ? "deal" : "cut";
    }

    private static String burying(CanPage page) {
        if (!page.offers(TakeKitty.class).isEmpty()) {
            return "kitty";
        }
        int buried = page.play().map(PlayView::buried).orElse(0);
        boolean named = page.play().flatMap(PlayView::trump).isPresent();
        return buried < CanPlay.BURIED ? "bury" : named ? "leading" : "lead";
    }
}
