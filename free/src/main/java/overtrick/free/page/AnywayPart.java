package overtrick.free.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeCommand.CallAnyway;
import overtrick.laws.board.FreeCommand.ChangeCall;
import overtrick.laws.board.FreeCommand.DrawAttention;
import overtrick.laws.board.FreeCommand.Expose;
import overtrick.laws.board.FreeCommand.PlayAnyway;
import overtrick.laws.board.FreeView;
import overtrick.page.Words;

/// What the viewer could do against the Laws, kept apart so that nobody does it by accident: it
/// must be opened, chosen and confirmed.
///
/// @param calls out of turn, too low, inadmissible or too late
/// @param changes for the viewer's own last call
/// @param cards out of turn, or that do not follow suit
/// @param shown cards that the viewer might let the others see
/// @param attention whether they may call the director to the last tricks
public record AnywayPart(
        Words words,
        String path,
        boolean evidence,
        List<Call> calls,
        List<Call> changes,
        List<Card> cards,
        List<Card> shown,
        boolean attention) {

    public static AnywayPart of(FreePage page) {
        var free = page.table().table().isSittingOut() ? Optional.<FreeView>empty() : page.free();
        return new AnywayPart(
                page.words(),
                page.path(),
                page.opensEvidence(),
                offered(free, CallAnyway.class).map(CallAnyway::call).toList(),
                offered(free, ChangeCall.class)
                        .filter(change -> !change.slip())
                        .map(ChangeCall::call)
                        .toList(),
                offered(free, PlayAnyway.class).map(PlayAnyway::card).toList(),
                offered(free, Expose.class).flatMap(one -> one.cards().stream()).toList(),
                offered(free, DrawAttention.class).findAny().isPresent());
    }

    private static <C extends FreeCommand> Stream<C> offered(
            Optional<FreeView> free, Class<C> kind) {
        return free.stream().flatMap(seen -> seen.offers(kind).stream());
    }

    public boolean isEmpty() {
        return calls.isEmpty() && cards.isEmpty() && shown.isEmpty() && !attention;
    }
}
