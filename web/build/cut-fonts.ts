/** How a font is cut for the first screen. */
export interface CutFont {
  /** The whole font, a file of a package. */
  readonly from: string;
  readonly letters: string;
  /** What weights and optical sizes (px) the styles use, or one for all; others come out as the nearest. */
  readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** OpenType features: kerning, ligatures, figures of one width and of one height. */
  readonly keepFeatures: readonly string[];
}

const printable = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");
const czech = "ÁáÉéÍíÓóÚúÝý";
/** Names of drinks and their makers are as often German, French or Spanish. */
const neighbours = "ÄäÖöÜüßÀàÂâÇçÈèÊêËëÎîÏïÔôŒœÙùÛûÑñ";
/** With the no-break space that `typography()` sets. */
const signs = "\u00a0–—‘’‚“”„…•·×°§©€−≈→←";
const czechCarons = "ČčĎďĚěŇňŘřŠšŤťŮůŽž";

/** Letters that the first files have, in two because the packages keep Latin and the rest of it apart. */
const firstLetters = printable + czech + neighbours + signs;
const firstExtendedLetters = czechCarons;

const keepFeatures = ["kern", "liga", "ccmp", "locl", "mark", "lnum", "tnum"];
const serif = {
  variationAxes: { wght: { min: 360, max: 480 }, opsz: { min: 18, max: 72 } },
  keepFeatures,
};
/** One weight and one optical size for all headings of phones: a quarter of the bytes, for a line that is often slow. */
const serifOfPhones = { variationAxes: { wght: 420, opsz: 28 }, keepFeatures };
const sans = { variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures };
const newsreader = "@fontsource-variable/newsreader/files/newsreader-latin";
const sourceSans = "@fontsource-variable/source-sans-3/files/source-sans-3-latin";

/** By the name of the file, without its ending. */
export const cutFonts: Readonly<Record<string, CutFont>> = {
  newsreader: { from: `${newsreader}-opsz-normal.woff2`, letters: firstLetters, ...serif },
  "newsreader-czech": {
    from: `${newsreader}-ext-opsz-normal.woff2`,
    letters: firstExtendedLetters,
    ...serif,
  },
  "newsreader-phone": { from: `${newsreader}-opsz-normal.woff2`, letters: firstLetters, ...serifOfPhones },
  "newsreader-phone-czech": {
    from: `${newsreader}-ext-opsz-normal.woff2`,
    letters: firstExtendedLetters,
    ...serifOfPhones,
  },
  "source-sans": { from: `${sourceSans}-wght-normal.woff2`, letters: firstLetters, ...sans },
  "source-sans-czech": {
    from: `${sourceSans}-ext-wght-normal.woff2`,
    letters: firstExtendedLetters,
    ...sans,
  },
};
