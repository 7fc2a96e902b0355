package overtrick.club.social;

import overtrick.bridge.BoardNumber;
import overtrick.bridge.chicago.ChicagoScore;
import overtrick.bridge.party.PartyScore;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// How it stands in the rubber, the chukker or the party that is being played.
public sealed interface Standing {

    boolean isOver();

    /// Who deals next, be it in this game or in another one.
    Seat dealer();

    /// What a side has, as far as it is written: points, or IMPs won less those lost.
    int total(Side side);

    /// Units won by North and South if play stopped here, below 0 when lost.
    int units();

    /// @param stopped the sheet if play stopped here
    record Rubber(RubberScore score, Sheet<Side> stopped, int units) implements Standing {
        @Override
        public boolean isOver() {
            return score.isOver();
        }

        @Override
        public Seat dealer() {
            return score.dealer();
        }

        @Override
        public int total(Side side) {
            return stopped.total(side);
        }
    }

    record Chicago(ChicagoScore score) implements Standing {
        @Override
        public boolean isOver() {
            return score.isOver();
        }

        @Override
        public Seat dealer() {
            return score.dealer();
        }

        @Override
        public int total(Side side) {
            return score.sheet().total(side);
        }

        /// As at rubber bridge: hundreds, halves upwards.
        @Override
        public int units() {
            int difference = total(Side.NORTH_SOUTH) - total(Side.EAST_WEST);
            return Integer.signum(difference) * ((Math.abs(difference) + 50) / 100);
        }
    }

    /// @param deals how many are played
    record Party(PartyScore score, int deals) implements Standing {
        @Override
        public boolean isOver() {
            return score.deals().size() >= deals;
        }

        @Override
        public Seat dealer() {
            return new BoardNumber(score.deals().size() + 1).dealer();
        }

        @Override
        public int total(Side side) {
            return score.imps(side);
        }

        @Override
        public int units() {
            return score.imps(Side.NORTH_SOUTH);
        }
    }
}
