"""Makes the letters for Chinese on paper, once, from the npm package of Google's font.

    npm pack @expo-google-fonts/noto-sans-sc && tar xzf expo-google-fonts-noto-sans-sc-*.tgz
    python3 paper.py package/400Regular/NotoSansSC_400Regular.ttf noto-sans-sc-gb2312.ttf

needs fontTools. Noto Sans SC is under the SIL Open Font License 1.1 and reserves the name of Source alone. What is kept
are the signs of GB 2312, which names of people need: 2.1 MB of 10.6, 1.4 MB in the jar; its first level alone would be
half of that, and lacks names.
"""
import sys

from fontTools import subset


def signs():
    for high in range(0xA1, 0xF8):
        for low in range(0xA1, 0xFF):
            try:
                yield bytes([high, low]).decode("gb2312")
            except UnicodeDecodeError:
                continue


options = subset.Options()
options.hinting = False
options.layout_features = []
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
options.drop_tables += ["GSUB", "GPOS", "GDEF", "BASE", "vhea", "vmtx", "VORG"]
font = subset.load_font(sys.argv[1], options)
subsetter = subset.Subsetter(options)
subsetter.populate(text="".join(sign for sign in signs() if ord(sign) > 0x2E7F))
subsetter.subset(font)
subset.save_font(font, sys.argv[2], options)
