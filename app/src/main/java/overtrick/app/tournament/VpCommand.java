package overtrick.app.tournament;

import java.math.BigDecimal;
import java.util.concurrent.Callable;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.scoring.vp.VpScale;
import overtrick.scoring.vp.VpScales;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "vp",
        description =
                "Victory points for a margin: those of the side whose margin it is, then the other's.",
        footer = {"", "Example:  overtrick vp --scale wbf-continuous --boards 16 10"})
public final class VpCommand implements Callable<Integer> {

    @Option(
            names = "--scale",
            required = true,
            paramLabel = "SCALE",
            description =
                    "wbf-continuous, wbf-discrete, seed20, seed30, acbl20, acbl30, or a .vp file")
    private String scale;

    @Option(names = "--boards", required = true, paramLabel = "N", description = "of the match")
    private int boards;

    @Parameters(paramLabel = "MARGIN", description = "in IMPs; below zero for a side that lost")
    private String won;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        if (!won.matches("[+-]?\\d{1,6}")) {
            throw new UserError("margin is not a whole number of IMPs: " + won);
        }
        int margin = Integer.parseInt(won);
        VpScales scales = Scales.named(scale);
        scales.complaint(boards)
                .ifPresent(complaint -> {
                    throw new UserError(complaint.toString());
                });
        var made = scales.scale(boards);
        var own = shown(made, made.hundredths(margin));
        var others = shown(made, margin == 0 ? made.hundredths(0) : made.hundredths(-margin));
        if (json.wanted()) {
            ObjectNode line = Json.MAPPER.createObjectNode();
            line.put("scale", scales.name()).put("boards", boards).put("margin", margin);
            line.put("vp", own).put("opponents", others);
            System.out.println(line);
        } else {
            System.out.println(own.toPlainString() + " " + others.toPlainString());
        }
        return 0;
    }

    /// Whole numbers on a scale that has no others, else two decimals.
    private static BigDecimal shown(VpScale scale, int hundredths) {
        boolean whole =
                scale.steps().stream()
                        .allMatch(step -> step.winner() % 100 == 0 && step.loser() % 100 == 0);
        return whole ? BigDecimal.valueOf(hundredths / 100) : BigDecimal.valueOf(hundredths, 2);
    }
}
