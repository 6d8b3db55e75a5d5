import { expect, test } from "vitest";
import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import { drawnBottleOf } from "#demo/drawing/drawn-bottle.ts";
import { galleryOf } from "#demo/drawing/gallery-of.ts";
import { createRandom } from "#demo/drawing/random.ts";
import { additions } from "./additions.ts";
import { allGoods } from "./all-goods.ts";
import { conditionOf } from "./condition.ts";
import { describe } from "./description.ts";
import { drawingSpecOf } from "./drawing-spec.ts";
import type { Good } from "./good.ts";
import { groupOf } from "./group-of.ts";
import type { Offered } from "./offered.ts";

/** Every good as six sellers might offer it, with every text that may be written about it. */
const offered = allGoods.flatMap((good) =>
  Array.from({ length: 6 }, (_, turn) => {
    const random = createRandom(turn).fork(good.name);
    const sheet = conditionOf(good, random);
    const handover: Offered["handover"] = turn % 2 === 0 ? "post" : "both";
    const text = describe(good, sheet, { place: "Brno", handover }, random);
    const added = additions.filter(({ fits }) => fits?.({ good, sheet, handover }) ?? true);
    return { good, sheet, handover, words: [good.name, text, ...added.map((line) => line.text)].join(" ") };
  }),
);

type Subject = (typeof offered)[number];

const isBottle = ({ good }: Subject) => ["spirit", "wine"].includes(groupOf(good));
const isOneOf =
  <Key extends keyof ConditionSheet>(key: Key, ...allowed: ConditionSheet[Key][]) =>
  ({ sheet }: Subject) =>
    allowed.includes(sheet[key]);

/** A text with these words claims that the condition sheet shows the same. */
const claims: readonly [words: RegExp, holds: (subject: Subject) => boolean][] = [
  [/zalit\S+ voskem|voskov|pečet\S* z vosku|vosk celý|wax seal|přelakován/i, isOneOf("closure", "wax")],
  [/\bkorek|korkov|na korek|dřevěnou zátkou|zátka je původní/i, isOneOf("closure", "cork")],
  [/šroubovac|plechový uzávěr/i, isOneOf("closure", "screw_cap")],
  [/zabroušenou zátkou|skleněnou zátkou|křišťálová karafa/i, isOneOf("closure", "glass")],
  [/neporušeným uzávěrem/, isOneOf("closureState", "perfect")],
  [/hladina (je|sahá|v |odpovídá)|proti světlu/i, ({ sheet }) => sheet.fillLevel !== null],
  [/hladina je jako při stáčení|plná po hrdlo/i, isOneOf("fillLevel", "full")],
  [/hladina v hrdle|hladina sahá do hrdla/i, isOneOf("fillLevel", "neck")],
  [
    /(kolkem|kolek|dovozní páskou)/i,
    ({ sheet }) => sheet.dutyStamp !== "missing" && sheet.dutyStamp !== null,
  ],
  [/etiketa (je jen )?lehce zažloutlá/i, isOneOf("labelState", "good")],
  [/etiketa bez (vady|škrábnutí|poškození)/i, isOneOf("labelState", "perfect")],
  [/etiketa lehce potrhaná/i, isOneOf("labelState", "damaged")],
  [/původní balení|obal má|krabičk|tubusu|v kazetě|původním obalu/i, ({ good }) => good.facts.boxed === true],
  [/osobní předání|předám osobně/i, ({ handover }) => handover === "both"],
  [/dědečkovi|pozůstalost/i, ({ good }) => (good.facts.bottled ?? good.facts.vintage ?? 2023) < 2015],
  [/doklad o koupi/i, ({ sheet }) => /doklad|účtenka/i.test(sheet.provenance ?? "")],
  [/sklep (ruším|rušíme)|ve sklepě dělám/i, ({ sheet }) => /sklep/i.test(sheet.storage ?? "")],
  [/plechovka|víčko/i, ({ good }) => ["pipe-tobacco", "cigarillos"].includes(good.kind)],
  [/šarže je na zadní etiketě|nepřelévalo/, isBottle],
];

test.each(claims)("%s is said only where the condition sheet agrees", (words, holds) => {
  const speaking = offered.filter((subject) => words.test(subject.words));
  expect(speaking.length).toBeGreaterThan(0);
  expect([...new Set(speaking.filter((subject) => !holds(subject)).map(({ good }) => good.name))]).toEqual(
    [],
  );
});

/** Numbers in a name or a note, each with the fact that has to agree with it. */
const numbers: readonly [words: RegExp, factOf: (good: Good) => number | undefined, wanted?: number][] = [
  [/\b(\d+) let\b/, ({ facts }) => facts.age],
  [/síla (\d+(?:,\d)?) procent/, ({ facts }) => facts.abv],
  [/magnum/i, ({ facts }) => facts.ml, 1_500],
  [/jeroboam|třílitrov/i, ({ facts }) => facts.ml, 3_000],
  [/litrová lahev z/i, ({ facts }) => facts.ml, 1_000],
  [/půllitrov/i, ({ facts }) => facts.ml, 500],
  [/miniatura/i, ({ facts }) => facts.ml, 50],
  [/sada dvou lahví/i, ({ facts }) => facts.pieces, 2],
  [/tři lahve/i, ({ facts }) => facts.pieces, 3],
  [/šest lahví/i, ({ facts }) => facts.pieces, 6],
  [/12 archivních lahví/i, ({ facts }) => facts.pieces, 12],
];

test.each(numbers)("%s agrees with the facts of its good", (words, factOf, wanted) => {
  const named = allGoods.flatMap((good) => {
    const found =
      good.name.match(words) ?? (wanted || /procent/.test(words.source) ? good.note.match(words) : null);
    return found ? [{ good, said: wanted ?? Number(found[1]?.replace(",", ".")) }] : [];
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ good, said }) => factOf(good) !== said).map(({ good }) => good.name)).toEqual([]);
});

test("a year in a name is its vintage, its bottling, or that of a solera", () => {
  const wrong = allGoods.filter(({ name, facts }) => {
    const years = name.match(/\b(1[89]|20)\d\d\b/g) ?? [];
    const known = [facts.vintage, facts.bottled].map(String);
    return years.length === 1 && !/solera/i.test(name) && !years.some((year) => known.includes(year));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("the sheet tells the closure that the pictures show, and no level of what nobody sees through", () => {
  for (const { good, sheet } of offered) {
    const spec = drawingSpecOf(good, sheet);
    const drawn = drawnBottleOf(spec);
    if (!drawn) {
      expect(sheet.closure, good.name).toBeNull();
      continue;
    }
    const same = {
      wax: "wax",
      screw: "screw_cap",
      glass: "glass",
      crown: "crown",
      cork: "cork",
      stopper: "cork",
    };
    if (drawn.closure !== "foil") expect(sheet.closure, good.name).toBe(same[drawn.closure]);
    expect(sheet.fillLevel === null, good.name).toBe(!drawn.showsLevel);
    if (!drawn.showsLevel) expect(galleryOf(spec)).not.toContain("level");
  }
});
