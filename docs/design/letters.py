"""Makes the letters that pages use, once, from the npm packages of Fontsource.

    npm install @fontsource/be-vietnam-pro @fontsource/fraunces
    python3 letters.py node_modules/@fontsource page/src/main/resources/overtrick/page/assets/letter

needs fontTools with brotli. Both families are under the SIL Open Font License 1.1 and reserve no name. What is left
out is what no page of ours shows; what is left of Latin is 10 KB a weight. The four suits are a font of their own, from
the outlines in Shape.java, so that a suit in a sentence looks like the one on the card.
"""
import re
import sys
from pathlib import Path

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import main as subset

from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

SOURCE, TARGET = Path(sys.argv[1]), Path(sys.argv[2])
LATIN = "U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201F,U+2022,U+2026,U+2032,U+2033,U+20AC,U+2190-2193,U+2212,U+2260,U+2264,U+2265"
FEATURES = "--layout-features=kern,mark,mkmk,lnum,tnum,ccmp,locl"

def letters(family, weight, part, name, signs):
    source = SOURCE / family / "files" / f"{family}-{part}-{weight}-normal.woff2"
    subset([str(source), f"--unicodes={signs}", FEATURES, "--flavor=woff2", "--no-hinting", "--name-IDs=0,1,2,3,4,5,6,13,14",
            f"--output-file={TARGET / name}"])

def even(name, advance):
    """Gives all figures one width, for columns of numbers: the family has no such figures of its own."""
    font = TTFont(TARGET / name)
    names = [font.getBestCmap()[ord(figure)] for figure in "0123456789"]
    for figure in names:
        glyph, (width, left) = font["glyf"][figure], font["hmtx"][figure]
        moved = round((advance - width) / 2)
        glyph.coordinates.translate((moved, 0))
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][figure] = (advance, left + moved)
    if "GPOS" in font:
        for lookup in font["GPOS"].table.LookupList.Lookup:
            for table in lookup.SubTable:
                table = getattr(table, "ExtSubTable", table)
                if table.LookupType == 2 and table.Format == 1:
                    keep = [at for at, glyph in enumerate(table.Coverage.glyphs) if glyph not in names]
                    table.Coverage.glyphs = [table.Coverage.glyphs[at] for at in keep]
                    table.PairSet = [table.PairSet[at] for at in keep]
                    table.PairSetCount = len(keep)
    font.save(TARGET / name)

def suits():
    java = Path("page/src/main/java/overtrick/page/pack/Shape.java").read_text()
    glyphs, metrics = {".notdef": TTGlyphPen(None).glyph()}, {".notdef": (600, 0)}
    codes = {0x2660: "SPADE", 0x2665: "HEART", 0x2666: "DIAMOND", 0x2663: "CLUB"}
    for name in codes.values():
        outline = "".join(re.findall(r'"([^"]*)"', re.search(name + r"\((.*?)\)[,;]", java, re.S).group(1)))
        pen = TTGlyphPen(None)
        # 1,000 units; the suit is 740 high and stands a little below the line, as letters' round parts do.
        parse_path(outline, TransformPen(Cu2QuPen(pen, 1), (7.7, 0, 0, -7.7, 400, 352)))
        glyphs[name] = pen.glyph()
        metrics[name] = (800, 0)
    font = FontBuilder(1000, isTTF=True)
    font.setupGlyphOrder([".notdef", *codes.values()])
    font.setupCharacterMap(codes)
    font.setupGlyf(glyphs)
    font.setupHorizontalMetrics(metrics)
    font.setupHorizontalHeader(ascent=1000, descent=-265)
    font.setupNameTable({"familyName": "Overtrick Suits", "styleName": "Regular"})
    font.setupOS2(sTypoAscender=1000, sTypoDescender=-265)
    font.setupPost()
    font.font.flavor = "woff2"
    font.save(TARGET / "suits.woff2")

TARGET.mkdir(parents=True, exist_ok=True)
for weight in (400, 600):
    letters("be-vietnam-pro", weight, "latin", f"be-vietnam-pro-{weight}.woff2", LATIN)
    even(f"be-vietnam-pro-{weight}.woff2", 640)
    letters("be-vietnam-pro", weight, "vietnamese", f"be-vietnam-pro-vi-{weight}.woff2", "*")
letters("fraunces", 600, "latin", "fraunces-600.woff2", LATIN)
letters("fraunces", 600, "vietnamese", "fraunces-vi-600.woff2", "*")
suits()
