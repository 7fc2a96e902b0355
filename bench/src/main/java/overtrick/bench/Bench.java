package overtrick.bench;

import java.util.List;
import overtrick.bench.bidding.BiddingBench;
import overtrick.bench.play.PlayBench;
import overtrick.bench.reading.FuzzBench;
import overtrick.bench.reading.ReadingBench;
import overtrick.bench.rooms.RoomsBench;
import overtrick.bench.server.BystanderBench;
import overtrick.bench.server.ClassBench;
import overtrick.bench.server.ClubNightBench;
import overtrick.bench.server.DisasterBench;
import overtrick.bench.server.EveningBench;
import overtrick.bench.server.LeftBench;
import overtrick.bench.server.MembersBench;
import overtrick.bench.server.NodesBench;
import overtrick.bench.server.StartBench;
import overtrick.bench.solver.JmhBench;
import overtrick.bench.solver.SolverBench;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/// `./dev bench` runs everything; `./dev bench NAME` one measurement.
@Command(
        name = "bench",
        description = "Measures; without a name, everything one after the other.",
        mixinStandardHelpOptions = true,
        subcommands = {
            StartBench.class,
            IdleBench.class,
            LogBench.class,
            RankBench.class,
            DealingBench.class,
            ClassBench.class,
            ClubNightBench.class,
            LeftBench.class,
            DisasterBench.class,
            NodesBench.class,
            EveningBench.class,
            BystanderBench.class,
            MembersBench.class,
            SolverBench.class,
            JmhBench.class,
            BiddingBench.class,
            PlayBench.class,
            RoomsBench.class,
            ReadingBench.class,
            FuzzBench.class
        })
public final class Bench implements Runnable {

    private Bench() {}

    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Bench()).execute(arguments));
    }

    @Override
    public void run() {
        for (var name :
                List.of(
                        "start",
                        "idle",
                        "log",
                        "rank",
                        "dealing",
                        "class",
                        "club-night",
                        "left",
                        "disasters",
                        "evening",
                        "bystander",
                        "members",
                        "solver",
                        "jmh",
                        "bidding",
                        "play",
                        "rooms",
                        "reading",
                        "fuzz")) {
            System.out.println("== " + name);
            int status = new CommandLine(new Bench()).execute(name);
            if (status != 0) {
                throw new IllegalStateException("measurement failed: " + name);
            }
        }
    }
}
