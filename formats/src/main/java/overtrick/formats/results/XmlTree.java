package overtrick.formats.results;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;

/// A file of XML as a tree of names and texts. Nothing is fetched, no entity of the file's own is
/// resolved, and depth, number and length of its elements are limited.
final class XmlTree {

    private static final int DEEPEST = 32;
    private static final int LONGEST = 20_000;

    /// Those of HTML that producers of results write into names, though they declare none.
    private static final Map<String, String> ENTITIES =
            Map.of(
                    "nbsp", " ", "eacute", "é", "egrave", "è", "uuml", "ü", "ouml", "ö", "auml",
                    "ä");

    /// An element.
    ///
    /// @param name in capitals
    /// @param instructions what stands in it for our program alone
    record Node(
            String name,
            Map<String, String> attributes,
            Place place,
            StringBuilder text,
            List<Node> children,
            List<Map<String, String>> instructions) {

        private static Node of(String name, Map<String, String> attributes, Place place) {
            return new Node(
                    name.toUpperCase(Locale.ROOT),
                    attributes,
                    place,
                    new StringBuilder(),
                    new ArrayList<>(),
                    new ArrayList<>());
        }

        Optional<Node> child(String wanted) {
            return children.stream().filter(one -> one.name().equals(wanted)).findFirst();
        }

        /// The text of a child; empty when there is none.
        String text(String wanted) {
            return child(wanted).map(Node::content).orElse("");
        }

        String content() {
            return text.toString().strip().replaceAll("\\s+", " ");
        }

        /// All below it, in the order of the file.
        Stream<Node> below() {
            return children.stream().flatMap(one -> Stream.concat(Stream.of(one), one.below()));
        }
    }

    private final ReadingLimits limits;
    private final String target;
    private final Deque<Node> open = new ArrayDeque<>();
    private final Node root = Node.of("", Map.of(), Place.START);
    private int count;

    private XmlTree(ReadingLimits limits, String target) {
        this.limits = limits;
        this.target = target;
        open.push(root);
    }

    /// Reads a file.
    ///
    /// @param target of the instructions that are kept
    /// @return a node without a name above the file's own
    /// @throws XMLStreamException if it is no XML
    static Node read(String text, ReadingLimits limits, String target) throws XMLStreamException {
        var reader = factory().createXMLStreamReader(new StringReader(text));
        try {
            var tree = new XmlTree(limits, target);
            while (reader.hasNext()) {
                tree.take(reader, reader.next());
            }
            return tree.root;
        } finally {
            reader.close();
        }
    }

    private static XMLInputFactory factory() {
        var factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
        factory.setXMLResolver((_, _, _, _) -> {
            throw new XMLStreamException("nothing is fetched");
        });
        return factory;
    }

    private void take(XMLStreamReader reader, int event) throws XMLStreamException {
        var place =
                new Place(
                        Math.max(1, reader.getLocation().getLineNumber()),
                        Math.max(1, reader.getLocation().getColumnNumber()));
        switch (event) {
            case XMLStreamConstants.START_ELEMENT -> start(reader, place);
            case XMLStreamConstants.END_ELEMENT -> open.pop();
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.CDATA -> add(reader.getText());
            case XMLStreamConstants.ENTITY_REFERENCE -> add(entity(reader.getLocalName()));
            case XMLStreamConstants.PROCESSING_INSTRUCTION -> {
                if (target.equals(reader.getPITarget())) {
                    open.element().instructions().add(Instruction.read(reader.getPIData()));
                }
            }
            default -> {}
        }
    }

    private void start(XMLStreamReader reader, Place place) throws XMLStreamException {
        limits.requireElements(++count, place);
        if (open.size() > DEEPEST) {
            throw new XMLStreamException("elements are more than %d deep".formatted(DEEPEST));
        }
        var attributes = new HashMap<String, String>();
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            attributes.put(
                    reader.getAttributeLocalName(i).toUpperCase(Locale.ROOT),
                    reader.getAttributeValue(i).strip());
        }
        var node = Node.of(reader.getLocalName(), attributes, place);
        open.element().children().add(node);
        open.push(node);
    }

    private void add(String text) {
        var into = open.element().text();
        into.append(text, 0, Math.min(text.length(), Math.max(0, LONGEST - into.length())));
    }

    private static String entity(String name) {
        return ENTITIES.getOrDefault(name, "&" + name + ";");
    }
}
