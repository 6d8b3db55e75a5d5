import unhomoglyph from "unhomoglyph";

/** Names that would pass for the staff; each also stands for itself with separators and digits (rule A15). */
const reserved = [
  ...["admin", "administrator", "administrace", "spravce", "operator", "system", "root"],
  ...["podpora", "support", "pomoc", "help", "info", "kontakt", "redakce"],
  ...["moderator", "moderatorka", "moderation", "moderace"],
];
const siteName = "kabinet";
/** Words that make one of those look like the site where they are joined to it. */
const joined = ["team", "tym", "official", "oficialni"];

/** Scripts in which names are written (UAX 31, table 5); those that are written together count as one. */
const scripts = [
  ...["Latin", "Cyrillic", "Greek", "Armenian", "Georgian", "Hebrew", "Arabic", "Thaana", "Ethiopic"],
  ...["Devanagari", "Bengali", "Gujarati", "Gurmukhi", "Oriya", "Tamil", "Telugu", "Kannada", "Malayalam"],
  ...["Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Tibetan"],
].map((script) => [script]);
const writtenTogether = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Bopomofo"],
  ["Han", "Hangul"],
];
const ofOneScript = [...scripts, ...writtenTogether].map(
  (together) =>
    new RegExp(`^[\\p{Script=Common}${together.map((script) => `\\p{Script_Extensions=${script}}`).join("")}]+$`, "u"),
);

/**
 * A15: A user name is written in one script, looks like no other (skeleton of UTS 39) and does not pass for the site (`admin`, `podpora`,
 * `moderator`, `kabinet…`).
 */
export function nameRefusal(name: string): "USERNAME_SCRIPTS" | "USERNAME_RESERVED" | null {
  if (!ofOneScript.some((script) => script.test(name))) return "USERNAME_SCRIPTS";
  return isReserved(name) ? "USERNAME_RESERVED" : null;
}

/**
 * A12: A user name has 3 to 30 letters, digits, dots, hyphens or underscores that can be seen, in compatible form
 * (NFKC), and is taken whatever its case.
 *
 * What a name looks like: the skeleton of UTS 39, where names that can be taken for each other are the same. Once more in small
 * letters, since the case of a name means nothing here: `0tto`, `Otto` and `οttο` are one.
 */
export function skeletonOf(name: string): string {
  return skeleton(skeleton(name).toLowerCase());
}

function skeleton(text: string): string {
  return unhomoglyph(text.normalize("NFD")).normalize("NFD");
}

function isReserved(name: string): boolean {
  const words = [...name.split(/[._-]+/), name.replace(/[._-]+/g, "")].map((word) =>
    bare(word.replace(/\p{N}+$/u, "")),
  );
  const known = reserved.map(bare);
  const site = bare(siteName);
  const ofSite = [...known, site];
  const beside = [...ofSite, ...joined.map(bare)];
  const isOfTwo = (word: string) =>
    ofSite.some((one) => beside.some((other) => word === one + other || word === other + one));
  return words.some((word) => known.includes(word) || word.startsWith(site) || isOfTwo(word));
}

/** Without accents, and with one sign for i, l and 1. */
function bare(word: string): string {
  return skeletonOf(word).replace(/\p{M}/gu, "").replaceAll("l", "i");
}
