package overtrick.practice.situation;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.page.Words;
import overtrick.systems.Understanding;
import overtrick.teaching.situation.Dealt;

/// What a call of the auction shows.
///
/// @param caller as the player sees them
public record Told(String caller, Call call, String text) {

    private static final int MOST = 8;

    /// The latest calls; passes that say nothing are left out.
    static List<Told> of(Understanding now, Words words) {
        var told = new ArrayList<Told>();
        for (var meant : now.calls().reversed()) {
            if (!meant.isSilent() && told.size() < MOST) {
                var caller =
                        meant.caller() == Dealt.PLAYER
                                ? words.get("practice.you")
                                : meant.caller() == Dealt.PLAYER.partner()
                                        ? words.get("practice.partner")
                                        : words.name(meant.caller());
                told.add(new Told(caller, meant.call(), words.systems().brief(meant)));
            }
        }
        return told.reversed();
    }
}
