package overtrick.dealing.code;

import java.lang.classfile.ClassBuilder;
import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.instruction.SwitchCase;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.bridge.score.Score;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.PointTable;

/// Writes the methods of a class of expressions. What is long gets a method of its own, for HotSpot
/// leaves methods of more than 8,000 bytes alone; what has a name and is asked more than once is
/// kept for the deal.
final class MethodWriter {

    /// Parts of an expression that stay in one method.
    private static final int MOST_PARTS = 60;

    private static final ClassDesc FUNCTIONS = ClassDesc.of(Functions.class.getName());
    private static final ClassDesc FACTS = ClassDesc.of(Facts.class.getName());
    private static final ClassDesc LONG = ClassDesc.of("java.lang.Long");
    private static final ClassDesc INT = ConstantDescs.CD_int;
    private static final MethodTypeDesc TO_INT = MethodTypeDesc.of(INT);
    private static final MethodTypeDesc BIT_COUNT = MethodTypeDesc.of(INT, ConstantDescs.CD_long);
    private static final MethodTypeDesc OF_SUIT =
            MethodTypeDesc.of(INT, ConstantDescs.CD_long, INT);
    private static final ClassDesc INTS = INT.arrayType();

    /// An expression that has a method of its own, and where its value is kept, or -1.
    private record Own(Expr body, String name, int kept) {}

    private final ClassDesc self;
    private final List<PointTable> tables;
    private final Map<Expr, Integer> mentions;
    private final IdentityHashMap<Expr, Own> named = new IdentityHashMap<>();
    private final Deque<Own> waiting = new ArrayDeque<>();
    private final List<byte[]> shapes = new ArrayList<>();
    private final List<int[]> scores = new ArrayList<>();
    private int methods;
    private int kept;

    MethodWriter(ClassDesc self, List<Expr> roots, List<PointTable> tables) {
        this.self = self;
        this.tables = tables;
        mentions = Trees.mentions(roots);
    }

    /// An evaluator with the tables its code looks into.
    Evaluator furnished(Evaluator evaluator) {
        evaluator.shapes = shapes.toArray(byte[][]::new);
        evaluator.scores = scores.toArray(int[][]::new);
        evaluator.values = new int[kept];
        evaluator.found = new int[kept];
        return evaluator;
    }

    /// `value(which)`: goes to the method of the expression.
    void dispatch(CodeBuilder code, List<Expr> roots) {
        var cases = new ArrayList<SwitchCase>();
        for (int which = 0; which < roots.size(); which++) {
            cases.add(SwitchCase.of(which, code.newLabel()));
        }
        var none = code.newLabel();
        code.iload(1).tableswitch(none, cases);
        for (int which = 0; which < roots.size(); which++) {
            code.labelBinding(cases.get(which).target());
            call(code, own(roots.get(which)));
            code.ireturn();
        }
        code.labelBinding(none).iconst_0().ireturn();
    }

    private Own own(Expr body) {
        return own(body, -1);
    }

    private Own own(Expr body, int keep) {
        var own = new Own(body, "e" + methods++, keep);
        waiting.add(own);
        return own;
    }

    private void call(CodeBuilder code, Own own) {
        code.aload(0).invokevirtual(self, own.name(), TO_INT);
    }

    /// Writes all methods that are called, and those that they call.
    void writeMethods(ClassBuilder type) {
        while (!waiting.isEmpty()) {
            var own = waiting.remove();
            type.withMethodBody(own.name(), TO_INT, ClassFile.ACC_FINAL, code -> body(code, own));
        }
    }

    private void body(CodeBuilder code, Own own) {
        if (own.kept() < 0) {
            put(code, own.body());
            code.ireturn();
            return;
        }
        var unknown = code.newLabel();
        field(code, "found", INTS).loadConstant(own.kept()).iaload();
        field(code, "now", INT).if_icmpne(unknown);
        field(code, "values", INTS).loadConstant(own.kept()).iaload().ireturn();
        code.labelBinding(unknown);
        put(code, own.body());
        code.istore(1);
        field(code, "values", INTS).loadConstant(own.kept()).iload(1).iastore();
        field(code, "found", INTS).loadConstant(own.kept());
        field(code, "now", INT).iastore();
        code.iload(1).ireturn();
    }

    private CodeBuilder field(CodeBuilder code, String name, ClassDesc type) {
        return code.aload(0).getfield(self, name, type);
    }

    private static int size(Expr expr) {
        int size = 1;
        for (var part : Trees.parts(expr)) {
            size += expr instanceof Expr.Named ? 0 : size(part);
        }
        return size;
    }

    /// Puts the value on the stack, in a method of its own where it is long.
    private void part(CodeBuilder code, Expr expr) {
        if (size(expr) > MOST_PARTS) {
            call(code, own(expr));
        } else {
            put(code, expr);
        }
    }

    private void put(CodeBuilder code, Expr expr) {
        switch (expr) {
            case Expr.Literal literal -> code.loadConstant(literal.value());
            case Expr.Named name -> named(code, name);
            case Expr.Negated negated -> {
                part(code, negated.of());
                code.ineg();
            }
            case Expr.Not _, Expr.Logic _ -> truth(code, expr);
            case Expr.Binary binary -> binary(code, binary);
            case Expr.Choice choice -> choice(code, choice);
            case Expr.OfHand ofHand -> ofHand(code, ofHand);
            case Expr.Tricks tricks ->
                    field(code, "facts", FACTS)
                            .loadConstant(tricks.seat().ordinal())
                            .loadConstant(tricks.strain().ordinal())
                            .invokeinterface(FACTS, "tricks", MethodTypeDesc.of(INT, INT, INT));
            case Expr.Par par -> {
                field(code, "facts", FACTS).invokeinterface(FACTS, "par", TO_INT);
                if (par.side() == Side.EAST_WEST) {
                    code.ineg();
                }
            }
            case Expr.Score score -> score(code, score);
            case Expr.Imps imps -> {
                part(code, imps.difference());
                code.invokestatic(FUNCTIONS, "imps", MethodTypeDesc.of(INT, INT));
            }
            case Expr.Chance chance -> {
                field(code, "facts", FACTS);
                part(code, chance.bound());
                code.invokeinterface(FACTS, "chance", MethodTypeDesc.of(INT, INT));
            }
        }
    }

    private void named(CodeBuilder code, Expr.Named name) {
        if (mentions.getOrDefault(name, 0) < 2) {
            part(code, name.meaning());
            return;
        }
        var own = named.get(name);
        if (own == null) {
            boolean changes = Trees.asksChance(name.meaning());
            own = own(name.meaning(), changes ? -1 : kept++);
            named.put(name, own);
        }
        call(code, own);
    }

    private void truth(CodeBuilder code, Expr expr) {
        var no = code.newLabel();
        var end = code.newLabel();
        unless(code, expr, no);
        code.iconst_1().goto_(end).labelBinding(no).iconst_0().labelBinding(end);
    }

    private void choice(CodeBuilder code, Expr.Choice choice) {
        var no = code.newLabel();
        var end = code.newLabel();
        unlessPart(code, choice.test(), no);
        part(code, choice.yes());
        code.goto_(end).labelBinding(no);
        part(code, choice.no());
        code.labelBinding(end);
    }

    /// Jumps when the expression is 0.
    private void unless(CodeBuilder code, Expr expr, Label no) {
        switch (expr) {
            case Expr.Not not -> {
                var yes = code.newLabel();
                unlessPart(code, not.of(), yes);
                code.goto_(no).labelBinding(yes);
            }
            case Expr.Logic logic when logic.all() -> all(code, logic.of(), no);
            case Expr.Logic logic -> any(code, logic.of(), no);
            case Expr.Binary binary when compares(binary.operator()) -> {
                part(code, binary.left());
                part(code, binary.right());
                jumpUnless(code, binary.operator(), no);
            }
            default -> {
                part(code, expr);
                code.ifeq(no);
            }
        }
    }

    private void all(CodeBuilder code, List<Expr> parts, Label no) {
        for (var part : pieces(true, parts)) {
            unlessPart(code, part, no);
        }
    }

    private void any(CodeBuilder code, List<Expr> parts, Label no) {
        var yes = code.newLabel();
        for (var part : pieces(false, parts)) {
            var next = code.newLabel();
            unlessPart(code, part, next);
            code.goto_(yes).labelBinding(next);
        }
        code.goto_(no).labelBinding(yes);
    }

    private void unlessPart(CodeBuilder code, Expr part, Label no) {
        if (size(part) > MOST_PARTS) {
            call(code, own(part));
            code.ifeq(no);
        } else {
            unless(code, part, no);
        }
    }

    /// Many short questions become a few long ones.
    private static List<Expr> pieces(boolean all, List<Expr> parts) {
        int size = parts.stream().mapToInt(MethodWriter::size).sum();
        if (size <= 2 * MOST_PARTS || parts.size() <= 2) {
            return parts;
        }
        int middle = parts.size() / 2;
        return List.of(
                new Expr.Logic(all, parts.subList(0, middle)),
                new Expr.Logic(all, parts.subList(middle, parts.size())));
    }

    private static boolean compares(Expr.Operator operator) {
        return switch (operator) {
            case LESS, AT_MOST, MORE, AT_LEAST, EQUAL, UNEQUAL -> true;
            case TIMES, OVER, REST, PLUS, MINUS -> false;
        };
    }

    private static void jumpUnless(CodeBuilder code, Expr.Operator operator, Label no) {
        switch (operator) {
            case LESS -> code.if_icmpge(no);
            case AT_MOST -> code.if_icmpgt(no);
            case MORE -> code.if_icmple(no);
            case AT_LEAST -> code.if_icmplt(no);
            case EQUAL -> code.if_icmpne(no);
            case UNEQUAL -> code.if_icmpeq(no);
            case TIMES, OVER, REST, PLUS, MINUS ->
                    throw new IllegalArgumentException("does not compare: " + operator);
        }
    }

    private void binary(CodeBuilder code, Expr.Binary binary) {
        if (compares(binary.operator())) {
            truth(code, binary);
            return;
        }
        part(code, binary.left());
        part(code, binary.right());
        switch (binary.operator()) {
            case TIMES -> code.imul();
            case PLUS -> code.iadd();
            case MINUS -> code.isub();
            case OVER -> divide(code, binary, "over");
            case REST -> divide(code, binary, "rest");
            case LESS, AT_MOST, MORE, AT_LEAST, EQUAL, UNEQUAL ->
                    throw new IllegalArgumentException("compares: " + binary.operator());
        }
    }

    private static void divide(CodeBuilder code, Expr.Binary binary, String name) {
        code.loadConstant(binary.place().line())
                .loadConstant(binary.place().column())
                .invokestatic(FUNCTIONS, name, MethodTypeDesc.of(INT, INT, INT, INT, INT));
    }

    private void score(CodeBuilder code, Expr.Score score) {
        var points = new int[14];
        for (int tricks = 0; tricks < points.length; tricks++) {
            points[tricks] =
                    Score.of(score.bid(), score.doubling(), score.vulnerable(), tricks).points();
        }
        field(code, "scores", INTS.arrayType()).loadConstant(scores.size()).aaload();
        scores.add(points);
        part(code, score.tricks());
        code.invokestatic(FUNCTIONS, "score", MethodTypeDesc.of(INT, INTS, INT));
    }

    private CodeBuilder hand(CodeBuilder code, Seat seat) {
        String name =
                switch (seat) {
                    case NORTH -> "north";
                    case EAST -> "east";
                    case SOUTH -> "south";
                    case WEST -> "west";
                };
        return field(code, name, ConstantDescs.CD_long);
    }

    private CodeBuilder bits(CodeBuilder code, Seat seat, long mask) {
        return hand(code, seat).loadConstant(mask).land().invokestatic(LONG, "bitCount", BIT_COUNT);
    }

    private void ofHand(CodeBuilder code, Expr.OfHand asked) {
        var seat = asked.seat();
        switch (asked) {
            case Expr.Length length -> bits(code, seat, mask(length.suit()));
            case Expr.Points points -> {
                var values = tables.get(points.table()).values();
                weighted(code, seat, values, points.suit().map(MethodWriter::mask).orElse(-1L));
            }
            case Expr.Count count -> count(code, count);
            case Expr.Quality quality ->
                    hand(code, seat)
                            .loadConstant(quality.suit().ordinal())
                            .invokestatic(FUNCTIONS, "quality", OF_SUIT);
            case Expr.Cccc _ -> hand(code, seat).invokestatic(FUNCTIONS, "cccc", BIT_COUNT);
            case Expr.Shape shape -> shape(code, shape);
            case Expr.Holds holds ->
                    hand(code, seat)
                            .loadConstant(holds.card().place())
                            .lushr()
                            .l2i()
                            .iconst_1()
                            .iand();
        }
    }

    private static long mask(Suit suit) {
        return CardSet.ALL.in(suit).bits();
    }

    /// Cards of the same value are counted together.
    private void weighted(CodeBuilder code, Seat seat, List<Integer> values, long suits) {
        var masks = new TreeMap<Integer, Long>();
        for (int rank = 0; rank < values.size(); rank++) {
            if (values.get(rank) != 0) {
                long cards =
                        (1L << rank)
                                | (1L << (rank + 13))
                                | (1L << (rank + 26))
                                | (1L << (rank + 39));
                masks.merge(values.get(rank), cards & suits, (one, other) -> one | other);
            }
        }
        if (masks.isEmpty()) {
            code.iconst_0();
        }
        boolean first = true;
        for (var entry : masks.entrySet()) {
            bits(code, seat, entry.getValue());
            if (entry.getKey() != 1) {
                code.loadConstant(entry.getKey()).imul();
            }
            if (!first) {
                code.iadd();
            }
            first = false;
        }
    }

    private void count(CodeBuilder code, Expr.Count count) {
        if (count.measure() == Expr.Measure.CONTROLS) {
            var controls = PointTable.fromAce(List.of(2, 1)).values();
            long suits = count.suit().map(MethodWriter::mask).orElse(-1L);
            weighted(code, count.seat(), controls, suits);
            return;
        }
        String name = count.measure() == Expr.Measure.LOSERS ? "losers" : "newLosers";
        hand(code, count.seat());
        if (count.suit().isPresent()) {
            code.loadConstant(count.suit().get().ordinal()).invokestatic(FUNCTIONS, name, OF_SUIT);
        } else {
            code.invokestatic(FUNCTIONS, name, BIT_COUNT);
        }
    }

    private void shape(CodeBuilder code, Expr.Shape shape) {
        field(code, "shapes", ConstantDescs.CD_byte.arrayType(2))
                .loadConstant(shapes.size())
                .aaload();
        shapes.add(shape.shapes().table());
        bits(code, shape.seat(), mask(Suit.SPADES));
        bits(code, shape.seat(), mask(Suit.HEARTS)).iconst_4().ishl().ior();
        bits(code, shape.seat(), mask(Suit.DIAMONDS)).loadConstant(8).ishl().ior();
        code.baload();
    }
}
