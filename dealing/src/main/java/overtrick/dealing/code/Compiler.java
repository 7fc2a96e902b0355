package overtrick.dealing.code;

import java.lang.classfile.ClassFile;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.function.Supplier;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.Fault;
import overtrick.dealing.script.Place;
import overtrick.dealing.script.PointTable;
import overtrick.dealing.script.ScriptException;

/// Makes a hidden class of expressions. It goes when its evaluators go.
public final class Compiler {

    private static final MethodHandles.Lookup HERE = MethodHandles.lookup();
    private static final ClassDesc SUPER = ClassDesc.of(Evaluator.class.getName());

    private Compiler() {}

    /// Compiles expressions; each call of what is returned gives an evaluator for one more thread.
    ///
    /// @throws ScriptException when they are too much for a class
    public static Supplier<Evaluator> compile(List<Expr> roots, List<PointTable> tables) {
        var name = ClassDesc.of(Evaluator.class.getPackageName(), "Wanted");
        var writer = new MethodWriter(name, roots, tables);
        byte[] bytes;
        try {
            bytes = write(name, writer, roots);
        } catch (IllegalArgumentException large) {
            var fault = new Fault(new Place(1, 1), Fault.Kind.LONG, List.of("the script"));
            throw new ScriptException(fault);
        }
        return evaluators(bytes, writer);
    }

    private static byte[] write(ClassDesc name, MethodWriter writer, List<Expr> roots) {
        return ClassFile.of()
                .build(
                        name,
                        type -> {
                            type.withSuperclass(SUPER);
                            type.withFlags(ClassFile.ACC_FINAL);
                            type.withMethodBody(
                                    ConstantDescs.INIT_NAME,
                                    ConstantDescs.MTD_void,
                                    0,
                                    code ->
                                            code.aload(0)
                                                    .invokespecial(
                                                            SUPER,
                                                            ConstantDescs.INIT_NAME,
                                                            ConstantDescs.MTD_void)
                                                    .return_());
                            type.withMethodBody(
                                    "value",
                                    MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int),
                                    ClassFile.ACC_PUBLIC,
                                    code -> writer.dispatch(code, roots));
                            writer.writeMethods(type);
                        });
    }

    private static Supplier<Evaluator> evaluators(byte[] bytes, MethodWriter writer) {
        try {
            var lookup = HERE.defineHiddenClass(bytes, true);
            var maker =
                    lookup.findConstructor(lookup.lookupClass(), MethodType.methodType(void.class));
            return () -> {
                try {
                    return writer.furnished((Evaluator) maker.invoke());
                } catch (Throwable failed) {
                    throw new IllegalStateException(failed);
                }
            };
        } catch (IllegalAccessException | NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
