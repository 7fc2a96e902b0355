package overtrick.browser;

import java.util.List;

/// A window in CSS pixels.
record Size(int width, int height) {

    /// Where visitors sit when nothing is said.
    static final Size DESK = new Size(1280, 800);

    /// Telephones, upright.
    static final List<Size> PHONES =
            List.of(new Size(360, 640), new Size(390, 844), new Size(412, 915));

    /// The windows that pages are looked at in: phones upright and across, a tablet, a desk, a
    /// wall.
    static final List<Size> ALL =
            List.of(
                    new Size(360, 640),
                    new Size(390, 844),
                    new Size(844, 390),
                    new Size(820, 1180),
                    new Size(1440, 900),
                    new Size(1920, 1080));

    /// Looking closely takes time: a small phone, or all of them where pictures are taken.
    static List<Size> worthAxe() {
        return GalleryTest.isOpen() ? ALL : List.of(ALL.getFirst());
    }

    void of(Visitor visitor) {
        visitor.page().setViewportSize(width, height);
    }

    @Override
    public String toString() {
        return width + "x" + height;
    }
}
