package overtrick;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.doctree.DocCommentTree;
import com.sun.source.doctree.DocTree;
import com.sun.source.doctree.ThrowsTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Modules that are libraries for others say what every public type and method of their exported
/// packages is, in a sentence that is whole, and name the exceptions that a method throws by its
/// own hand. Records' components and constructors and methods that override others are left out:
/// what they are is said elsewhere.
@Timeout(60)
class PublicDocsTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");

    private static final Pattern EXPORT = Pattern.compile("\\bexports ([\\w.]+);");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cards",
                "bridge",
                "solver",
                "dealing",
                "systems",
                "formats",
                "manager",
                "movement",
                "scoring",
                "can",
                "laws"
            })
    void aLibrarySaysWhatIsPublic(String module) throws IOException {
        var sources = ROOT.resolve(module).resolve("src/main/java");
        var files = new ArrayList<Path>();
        files.add(sources.resolve("module-info.java"));
        var exports = EXPORT.matcher(Files.readString(files.getFirst())).results().toList();
        for (var export : exports) {
            try (var folder = Files.list(sources.resolve(export.group(1).replace('.', '/')))) {
                folder.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
            }
        }

        var reader = new Reader();
        try (var manager =
                ToolProvider.getSystemJavaCompiler().getStandardFileManager(null, null, null)) {
            reader.read(manager.getJavaFileObjectsFromPaths(files));
        }

        assertThat(reader.complaints).isEmpty();
        assertThat(reader.judged).as("public types and methods").isGreaterThan(40);
    }

    @Test
    void whatIsMissingIsFound() throws IOException {
        var reader = new Reader();
        reader.read(
                List.of(
                        new Text(
                                """
                                /// What can be drawn.
                                public interface Shape {
                                    double area();

                                    /// @return how wide it is
                                    double width();

                                    /// Half a sentence
                                    enum Colour { RED }

                                    /// A square.
                                    record Square(double side) implements Shape {
                                        public Square(String side) { this(Double.parseDouble(side)); }
                                        public double side() { return side; }
                                        @Override public double area() { return side * side; }
                                        public Square twice() { return new Square(2 * side); }

                                        /// A part of it.
                                        ///
                                        /// @throws IllegalStateException when it has none
                                        public Square part() { throw new IllegalArgumentException(); }

                                        double shown() { return side; }
                                    }
                                }
                                """)));

        assertThat(reader.complaints)
                .containsExactly(
                        "/Text.java:3: area says nothing",
                        "/Text.java:6: width has no whole sentence",
                        "/Text.java:9: Colour has no whole sentence",
                        "/Text.java:16: twice says nothing",
                        "/Text.java:21: part does not name IllegalArgumentException");
    }

    /// Reads sources and complains of what they do not say.
    private static final class Reader {

        private final List<String> complaints = new ArrayList<>();
        private int judged;
        private DocTrees docs;
        private CompilationUnitTree unit;

        void read(Iterable<? extends JavaFileObject> sources) throws IOException {
            var compiler = ToolProvider.getSystemJavaCompiler();
            var task =
                    (JavacTask)
                            compiler.getTask(
                                    null, null, null, List.of("-proc:none"), null, sources);
            docs = DocTrees.instance(task);
            for (var parsed : task.parse()) {
                unit = parsed;
                var root = new TreePath(parsed);
                if (parsed.getModule() != null) {
                    judge(new TreePath(root, parsed.getModule()), "module");
                } else if (parsed.getTypeDecls().isEmpty()) {
                    judge(new TreePath(root, parsed.getPackage()), "package");
                }
                for (var type : parsed.getTypeDecls()) {
                    if (type instanceof ClassTree declared && isPublic(declared)) {
                        type(new TreePath(root, declared), declared);
                    }
                }
            }
        }

        private void type(TreePath path, ClassTree type) {
            judge(path, type.getSimpleName().toString());
            boolean open = type.getKind() == Tree.Kind.INTERFACE;
            for (var member : type.getMembers()) {
                var at = new TreePath(path, member);
                if (member instanceof ClassTree inner && (open || isPublic(inner))) {
                    type(at, inner);
                } else if (member instanceof MethodTree method
                        && (open ? !isPrivate(method) : isPublic(method))
                        && !isSaidElsewhere(method, type)) {
                    var name =
                            method.getReturnType() == null
                                    ? type.getSimpleName()
                                    : method.getName();
                    judge(at, name.toString());
                    thrown(at, method);
                }
            }
        }

        private void judge(TreePath path, String name) {
            judged++;
            var said = docs.getDocCommentTree(path);
            if (said == null) {
                complain(path, name + " says nothing");
            } else if (!text(said.getFirstSentence()).endsWith(".")) {
                complain(path, name + " has no whole sentence");
            }
        }

        /// A state that cannot come about by what a caller does is not for the caller to know.
        private void thrown(TreePath path, MethodTree method) {
            var named = named(docs.getDocCommentTree(path));
            for (String exception : made(method)) {
                if (!exception.equals("IllegalStateException") && !named.contains(exception)) {
                    complain(path, method.getName() + " does not name " + exception);
                }
            }
        }

        private void complain(TreePath path, String what) {
            long start = docs.getSourcePositions().getStartPosition(unit, path.getLeaf());
            complaints.add(
                    "%s:%d: %s"
                            .formatted(
                                    unit.getSourceFile().getName(),
                                    unit.getLineMap().getLineNumber(start),
                                    what));
        }

        private static Set<String> made(MethodTree method) {
            var made = new TreeSet<String>();
            new TreeScanner<@Nullable Void, @Nullable Void>() {
                @Override
                public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void nothing) {
                    String name = simple(tree.getIdentifier().toString());
                    if (name.endsWith("Exception")) {
                        made.add(name);
                    }
                    return super.visitNewClass(tree, null);
                }

                @Override
                public @Nullable Void visitClass(ClassTree inner, @Nullable Void nothing) {
                    return null;
                }
            }.scan(method.getBody(), null);
            return made;
        }

        private static Set<String> named(@Nullable DocCommentTree said) {
            var named = new TreeSet<String>();
            if (said != null) {
                for (DocTree tag : said.getBlockTags()) {
                    if (tag instanceof ThrowsTree one) {
                        named.add(simple(one.getExceptionName().toString()));
                    }
                }
            }
            return named;
        }

        private static boolean isSaidElsewhere(MethodTree method, ClassTree type) {
            boolean overrides =
                    method.getModifiers().getAnnotations().stream()
                            .anyMatch(one -> one.getAnnotationType().toString().equals("Override"));
            if (overrides || type.getKind() != Tree.Kind.RECORD) {
                return overrides;
            }
            return method.getReturnType() == null
                    || (method.getParameters().isEmpty()
                            && type.getMembers().stream()
                                    .anyMatch(member -> isComponent(member, method)));
        }

        private static boolean isComponent(Tree member, MethodTree accessor) {
            return member instanceof VariableTree field
                    && field.getName().equals(accessor.getName())
                    && !field.getModifiers().getFlags().contains(Modifier.STATIC);
        }

        private static boolean isPublic(ClassTree type) {
            return type.getModifiers().getFlags().contains(Modifier.PUBLIC);
        }

        private static boolean isPublic(MethodTree method) {
            return method.getModifiers().getFlags().contains(Modifier.PUBLIC);
        }

        private static boolean isPrivate(MethodTree method) {
            return method.getModifiers().getFlags().contains(Modifier.PRIVATE);
        }

        private static String simple(String name) {
            return name.substring(name.lastIndexOf('.') + 1);
        }

        private static String text(List<? extends DocTree> trees) {
            return trees.stream().map(DocTree::toString).collect(joining()).strip();
        }
    }

    /// A source that stands in the test.
    private static final class Text extends SimpleJavaFileObject {

        private final String text;

        Text(String text) {
            super(URI.create("string:///Text.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public String getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
