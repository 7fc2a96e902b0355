package overtrick.guide.book;

import java.util.Set;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;
import overtrick.page.Html;

/// Writes blocks of code so that their line breaks survive pages, which keep no needless blank.
final class KeptCode implements NodeRenderer {

    private final HtmlWriter html;

    KeptCode(HtmlNodeRendererContext context) {
        this.html = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(FencedCodeBlock.class, IndentedCodeBlock.class);
    }

    @Override
    public void render(Node node) {
        String text =
                node instanceof FencedCodeBlock fenced
                        ? fenced.getLiteral()
                        : ((IndentedCodeBlock) node).getLiteral();
        html.line();
        html.raw("<pre tabindex=\"0\"><code>" + Html.kept(text.stripTrailing()) + "</code></pre>");
        html.line();
    }
}
