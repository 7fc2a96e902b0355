package overtrick.scoring.odds;

import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.score.Imps;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;

/// What is played for.
public enum Stakes {
    /// Against another table, at which the careful choice was made (Law 78B).
    IMPS {
        @Override
        int worth(int difference) {
            return Imps.of(difference);
        }
    },
    /// Against a table of which only counts whether its score was better (Law 78A).
    MATCHPOINTS {
        @Override
        int worth(int difference) {
            return Integer.signum(difference);
        }
    },
    /// Points themselves, and games by what they are worth in a rubber.
    RUBBER {
        @Override
        int worth(int difference) {
            return difference;
        }

        @Override
        int points(Part part, boolean vulnerable) {
            int games = vulnerable ? 1 : 0; // both sides alike
            return part instanceof Part.Game
                    ? RubberWorth.ofGame(games, games)
                    : super.points(part, vulnerable);
        }
    };

    /// What a difference of scores is worth, with its sign.
    abstract int worth(int difference);

    /// What a part of a score counts.
    int points(Part part, boolean vulnerable) {
        return part.points();
    }

    /// What a result counts for the declaring side.
    int points(Bid bid, Doubling doubling, boolean vulnerable, int tricks) {
        return Score.of(bid, doubling, vulnerable, tricks).parts().stream()
                .mapToInt(part -> points(part, vulnerable))
                .sum();
    }
}
