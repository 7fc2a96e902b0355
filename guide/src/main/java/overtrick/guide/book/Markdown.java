package overtrick.guide.book;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Link;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jspecify.annotations.Nullable;

/// Reads Markdown (CommonMark with tables) into chapters. The names of buttons stand in it as the
/// keys of the words on them, such as `{=door.play}`, so that a guide says what the page says.
final class Markdown {

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final Pattern KEY = Pattern.compile("\\{=([a-z][\\w.]*)}");
    private static final Pattern NO_LETTER = Pattern.compile("[^\\p{L}\\p{N} -]");

    private Markdown() {}

    /// The text with the words of the pages in it.
    ///
    /// @param word what stands under a key
    static String filled(String text, UnaryOperator<String> word) {
        return KEY.matcher(text)
                .replaceAll(key -> Matcher.quoteReplacement(word.apply(key.group(1))));
    }

    /// The keys of words that a text asks for.
    static Set<String> keys(String text) {
        var keys = new HashSet<String>();
        KEY.matcher(text).results().forEach(key -> keys.add(key.group(1)));
        return keys;
    }

    static Chapter chapter(Guide guide, Locale language, String text, Links links) {
        var root = PARSER.parse(text);
        String title = "";
        if (root.getFirstChild() instanceof Heading first) {
            title = words(first).strip();
            first.unlink();
        }
        if (isOtherLanguage(root.getFirstChild())) {
            root.getFirstChild().unlink();
        }
        root.accept(new Redirection(links));
        forgetRemarks(root);
        var sections = sections(guide, title, root);
        return new Chapter(guide, language, title, html(root, sections), sections);
    }

    /// Remarks between paragraphs, such as those by which tests find a table, are for nobody who
    /// reads.
    private static void forgetRemarks(Node root) {
        var next = root.getFirstChild();
        while (next != null) {
            var node = next;
            next = node.getNext();
            if (node instanceof HtmlBlock block && block.getLiteral().startsWith("<!--")) {
                node.unlink();
            }
        }
    }

    /// A line that leads to the same text in other languages: every page has that choice anyway.
    private static boolean isOtherLanguage(@Nullable Node first) {
        return first instanceof Paragraph
                && first.getFirstChild() instanceof Emphasis only
                && only.getNext() == null
                && isLinks(only);
    }

    /// Whether there are only links in it, with dots between them.
    private static boolean isLinks(Node node) {
        for (var part = node.getFirstChild(); part != null; part = part.getNext()) {
            if (!(part instanceof Link) && !words(part).strip().equals("·")) {
                return false;
            }
        }
        return true;
    }

    private static String html(Node root, List<Section> sections) {
        var anchors = sections.stream().map(Section::anchor).filter(a -> !a.isEmpty()).iterator();
        return HtmlRenderer.builder()
                .extensions(List.of(TablesExtension.create()))
                .escapeHtml(true)
                .nodeRendererFactory(KeptCode::new)
                .attributeProviderFactory(_ ->
                        (node, _, attributes) -> {
                            switch (node) {
                                case Heading heading when isSection(heading) ->
                                        attributes.put("id", anchors.next());
                                case TableBlock _ -> attributes.put("tabindex", "0");
                                case TableCell cell when cell.isHeader() && isEmpty(cell) ->
                                        attributes.put("role", "presentation");
                                default -> {}
                            }
                        })
                .build()
                .render(root);
    }

    /// A corner that heads nothing: no row and no column is read with it.
    private static boolean isEmpty(TableCell cell) {
        return words(cell).isBlank();
    }

    private static boolean isSection(Heading heading) {
        return heading.getLevel() <= 3 && heading.getParent().getParent() == null;
    }

    private static List<Section> sections(Guide guide, String title, Node root) {
        var sections = new ArrayList<Section>();
        var taken = new HashSet<String>();
        String heading = title;
        String anchor = "";
        var text = new StringBuilder();
        for (var node = root.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading next && isSection(next)) {
                sections.add(new Section(guide, anchor, heading, text.toString().strip()));
                text.setLength(0);
                heading = words(next).strip();
                anchor = free(anchor(heading), taken);
            } else {
                text.append(words(node).strip()).append('\n');
            }
        }
        sections.add(new Section(guide, anchor, heading, text.toString().strip()));
        return sections;
    }

    /// A heading as an address names it: `Over the internet` is at `over-the-internet`.
    private static String anchor(String heading) {
        String letters = NO_LETTER.matcher(heading.toLowerCase(Locale.ROOT)).replaceAll("");
        String anchor = letters.strip().replace(' ', '-');
        return anchor.isEmpty() ? "part" : anchor;
    }

    private static String free(String anchor, Set<String> taken) {
        String free = anchor;
        for (int more = 1; !taken.add(free); more++) {
            free = anchor + "-" + more;
        }
        return free;
    }

    /// The words of a node without any signs.
    private static String words(Node node) {
        var words = new Plain();
        node.accept(words);
        return words.text.toString();
    }

    private static final class Plain extends AbstractVisitor {

        private final StringBuilder text = new StringBuilder();

        @Override
        public void visit(Text node) {
            text.append(node.getLiteral());
        }

        @Override
        public void visit(Code node) {
            text.append(node.getLiteral());
        }

        @Override
        public void visit(SoftLineBreak node) {
            text.append(' ');
        }

        @Override
        public void visit(FencedCodeBlock node) {
            text.append(node.getLiteral()).append(' ');
        }

        @Override
        public void visit(IndentedCodeBlock node) {
            text.append(node.getLiteral()).append(' ');
        }

        @Override
        public void visit(Paragraph node) {
            visitChildren(node);
            text.append(' ');
        }

        @Override
        public void visit(ListItem node) {
            visitChildren(node);
            text.append(' ');
        }

        @Override
        public void visit(CustomNode node) {
            visitChildren(node);
            if (node instanceof TableCell) {
                text.append(' ');
            }
        }
    }

    /// Leads links where they lead here; what leads nowhere keeps its words.
    private static final class Redirection extends AbstractVisitor {

        private final Links links;

        private Redirection(Links links) {
            this.links = links;
        }

        @Override
        public void visit(Link link) {
            visitChildren(link);
            String to = link.getDestination();
            if (to.startsWith("https://") || to.startsWith("http://") || to.startsWith("#")) {
                return;
            }
            var where = to.startsWith("/") ? links.page(to) : guide(to);
            where.ifPresentOrElse(link::setDestination, () -> unwrap(link));
        }

        private Optional<String> guide(String to) {
            int end = to.indexOf(".md");
            if (end < 0) {
                return Optional.empty();
            }
            String code = to.substring(0, end).replaceFirst("\\.[a-z]{2}$", "");
            int anchor = to.indexOf('#');
            return Guide.of(code)
                    .map(guide -> links.to(guide, anchor < 0 ? "" : to.substring(anchor + 1)));
        }

        @Override
        public void visit(Image image) {
            links.picture(image.getDestination())
                    .ifPresentOrElse(image::setDestination, image::unlink);
        }

        private static void unwrap(Link link) {
            for (var child = link.getFirstChild(); child != null; child = link.getFirstChild()) {
                link.insertBefore(child);
            }
            link.unlink();
        }
    }
}
