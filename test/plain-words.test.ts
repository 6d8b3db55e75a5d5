import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { sources } from "./imports.ts";
import { read } from "./imports-of.ts";

/** What readers see has the usual words of auctions and shops, in each language; the product is no house, and its people sit at no desk. */

const czech = /(?<!\p{L})(dům|domu|domě|domem|stůl|stole|Řekněte|Řeknete|leží v n[ií]|Vzdát)(?!\p{L})/u;
const english =
  /\b([Tt]he house|[Aa] house|of the house|(?:money|moderators’) desk|[Tt]ell me|(?:is|are|be|been) told|put to the top|topped(?!")|user name|[Nn]ame the postage|table of fees|goes? back the way|spreads?|your data are)\b/;

test.each([
  ["Dům začíná jedním člověkem. Řekněte, kdo dům provozuje.", true],
  ["Obchod s lihovinami provozuje rodinný podnik.", false],
])("Czech: %s %s", (text, isFound) => expect(czech.test(text)).toBe(isFound));

test.each([
  ["A house begins with one person.", true],
  ["Tell us who operates the house.", true],
  ["The buyer is told about it.", true],
  ["The buyer is notified.", false],
])("English: %s %s", (text, isFound) => expect(english.test(text)).toBe(isFound));

test("texts of pages, letters and errors have the usual words", () => {
  const letters = sources.filter((file) => file.startsWith("server/features/mails/") && !file.endsWith(".test.ts"));
  const texts = globSync([
    "web/i18n/{cs,en}/*/*.json",
    "server/features/mails/*/{cs,en}.json",
    "server/features/content/pages/*.html",
  ]).sort();
  const messages = ["server/messages/cs.ts", "server/messages/en.ts"];
  expect(texts.length).toBeGreaterThan(100);
  expect([...texts, ...letters, ...messages].flatMap(unusual)).toEqual([]);
});

/** Of JSON and HTML every line is text, of code only what stands in quotes. */
function unusual(file: string): string[] {
  const lines = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n");
  const said = file.endsWith(".ts") ? lines.flatMap((line) => line.match(/"[^"]+"|`[^`]+`/g) ?? []) : lines;
  return said.filter((text) => czech.test(text) || english.test(text)).map((text) => `${file}: ${text.trim()}`);
}

/** A name may be a woman's, and an item a cigar. */
test("letters of deals say nobody in the masculine and no bottle", () => {
  const masculine = /\{\{by\}\}[^".]*? \p{L}*[aeiuí]l[ .,:]/u;
  const texts = globSync(["server/features/mails/deals/*.json", "web/i18n/{cs,en}/own/deals.json"]);
  const found = texts.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => (masculine.test(line) && /[ěščřžýáíéůú]/.test(line)) || /láhev|bottle/i.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
