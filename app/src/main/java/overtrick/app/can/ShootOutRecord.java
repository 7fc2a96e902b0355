package overtrick.app.can;

import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.FirstKickGiven;
import overtrick.can.act.CanEvent.HandTaken;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.match.CanTable;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage;
import overtrick.can.match.Stage.Drawing;
import overtrick.can.shootout.KickResult;
import overtrick.can.shootout.Kicks;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// The shoot-out: the draw for the first kick, and each kick with its hands and the score after it.
record ShootOutRecord(Lines lines, PlayRecord play) {

    /// Whether a match has come so far.
    static boolean isUnderWay(Stage stage) {
        return stage instanceof ShootOut
                || stage instanceof Stage.OrderChoice
                || (stage instanceof Drawing drawing
                        && drawing.purpose() == Stage.Purpose.FIRST_KICK);
    }

    void happened(CanEvent event, CanTable table) {
        var words = lines.words();
        var stage = table.match().orElseThrow().stage();
        switch (event) {
            case CardDrawn(var by, var card) -> {
                if (stage instanceof Drawing drawing && drawing.drawn().size() == 1) {
                    lines.heading("shoot-out");
                }
                lines.line("drawn." + Stage.Purpose.FIRST_KICK, words.seat(by), words.card(card));
            }
            case FirstKickGiven(var side) -> lines.line("first-kick", words.side(side));
            case CardsDealt _ -> dealt((ShootOut) stage);
            case HandTaken(var keeper, var hand) -> taken(keeper, hand, (ShootOut) stage);
            case RedealGranted(var by, _) -> lines.line("redeal-kick", words.seat(by));
            case CardPlayed _ -> play.played(table);
            case KickEnded(var result) -> ended(result, stage);
            default -> {}
        }
    }

    private void dealt(ShootOut shoot) {
        play.begin();
        lines.heading(
                "kick",
                shoot.kicks().taken().size() + 1,
                lines.words().seat(shoot.taker().orElseThrow()),
                lines.words().seat(shoot.keeper().orElseThrow()));
    }

    private void taken(Seat keeper, Seat hand, ShootOut shoot) {
        var words = lines.words();
        var taker = shoot.taker().orElseThrow();
        lines.line(
                hand == taker.right() ? "hand-right" : "hand-left",
                words.seat(keeper),
                words.seat(taker));
        if (shoot.step() instanceof ShootOut.Kicking(var kitty, var now)) {
            for (var seat : now.circle().seats()) {
                lines.row(words.seat(seat), words.hand(now.hands().of(seat)));
            }
            lines.row(words.text("kitty"), words.hand(CanSet.copyOf(kitty)));
        }
    }

    private void ended(KickResult result, Stage stage) {
        play.print();
        String comes = result.points() > 0 ? "kick-points" : "kick-last-trick";
        lines.line(result.isGoal() ? "kick-goal" : comes, result.points());
        kicks(stage)
                .ifPresent(taken ->
                        lines.line(
                                "kicks",
                                lines.words().side(Side.NORTH_SOUTH),
                                taken.goals(Side.NORTH_SOUTH),
                                taken.goals(Side.EAST_WEST),
                                lines.words().side(Side.EAST_WEST)));
    }

    /// The kicks taken so far.
    static Optional<Kicks> kicks(Stage stage) {
        return switch (stage) {
            case ShootOut shoot -> Optional.of(shoot.kicks());
            case Stage.Lots(var kicks) -> kicks;
            case Stage.Ended(_, var kicks, _) -> kicks;
            case Stage _ -> Optional.empty();
        };
    }
}
