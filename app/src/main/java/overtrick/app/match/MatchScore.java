package overtrick.app.match;

import java.util.List;

/// How a match stands.
record MatchScore(List<MatchBoard> boards) {

    MatchScore {
        boards = List.copyOf(boards);
    }

    /// IMPs of the side that is North–South in the open room.
    int won() {
        return boards.stream().mapToInt(board -> Math.max(0, board.imps())).sum();
    }

    int lost() {
        return boards.stream().mapToInt(board -> Math.max(0, -board.imps())).sum();
    }

    /// IMPs a board.
    double mean() {
        return (double) (won() - lost()) / boards.size();
    }

    /// Of the mean; 0 for a single board.
    double standardError() {
        int count = boards.size();
        double squares =
                boards.stream().mapToDouble(board -> Math.pow(board.imps() - mean(), 2)).sum();
        return count < 2 ? 0 : Math.sqrt(squares / (count - 1) / count);
    }
}
