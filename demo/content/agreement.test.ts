import { expect, test } from "vitest";
import { type Good, allGoods as goods } from "./goods.ts";
import { stockGoods } from "./stock.ts";

const wordsOf = ({ name, note, story, state, addition }: Good) => [name, note, story, state, addition].join(" ");
const isOneOf =
  <Key extends keyof Good>(key: Key, ...allowed: Good[Key][]) =>
  (good: Good) =>
    allowed.includes(good[key]);
const isBottle = ({ category }: Good) => category < 300;
const isBoxed = ({ boxState }: Good) => boxState !== null && boxState !== "missing";
const madeIn = ({ bottledYear, vintage }: Good) => bottledYear ?? vintage ?? 2023;

/** A text with these words claims that the condition sheet shows the same. */
const claims: readonly [words: RegExp, holds: (good: Good) => boolean][] = [
  [/zalit\S+ voskem|voskov|pečet\S* z vosku|vosk celý|wax seal|přelakován/i, isOneOf("closure", "wax")],
  [/\bkorek|korkov|na korek|dřevěnou zátkou|zátka je původní/i, isOneOf("closure", "cork")],
  [/šroubovac|plechový uzávěr/i, isOneOf("closure", "screw_cap")],
  [/zabroušenou zátkou|skleněnou zátkou|křišťálová karafa/i, isOneOf("closure", "glass")],
  [/neporušeným uzávěrem/, isOneOf("closureState", "perfect")],
  [/hladina (je|sahá|v |odpovídá)|proti světlu/i, ({ fillLevel }) => fillLevel !== null],
  [/hladina je jako při stáčení|plná po hrdlo/i, isOneOf("fillLevel", "full")],
  [/hladina v hrdle|hladina sahá do hrdla/i, isOneOf("fillLevel", "neck")],
  [/(kolkem|kolek|dovozní páskou)/i, ({ dutyStamp }) => dutyStamp !== "missing" && dutyStamp !== null],
  [/etiketa (je jen )?lehce zažloutlá/i, isOneOf("labelState", "good")],
  [/etiketa bez (vady|škrábnutí|poškození)/i, isOneOf("labelState", "perfect")],
  [/etiketa lehce potrhaná/i, isOneOf("labelState", "damaged")],
  [/původní balení|obal má|krabičk|tubusu|v kazetě|původním obalu/i, isBoxed],
  [/osobní předání|předám osobně|\{place\}/i, isOneOf("handover", "both")],
  [/dědečkovi|pozůstalost/i, (good) => madeIn(good) < 2015],
  [/doklad o koupi/i, ({ provenance }) => /doklad|účtenka/i.test(provenance ?? "")],
  [/sklep (ruším|rušíme)|ve sklepě dělám/i, ({ storage }) => /sklep/i.test(storage ?? "")],
  [/plechovka|víčko/i, ({ category }) => category >= 320 && category < 350],
  [/šarže je na zadní etiketě|nepřelévalo/, isBottle],
];

test.each(claims)("%s is said only where the condition sheet agrees", (words, holds) => {
  const speaking = goods.filter((good) => words.test(wordsOf(good)));
  expect(speaking.length).toBeGreaterThan(0);
  expect(speaking.filter((good) => !holds(good)).map(({ name }) => name)).toEqual([]);
});

/** Numbers in a name or a note, each with the fact that has to agree with it. */
const numbers: readonly [words: RegExp, fact: keyof Good, wanted?: number][] = [
  [/\b(\d+) let\b/, "ageYears"],
  [/síla (\d+(?:,\d)?) procent/, "strengthPercent"],
  [/magnum/i, "volumeMl", 1_500],
  [/jeroboam|třílitrov/i, "volumeMl", 3_000],
  [/litrová lahev z/i, "volumeMl", 1_000],
  [/půllitrov/i, "volumeMl", 500],
  [/miniatura/i, "volumeMl", 50],
  [/sada dvou lahví/i, "pieces", 2],
  [/tři lahve/i, "pieces", 3],
  [/šest lahví/i, "pieces", 6],
  [/12 archivních lahví/i, "pieces", 12],
];

test.each(numbers)("%s agrees with the facts of its good", (words, fact, wanted) => {
  const named = goods.flatMap((good) => {
    const inNote = wanted || /procent/.test(words.source) ? good.note.match(words) : null;
    const found = good.name.match(words) ?? inNote;
    return found ? [{ good, said: wanted ?? Number(found[1]?.replace(",", ".")) }] : [];
  });
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ good, said }) => good[fact] !== said).map(({ good }) => good.name)).toEqual([]);
});

test("a year in a name is its vintage, its bottling, or that of a solera", () => {
  const wrong = goods.filter(({ name, vintage, bottledYear }) => {
    const years = name.match(/\b(1[89]|20)\d\d\b/g) ?? [];
    const known = [vintage, bottledYear].map(String);
    return years.length === 1 && !/solera/i.test(name) && !years.some((year) => known.includes(year));
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("a level is told and pictured only of what one sees through", () => {
  const wrong = goods.filter((good) => isBottle(good) && good.fillLevel === null && good.pictures.includes("level"));
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

/** Categories that name a region or country, and the countries that what lies in them comes from. */
const origins: readonly [from: number, to: number, ...countries: string[]][] = [
  [11, 11, "Jamajka"],
  [12, 12, "Barbados"],
  [13, 13, "Trinidad a Tobago"],
  [14, 14, "Kuba"],
  [15, 15, "Dominikánská republika"],
  [18, 18, "Guyana"],
  [19, 19, "Venezuela"],
  [20, 20, "Guatemala"],
  [21, 21, "Panama"],
  [23, 23, "Brazílie"],
  [30, 41, "Skotsko"],
  [42, 42, "Irsko"],
  [43, 46, "USA"],
  [47, 47, "Japonsko"],
  [48, 48, "Kanada"],
  [49, 49, "Tchaj-wan", "Indie"],
  [50, 50, "Česko", "Německo"],
  [60, 65, "Francie"],
  [66, 66, "Španělsko"],
  [67, 67, "Arménie", "Gruzie"],
  [68, 68, "Itálie"],
  [69, 69, "Peru"],
  [120, 122, "Mexiko"],
  [141, 141, "Čína", "Japonsko"],
  [211, 215, "Francie"],
  [216, 219, "Itálie"],
  [220, 220, "Španělsko", "Portugalsko"],
  [221, 221, "Česko"],
  [222, 222, "USA", "Austrálie"],
  [231, 232, "Francie"],
  [233, 233, "Německo", "Rakousko"],
  [234, 234, "Česko"],
  [251, 253, "Francie"],
  [261, 261, "Portugalsko"],
  [262, 262, "Španělsko"],
  [264, 264, "Maďarsko", "Francie", "Česko"],
  [311, 313, "Kuba"],
  [314, 314, "Dominikánská republika"],
  [315, 315, "Nikaragua"],
  [316, 316, "Honduras"],
];
/** Words of names, and the categories that they are true of. */
const regions: readonly [words: RegExp, ...categories: number[]][] = [
  [/meursault|montrachet/i, 231],
  [/chambolle|côte de nuits/i, 214],
  [/pauillac|margaux|saint-julien/i, 212],
  [/pomerol|saint-émilion/i, 213],
  [/hermitage|châteauneuf/i, 215],
  [/barolo|barbaresco/i, 217],
  [/brunello/i, 218],
  [/amarone \d/i, 219],
  [/rioja|douro/i, 220],
  [/mosel|wachau/i, 233],
  [/gewürztraminer/i, 232],
];

test("regions and countries agree with the category, in auctions and in the shop", () => {
  const shop = stockGoods.map(({ categoryId, ...good }) => ({ ...good, category: categoryId }));
  for (const { name, category, country } of [...goods, ...shop]) {
    for (const [from, to, ...countries] of origins) {
      if (category >= from && category <= to) expect(countries, name).toContain(country);
    }
    for (const [words, ...categories] of regions) {
      if (words.test(name)) expect(categories, name).toContain(category);
    }
  }
});
