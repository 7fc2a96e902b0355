package overtrick.members.look;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/// An SVG of shapes, colours and letters, and of nothing that could ask for more. Browsers run no
/// scripts in pictures; whoever opens the picture by itself must be as safe.
final class Svg {

    private static final String SVG = "http://www.w3.org/2000/svg";

    private static final Set<String> SHAPES =
            Set.of(
                    "svg",
                    "g",
                    "path",
                    "rect",
                    "circle",
                    "ellipse",
                    "line",
                    "polyline",
                    "polygon",
                    "text",
                    "tspan",
                    "title",
                    "desc",
                    "defs",
                    "lineargradient",
                    "radialgradient",
                    "stop",
                    "clippath",
                    "mask",
                    "symbol",
                    "use",
                    "style");

    /// What drawing programs write besides, and what is left out.
    private static final Set<String> LEFT_OUT = Set.of("metadata", "namedview");

    private static final int MOST_ELEMENTS = 2_000;

    /// Copies of copies would make a small file a large picture.
    private static final int MOST_COPIES = 20;

    private Svg() {}

    static Crest.Looked look(byte[] file) {
        try {
            var builder = factory().newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler()); // told by its exception
            var root = builder.parse(new ByteArrayInputStream(file)).getDocumentElement();
            if (!root.getTagName().equals("svg")) {
                return Crest.Looked.at(CrestFault.NEITHER);
            }
            var elements = root.getElementsByTagName("*").getLength();
            if (elements > MOST_ELEMENTS
                    || root.getElementsByTagName("use").getLength() > MOST_COPIES) {
                return Crest.Looked.at(CrestFault.TOO_LARGE);
            }
            if (!SVG.equals(root.getNamespaceURI())) {
                return Crest.Looked.at(CrestFault.BROKEN);
            }
            return isPicture(root)
                    ? Crest.Looked.at(Crest.svg(text(root)))
                    : Crest.Looked.at(CrestFault.MORE_THAN_A_PICTURE);
        } catch (SAXException noXml) {
            boolean begun = new String(file, StandardCharsets.UTF_8).contains("<svg");
            return Crest.Looked.at(begun ? CrestFault.BROKEN : CrestFault.NEITHER);
        } catch (ParserConfigurationException | TransformerException | IOException failed) {
            throw new IllegalStateException(failed);
        }
    }

    /// A document type could fetch files and grow without an end.
    private static DocumentBuilderFactory factory() throws ParserConfigurationException {
        var factory = DocumentBuilderFactory.newInstance();
        factory.setNamespaceAware(true);
        factory.setXIncludeAware(false);
        factory.setCoalescing(true);
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
        return factory;
    }

    /// Whether an element and all below it are parts of a picture; takes away what is left out.
    private static boolean isPicture(Element element) {
        if (!SHAPES.contains(element.getLocalName().toLowerCase(Locale.ROOT))
                || !areHarmless(element)) {
            return false;
        }
        Node next = element.getFirstChild();
        while (next != null) {
            var child = next;
            next = child.getNextSibling();
            if (child instanceof Element below) {
                if (LEFT_OUT.contains(below.getLocalName().toLowerCase(Locale.ROOT))) {
                    element.removeChild(below);
                } else if (!isPicture(below)) {
                    return false;
                }
            } else if (child.getNodeType() != Node.TEXT_NODE) {
                element.removeChild(child);
            } else if (!isHarmless("", child.getNodeValue())) {
                return false;
            }
        }
        return true;
    }

    private static boolean areHarmless(Element element) {
        var attributes = element.getAttributes();
        for (int at = 0; at < attributes.getLength(); at++) {
            var one = attributes.item(at);
            if (!isHarmless(localName(one), one.getNodeValue().strip())) {
                return false;
            }
        }
        return true;
    }

    private static String localName(Node attribute) {
        String name = attribute.getLocalName();
        return (name == null ? attribute.getNodeName() : name).toLowerCase(Locale.ROOT);
    }

    /// Links lead into the picture itself, and nothing is done when something happens.
    private static boolean isHarmless(String name, String value) {
        String said = value.toLowerCase(Locale.ROOT).replaceAll("\\s", "");
        if (name.startsWith("on") || said.contains("script:") || said.contains("@import")) {
            return false;
        }
        if (name.equals("href") || name.equals("src")) {
            return said.startsWith("#");
        }
        return !said.replace("url(#", "").contains("url(") && !said.contains("\\");
    }

    private static String text(Element root) throws TransformerException {
        var transformers = TransformerFactory.newInstance();
        transformers.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, "");
        transformers.setAttribute(XMLConstants.ACCESS_EXTERNAL_STYLESHEET, "");
        var written = new StringWriter();
        var transformer = transformers.newTransformer();
        transformer.setOutputProperty(OutputKeys.OMIT_XML_DECLARATION, "yes");
        transformer.transform(new DOMSource(root), new StreamResult(written));
        return written.toString();
    }
}
